/**
 * Event patterns of event source mappings. Source: AWS "Control which events Lambda sends to your function": a list of values is "one of",
 * nested objects must all match. Comparisons (`prefix`, `exists`, …) are not known here and refused.
 */
export type Pattern = { [key: string]: Pattern | unknown[] };

/** Whether a record matches one of the patterns; without patterns everything does. */
export function passes(patterns: Pattern[], record: unknown): boolean {
  return patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, record));
}

/** Reads the patterns of a FilterCriteria property. */
export function patternsOf(criteria: unknown): Pattern[] {
  const filters = (criteria as { Filters?: { Pattern?: string }[] } | undefined)?.Filters ?? [];
  return filters.map((filter) => JSON.parse(filter.Pattern ?? "{}") as Pattern);
}

function matchesPattern(pattern: Pattern, value: unknown): boolean {
  return Object.entries(pattern).every(([key, expected]) => {
    const actual = (value as Record<string, unknown> | null | undefined)?.[key];
    if (!Array.isArray(expected)) return matchesPattern(expected, actual);
    if (expected.some((comparison) => typeof comparison === "object" && comparison !== null))
      throw new Error(`the comparison ${JSON.stringify(expected)} is not known to the local cloud`);
    return expected.includes(actual);
  });
}
