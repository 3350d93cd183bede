import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tenantKey, tenantPrefix } from "../../../shared/kernel/table-keys.ts";
import { readTenants, tenantsFolder } from "../../tenants.ts";
import { print } from "../print.ts";
import { Refusal } from "../stage.ts";
import type { TenantCommand } from "../tenant.ts";
import { writeArchive } from "./archive.ts";
import { argumentsOf } from "./arguments.ts";
import { Belongings, eachOf, type Item } from "./belongings.ts";
import { bucketKinds, type ObjectVersion } from "./objects.ts";
import { lineOf, Sums, sha256Of } from "./sums.ts";

/** Raised when the layout of archives changes. */
export const archiveFormat = 1;

/** Writes everything of a laboratory into one file: items, objects with their versions, and its own file with the files it names. */
export const exportLaboratory: TenantCommand = async (args) => {
  const { id, values } = argumentsOf(args, "to");
  const file = values.to ?? `${id}-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.tar.gz`;
  if (existsSync(file)) throw new Refusal(`${file} is there already.`);
  const of = await Belongings.open(id, values);
  const archive = writeArchive(file);
  try {
    const about = { format: archiveFormat, id, stage: of.stage, exported: new Date().toISOString() };
    await archive.add("laboratory.json", JSON.stringify({ ...about, files: filesOf(id) }, null, 1));
    const sums = new Sums();
    let page = 0;
    for await (const all of of.items()) {
      const items = lasting(all);
      if (items.length === 0) continue;
      if (isWritable(items, id))
        print(`${id} is not in maintenance: what is written meanwhile may be in the archive only in part.`);
      const lines = items.map(lineOf);
      for (const line of lines) sums.item(line);
      page += 1;
      await archive.add(`items/${String(page).padStart(6, "0")}.ndjson`, `${lines.join("\n")}\n`);
    }
    for (const kind of bucketKinds) {
      let number = 0;
      for await (const versions of of.objects.versions(kind)) {
        const read = await readAll(of, kind, versions);
        for (const { bytes, ...version } of read) {
          sums.version(kind, { ...version, bytes: bytes.length });
          number += 1;
          const name = `objects/${kind}/${String(number).padStart(8, "0")}`;
          await archive.add(`${name}.json`, JSON.stringify(version));
          if (!version.isMark) await archive.add(name, bytes);
        }
      }
    }
    await archive.add("sums.json", JSON.stringify(sums.all, null, 1));
    await archive.end();
    print(`${file}: ${described(sums)}`);
  } finally {
    of.close();
  }
};

/** The items without those that have run out: DynamoDB takes days to remove them, and an archive must not keep them for years. */
export const lasting = (items: Item[], now = Date.now() / 1000): Item[] =>
  items.filter(({ expires }) => expires?.N === undefined || Number(expires.N) > now);

/** One line for people. */
export function described({ all: { items, objects } }: Sums): string {
  const parts = bucketKinds.map(
    (kind) => `${objects[kind].versions} versions in ${kind} (${objects[kind].bytes} bytes)`,
  );
  return [`${items.count} items`, ...parts].join(", ");
}

function isWritable(items: Item[], id: string): boolean {
  const record = items.find(
    ({ PK, SK }) => PK?.S === tenantPrefix(id) + tenantKey.pk && SK?.S === tenantKey.sk,
  );
  return record !== undefined && !record.maintenance?.BOOL && !record.platform_maintenance?.BOOL;
}

/** All versions of one key with their bytes, the oldest first. */
export async function readAll(of: Belongings, kind: (typeof bucketKinds)[number], versions: ObjectVersion[]) {
  const none = { bytes: Buffer.alloc(0), headers: {} };
  const bodies = versions.filter(({ isMark }) => !isMark);
  const all = versions.map((version) => {
    const place = version.isMark ? Number(version === versions.at(-1)) : bodies.indexOf(version);
    return { ...version, place, ...none, sha256: sha256Of("") };
  });
  await eachOf(all, async (version) => {
    if (version.isMark) return;
    const read = await of.objects.read(kind, version);
    Object.assign(version, read, { sha256: sha256Of(read.bytes) });
  });
  return all;
}

/** The laboratory's file and the files it names, by their path in the laboratories' folder. */
function filesOf(id: string): Record<string, string> {
  const tenant = readTenants().find((candidate) => candidate.id === id);
  const names = [`${id}.json`, tenant?.catalogue, tenant?.shop, tenant?.book].filter((name) => name != null);
  const existing = names.filter((name) => existsSync(join(tenantsFolder, name)));
  return Object.fromEntries(existing.map((name) => [name, readFileSync(join(tenantsFolder, name), "utf8")]));
}
