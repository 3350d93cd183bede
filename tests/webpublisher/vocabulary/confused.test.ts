import { describe, expect, test } from "vitest";
import { foundNothing } from "../../../shared/kernel/found.ts";
import type { IndexedEntry } from "../../../shared/kernel/search-entries.ts";
import { areas } from "../../../shared/webpublisher/vocabulary/areas.ts";
import { askVocabulary } from "../../../shared/webpublisher/vocabulary/ask-vocabulary.ts";
import { readRows } from "../../../shared/webpublisher/vocabulary/read-rows.ts";
import { termsFor } from "../../../shared/webpublisher/vocabulary/vocabulary.ts";

/** Heads with a name that means them alone, and a name of what is easily taken for them. */
const confusable = areas.flatMap(readRows).flatMap(({ head }) => {
  const [meaning, ...others] = termsFor(head);
  const term = meaning?.terms.find((name) => name !== head && name.length > 5);
  const other = meaning?.excluded.find((name) => name.length > 5);
  return meaning && term && other && others.length === 0 ? [{ head, term, other }] : [];
});

const ask = askVocabulary({ exceptions: [] }, "de");
/** Whether a head leads to the only analysis of a laboratory, which has an own name and these synonyms. */
function leadsTo(head: string, ...synonyms: string[]): boolean {
  const entry: IndexedEntry<string> = { id: "1", code: "X", name: "Sonderwert", synonyms, found: "X" };
  const { result } = ask<string>(foundNothing, [head], () => [entry]);
  return result?.meant.includes("X") ?? false;
}

describe("what is easily taken for something else", () => {
  test("is known of many things", () => expect(confusable.length).toBeGreaterThan(100));

  test("is never what is meant, even if the laboratory calls it like that as well", () => {
    const isMeant = confusable.filter(({ head, term }) => leadsTo(head, term));
    expect(isMeant.length).toBeGreaterThan(confusable.length / 2);
    expect(isMeant.filter(({ head, term, other }) => leadsTo(head, term, other))).toEqual([]);
  });
});
