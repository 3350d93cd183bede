import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** S3's notification to the queue `imports` about uploaded files. A test event of S3 has no records. */
export const startImportSchema = z.object({
  Records: z
    .array(
      z.object({
        s3: z.object({
          object: z.object({
            key: z.string(),
            size: z.number().int().optional(),
            eTag: z.string().optional(),
          }),
        }),
      }),
    )
    .default([]),
});

/** Input of the workflow `import`, and of its first step. */
export const readFileSchema = z.object({
  id: idSchema,
  /** Name of the execution if a call started the import; only the execution named in the import's record may carry it out. */
  execution: idSchema.optional(),
});

/** Output of `read-file`, kept in the workflow as `read`. */
export const readResultSchema = z.object({
  outcome: z.enum(["changes", "done"]),
  chunks: z.array(z.string()),
  /** Number of documents in the chunks. */
  count: z.number().int(),
});
export type ReadResult = z.infer<typeof readResultSchema>;

const readStateSchema = readFileSchema.extend({ read: readResultSchema });
export const stageChunkSchema = z.object({ state: readStateSchema, chunk: z.string() });
export const publishImportSchema = readStateSchema;
export const failImportSchema = readFileSchema.extend({
  read: readResultSchema.optional(),
  error: z.object({ Error: z.string().optional(), Cause: z.string().optional() }).optional(),
});
