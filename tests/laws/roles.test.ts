import { expect, test } from "vitest";
import { fieldRoles } from "../../shared/core/catalogue/field-role.ts";
import { sourceFiles, sourceOf } from "./sources.ts";

const home = "shared/core/catalogue/field-role.ts";
const german = ["gefaess", "methode", "einheit", "befundzeit", "referenz"];
const named = [...fieldRoles.filter((role) => role !== "none"), ...german].join("|");
/** Comparisons of a key with a text or a pattern of such a name: `key === "loinc"`, `key.startsWith("synonym")`, `/^unit/.test(field.key)`. */
const comparisons = [
  new RegExp(
    `\\bkey\\b[^\\n]{0,30}(?:[=!]==|startsWith|includes|match)[^\\n]{0,10}["'/\\x60][^"'\\n]{0,8}(?:${named})`,
    "i",
  ),
  new RegExp(`/[^/\\n]*(?:${named})[^/\\n]*/\\w*\\.test\\([^)\\n]*\\bkey\\b`, "i"),
  new RegExp(`["'](?:${named})\\w*["'][^\\n]{0,60}(?:[=!]==|includes\\()[^\\n]{0,20}\\bkey\\b`, "i"),
];

test("what a field is says its role, in one place; nothing else guesses it by its key", () => {
  expect(comparisons.some((comparison) => comparison.test(sourceOf(home)))).toBe(true);
  for (const guess of [
    'field.key === "loinc"',
    'field.key.startsWith("synonym")',
    "/^(?:unit|einheit)$/i.test(key)",
  ])
    expect(comparisons.some((comparison) => comparison.test(guess))).toBe(true);
  const guessing = sourceFiles
    .filter((path) => /^(?:functions|web|shared|infra)\//.test(path) && path !== home)
    .filter((path) => comparisons.some((comparison) => comparison.test(sourceOf(path))));
  expect(guessing).toEqual([]);
});
