import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type TenantFile, tenantFileSchema } from "../shared/core/provisioning/tenant.ts";

/** A tenant's file together with the catalogue that it starts with. */
export interface Tenant extends TenantFile {
  /** The catalogue's text and SHA-256 (hex); undefined if the tenant starts empty. */
  start: { text: string; sha256: string } | undefined;
}

/** Where the tenants' files lie. */
export const tenantsFolder = resolve(import.meta.dirname, "tenants");

/**
 * Reads `<id>.json` of every tenant, sorted by id.
 * @throws Error naming a file that breaks the schema, that is not named after its id, or whose catalogue is missing
 */
export function readTenants(folder = tenantsFolder): Tenant[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => readTenant(folder, name));
}

function readTenant(folder: string, name: string): Tenant {
  const place = join(folder, name);
  const parsed = tenantFileSchema.safeParse(JSON.parse(readFileSync(place, "utf8")));
  if (!parsed.success) throw new Error(`${place}: ${parsed.error.message}`);
  const tenant = parsed.data;
  if (tenant.id !== basename(name, ".json")) throw new Error(`${place}: the id inside is ${tenant.id}.`);
  if (tenant.catalogue === null) return { ...tenant, start: undefined };
  const catalogue = join(folder, tenant.catalogue);
  if (!existsSync(catalogue))
    throw new Error(`${place} names the catalogue ${tenant.catalogue}, which is not there.`);
  const text = readFileSync(catalogue, "utf8");
  return { ...tenant, start: { text, sha256: createHash("sha256").update(text).digest("hex") } };
}
