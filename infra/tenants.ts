import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type * as z from "zod";
import { type TenantFile, tenantFileSchema } from "../shared/core/provisioning/tenant.ts";
import { shopBeginningSchema } from "../shared/laborshop/provisioning/beginning.ts";
import { bookBeginningSchema } from "../shared/printpublisher/provisioning/beginning.ts";

/** A file that a tenant's file names. */
export interface NamedFile {
  text: string;
  /** Hex. */
  sha256: string;
}

/** A tenant's file together with the files that it names; undefined where it names none. */
export interface Tenant extends TenantFile {
  /** The catalogue that the tenant starts with. */
  start: NamedFile | undefined;
  /** What its modules begin with. */
  beginnings: { shop: NamedFile | undefined; book: NamedFile | undefined };
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
  const read = (what: string, name: string | null, schema?: z.ZodType): NamedFile | undefined => {
    if (name === null) return undefined;
    const path = join(folder, name);
    if (!existsSync(path)) throw new Error(`${place} names the ${what} ${name}, which is not there.`);
    const text = readFileSync(path, "utf8");
    const checked = schema?.safeParse(JSON.parse(text));
    if (checked?.error) throw new Error(`${path}: ${checked.error.message}`);
    return { text, sha256: createHash("sha256").update(text).digest("hex") };
  };
  const beginnings = {
    shop: read("shop", tenant.shop, shopBeginningSchema),
    book: read("book", tenant.book, bookBeginningSchema),
  };
  return { ...tenant, start: read("catalogue", tenant.catalogue), beginnings };
}
