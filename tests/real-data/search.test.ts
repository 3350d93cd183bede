import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { realData } from "../support/real-data.ts";
import {
  type Browser,
  bundledSearch,
  catalogueOf,
  demo,
  readQueries,
  searchesOf,
  shortfall,
} from "../webpublisher/directory/searches.ts";
import { convertSpecimenOne } from "./convert-specimenone.ts";

/** The source promises LOINC codes but has none, so some analyses get theirs here, by name. */
const loinc: Readonly<Record<string, string>> = {
  ...{ TSH: "3016-3", CRP: "1988-5", Ferritin: "2276-4", Glucose: "2345-7", Kalium: "2823-3" },
  ...{ Natrium: "2951-2", Calcium: "2000-8", Leukozyten: "6690-2", Hämoglobin: "718-7", CEA: "2039-6" },
  ...{ Thrombozyten: "777-3", HbA1c: "4548-4", "Vitamin B12": "2132-9", Folsäure: "2284-8", PSA: "2857-1" },
  ...{ "freies T4": "3024-7", "freies T3": "3051-0", Digoxin: "10535-3", Lithium: "14334-7" },
  Prolaktin: "2842-3",
};

/** The laboratory's catalogue in the demo's layout. */
function specimenOne() {
  const file = convertSpecimenOne(join(realData, "de_specimenone"));
  const analyses = file.analyses.map((analysis) => {
    const code = loinc[(analysis.name as { de: string }).de];
    return code ? { ...analysis, fields: { ...analysis.fields, loinc: code } } : analysis;
  });
  return catalogueOf({ ...file, layouts: demo.layouts, analyses });
}

/** Words that the laboratory's names do not have; visitors find the analyses through the medical vocabulary. */
const vocabularyQueries = readQueries(join(import.meta.dirname, "specimenone-vocabulary.txt"));

/** Written with the laboratory's names of its analyses in mind, not with the results of a search. */
const queries = readQueries(join(import.meta.dirname, "specimenone-queries.txt"));

describe("what people type to find a real laboratory's analyses", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await bundledSearch();
  });

  test("is found among the first five, everywhere", () => {
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(shortfall(queries, searchesOf(specimenOne(), "de", browser, "name"))).toEqual([]);
  });

  test("or what it means is found through the medical vocabulary", () => {
    const search = searchesOf(specimenOne(), "de", browser, "name");
    const visitors = (typed: string) => {
      const { editors: _, ...answers } = search(typed);
      return answers;
    };
    expect(vocabularyQueries.length).toBeGreaterThanOrEqual(150);
    expect(shortfall(vocabularyQueries, visitors)).toEqual([]);
  });
});
