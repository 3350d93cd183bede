import type { TFunction } from "i18next";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type Finding,
  type FindingKind,
  findingKinds,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { findingText, placedText } from "../../platform/form/finding-text.ts";

/** The findings that somebody goes through, and at which of them, counted from 0, the editor is. */
export interface WorkList {
  kind: FindingKind;
  search: string;
  field: string;
  at: number;
}

/**
 * Where a finding is corrected: its analysis, in it the field, and the list that it is one of.
 * @param from the address of the finding before it, whose filter of the analyses stays
 */
export function placeOf(
  { id, field }: Pick<Finding, "id" | "field">,
  list: WorkList,
  from?: URLSearchParams,
) {
  const search = new URLSearchParams(from);
  const parts = { finding: list.kind, at: String(list.at), found: list.search, within: list.field };
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

/** The list that an address of the editor leads through; undefined if it leads through none. */
export function workListOf(query: URLSearchParams): WorkList | undefined {
  const kind = findingKinds.find((one) => one === query.get("finding"));
  if (!kind) return undefined;
  const at = Math.max(0, Math.trunc(Number(query.get("at"))) || 0);
  return { kind, at, search: query.get("found") ?? "", field: query.get("within") ?? "" };
}

/** Where the findings of a list stand one below the other. */
export function listAddress({ kind, search, field }: WorkList): string {
  const query = new URLSearchParams({ kind, ...(search && { search }), ...(field && { field }) });
  return `/laboreditor/gesundheit?${query}`;
}

/** The field that a finding is about, and the language if it is about one; null where it is the analysis as a whole. */
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
    default:
      return t("found.missing");
  }
}
