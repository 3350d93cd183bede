import { describe, expect, test } from "vitest";
import { laboratoryOf } from "../../support/laboratory-files/catalogues.ts";
import { factLine, factsOf, lineOf } from "../../support/laboratory-files/facts.ts";
import { emptyLaboratory, takeByProposals } from "../../support/laboratory-files/take-by-proposals.ts";
import { betweenRows } from "./between-rows.ts";
import { codes } from "./codes.ts";
import { columnGroups } from "./column-groups.ts";
import { foreignTables } from "./foreign-tables.ts";
import { meanings } from "./meanings.ts";
import { modernSystems } from "./modern-systems.ts";
import { ofRanges } from "./ranges.ts";
import { records } from "./records.ts";
import { structures } from "./structures.ts";
import { texts } from "./texts.ts";
import { values } from "./values.ts";
import { workbooks } from "./workbooks.ts";

const families = {
  betweenRows,
  foreignTables,
  workbooks,
  texts,
  codes,
  columnGroups,
  ofRanges,
  values,
  meanings,
  modernSystems,
  structures,
  records,
};

describe.each(Object.entries(families))("%s", (_, files) => {
  test.each(files.map((each) => [`${each.shape} (${each.language})`, each] as const))(
    "%s",
    async (_, { file, fileName, language, questions, expected, findings, rules, refusal }) => {
      const taking = takeByProposals(file(), fileName, laboratoryOf[language], rules);
      if (refusal) return expect(taking).rejects.toMatchObject({ code: refusal });
      const result = await taking;
      // A hint at a similar name is about the laboratory's own items, and nothing is lost.
      const lines = result.findings.map(lineOf).filter((line) => !line.startsWith("similar_name"));
      const main = laboratoryOf[language][0];
      expect({
        facts: factsOf(result.exported, emptyLaboratory(), main).map(factLine).sort(),
        findings: lines.sort(),
        questions: result.questions,
      }).toEqual({
        facts: expected.map(factLine).sort(),
        findings: [...findings].sort(),
        questions,
      });
    },
  );
});

test("there are more than sixty files, each shape in two languages, and hardly a question about them", () => {
  const all = Object.values(families).flat();
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const [shape, files] of Map.groupBy(all, ({ shape }) => shape))
    expect([shape, new Set(files.map(({ language }) => language)).size]).toEqual([shape, files.length]);
  for (const [shape, files] of Map.groupBy(all, ({ shape }) => shape))
    expect([shape, files.length >= 2]).toEqual([shape, true]);
  const counts = all.map(({ questions }) => questions.length).sort((left, right) => left - right);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(3);
  expect(counts.at(-1)).toBeLessThanOrEqual(3);
});
