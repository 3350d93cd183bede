import * as z from "zod";
import { codeSchema } from "../../../shared/core/catalogue/document.ts";
import { localizedTextSchema } from "../../../shared/kernel/language.ts";

/** What a new analysis requires before its fields: the rest is filled in with the editor. */
export const newAnalysisInput = z.object({
  code: codeSchema,
  name: localizedTextSchema,
  categories: z.array(z.string()),
});
