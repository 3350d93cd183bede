import type { Facts } from "../../support/laboratory-files/facts.ts";
import {
  inLanguages,
  type LaboratoryFile,
  separated,
} from "../../support/laboratory-files/laboratory-file.ts";

const both = ["de", "en"] as const;
type Both = (typeof both)[number];
type Rows = readonly (readonly string[])[];

/** A file of one shape in German and English. */
export const shaped = (
  shape: string,
  files: Record<Both, { rows: Rows; expected: Facts[]; questions?: string[]; findings?: string[] }>,
): LaboratoryFile[] =>
  inLanguages(both, shape, (language) => {
    const { rows, expected, questions = [], findings = [] } = files[language as Both];
    return { fileName: "a.csv", file: separated(rows), expected, questions, findings };
  });
export const inJson = (
  shape: string,
  files: Record<Both, { value: unknown; expected: Facts[]; questions?: string[]; findings?: string[] }>,
): LaboratoryFile[] =>
  inLanguages(both, shape, (language) => {
    const { value, expected, questions = [], findings = [] } = files[language as Both];
    const file = () => Buffer.from(JSON.stringify(value));
    return { fileName: "a.json", file, expected, questions, findings };
  });

export const sodium = { code: "NA", name: "Natrium" };
export const potassium = { code: "K", name: "Kalium" };
export const chloride = { code: "CL", name: "Chlorid" };
