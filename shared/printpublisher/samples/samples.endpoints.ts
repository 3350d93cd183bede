import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { trialTouches } from "../../proficiency/trial-touches.ts";
import { bookWarningSchema } from "../books/books.endpoints.ts";
import { chapterInput, paragraphInput } from "../chapters/chapter.ts";
import { titlePageInput } from "../config/print-config.ts";
import { usualFormat } from "../templates/page-model.ts";
import { templateInput } from "../templates/template-input.ts";
import { printPoster, printSheet } from "./sheets.endpoints.ts";

/** A title may be missing for a moment during typing. */
const title = z.string().max(200);

/** Content of a form, saved or not. */
const sampleInput = z.discriminatedUnion("what", [
  z.strictObject({
    what: z.literal("chapter"),
    /** Saved sections are shown with the chapter; absent for a new one. */
    id: idSchema.optional(),
    chapter: chapterInput.extend({ title }),
  }),
  z.strictObject({ what: z.literal("section"), section: paragraphInput.extend({ title }) }),
  z.strictObject({
    what: z.literal("template"),
    template: templateInput.pick({ type: true, layout: true, stylesheet: true }),
  }),
  z.strictObject({
    what: z.literal("design"),
    // An app of the version before knows neither.
    design: titlePageInput.extend({
      imprint: titlePageInput.shape.imprint.default(""),
      format: titlePageInput.shape.format.default(usualFormat),
    }),
  }),
]);

export const sampleSchema = z.object({
  /** PDF in base64. */
  pdf: z.string(),
  pages: z.number().int(),
  /** Numbers of analyses in the sample and in the whole book; null for a sample without a directory. */
  analyses: z.object({ shown: z.number().int(), all: z.number().int() }).nullable(),
  warnings: z.array(bookWarningSchema),
});
export type Sample = z.infer<typeof sampleSchema>;

export const makeSample = defineEndpoint({
  method: "POST",
  reads: true,
  path: "printpublisher/sample/",
  summary:
    "Pages of what stands in a form, saved or not, by the engine that makes the book; directories show a selection of real analyses. Nothing is kept.",
  body: z.object({ sample: sampleInput, language: languageSchema.optional() }),
  output: sampleSchema,
  // The first call starts a browser.
  timeout: 29,
  maxBody: 512 * 1024,
  permission: [
    "printpublisher.view_chapter",
    "printpublisher.view_template",
    "printpublisher.add_template",
    "printpublisher.view_configuration",
  ],
  module: "MD_PRINT",
});
export type SampleOrder = z.input<typeof sampleInput>;

export const samplesApi = defineApi({
  address: "printpublisher/samples",
  touches: {
    items: {
      catalogue: "read",
      "PRINT-PARAGRAPH": "read",
      "PRINT-CHAPTER": "read",
      "PRINT-TEMPLATE": "read",
      "PRINT-CONFIG": "read",
      ...trialTouches,
      "TRIAL-CONFIG": "read",
    },
    files: { replica: "read", logos: "read" },
  },
  // A browser runs here; its role reaches nothing that people write, whatever the browser could be made to do.
  role: "sample",
  browser: true,
  mounts: ["api/printpublisher/sample", "api/printpublisher/sheets"],
  memory: 2048,
  endpoints: { makeSample, printSheet, printPoster },
});
