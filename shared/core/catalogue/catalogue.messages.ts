import * as z from "zod";
import { tenantIdSchema } from "../../kernel/id.ts";

/** A tenant's catalogue has a new revision: what is built from it can be built anew. */
export const catalogueChangedSchema = z.object({ tenant: tenantIdSchema, revision: z.number().int().min(1) });
export type CatalogueChanged = z.infer<typeof catalogueChangedSchema>;
