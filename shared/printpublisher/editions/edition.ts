import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { bookSchema } from "../books/books.endpoints.ts";

/** Analyses that an edition has more than the one before, says differently, or lacks. */
const changeCounts = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
});

/** What differs between a book and the edition before it. */
export const bookChangesSchema = z.object({
  counts: changeCounts,
  lines: z.array(
    z.object({
      what: z.enum(["analysis", "chapter"]),
      kind: z.enum(["added", "changed", "removed"]),
      /** The code of an analysis, the id of a chapter. */
      key: z.string(),
      name: z.string(),
    }),
  ),
});
export type BookChanges = z.infer<typeof bookChangesSchema>;

/** A published PDF. It keeps the id of the book that it is. */
export const editionSchema = bookSchema.omit({ warnings: true, reduced: true }).extend({
  published: z.iso.datetime(),
  /** Name of the account that published it. */
  by: z.string(),
  remark: z.string(),
  /** The edition that was the public one before; null for the first of a language. */
  since: idSchema.nullable(),
  /** What changed since that one; null where there is nothing to compare with. */
  counts: changeCounts.nullable(),
  /** Whether visitors get this one. */
  current: z.boolean(),
});
export type Edition = z.infer<typeof editionSchema>;
