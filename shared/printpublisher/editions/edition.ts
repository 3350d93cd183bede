import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { personal } from "../../kernel/personal.ts";
import { bookSchema } from "../books/books.endpoints.ts";

/** Numbers of analyses that are new, changed or gone since the previous edition. */
const changeCounts = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
});

/** Differences between a book and the edition before it. */
export const bookChangesSchema = z.object({
  counts: changeCounts,
  lines: z.array(
    z.object({
      what: z.enum(["analysis", "chapter"]),
      kind: z.enum(["added", "changed", "removed"]),
      /** Code of an analysis, or id of a chapter. */
      key: z.string(),
      name: z.string(),
    }),
  ),
});
export type BookChanges = z.infer<typeof bookChangesSchema>;

/** A published PDF; it keeps the id of its book. */
export const editionSchema = bookSchema.omit({ warnings: true, reduced: true }).extend({
  published: z.iso.datetime(),
  /** Name of the account that published it. */
  by: personal("authors", z.string()),
  remark: z.string(),
  /** The edition that was public before; null for the first of a language. */
  since: idSchema.nullable(),
  /** Changes since that edition; null if there is nothing to compare with. */
  counts: changeCounts.nullable(),
  /** Whether visitors get this edition. */
  current: z.boolean(),
});
export type Edition = z.infer<typeof editionSchema>;
