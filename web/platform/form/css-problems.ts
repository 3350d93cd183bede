import type { CssProblem } from "../../../shared/kernel/css/check-css.ts";
import { unknownProperties } from "../../../shared/kernel/css/unknown-properties.ts";
import { fieldText } from "./field-text.ts";

/**
 * What the editor of a style sheet tells, in the reader's language: errors, by the rules of what the style sheet is for, and warnings of
 * properties that browsers pass over, and by the rules of `warn`.
 * @param path the field's, as the server names it
 */
export const cssProblems =
  (path: string, check: (css: string) => CssProblem[], warn: (css: string) => CssProblem[] = () => []) =>
  (css: string) => [
    ...check(css).map(told(path, "error")),
    ...[...unknownProperties(css), ...warn(css)].map(told(path, "warning")),
  ];

const told =
  (path: string, severity: "error" | "warning") =>
  ({ code, from, to, ...parameters }: CssProblem) => ({
    from,
    to,
    severity,
    message: fieldText({ path, code, parameters }),
  });
