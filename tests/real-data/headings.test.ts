import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { standardLayout } from "../../functions/core/provisioning/standard-layout.ts";
import { targetFinder } from "../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../functions/importexport/imports/mapping/targets.ts";
import { realData } from "../support/real-data.ts";

/** Headings of real catalogues, with the field of the standard layout that they stand for. */
const headings = readFileSync(join(realData, "import_faults/headings.tsv"), "utf8")
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => {
    const [field = "", language = "", heading = ""] = line.split("\t");
    return { field, language, heading };
  });
const targetOf = targetFinder(targetsOf(standardLayout.fields, "de"));

test("no heading of the collection is taken for another field", () => {
  const wrong = headings.filter(({ heading, field }) => {
    const target = targetOf(heading);
    return target !== undefined && target !== field;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["de", 0.92],
  ["en", 0.92],
  ["fr", 0.85],
  ["it", 0.85],
])("of the headings in %s, at least %d are recognised", (language, least) => {
  const all = headings.filter((each) => each.language === language);
  const open = all.filter(({ heading, field }) => targetOf(heading) !== field);
  expect((all.length - open.length) / all.length, JSON.stringify(open)).toBeGreaterThanOrEqual(least);
});
