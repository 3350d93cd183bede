import { expect, test } from "vitest";
import { isPublic, showAnalysis, shownName } from "../../../functions/core/door.ts";
import { publicDirectory, publicReader } from "../../../functions/webpublisher/directory/public-directory.ts";
import { readTenant } from "../../../infra/tenants.ts";
import { catalogueOf, demo } from "../directory/searches.ts";

const { searches, notices } = readTenant("demo").webpublisher;
const catalogue = catalogueOf(demo);
const languages = ["de", "en"] as const;

test("what the demo's visitors did not find cannot be found", () => {
  expect(searches?.terms.length).toBeGreaterThan(5);
  const successful = searches?.terms.filter(
    ({ term, language }) => publicDirectory(catalogue, language, "de").search.find(term).found.length > 0,
  );
  expect(successful?.map(({ term }) => term)).toEqual([]);
});

test("what the demo's notices tell is what the catalogue publishes", () => {
  expect(notices.some(({ hours }) => hours < 24)).toBe(true);
  for (const { entries } of notices)
    for (const { code, name, kinds, lines } of entries) {
      const content = [...catalogue.documents("analysis")].find(
        (document) => document.content.code === code,
      )?.content;
      expect(content, code).toBeDefined();
      if (!content) continue;
      expect(isPublic(content), code).toBe(!kinds.includes("withdrawn"));
      for (const language of languages) {
        const reader = publicReader(language, "de");
        expect(name[language]).toBe(shownName(content, reader));
        const fields = showAnalysis(catalogue, content, reader);
        for (const { label, after } of lines[language] ?? [])
          expect(fields.find((field) => field.label === label)?.text, `${code} ${label}`).toBe(after);
      }
    }
});
