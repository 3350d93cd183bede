import * as z from "zod";
import { checkCss } from "./check-css.ts";
import type { CssProblem } from "./css-problem.ts";

/** A style sheet that people write, accepted only if `check` finds no problems. */
export const cssTextBy = (check: (css: string) => CssProblem[]) =>
  z.string().superRefine((css, context) => {
    for (const { code, line, column, text } of check(css)) {
      context.addIssue({
        code: "custom",
        message: `Line ${line}, column ${column}: ${meaning[code]}`,
        params: { code, line, column, text },
      });
    }
  });

/** For logs and integrators; the app has texts in the reader's language. */
const meaning: Record<CssProblem["code"], string> = {
  css_too_large: "A style sheet may have 64 KiB.",
  css_too_deep: "This is nested too deeply.",
  css_unclosed: "This is never closed.",
  css_unopened: "This closes nothing.",
  css_semicolon: "A semicolon is missing before this.",
  css_syntax: "This is not CSS.",
  css_import: "@import is not allowed.",
  css_address: "Only addresses with https: and pictures with data: are allowed.",
  css_escaped: "This has to be written without escapes.",
  css_forbidden: "This could run scripts in old browsers.",
  css_markup: "This would end the style element.",
  css_page: "The book decides size and margins of its pages.",
  css_hidden: "This would hide analyses or texts.",
  css_endless: "This is larger than a page.",
  css_unknown_property: "No browser knows this property.",
  css_misspelt_property: "No browser knows this property.",
  css_covers: "This could lie over a form, and has no effect there.",
  css_foreign: "Nothing is loaded from elsewhere while a book is made.",
};

/** A style sheet for web pages. */
export const cssTextSchema = cssTextBy(checkCss);
