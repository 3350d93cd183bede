import { expect, test } from "vitest";
import {
  blanksOf,
  inksIn,
  printingDefaults,
  printingSchema,
  spineOf,
} from "../../shared/printpublisher/config/printing.ts";

test("a spine is as thick as the leaves, of which two pages make one", () => {
  const paper = (paper_weight: number, paper_volume: number) => ({
    ...printingDefaults,
    paper_weight,
    paper_volume,
  });
  expect(spineOf(0, printingDefaults)).toBe(0);
  expect(spineOf(200, paper(90, 1))).toBe(9);
  expect(spineOf(768, paper(90, 1))).toBe(34.6);
  expect(spineOf(320, paper(80, 1.75))).toBe(22.4);
});

test("blank pages fill the last signature, and no more than that", () => {
  for (const signature of [1, 4, 8, 16] as const)
    for (let pages = 2; pages <= 40; pages += 2) {
      const blanks = blanksOf(pages, { signature });
      expect((pages + blanks) % signature).toBe(0);
      expect(blanks).toBeLessThan(signature);
    }
});

test("inks are four percentages that dry", () => {
  expect(inksIn("90/45/40/40")).toEqual([90, 45, 40, 40]);
  for (const wrong of [
    "",
    "90/45/40",
    "90/45/40/101",
    "100/100/100/10",
    "a/b/c/d",
    "90 45 40 40",
    "-1/0/0/0",
  ])
    expect(inksIn(wrong), wrong).toBeUndefined();
  const accepts = (inks: string) => printingSchema.safeParse({ ...printingDefaults, inks }).success;
  expect([accepts(""), accepts(" 90/45/40/40 "), accepts("100/100/100/10")]).toEqual([true, true, false]);
});
