import * as z from "zod";
import { tenantIdSchema } from "../../kernel/id.ts";

/** A tenant's catalogue has a new revision, so everything derived from it can be rebuilt. */
export const catalogueChangedSchema = z.object({ tenant: tenantIdSchema, revision: z.number().int().min(1) });

/** The part of the table's stream records for catalogue heads that we read; numbers arrive as text. */
export const announceChangeSchema = z.object({
  Records: z.array(
    z.object({
      dynamodb: z.object({
        Keys: z.object({ PK: z.object({ S: z.string() }) }),
        NewImage: z.object({ revision: z.object({ N: z.string() }).optional() }).optional(),
        SequenceNumber: z.string(),
      }),
    }),
  ),
});
