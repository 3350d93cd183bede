import * as z from "zod";
import { defineEndpoint } from "../../kernel/endpoint.ts";
import { maxTableSize, tableSchema } from "./table.ts";

export const readTable = defineEndpoint({
  method: "POST",
  reads: true,
  path: "import/table/",
  summary:
    "The cells of a spreadsheet or of separated text, for an import of records other than analyses; writes nothing.",
  query: z.object({
    /** Headings to look for, one per line. */
    headings: z.string().max(2000).default(""),
    sheet: z.string().max(500).optional(),
  }),
  body: "raw",
  maxBody: maxTableSize,
  output: tableSchema,
  permission: [
    "laborshop.add_product",
    "proficiency.add_certificate",
    "proficiency.add_material",
    "proficiency.add_testable",
  ],
  module: null,
});
