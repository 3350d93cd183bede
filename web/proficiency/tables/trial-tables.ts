import { listCell } from "../../../shared/kernel/cell-text.ts";
import type { ImportColumns, RowImport } from "../../../shared/kernel/define-row-import.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { certificationColumns } from "../../../shared/proficiency/certified-testable/certification-columns.ts";
import {
  certificationImport,
  certifiedTestables,
} from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { materialImport, materials } from "../../../shared/proficiency/materials/materials.endpoints.ts";
import { parameterImport, parameters } from "../../../shared/proficiency/parameters/parameters.endpoints.ts";
import type { ChosenRhythm } from "../../../shared/proficiency/rhythm.ts";
import { testableImport, testables } from "../../../shared/proficiency/testable/testable.endpoints.ts";
import { nameColumns, testableColumns } from "../../../shared/proficiency/testable/testable-columns.ts";
import { call } from "../../platform/api/call.ts";
import { wholeList } from "../../platform/api/whole-list.ts";

export type TrialTable = "parameters" | "materials" | "testables" | "certifications";

/** Words for cells whose value is neither text nor date. */
export interface CellWords {
  yes: string;
  no: string;
  rhythm: Readonly<Record<ChosenRhythm, string>>;
}

interface Described {
  calls: RowImport;
  kinds: ImportColumns;
  /** Address of the list. */
  address: string;
  /** Translated texts, whose columns come after the others. */
  translated: readonly "name"[];
  /** All records as rows, with the cells in the order of the columns. */
  rows: (words: CellWords, languages: readonly Language[]) => Promise<string[][]>;
}

const names =
  (list: typeof parameters.list | typeof materials.list) =>
  async (_words: CellWords, languages: readonly Language[]) =>
    (await wholeList((query) => call(list, { query }))).map(({ name, translations }) => [
      name,
      ...languages.map((language) => translations[language]?.name ?? ""),
    ]);
const allTestables = () => wholeList((query) => call(testables.list, { query }));

/** The records of the module as tables that can be exported and imported again. */
export const trialTables: Record<TrialTable, Described> = {
  parameters: {
    calls: parameterImport,
    kinds: nameColumns,
    translated: ["name"],
    address: "/ringversuche/parameter",
    rows: names(parameters.list),
  },
  materials: {
    calls: materialImport,
    kinds: nameColumns,
    translated: ["name"],
    address: "/ringversuche/material",
    rows: names(materials.list),
  },
  testables: {
    calls: testableImport,
    kinds: testableColumns,
    translated: [],
    address: "/ringversuche/testparameter",
    rows: async (words) =>
      (await allTestables()).map(({ parameter, material, category, tags, rilibaek, rhythm, analyses }) => [
        parameter.name,
        material.name,
        category?.name ?? "",
        listCell(tags.map(({ name }) => name)),
        rilibaek ? words.yes : words.no,
        words.rhythm[rhythm],
        listCell(analyses),
      ]),
  },
  certifications: {
    calls: certificationImport,
    kinds: certificationColumns,
    translated: [],
    address: "/ringversuche/zertifizierungen/testparameter",
    rows: async (words) => {
      const [named, certifications] = await Promise.all([
        allTestables(),
        wholeList((query) => call(certifiedTestables.list, { query })),
      ]);
      const byId = new Map(named.map((testable) => [testable.id, testable]));
      return certifications.map(({ certificate, testable, certified, valid_until }) => [
        certificate.name,
        certificate.test_date,
        byId.get(testable.id)?.parameter.name ?? "",
        byId.get(testable.id)?.material.name ?? "",
        certified ? words.yes : words.no,
        valid_until ?? "",
      ]);
    },
  },
};
