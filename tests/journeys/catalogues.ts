import { awaitPublic } from "../../infra/local/await-public.ts";
import { addressesOf } from "../../infra/local/listener.ts";
import { readTenants } from "../../infra/tenants.ts";
import { ports } from "./playwright.config.ts";

/**
 * Runs before the first journey, until every cloud has the initial catalogue. A busy machine takes longer to import it than a journey may take
 * as a whole.
 */
export default async function awaitCatalogues(): Promise<void> {
  const demos = ports.map((port) => ({ id: "demo", ...addressesOf("demo", port) }));
  const late = await awaitPublic({ tenants: demos }, readTenants(), "cdk.out");
  if (late.length > 0) throw new Error(`${late.length} of ${ports.length} catalogues are not public yet.`);
}
