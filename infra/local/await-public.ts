import { readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Tenant } from "../tenants.ts";

/** Milliseconds after which a catalogue that is still not public is given up. */
const patience = 2 * 60_000;

/**
 * Resolves once visitors find the laboratories' initial catalogues: imported, published and in the search index. Import and index both last
 * for every later start.
 * @returns the laboratories whose catalogue took too long
 */
export async function awaitPublic(
  cloud: { tenants: readonly { id: string; publicUrl: string }[] },
  files: readonly Pick<Tenant, "id" | "start" | "modules">[],
  assembly: string,
): Promise<string[]> {
  // Stacks of tests may bear the name of a laboratory without having an initial catalogue.
  const begins = (id: string) =>
    readFileSync(join(assembly, `laborium-tenant-${id}.template.json`), "utf8").includes('"CatalogueKey"');
  const expected = new Set(
    files.flatMap(({ id, start, modules }) => (start && modules.MD_WEB && begins(id) ? [id] : [])),
  );
  const late = await Promise.all(
    cloud.tenants.map(async ({ id, publicUrl }) => {
      const since = Date.now();
      while (expected.has(id) && !(await isThere(`${publicUrl}/embed/index.json`))) {
        if (Date.now() - since > patience) return [id];
        await sleep(100);
      }
      return [];
    }),
  );
  return late.flat();
}

/** Not every machine resolves names below `localhost`. */
const isThere = (address: string) =>
  new Promise<boolean>((resolve) => {
    const { host, port, pathname } = new URL(address);
    get({ host: "127.0.0.1", port, path: pathname, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on("error", () => resolve(false));
  });
