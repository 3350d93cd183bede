import * as z from "zod";
import { tenantFileSchema } from "./tenant.ts";

/** Properties of the custom resource `Custom::LaboriumTenant`. CloudFormation turns everything into strings, so the file is passed as text. */
export const provisionTenantSchema = z.object({
  TenantFile: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(tenantFileSchema),
  /** The catalogue's key in the assets bucket below the tenant's prefix, and its SHA-256. */
  CatalogueKey: z.string().optional(),
  CatalogueSha256: z.string().optional(),
  /** `dataFormat` of the deployment, so that raising it migrates the laboratory's data. */
  DataFormat: z.string().optional(),
});
