import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import {
  type Finding,
  type FindingKind,
  findingKinds,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { analysesByName, type Catalogue } from "../../core/door.ts";
import { catalogueFaults } from "./catalogue-faults.ts";

/** The number of findings of each kind, and of analyses without any. */
export function countFindings(catalogue: Catalogue, main: Language) {
  return catalogue.derive(`health counts ${main}`, () => {
    const faults = catalogueFaults(catalogue, main);
    const analyses = [...catalogue.documents("analysis")].length;
    const counts = Object.fromEntries(findingKinds.map((kind) => [kind, 0])) as Record<FindingKind, number>;
    for (const findings of faults.values()) for (const { kind } of findings) counts[kind] += 1;
    const isFault = ({ kind }: { kind: FindingKind }) => kind !== "scattered_specimen";
    const unsound = [...faults.values()].filter((findings) => findings.some(isFault));
    return { analyses, sound: analyses - unsound.length, counts };
  });
}

/** The findings of a kind by the analysis's name, and the fields that have them; computed once per revision and language. */
export function showFindings(
  catalogue: Catalogue,
  { kind, search, field }: { kind: FindingKind; search: string; field?: string | undefined },
  language: Language,
  main: Language,
): { findings: Finding[]; fields: { key: string; label: string; count: number }[] } {
  const all = catalogue.derive(`health ${kind} ${language} ${main}`, () => {
    const labels = labelsOf(catalogue, language, main);
    const faults = catalogueFaults(catalogue, main);
    return analysesByName(catalogue, language, main).flatMap(({ id, code, name }) =>
      (faults.get(id) ?? []).flatMap((fault): Finding[] => {
        if (fault.kind !== kind) return [];
        const layout = catalogue.byId("analysis", id)?.content.layout;
        const { check, ...rest } = fault;
        const labelOf = (...keys: string[]) => labels.get([layout, ...keys].join(" ")) ?? keys.at(-1) ?? null;
        const label = fault.field === null ? null : labelOf(fault.field);
        const { column } = fault.place;
        return [
          {
            ...rest,
            ...{ code, name, check, label },
            column: fault.field === null || column === undefined ? null : labelOf(fault.field, column),
          },
        ];
      }),
    );
  });
  const pattern = fold(search);
  const findings = all.filter(
    (finding) =>
      (field === undefined || finding.field === field) &&
      (pattern === "" || fold(`${finding.name} ${finding.code}`).includes(pattern)),
  );
  const fields = [...Map.groupBy(all, (finding) => finding.field)].flatMap(([key, same]) =>
    key === null ? [] : [{ key, label: same[0]?.label ?? key, count: same.length }],
  );
  return { findings, fields };
}

const labelsOf = (catalogue: Catalogue, language: Language, main: Language) =>
  new Map<string, string>(
    [...catalogue.documents("layout")].flatMap(({ content }) =>
      valueFields(content.fields).flatMap(({ key, label, columns = [] }) => [
        [`${content.identifier} ${key}`, localized(label, language, main).value ?? key] as const,
        ...columns.map(
          (column) =>
            [
              `${content.identifier} ${key} ${column.key}`,
              localized(column.label, language, main).value ?? column.key,
            ] as const,
        ),
      ]),
    ),
  );
