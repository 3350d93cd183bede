import { provisionTenantSchema } from "../../../shared/core/provisioning/provisioning.messages.ts";
import { environment } from "../../platform/environment.ts";
import { serveCustomResource } from "../../platform/job/serve-custom-resource.ts";
import { migrate } from "../migrations/migrate.ts";
import { provisionTenant } from "./provision-tenant.ts";

/**
 * The administrator of the local stage has a published password, so its stacks must end up nowhere but on the local cloud, which sets the
 * address of its own DynamoDB.
 * @throws Error on AWS, which fails the deployment
 */
function refuseAway(stage: string): void {
  if (stage === "local" && !process.env.AWS_ENDPOINT_URL_DYNAMODB)
    throw new Error("The stage local is played by the local cloud and deployed nowhere else.");
}

export const handler = serveCustomResource(
  "provision-tenant",
  provisionTenantSchema,
  async (properties, actor) => {
    const { TenantFile, CatalogueKey, CatalogueSha256 } = properties;
    const catalogue =
      CatalogueKey && CatalogueSha256 ? { key: CatalogueKey, sha256: CatalogueSha256 } : undefined;
    const stage = environment("STAGE");
    refuseAway(stage);
    await migrate(actor);
    await provisionTenant(actor, TenantFile, catalogue, stage);
  },
);
