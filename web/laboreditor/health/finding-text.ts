import type { TFunction } from "i18next";
import type { Finding } from "../../../shared/laboreditor/health/health.endpoints.ts";

type Texts = TFunction<"health">;

/** Where a finding is corrected in the editor: the analysis, and in it the field. */
export const placeOf = ({ id, field }: Pick<Finding, "id" | "field">) =>
  `/laboreditor/analyse/${id}${field === null ? "" : `#field-${field}`}`;

/** The text of a finding. */
export function findingText(finding: Finding, t: Texts): string {
  const others = finding.others.join(", ");
  switch (finding.kind) {
    case "duplicate_name":
      return t("found.duplicate", { others });
    case "broken_relation":
      return t("found.gone", { others, target: t(`targets.${finding.target ?? "analysis"}`) });
    case "range_gap":
      return t("found.gap", { ages: agesText(finding.ages, "between", t) });
    case "range_overlap":
      return t("found.overlap", { ages: agesText(finding.ages, "span", t) });
    default:
      return t("found.missing");
  }
}

function agesText(ages: Finding["ages"], both: "between" | "span", t: Texts): string {
  const [from, to] = [age(ages?.from, t), age(ages?.to, t)];
  const text =
    from && to
      ? t(`ages.${both}`, { from, to })
      : from
        ? t("ages.from", { from })
        : to
          ? t("ages.upTo", { to })
          : t("ages.any");
  return ages && ages.sex !== "any" ? `${text} ${t(`sexes.${ages.sex}`)}` : text;
}

/** `17 y` as "17 years"; an age in another format stays as it is. */
function age(text: string | null | undefined, t: Texts): string | undefined {
  const [, count, unit] = /^(\d+) (d|w|mo|y)$/.exec(text ?? "") ?? [];
  return count && unit
    ? t(`units.${unit as "d" | "w" | "mo" | "y"}`, { count: Number(count) })
    : (text ?? undefined);
}
