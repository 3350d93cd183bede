import * as z from "zod";

/**
 * What goes when something is deleted: a heading's key, such as `sessions`, mapped to the items under it. Headings without items are left
 * out; the app has their texts.
 */
export const deletionPreflightSchema = z.record(z.string(), z.array(z.string()));
export type DeletionPreflight = z.infer<typeof deletionPreflightSchema>;
