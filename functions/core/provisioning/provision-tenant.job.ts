import { provisionTenantSchema } from "../../../shared/core/provisioning/provisioning.messages.ts";
import { environment } from "../../platform/environment.ts";
import { serveCustomResource } from "../../platform/job/serve-custom-resource.ts";
import { migrate } from "../migrations/migrate.ts";
import { provisionTenant } from "./provision-tenant.ts";

export const handler = serveCustomResource(
  "provision-tenant",
  provisionTenantSchema,
  async (properties, actor) => {
    const { TenantFile, CatalogueKey, CatalogueSha256 } = properties;
    const catalogue =
      CatalogueKey && CatalogueSha256 ? { key: CatalogueKey, sha256: CatalogueSha256 } : undefined;
    await migrate(actor);
    await provisionTenant(actor, TenantFile, catalogue, environment("STAGE"));
  },
);
