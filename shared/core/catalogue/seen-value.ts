import * as z from "zod";
import { languageSchema, localizedTextSchema } from "../../kernel/language.ts";
import { plainValueSchema } from "./field.ts";

/** A place where two versions of a document can differ: a fact (`state`, `name`) or a field (`fields.method`, `label` as in its layout). */
export const placeSchema = z.object({ path: z.string(), label: localizedTextSchema.nullable() });

/** A table as readers see it: cells below the headings of their columns. */
const shownTableSchema = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) });
export type ShownTable = z.infer<typeof shownTableSchema>;

/** What readers saw, and what it came from. */
const seenSchema = z.object({
  /** Null where there was nothing to see. */
  value: plainValueSchema.nullable(),
  /** To read: names in place of identifiers, rows and entries in lines, markup left out. */
  text: z.string(),
  /** The language in which it was shown, where there was nothing in the wanted one. */
  fallback: languageSchema.nullable(),
  /** Of fields, to read: the editor's own value and the imported one; null where there is none. */
  own: z.string().nullable(),
  imported: z.string().nullable(),
});
export type Seen = z.infer<typeof seenSchema>;

/** A value of a document at a place, in one language; null for what is the same in all languages. */
const slotSchema = placeSchema.extend({
  language: languageSchema.nullable(),
  /** Type of the field; of facts `text`, `list` or `checkbox`. */
  type: z.string(),
});

export const seenValueSchema = slotSchema.extend({ ...seenSchema.shape, table: shownTableSchema.nullable() });
export type SeenValue = z.infer<typeof seenValueSchema>;

/** A stretch of a text, or an entry of a list, that both have, or only the newer (`added`) or the older one (`removed`). */
export const textPartSchema = z.object({ text: z.string(), change: z.enum(["same", "added", "removed"]) });
export type TextPart = z.infer<typeof textPartSchema>;

/** A row of a table in both; null in the one that lacks it. */
const comparedRowSchema = z.object({
  change: z.enum(["same", "added", "removed", "changed"]),
  before: z.array(z.string()).nullable(),
  after: z.array(z.string()).nullable(),
});

/** The same value in two versions of a document. */
export const comparedValueSchema = slotSchema.extend({
  /** Readers saw something else. */
  changed: z.boolean(),
  /** Readers saw the same, but the own or the imported value behind it differs. */
  behind: z.boolean(),
  before: seenSchema,
  after: seenSchema,
  /** How the texts differ: by words, or entry by entry. Empty where nothing or only the formatting does. */
  by: z.enum(["words", "entries"]),
  parts: z.array(textPartSchema),
  /** How the rows of a table differ, in the order of the newer one. */
  table: z
    .object({
      columns: z.array(z.string()),
      rows: z.array(comparedRowSchema),
      /** How many further rows are left out. */
      more: z.number().int(),
    })
    .nullable(),
});
export type ComparedValue = z.infer<typeof comparedValueSchema>;
