import * as z from "zod";

/**
 * Things deleted along with something: the items under each heading's key, such as `sessions`. Headings without items are left
 * out; the app has their texts.
 */
export const deletionPreflightSchema = z.record(z.string(), z.array(z.string()));
export type DeletionPreflight = z.infer<typeof deletionPreflightSchema>;
