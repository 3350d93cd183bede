import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { tenantsFolder } from "../../tenants.ts";
import { print } from "../print.ts";
import { Refusal } from "../stage.ts";
import type { TenantCommand } from "../tenant.ts";
import { readArchive } from "./archive.ts";
import { argumentsOf } from "./arguments.ts";
import { Belongings } from "./belongings.ts";
import { archiveFormat, described, readAll } from "./export.ts";
import { type BucketKind, bucketKinds } from "./objects.ts";
import { type CountedVersion, itemOf, lineOf, Sums, type SumsOf } from "./sums.ts";

/** Restores an export into the empty place of the same laboratory, and compares the sums of both. */
export const restore: TenantCommand = async (args) => {
  const { id, values } = argumentsOf(args, "from");
  const { from } = values;
  if (from === undefined || !existsSync(from)) throw new Refusal("Say --from and the archive.");
  const expected = await checked(from, id);
  const of = await Belongings.open(id, values);
  try {
    await refuseUnlessEmpty(of);
    // Items come first in an archive, so that a finished import is not started again when its file arrives.
    for await (const { name, bytes } of readArchive(from)) await putBack(of, name, bytes);
    const sums = await sumsOf(of);
    if (!isDeepStrictEqual(sums.all, expected))
      throw new Refusal(
        `What ${id} has now is not what the archive holds:\n${JSON.stringify([sums.all, expected])}`,
      );
    print(`${id} restored: ${described(sums)}`);
    if (!existsSync(join(tenantsFolder, `${id}.json`)))
      print(`${id} has no file in infra/tenants; laboratory.json in the archive holds it.`);
  } finally {
    of.close();
  }
};

/** Reads the whole archive before anything is changed. @returns its sums @throws Refusal if it is damaged, or of another laboratory */
async function checked(from: string, id: string): Promise<SumsOf> {
  let sums: SumsOf | undefined;
  for await (const { name, bytes } of readArchive(from)) {
    if (name === "sums.json") sums = JSON.parse(bytes.toString("utf8"));
    if (name !== "laboratory.json") continue;
    const about = JSON.parse(bytes.toString("utf8"));
    if (about.id !== id) throw new Refusal(`${from} is of ${about.id}, not of ${id}.`);
    if (about.format > archiveFormat) throw new Refusal(`${from} was written by a newer version.`);
  }
  if (!sums) throw new Refusal(`${from} is no archive of a laboratory.`);
  return sums;
}

async function refuseUnlessEmpty(of: Belongings): Promise<void> {
  const refusal = new Refusal(`${of.id} is not empty; npm run tenant -- erase makes it so.`);
  for await (const items of of.items()) if (items.length > 0) throw refusal;
  for (const kind of bucketKinds) for await (const _ of of.objects.versions(kind)) throw refusal;
}

/** Facts of the version whose bytes come next. */
let facts: CountedVersion | undefined;

async function putBack(of: Belongings, name: string, bytes: Buffer): Promise<void> {
  if (name.startsWith("items/")) {
    const lines = bytes.toString("utf8").trimEnd().split("\n");
    return of.putItems(lines.map(itemOf));
  }
  const [, kind] = /^objects\/(\w+)\//.exec(name) ?? [];
  if (!kind) return;
  if (!name.endsWith(".json")) {
    if (!facts) throw new Refusal(`${name} has no description.`);
    return of.objects.write(kind as BucketKind, facts.key, bytes, facts.headers);
  }
  facts = JSON.parse(bytes.toString("utf8")) as CountedVersion;
  if (facts.isMark) await of.objects.remove(kind as BucketKind, facts.key);
}

/** Sums over a laboratory's belongings. */
async function sumsOf(of: Belongings): Promise<Sums> {
  const sums = new Sums();
  for await (const items of of.items()) for (const item of items) sums.item(lineOf(item));
  for (const kind of bucketKinds)
    for await (const versions of of.objects.versions(kind))
      for (const version of await readAll(of, kind, versions))
        sums.version(kind, { ...version, bytes: version.bytes.length });
  return sums;
}
