import * as z from "zod";
import { personal } from "./personal.ts";

/** The action of a version on a record; `restored` follows a deletion. */
export const versionActions = ["created", "changed", "deleted", "restored"] as const;

/** One version of a record without its content. `hid` counts from 1, newest last. */
export const recordVersionSummarySchema = z.object({
  hid: z.number().int(),
  at: z.iso.datetime(),
  author: z.object({
    kind: z.string(),
    id: z.string(),
    name: personal("authors", z.string()),
    /** The former version that it restored. */
    restores: z.number().int().optional(),
  }),
  action: z.enum(versionActions),
  /** Names of the fields that differ from the version before; empty for the first one. */
  changes: z.array(z.string()),
});
export type RecordVersionSummary = z.infer<typeof recordVersionSummarySchema>;

/** A version with its content; for a deletion, the deleted content. */
export const recordVersionSchema = recordVersionSummarySchema.extend({
  content: z.record(z.string(), z.unknown()),
});
export type RecordVersion = z.infer<typeof recordVersionSchema>;

/** A record that is deleted; restoring its version `hid` brings it back. */
export const deletedRecordSchema = recordVersionSummarySchema
  .pick({ hid: true, at: true, author: true })
  .extend({ id: z.string(), name: z.string() });
export type DeletedRecord = z.infer<typeof deletedRecordSchema>;
