import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import {
  type Finding,
  type FindingKind,
  findingKinds,
} from "../../../shared/laboreditor/health/health.endpoints.ts";
import { type Catalogue, shownName } from "../../core/door.ts";
import { faultsByKind } from "./find-faults.ts";

/** How many findings of each kind, and how many analyses have none. */
export function countFindings(catalogue: Catalogue, main: Language) {
  return catalogue.derive(`health counts ${main}`, () => {
    const faults = faultsByKind(catalogue, main);
    const concerned = new Set([...faults.values()].flatMap((some) => some.map(({ id }) => id)));
    const analyses = [...catalogue.documents("analysis")].length;
    const counts = Object.fromEntries(
      findingKinds.map((kind) => [kind, faults.get(kind)?.length ?? 0]),
    ) as Record<FindingKind, number>;
    return { analyses, sound: analyses - concerned.size, counts };
  });
}

/** The findings of a kind in words, by the analysis's name; once per revision and language. */
export function showFindings(
  catalogue: Catalogue,
  { kind, search }: { kind: FindingKind; search: string },
  language: Language,
  main: Language,
): Finding[] {
  const all = catalogue.derive(`health ${kind} ${language} ${main}`, () => {
    const labels = labelsOf(catalogue, language, main);
    const collator = new Intl.Collator(language, { numeric: true });
    const found = (faultsByKind(catalogue, main).get(kind) ?? []).flatMap((fault): Finding[] => {
      const analysis = catalogue.byId("analysis", fault.id)?.content;
      if (!analysis) return [];
      const label =
        fault.field === null ? null : (labels.get(`${analysis.layout} ${fault.field}`) ?? fault.field);
      return [{ ...fault, code: analysis.code, name: shownName(analysis, { language, main }), label }];
    });
    return found.sort(
      (left, right) => collator.compare(left.name, right.name) || collator.compare(left.code, right.code),
    );
  });
  const wanted = fold(search);
  return wanted === "" ? all : all.filter(({ name, code }) => fold(`${name} ${code}`).includes(wanted));
}

const labelsOf = (catalogue: Catalogue, language: Language, main: Language) =>
  new Map(
    [...catalogue.documents("layout")].flatMap(({ content }) =>
      valueFields(content.fields).map(
        ({ key, label }) =>
          [`${content.identifier} ${key}`, localized(label, language, main).value ?? key] as const,
      ),
    ),
  );
