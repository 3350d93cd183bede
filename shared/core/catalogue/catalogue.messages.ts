import * as z from "zod";
import { tenantIdSchema } from "../../kernel/id.ts";

/** A tenant's catalogue has a new revision: what is built from it can be built anew. */
export const catalogueChangedSchema = z.object({ tenant: tenantIdSchema, revision: z.number().int().min(1) });
export type CatalogueChanged = z.infer<typeof catalogueChangedSchema>;

/** What the table's stream tells of catalogue heads, as far as it is looked at; numbers come as text. */
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
