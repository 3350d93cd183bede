/**
 * Event patterns of event source mappings. Source: AWS "Control which events Lambda sends to your function":
 * a list is "one of", nested objects must all match; prefix, suffix, anything-but, exists, numeric,
 * equals-ignore-case and $or are known. An unknown comparison matches nothing.
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
  for (const [key, expected] of Object.entries(pattern)) {
    if (key === "$or") {
      if (!(expected as Pattern[]).some((one) => matchesPattern(one, value))) return false;
      continue;
    }
    const actual =
      value !== null && typeof value === "object" ? (value as Record<string, unknown>)[key] : undefined;
    const fits = Array.isArray(expected)
      ? expected.some((one) => leafMatches(one, actual))
      : matchesPattern(expected as Pattern, actual);
    if (!fits) return false;
  }
  return true;
}

function leafMatches(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(actual)) return actual.some((one) => leafMatches(expected, one));
  if (expected === null || typeof expected !== "object") return expected === actual;
  const comparison = expected as Record<string, unknown>;
  if ("exists" in comparison) return comparison.exists === (actual !== undefined);
  if ("prefix" in comparison)
    return typeof actual === "string" && actual.startsWith(String(comparison.prefix));
  if ("suffix" in comparison) return typeof actual === "string" && actual.endsWith(String(comparison.suffix));
  if ("equals-ignore-case" in comparison)
    return (
      typeof actual === "string" &&
      actual.toLowerCase() === String(comparison["equals-ignore-case"]).toLowerCase()
    );
  if ("anything-but" in comparison) {
    const but = comparison["anything-but"];
    return (
      actual !== undefined && !(Array.isArray(but) ? but : [but]).some((one) => leafMatches(one, actual))
    );
  }
  if ("numeric" in comparison) return numeric(comparison.numeric as unknown[], actual);
  return false;
}

function numeric(rule: unknown[], actual: unknown): boolean {
  const value = typeof actual === "string" ? Number(actual) : actual;
  if (typeof value !== "number" || Number.isNaN(value)) return false;
  for (let index = 0; index + 1 < rule.length; index += 2) {
    const bound = Number(rule[index + 1]);
    const holds = {
      "=": value === bound,
      "<": value < bound,
      "<=": value <= bound,
      ">": value > bound,
      ">=": value >= bound,
    };
    if (!holds[rule[index] as keyof typeof holds]) return false;
  }
  return true;
}
