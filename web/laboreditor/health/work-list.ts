import type { TFunction } from "i18next";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type Finding,
  type FindingKind,
  findingKinds,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { findingText, placedText } from "../../platform/form/finding-text.ts";

/** The list of findings that somebody works through, with the index of the present one, from 0. */
export interface WorkList {
  kind: FindingKind;
  search: string;
  field: string;
  index: number;
}

/**
 * Address for correcting a finding: its analysis, its field, and its list.
 * @param from the address of the previous finding, whose filter of the analyses is kept
 */
export function placeOf(
  { id, field }: Pick<Finding, "id" | "field">,
  list: WorkList,
  from?: URLSearchParams,
) {
  const search = new URLSearchParams(from);
  const parts = { finding: list.kind, at: String(list.index), found: list.search, within: list.field };
  for (const [name, value] of Object.entries(parts)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  return {
    pathname: `/laboreditor/analyse/${id}`,
    search: `?${search}`,
    hash: field === null ? "" : `#field-${field}`,
  };
}

/** The list of findings named in an address of the editor; undefined if there is none. */
export function workListOf(query: URLSearchParams): WorkList | undefined {
  const kind = findingKinds.find((name) => name === query.get("finding"));
  if (!kind) return undefined;
  const index = Math.max(0, Math.trunc(Number(query.get("at"))) || 0);
  return { kind, index, search: query.get("found") ?? "", field: query.get("within") ?? "" };
}

/** Address of a list of findings. */
export function listAddress({ kind, search, field }: WorkList): string {
  const query = new URLSearchParams({ kind, ...(search && { search }), ...(field && { field }) });
  return `/laboreditor/gesundheit?${query}`;
}

/** The field of a finding, with its language if it has one; null if the finding is about the analysis as a whole. */
export const fieldOf = (
  { label, place }: Pick<Finding, "label" | "place">,
  languageName: (language: Language) => string,
) => (label !== null && place.language ? `${label} (${languageName(place.language)})` : label);

/** The text of a finding. */
export function textOf(finding: Finding, t: TFunction<"health">): string {
  const others = finding.others.join(", ");
  const { check, place, column, parameters } = finding;
  if (check) return placedText(place, column ?? undefined, findingText(check, parameters));
  switch (finding.kind) {
    case "duplicate_name":
      return t("found.duplicate", { others });
    case "broken_relation":
      return t("found.gone", { others, target: t(`targets.${finding.target ?? "analysis"}`) });
    case "scattered_specimen":
      return t("found.scattered");
    default:
      return t("found.missing");
  }
}
