import type { CssCode } from "../problem.ts";

export interface CssProblem {
  code: CssCode;
  /** Offsets in the text; `to` is behind its end. */
  from: number;
  to: number;
  /** Both count from 1. */
  line: number;
  column: number;
  /** The faulty text, shortened. */
  text: string;
}

/** In bytes of UTF-8. */
export const cssLimit = 64 * 1024;

/** A problem with its line and column. */
export function placed(
  css: string,
  { code, from, to }: Pick<CssProblem, "code" | "from" | "to">,
): CssProblem {
  const before = css.slice(0, from).split(/\r\n?|\n/);
  const text = css.slice(from, to).split(/[\r\n\f]/)[0] ?? "";
  return {
    code,
    from,
    to,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    text: text.length > 60 ? `${text.slice(0, 59)}…` : text,
  };
}
