import { limits } from "../../../../shared/kernel/limits.ts";
import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import { ImportProblem } from "../import-problem.ts";
import { type Definition, definitionsOf } from "./fhir-definitions.ts";
import { elementOf, textOf } from "./fhir-elements.ts";
import { parsedRecord } from "./json-records.ts";
import type { JsonPart } from "./scan-json.ts";

/** Whether a part of a file is a FHIR resource, or an entry of a bundle that holds one. */
export function isResource(value: unknown): boolean {
  const { resourceType, resource } = elementOf(value);
  return textOf(resourceType) !== "" || textOf(elementOf(resource).resourceType) !== "";
}

/**
 * The analyses that FHIR resources define, as records of another system. A plan or procedure with one result is an analysis together with
 * that; with several, it is a panel of them. Specimens belong to the analyses that ask for them.
 * @param parts resources, or entries of a bundle
 * @throws ImportProblem corrupt_file, too_much_text
 */
export async function recordsOfFhir(
  parts: AsyncIterable<JsonPart>,
  language: UiLanguage,
): Promise<JsonPart[]> {
  const definitions: Definition[] = [];
  let characters = 0;
  for await (const { path, text } of parts) {
    const value = elementOf(parsedRecord(text, path));
    const resource = value.resource === undefined ? value : elementOf(value.resource);
    definitions.push(...definitionsOf(resource, path, language, textOf(value.fullUrl)));
    characters += text.length;
    if (characters > limits.sheetText || definitions.length > limits.sheetRows) throw tooMuch(path);
  }
  const analyses = analysesOf(definitions);
  const codes = codesOf(analyses);
  const places = new Map(
    analyses.flatMap(({ definitions }, index) => definitions.map((each) => [each, index] as const)),
  );
  return analyses.map(({ parts, related, ...analysis }, index) => {
    const members = [...parts, ...related].flatMap((each) => {
      const place = places.get(each);
      return place === undefined || place === index ? [] : (codes[place] ?? []);
    });
    const record = { code: codes[index], ...factsOf(analysis), related: [...new Set(members)] };
    return { path: analysis.definitions[0]?.path ?? "", text: JSON.stringify(record) };
  });
}

function tooMuch(path: string): ImportProblem {
  const message = `The resources have more than ${limits.sheetText} characters or ${limits.sheetRows} definitions (${path}).`;
  return new ImportProblem("too_much_text", message, [{ code: "too_much_text", message, path }]);
}

/** An analysis: the definitions of it, the first of which names it, and those of its specimens, parts and relatives. */
interface FhirAnalysis {
  definitions: Definition[];
  specimens: Definition[];
  parts: Definition[];
  related: Definition[];
}

function analysesOf(definitions: readonly Definition[]): FhirAnalysis[] {
  const byAddress = new Map<string, Definition>();
  for (const definition of definitions)
    for (const address of definition.addresses) {
      byAddress.set(address, definition);
      // A canonical address and a relative one end alike.
      const relative = /[A-Za-z]+\/[^/]+$/.exec(address)?.[0];
      if (relative && !byAddress.has(relative)) byAddress.set(relative, definition);
    }
  const resolved = (addresses: readonly string[]) => {
    const targets = addresses.flatMap(
      (address) =>
        byAddress.get(address) ?? byAddress.get(/[A-Za-z]+\/[^/]+$/.exec(address)?.[0] ?? "") ?? [],
    );
    return [...new Set(targets)];
  };
  const used = new Set<Definition>();
  const inputs = new Set(definitions.flatMap((each) => resolved(each.inputs)));
  const analyses: FhirAnalysis[] = [];
  for (const type of ["PlanDefinition", "ActivityDefinition", "ObservationDefinition"] as const)
    for (const definition of definitions) {
      if (definition.type !== type || used.has(definition)) continue;
      if (type === "ObservationDefinition" && inputs.has(definition)) continue;
      const activities = resolved(definition.procedures).filter(({ type }) => type === "ActivityDefinition");
      // Several procedures are analyses of their own, of which this one is the panel.
      const parts = activities.length === 1 ? [definition, ...activities] : [definition];
      const procedures = resolved(definition.procedures).filter((each) => !parts.includes(each));
      const results = resolved(parts.flatMap((each) => each.results));
      const [result] = results;
      const allParts = result && results.length === 1 ? [...parts, result] : parts;
      for (const each of allParts) used.add(each);
      analyses.push({
        definitions: allParts,
        specimens: resolved(allParts.flatMap((each) => each.specimens)),
        parts: [
          ...procedures,
          ...(results.length > 1 ? results : []),
          ...resolved(allParts.flatMap((each) => each.parts)),
        ],
        related: resolved(allParts.flatMap((each) => each.similar)),
      });
    }
  return analyses;
}

/** The codes of the analyses: the laboratory's own, else LOINC if no other one has it, else the id of the resource. */
function codesOf(analyses: readonly FhirAnalysis[]): string[] {
  const first = (definitions: readonly Definition[], key: "identifier" | "own" | "loinc" | "id") =>
    definitions.map((each) => each[key]).find(Boolean);
  const preferred = analyses.map(
    ({ definitions }) =>
      first(definitions, "identifier") ?? first(definitions, "own") ?? first(definitions, "loinc"),
  );
  const times = new Map<string | undefined, number>();
  for (const code of preferred) times.set(code, (times.get(code) ?? 0) + 1);
  return analyses.map(({ definitions }, index) => {
    const code = preferred[index];
    return (code !== undefined && times.get(code) === 1 ? code : (first(definitions, "id") ?? code)) ?? "";
  });
}

/** The names and facts of an analysis; of what several definitions state, the first one counts, and only lists are joined. */
function factsOf({ definitions, specimens }: Pick<FhirAnalysis, "definitions" | "specimens">) {
  const names = definitions.find((each) => Object.values(each.names).some(Boolean))?.names ?? {};
  const facts: Definition["facts"] = {};
  for (const [key, value] of [...definitions, ...specimens].flatMap((each) => Object.entries(each.facts))) {
    const previous = facts[key];
    if (Array.isArray(previous) && Array.isArray(value))
      facts[key] = [...new Map([...previous, ...value].map((each) => [JSON.stringify(each), each])).values()];
    else if (previous === undefined || previous === "") facts[key] = value;
  }
  return {
    ...Object.fromEntries(
      Object.entries(names).map(([language, name]) => [language === "" ? "name" : `name_${language}`, name]),
    ),
    loinc: definitions.find(({ loinc }) => loinc !== "")?.loinc ?? "",
    ...facts,
  };
}
