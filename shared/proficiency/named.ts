import * as z from "zod";
import { translationsSchema } from "../kernel/translations.ts";

const nameSchema = z.string().trim().min(1).max(200);
/** A unique name in the laboratory's main language, and its translations. */
export const nameFields = {
  name: nameSchema,
  translations: translationsSchema({ name: z.string().trim().max(200) }),
};
