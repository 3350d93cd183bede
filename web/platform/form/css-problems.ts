import type { CssProblem } from "../../../shared/kernel/css/css-problem.ts";
import { unknownProperties } from "../../../shared/kernel/css/unknown-properties.ts";
import { fieldText } from "./field-text.ts";

/**
 * Findings of the style sheet editor, in the reader's language: errors by the rules of `check`; warnings for properties that browsers ignore
 * and by the rules of `warn`.
 * @param path path of the field, as the server names it
 */
export const cssProblems =
  (path: string, check: (css: string) => CssProblem[], warn: (css: string) => CssProblem[] = () => []) =>
  (css: string) => [
    ...check(css).map(diagnostic(path, "error")),
    ...[...unknownProperties(css), ...warn(css)].map(diagnostic(path, "warning")),
  ];

const diagnostic =
  (path: string, severity: "error" | "warning") =>
  ({ code, from, to, ...parameters }: CssProblem) => ({
    from,
    to,
    severity,
    message: fieldText({ path, code, parameters }),
  });
