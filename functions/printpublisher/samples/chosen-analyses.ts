import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { type Catalogue, childrenByParent } from "../../core/door.ts";

/** One in this many analyses of a sample is a hard one. */
const hardEvery = 3;

/**
 * Selects analyses for trying a layout, always the same ones from the same list: a third are the hardest to set, judged by their amount
 * of content; the others are spread over the rest.
 */
export function chosenAnalyses(analyses: readonly Analysis[], count: number): Analysis[] {
  if (analyses.length <= count) return [...analyses];
  const byAmount = analyses
    .map((analysis) => ({ analysis, amount: JSON.stringify(analysis).length }))
    .sort((left, right) => right.amount - left.amount || (left.analysis.code < right.analysis.code ? -1 : 1));
  const hard = byAmount.slice(0, Math.ceil(count / hardEvery)).map(({ analysis }) => analysis);
  const rest = analyses.filter((analysis) => !hard.includes(analysis));
  const others = count - hard.length;
  return [
    ...hard,
    ...Array.from(
      { length: others },
      (_, index) => rest[Math.floor((index * rest.length) / others)] as Analysis,
    ),
  ];
}

/** Returns the analyses that a directory of a category shows, including those of the categories below it; all of them for null. */
export function analysesBelow(
  catalogue: Catalogue,
  analyses: readonly Analysis[],
  category: string | null,
): readonly Analysis[] {
  if (category === null) return analyses;
  const children = childrenByParent(catalogue);
  const below = new Set<string>();
  const collect = (identifier: string) => {
    below.add(identifier);
    for (const { content } of children.get(identifier) ?? []) collect(content.identifier);
  };
  collect(category);
  return analyses.filter(({ categories }) => {
    const first = categories.find((identifier) => catalogue.get("category", identifier));
    return first !== undefined && below.has(first);
  });
}
