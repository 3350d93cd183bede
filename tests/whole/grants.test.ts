import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Assembly } from "../../infra/local/assembly/assembly.ts";
import { grantsOf } from "../../infra/local/iam/guard.ts";
import { collectRoles } from "../../infra/local/iam/roles.ts";
import { itemFamilies } from "../../shared/kernel/touches.ts";

/**
 * Whether each grant of the roles was used in this run. Every local cloud notes the grants that its calls used (`infra/local/main.ts`) and
 * refuses everything else. Only a whole run can tell: `npm test` without words (`infra/ops/run.mjs`).
 */
const folder = process.env.LABORIUM_USED_GRANTS ?? "";
const root = join(import.meta.dirname, "../..");

/** Grants that no run on one machine uses, each with its reason. */
const elsewhere: Record<string, RegExp> = {
  "CDK's own function copies the files of a deployment": /\/(?:WebFiles|Catalogue)Role /,
  "Lambda's poller requires it": /(?:ChangeAnnouncer|SecurityTrail)Role dynamodb:ListStreams \*$/,
  "Lambda sends what a function failed to announce":
    /(?:ChangeAnnouncer|SecurityTrail)Role sqs:SendMessage .*-(?:changes|security)-lost$/,
  "the scheduler, and Lambda for the job, lay aside what failed for good":
    / sqs:SendMessage .*-schedule-dead$/,
  "S3 tells missing objects from forbidden ones by it, and not every role asks for a missing one":
    / s3:ListBucket /,
  "the first administrator gets a link by mail; on one machine there is a password":
    /RolesCoreProvision sqs:SendMessage /,
  "orders from before are carried over once, which a new laboratory does not have":
    /RolesCoreProvision write T#\*#SHOP-ORDER$/,
  "pictures that no text shows are deleted after months, which no run lasts":
    /RolesPrintpublisherJob delete .*(?:PRINT-PICTURE|\/logos\/texts\/\*)$/,
};

const families = new Map<string, string>(
  // If families share a key, the first one represents it.
  Object.entries(itemFamilies)
    .flatMap(([family, keys]) => keys.map((key) => [`T#*#${key}`, family] as const))
    .reverse(),
);

/** A grant with its tenant replaced by a wildcard, and its key by the declared family. */
function alike(grant: string): string {
  const tenant = /^laborium-tenant-([^/]+)/.exec(grant)?.[1];
  const any = tenant ? grant.replaceAll(new RegExp(`(?<![a-z0-9])${tenant}(?![a-z0-9])`, "g"), "*") : grant;
  const [source = "", level, name = ""] = any.split(" ");
  // Records of the kit have keys below their name.
  const family = families.get(name) ?? name.replace(/^(T#\*#[A-Z-]+)#\*$/, "$1");
  return `${source.replace(/[0-9A-F]{8}\/\w+$/, "")} ${level} ${family}`;
}

describe("the roles of the stacks", () => {
  const stacks = new Assembly(join(root, "cdk.out"), { origin: "http://127.0.0.1", port: 80 });
  const granted = new Set([...collectRoles(stacks).values()].flatMap(grantsOf).map(alike));
  const used = new Set(
    readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n").map(alike)),
  );
  const unused = [...granted].filter((grant) => !used.has(grant)).sort();

  test("grant nothing that no call of the whole run used", () => {
    const patterns = Object.values(elsewhere);
    expect(unused.filter((grant) => !patterns.some((pattern) => pattern.test(grant)))).toEqual([]);
  });

  test.each(Object.entries(elsewhere))("still grant what only AWS uses: %s", (_, pattern) => {
    expect(unused.some((grant) => pattern.test(grant))).toBe(true);
  });
});
