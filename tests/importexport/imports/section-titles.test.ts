import { describe, expect, test } from "vitest";
import { targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";

const targetOf = targetFinder(targetsOf([], "de"));
const words = {
  de: {
    head: ["Code", "Name", "Material"],
    fields: ["Klinische Chemie", "Hämatologie und Gerinnung", "Elektrolyte"],
    own: ["Nüchternwerte", "Abendwerte", "Seltene Werte"],
  },
  en: {
    head: ["Code", "Test name", "Specimen"],
    fields: ["Clinical chemistry", "Haematology & coagulation", "Electrolytes"],
    own: ["Morning round", "Evening round", "Rare values"],
  },
  fr: {
    head: ["Code", "Désignation", "Matériel"],
    fields: ["Chimie clinique", "Hématologie et coagulation", "Électrolytes"],
    own: ["Tournée du matin", "Soir", "Valeurs rares"],
  },
  it: {
    head: ["Codice", "Denominazione", "Materiale"],
    fields: ["Chimica clinica", "Ematologia e coagulazione", "Elettroliti"],
    own: ["Valori del mattino", "Sera", "Valori rari"],
  },
} as const;

const full = (name: string) => [name.slice(0, 3).toUpperCase(), name, "Serum"];
const lone = (name: string) => ["", name];
const few = ["Natrium", "Kalium", "Chlorid"].map(full);
const further = ["Eisen", "Calcium", "Phosphat"].map(full);

describe.each(Object.entries(words))(
  "rows with nothing but a name (%s)",
  (_, { head, fields, own: ownTitles }) => {
    /** Names of the analyses that are read, each behind the title of its section. */
    const read = async (rows: readonly (readonly string[])[], choice: ReadingChoice = {}) => {
      const file = Buffer.from([head, ...rows].map((cells) => cells.join(";")).join("\n"));
      const table = await readSpreadsheet(file, { language: "de", targetOf, choice });
      const titles = table.notes.flatMap(({ code, value }) => (code === "section_row" ? [value] : []));
      return { names: table.rows.map(({ cells }) => [cells[3] ?? "", cells[1]].join("/")), titles };
    };
    const under = (title: string, rows: readonly (readonly string[])[]) =>
      rows.map(([, name]) => `${title}/${name}`);
    const [chemistry, blood, salts] = fields;
    const [morning, evening, rare] = ownTitles;

    test("are titles if they begin the list, whatever they are called", async () => {
      const rows = [lone(morning), ...few, lone(evening), ...further];
      expect(await read(rows)).toEqual({
        names: [...under(morning, few), ...under(evening, further)],
        titles: [morning, evening],
      });
    });

    test("are titles if they are fields of laboratory medicine, also below rows without a title", async () => {
      const rows = [full("Lipase"), lone(blood), few[0]!, lone(salts), few[1]!, few[2]!];
      const { titles, names } = await read(rows);
      expect(titles).toEqual([blood, salts]);
      expect(names).toEqual(["/Lipase", ...under(blood, few.slice(0, 1)), ...under(salts, few.slice(1))]);
    });

    test("are titles if each has several rows below it", async () => {
      const rows = [full("Lipase"), lone(morning), ...few, lone(rare), ...further];
      expect((await read(rows)).titles).toEqual([morning, rare]);
    });

    test("are analyses where they stand in the order of the alphabet", async () => {
      const sorted = ["Albumin", "Bilirubin", "Cystatin", "Eisen", "Ferritin", "Kalium"];
      const rows = sorted.map((name, index) => (index === 0 || index === 3 ? lone(name) : full(name)));
      expect(await read(rows)).toEqual({ names: sorted.map((name) => `/${name}`), titles: [] });
    });

    test("are analyses if they are scattered among others", async () => {
      const rows = [few[0]!, lone("Renin"), few[1]!, lone("Zink"), few[2]!, further[0]!];
      expect(await read(rows)).toEqual({ names: rows.map(([, name]) => `/${name}`), titles: [] });
    });

    test("are analyses at the end of a section whose title is one", async () => {
      const ends = [lone("Renin"), lone("Zink")];
      const rows = [lone(chemistry), ...few, ...ends, lone(blood), ...further, lone("Selen")];
      expect(await read(rows)).toEqual({
        names: [...under(chemistry, [...few, ...ends]), ...under(blood, [...further, lone("Selen")])],
        titles: [chemistry, blood],
      });
    });

    test("are analyses if many follow one another", async () => {
      const rows = [...few, ...["Renin", "Zink", "Selen", "Kupfer"].map(lone), ...further];
      expect(await read(rows)).toEqual({ names: rows.map(([, name]) => `/${name}`), titles: [] });
    });

    test("are an analysis between two names of the alphabet, although fields are titles", async () => {
      const rows = [
        ...[lone(chemistry), full("Albumin"), lone("Bilirubin"), full("Calcium")],
        ...[lone(blood), full("Ferritin"), full("Hepcidin")],
      ];
      const { titles, names } = await read(rows);
      expect(titles).toEqual([chemistry, blood]);
      expect(names).toContain(`${chemistry}/Bilirubin`);
    });

    test("are what a person says", async () => {
      const rows = [few[0]!, lone("Renin"), few[1]!, lone("Zink"), few[2]!];
      expect((await read(rows, { sections: true })).titles).toEqual(["Renin", "Zink"]);
      const titled = [lone(chemistry), ...few, lone(blood), ...further];
      expect((await read(titled, { sections: false })).names).toHaveLength(titled.length);
    });
  },
);
