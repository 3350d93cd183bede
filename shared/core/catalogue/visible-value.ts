import * as z from "zod";
import { languageSchema, localizedTextSchema } from "../../kernel/language.ts";
import { plainValueSchema } from "./field.ts";

/** A place at which two versions of a document can differ: a fact (`state`, `name`) or a field (`fields.method`, `label` as in its layout). */
export const placeSchema = z.object({ path: z.string(), label: localizedTextSchema.nullable() });

/** A table as readers see it: cells below the headings of their columns. */
const shownTableSchema = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) });
export type ShownTable = z.infer<typeof shownTableSchema>;

/** A value as readers saw it, and its origin. */
const shownSchema = z.object({
  /** Null if there was nothing to see. */
  value: plainValueSchema.nullable(),
  /** The value as readable text: names instead of identifiers, a line for each row or entry, no markup. */
  text: z.string(),
  /** The language that stood in because the requested one had no value; otherwise null. */
  fallback: languageSchema.nullable(),
  /** For fields, the editor's own value and the imported one as readable text; null if there is none. */
  own: z.string().nullable(),
  imported: z.string().nullable(),
});
export type ShownValue = z.infer<typeof shownSchema>;

/** A value of a document at a place, in one language; null if it is the same in all languages. */
const slotSchema = placeSchema.extend({
  language: languageSchema.nullable(),
  /** Type of the field; for facts `text`, `list` or `checkbox`. */
  type: z.string(),
});

export const visibleValueSchema = slotSchema.extend({
  ...shownSchema.shape,
  table: shownTableSchema.nullable(),
});
export type VisibleValue = z.infer<typeof visibleValueSchema>;

/** A stretch of a text or an entry of a list: in both versions, only in the newer (`added`) or only in the older one (`removed`). */
export const textPartSchema = z.object({ text: z.string(), change: z.enum(["same", "added", "removed"]) });
export type TextPart = z.infer<typeof textPartSchema>;

/** A row of a table in both versions; null in the version that lacks it. */
const comparedRowSchema = z.object({
  change: z.enum(["same", "added", "removed", "changed"]),
  before: z.array(z.string()).nullable(),
  after: z.array(z.string()).nullable(),
});

/** The same value in two versions of a document. */
export const comparedValueSchema = slotSchema.extend({
  /** Whether readers saw something else. */
  changed: z.boolean(),
  /** Whether readers saw the same, but the own or the imported value behind it differs. */
  behind: z.boolean(),
  before: shownSchema,
  after: shownSchema,
  /** The difference between the texts, by words or by entries; empty if there is none or only the formatting differs. */
  by: z.enum(["words", "entries"]),
  parts: z.array(textPartSchema),
  /** The difference between the rows of a table, in the order of the newer version. */
  table: z
    .object({
      columns: z.array(z.string()),
      rows: z.array(comparedRowSchema),
      /** Number of further rows that are left out. */
      more: z.number().int(),
    })
    .nullable(),
});
export type ComparedValue = z.infer<typeof comparedValueSchema>;
