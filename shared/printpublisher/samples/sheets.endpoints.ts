import * as z from "zod";
import { defineEndpoint } from "../../kernel/endpoint.ts";
import { languageSchema } from "../../kernel/language.ts";

/** The most analyses on one poster. */
export const mostOnPoster = 300;

const printed = {
  method: "GET",
  query: z.object({ language: languageSchema.optional() }),
  output: "binary",
  // The first call starts a browser.
  timeout: 29,
  permission: "printpublisher.view_configuration",
  module: "MD_PRINT",
} as const;

export const printSheet = defineEndpoint({
  path: "printpublisher/sheets/analyses/{id}/",
  summary: "A published analysis as a PDF sheet (A4), set as in the book.",
  params: z.object({ id: z.string().min(1).max(200) }),
  ...printed,
});

export const printPoster = defineEndpoint({
  path: "printpublisher/sheets/categories/{category}/",
  summary:
    "The published analyses of a category and of those below it as a PDF poster (A3): a table of specimens, times and reference ranges.",
  params: z.object({ category: z.string().min(1).max(200) }),
  ...printed,
});
