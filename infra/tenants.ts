import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import * as z from "zod";
import { tenantFileSchema } from "../shared/core/provisioning/tenant.ts";
import { shopBeginningSchema } from "../shared/laborshop/provisioning/beginning.ts";
import { bookBeginningSchema } from "../shared/printpublisher/provisioning/beginning.ts";

/** A file that a tenant's file names. */
export interface NamedFile {
  text: string;
  /** Hex. */
  sha256: string;
}

/** A tenant's file as it lies in `infra/tenants`: the input of provisioning, and the cell that takes the laboratory (`infra/cells`). */
export const placedFileSchema = tenantFileSchema.extend({ cell: z.string().min(1) });
export type PlacedFile = z.infer<typeof placedFileSchema>;

/** A tenant's file together with the files that it names; undefined for those it does not name. */
export interface Tenant extends PlacedFile {
  /** The catalogue that the tenant starts with. */
  start: NamedFile | undefined;
  /** Initial data of its modules. */
  beginnings: { shop: NamedFile | undefined; book: NamedFile | undefined };
}

/** Folder of the tenants' files. */
export const tenantsFolder = resolve(import.meta.dirname, "tenants");

/**
 * Reads `<id>.json` of every tenant, sorted by id.
 * @throws Error naming a file that breaks the schema, that is not named after its id, or whose catalogue is missing
 */
export function readTenants(folder = tenantsFolder): Tenant[] {
  return tenantIds(folder).map((id) => readTenant(id, folder));
}

/** The ids of all tenants, sorted, without reading their files. */
export const tenantIds = (folder = tenantsFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => basename(name, ".json"))
    .sort();

/** Reads the file of one tenant. @throws Error as {@link readTenants} */
export function readTenant(id: string, folder = tenantsFolder): Tenant {
  const place = join(folder, `${id}.json`);
  if (!existsSync(place)) throw new Error(`There is no laboratory ${id}: ${place} is not there.`);
  const parsed = placedFileSchema.safeParse(JSON.parse(readFileSync(place, "utf8")));
  if (!parsed.success) throw new Error(`${place}: ${parsed.error.message}`);
  const tenant = parsed.data;
  if (tenant.id !== id) throw new Error(`${place}: the id inside is ${tenant.id}.`);
  const read = (kind: string, name: string | null, schema?: z.ZodType): NamedFile | undefined => {
    if (name === null) return undefined;
    const path = join(folder, name);
    if (!existsSync(path)) throw new Error(`${place} names the ${kind} ${name}, which is not there.`);
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
