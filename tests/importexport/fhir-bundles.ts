import { Readable } from "node:stream";
import { readJson } from "../../functions/importexport/imports/reading/read-json.ts";

/** Resources of FHIR as laboratories' systems export them. */

export const loinc = (code: string) => ({
  coding: [{ system: "http://loinc.org", code, display: `LOINC ${code}` }],
});
export const words = (text: string) => ({ text });
export const ucum = (value: number, code: string) => ({ value, system: "http://unitsofmeasure.org", code });
export const bundle = (...resources: object[]) =>
  JSON.stringify({
    resourceType: "Bundle",
    type: "collection",
    entry: resources.map((resource, index) => ({ fullUrl: `urn:uuid:${index}`, resource })),
  });
export const observation = (id: string, code: string, properties: object = {}): Record<string, unknown> => ({
  ...{ resourceType: "ObservationDefinition", id, status: "active", code: loinc(code) },
  ...properties,
});

/** The analyses of a file without what they leave empty. */
export async function analysesOf(text: string, language: "de" | "en" = "de") {
  const file = await readJson(async () => Readable.from([Buffer.from(text)]), false, language);
  if (file.format !== "foreign") throw new Error("The file is of the import format.");
  const [list] = file.lists;
  const parts: string[] = [];
  for await (const { text } of file.records(list?.path ?? "")) parts.push(text);
  return parts.map((text) =>
    Object.fromEntries(
      Object.entries(JSON.parse(text) as Record<string, string>).filter(([, { length }]) => length > 0),
    ),
  );
}
