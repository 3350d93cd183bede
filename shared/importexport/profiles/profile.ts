import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { limits } from "../../kernel/limits.ts";
import { chosenColumnSchema, readingSchema } from "../imports/reading.ts";

/** A column of the files that a profile is for: its heading, and what becomes of its cells. */
export const profileColumnSchema = chosenColumnSchema.extend({ column: z.string().min(1).max(300) });
export type ProfileColumn = z.infer<typeof profileColumnSchema>;

/** How a laboratory's files of one kind are read and mapped. */
export const profileInput = z.strictObject({
  name: z.string().trim().min(1).max(100),
  columns: z.array(profileColumnSchema).max(limits.sheetColumns).default([]),
  reading: readingSchema.default({}),
});
export const profileSchema = profileInput.extend({ id: idSchema, changed: z.iso.datetime() });
