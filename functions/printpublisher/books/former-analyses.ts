import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { FormerEdition } from "../../../shared/printpublisher/books/books.messages.ts";

/** Returns the analyses as a former edition had them. */
export function formerAnalyses(
  present: readonly Analysis[],
  { without, values, gone: removed }: Pick<FormerEdition, "without" | "values" | "gone">,
): Analysis[] {
  const later = new Set(without);
  const byCode = new Map(present.map((analysis) => [analysis.code, analysis]));
  const then = present.filter(({ code }) => !later.has(code)).map((analysis) => withValues(analysis, values));
  const others = removed.flatMap(({ like, code, name }) => {
    const model = byCode.get(like);
    return model ? [{ ...model, code, name: { ...model.name, ...name } }] : [];
  });
  return [...then, ...others];
}

function withValues(analysis: Analysis, values: FormerEdition["values"]): Analysis {
  const fields = Object.entries(values[analysis.code] ?? {}).map(([key, additional]) => [
    key,
    { raw: null, additional, override: true },
  ]);
  return fields.length === 0
    ? analysis
    : { ...analysis, fields: { ...analysis.fields, ...Object.fromEntries(fields) } };
}
