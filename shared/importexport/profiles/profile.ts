import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { limits } from "../../kernel/limits.ts";
import { repeatedRules } from "../imports/import-words.ts";
import { chosenColumnSchema, readingSchema } from "../imports/reading.ts";

/** A column in the files of a profile: its heading, target and options. */
export const profileColumnSchema = chosenColumnSchema.extend({ column: z.string().min(1).max(300) });
export type ProfileColumn = z.infer<typeof profileColumnSchema>;

/** A profile: how a laboratory's files of one kind are read and mapped. */
export const profileInput = z.strictObject({
  name: z.string().trim().min(1).max(100),
  columns: z.array(profileColumnSchema).max(limits.sheetColumns).default([]),
  reading: readingSchema.default({}),
  /** Rule for rows of one code that differ; those that are identical are always one. */
  repeated: z.enum(repeatedRules).optional(),
  /**
   * The record holds what people have decided about headings in any file; it maps those that neither the file's profile nor a person does.
   * There is one of them, which imports write.
   */
  is_memory: z.boolean().default(false),
});
export const profileSchema = profileInput.extend({ id: idSchema, changed: z.iso.datetime() });
