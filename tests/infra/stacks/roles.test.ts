import { beforeAll, describe, expect, test } from "vitest";
import { inPascalCase } from "../../../infra/constructs/grant.ts";
import { apiRole, jobRole } from "../../../infra/constructs/tenant-roles.ts";
import type { Assembly, Resource } from "../../../infra/local/assembly/assembly.ts";
import { applies, type Request, type Statement } from "../../../infra/local/iam/policy.ts";
import { collectRoles } from "../../../infra/local/iam/roles.ts";
import { apis } from "../../../shared/apis.ts";
import { type ItemFamily, itemFamilies, keysOf } from "../../../shared/kernel/touches.ts";
import { assemble, placeOf } from "./assembly.ts";
import { addsEntries, declaredOf, highestOf, tenantJobs } from "./declared-touches.ts";

let resolved: Assembly;
let statements: Statement[];
let statementsOf: (tenant: string, role: string) => Statement[];

beforeAll(async () => {
  ({ resolved } = await assemble("production"));
  const roles = [...collectRoles(resolved).values()];
  statements = roles.flatMap((role) => role.statements);
  statementsOf = (tenant, name) => {
    const pattern = new RegExp(`^laborium-tenant-${tenant}/Roles${name}[0-9A-F]{8}/`);
    const granted = statements.filter(({ source }) => pattern.test(source));
    if (granted.length === 0) throw new Error(`${tenant} has no role ${name}.`);
    return granted;
  };
});

const allowed = (granted: Statement[], request: Request) =>
  granted.some((statement) => applies(statement, request));

const tableArn = "arn:aws:dynamodb:eu-central-1:000000000000:table/laborium-production";
const onItem = (action: string, key: string, resource = tableArn): Request => ({
  action: `dynamodb:${action}`,
  resource,
  context: { "dynamodb:leadingkeys": [key] },
});
const onObject = (action: string, bucket: string, key: string): Request => ({
  action: `s3:${action}`,
  resource: `arn:aws:s3:::laborium-${bucket}-000000000000/${key}`,
  context: {},
});
const names = [...new Set([...apis.map(apiRole), ...tenantJobs.map(jobRole)])];
const classes = names.map(inPascalCase);
const reads = ["GetItem", "BatchGetItem", "Query"];
const writes = ["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"];

describe("a tenant's roles", () => {
  test.each(classes)("%s never reaches items of another tenant, or many at once", (role) => {
    const granted = statementsOf("demo", role);
    for (const action of [...reads, ...writes, "BatchWriteItem"]) {
      for (const resource of [tableArn, `${tableArn}/index/GSI1`]) {
        for (const key of ["T#nord#DOC#analysis#1", "T#demo2#CATALOGUE", "T#", "CATALOGUE"])
          expect(allowed(granted, onItem(action, key, resource)), `${action} ${key}`).toBe(false);
        const keyless = { ...onItem(action, "", resource), context: {} };
        expect(allowed(granted, keyless), `${action} without key`).toBe(false);
      }
    }
    const mixed = { "dynamodb:leadingkeys": ["T#demo#CATALOGUE", "T#nord#CATALOGUE"] };
    expect(allowed(granted, { ...onItem("BatchGetItem", ""), context: mixed })).toBe(false);
    for (const action of ["Scan", "ExecuteStatement", "PartiQLSelect", "DeleteTable", "UpdateTable"])
      expect(allowed(granted, onItem(action, "T#demo#CATALOGUE")), action).toBe(false);
  });

  test.each(classes)("%s never reaches files of another tenant, nor lists its buckets", (role) => {
    const granted = statementsOf("demo", role);
    for (const action of ["GetObject", "PutObject", "DeleteObject", "GetObjectVersion"]) {
      for (const key of ["nord/print/book.pdf", "nord/public/embed/index.json", "demo2/replica/1", "x"]) {
        for (const bucket of ["demo-assets", "nord-assets", "demo-imports", "nord-imports", "web"])
          expect(allowed(granted, onObject(action, bucket, key)), `${action} ${bucket} ${key}`).toBe(false);
      }
    }
    for (const bucket of ["nord-assets", "nord-imports", "web"])
      expect(
        allowed(granted, {
          action: "s3:ListBucket",
          resource: `arn:aws:s3:::laborium-${bucket}-000000000000`,
          context: {},
        }),
        bucket,
      ).toBe(false);
  });

  test("are those of the declarations: a family at its level, and no other", () => {
    for (const name of names) {
      const granted = statementsOf("demo", inPascalCase(name));
      const { items } = declaredOf(name);
      for (const family of Object.keys(itemFamilies) as ItemFamily[]) {
        for (const pattern of keysOf(family)) {
          const level = highestOf(items, pattern);
          const key = `T#demo#${pattern.replace("*", "1")}`;
          const may = (action: string) => allowed(granted, onItem(action, key));
          expect(may("Query"), `${name} queries ${key}`).toBe(level !== undefined);
          // The platform adds entries to the security log for those who check rights or declare an action.
          const adds = pattern === "SECURITY#*" && addsEntries(name);
          expect(may("PutItem"), `${name} puts ${key}`).toBe(adds || level === "write" || level === "delete");
          expect(may("UpdateItem"), `${name} updates ${key}`).toBe(level === "write" || level === "delete");
          expect(may("DeleteItem"), `${name} deletes ${key}`).toBe(level === "delete");
        }
      }
    }
  });

  const readers = (key: string) =>
    names.filter((name) =>
      reads.some((action) =>
        allowed(statementsOf("demo", inPascalCase(name)), onItem(action, `T#demo#${key}`)),
      ),
    );
  const writersOf = (key: string) =>
    names.filter((name) =>
      writes.some((action) =>
        allowed(statementsOf("demo", inPascalCase(name)), onItem(action, `T#demo#${key}`)),
      ),
    );

  test("keep hashes of passwords to those who check or set them", () => {
    expect(readers("ACCOUNT-SECRET").sort()).toEqual(["core/accounts", "core/provision"]);
    expect(writersOf("ACCOUNT-SECRET").sort()).toEqual(["core/accounts", "core/provision"]);
  });

  test("let nobody make a token but who signs people in and manages tokens; others note a use and no more", () => {
    expect(writersOf("TOKEN#abc")).toEqual(["core/accounts"]);
    const noting = (attributes: string[]): Request => ({
      ...onItem("UpdateItem", ""),
      context: { "dynamodb:leadingkeys": ["T#demo#TOKEN#abc"], "dynamodb:attributes": attributes },
    });
    const exceptions = ["core/accounts", "webpublisher/website", "printpublisher/sample"];
    for (const name of names) {
      const granted = statementsOf("demo", inPascalCase(name));
      const may = name.endsWith("/staff") || exceptions.includes(name);
      expect(allowed(granted, noting(["PK", "SK", "expires"])), name).toBe(may);
      const making = noting(["PK", "SK", "expires", "account"]);
      expect(allowed(granted, making), name).toBe(name === "core/accounts");
    }
  });

  test("give the Lambda that opens pages of others who calls and how often, and nothing else", () => {
    const granted = statementsOf("demo", "WebpublisherWebsite");
    for (const key of [
      "ACCOUNT-SECRET",
      "CATALOGUE",
      "DOC#analysis#1",
      "WEB-CONFIG",
      "IMPORT",
      "MAIL#1",
      "TENANT",
    ])
      for (const action of writes)
        expect(allowed(granted, onItem(action, `T#demo#${key}`)), `${action} ${key}`).toBe(false);
    for (const key of ["ACCOUNT-SECRET", "CATALOGUE", "DOC#analysis#1", "WEB-CONFIG", "IMPORT", "MAIL#1"])
      for (const action of reads)
        expect(allowed(granted, onItem(action, `T#demo#${key}`)), `${action} ${key}`).toBe(false);
    expect(allowed(granted, onItem("PutItem", "T#demo#THROTTLE#website-account"))).toBe(true);
  });

  test("give the browser that prints books parts and pictures, and nothing of people", () => {
    const granted = statementsOf("demo", "PrintpublisherRender");
    for (const key of [
      "ACCOUNT",
      "ACCOUNT#BY#username",
      "ACCOUNT-SECRET",
      "TOKEN#abc",
      "TOKENS#1",
      "CATALOGUE",
      "DOC#analysis#1",
      "MAIL#1",
    ])
      for (const action of [...reads, ...writes])
        expect(allowed(granted, onItem(action, `T#demo#${key}`)), `${action} ${key}`).toBe(false);
    expect(allowed(granted, onItem("GetItem", "T#demo#TENANT"))).toBe(true);
    expect(allowed(granted, onItem("UpdateItem", "T#demo#TENANT"))).toBe(false);
    const files = (action: string, key: string) => allowed(granted, onObject(action, "demo-assets", key));
    expect(files("PutObject", "demo/print/parts/1.pdf")).toBe(true);
    expect(files("PutObject", "demo/logos/1")).toBe(false);
    expect(files("GetObject", "demo/replica/1")).toBe(false);
  });

  test("give the browser that makes samples what a book shows, to read, and nothing of people's secrets", () => {
    const granted = statementsOf("demo", "PrintpublisherSample");
    for (const key of [
      "ACCOUNT-SECRET",
      "CATALOGUE",
      "DOC#analysis#1",
      "PRINT-TEMPLATE",
      "PRINT-CONFIG",
      "BOOK",
    ])
      for (const action of writes)
        expect(allowed(granted, onItem(action, `T#demo#${key}`)), `${action} ${key}`).toBe(false);
    for (const key of ["ACCOUNT-SECRET", "MAIL#1", "IMPORT", "BOOK"])
      for (const action of reads)
        expect(allowed(granted, onItem(action, `T#demo#${key}`)), `${action} ${key}`).toBe(false);
    expect(allowed(granted, onObject("PutObject", "demo-assets", "demo/print/parts/1.pdf"))).toBe(false);
  });

  test.each(["core/public", "webpublisher/public"])(
    "%s sees no account or token and changes nothing",
    (name) => {
      const granted = statementsOf("demo", inPascalCase(name));
      for (const key of ["ACCOUNT", "TOKEN#abc", "IMPORT", "ACCOUNT#UNIQUE#username"])
        for (const action of reads)
          expect(allowed(granted, onItem(action, `T#demo#${key}`)), key).toBe(false);
      for (const key of ["CATALOGUE", "TENANT", "DOC#analysis#1"])
        for (const action of writes)
          expect(allowed(granted, onItem(action, `T#demo#${key}`)), key).toBe(false);
      for (const key of ["print/books/1.pdf", "provisioning/catalogue.json", "public/embed/index.json"])
        expect(allowed(granted, onObject("PutObject", "demo-assets", `demo/${key}`)), key).toBe(false);
      expect(allowed(granted, onObject("GetObject", "demo-assets", "demo/print/books/1.pdf"))).toBe(false);
    },
  );

  test("only imports sign uploads, only mail sends it", () => {
    const upload = onObject("PutObject", "demo-imports", "demo/01A/file.xlsx");
    const send = {
      action: "ses:SendRawEmail",
      resource: "arn:aws:ses:eu-central-1:000000000000:identity/demo.laborium.example",
      context: {},
    };
    const rolesWith = (request: Request) =>
      names.filter((name) => allowed(statementsOf("demo", inPascalCase(name)), request));
    expect(rolesWith(upload).sort()).toEqual(["importexport/staff"]);
    expect(rolesWith(send)).toEqual(["core/mail"]);
  });
});

/** Every action that any of our roles may have; adding one is a decision. */
const permitted = new Set([
  ...["GetItem", "BatchGetItem", "Query", ...writes].map((name) => `dynamodb:${name}`),
  ...["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"].map((name) => `dynamodb:${name}`),
  ...["GetObject", "PutObject", "DeleteObject", "ListBucket"].map((name) => `s3:${name}`),
  ...["SendMessage", "ReceiveMessage", "DeleteMessage", "GetQueueAttributes"].map((name) => `sqs:${name}`),
  ...["StartExecution"].map((name) => `states:${name}`),
  ...["SendRawEmail", "GetIdentityVerificationAttributes"].map((name) => `ses:${name}`),
  "lambda:InvokeFunction",
]);
/** Permissions that AWS itself requires for the logs of API Gateway and Step Functions. */
const deliveringLogs = /\/(?:ApiLogRole|WorkflowsRole)[0-9A-F]{8}\//;
/** Actions that may name every resource; the statements say why. */
const anywhere = new Set(["dynamodb:ListStreams", "ses:GetIdentityVerificationAttributes"]);

describe("provisioning", () => {
  test("writes accounts, the standard catalogue and the first import, and reaches no token or other import", () => {
    const granted = statementsOf("demo", "CoreProvision");
    const first = onObject("PutObject", "demo-imports", "demo/0000000000ABCDEFGHJKMNPQRS/catalogue.json");
    expect(allowed(granted, first)).toBe(true);
    expect(allowed(granted, onItem("PutItem", "T#demo#ACCOUNT"))).toBe(true);
    for (const key of ["TOKEN#abc", "IMPORT"])
      expect(allowed(granted, onItem("PutItem", `T#demo#${key}`)), key).toBe(false);
  });
});

describe("every role", () => {
  const isLog = (action: string) => action.startsWith("logs:");

  test("is granted actions of the known list only, never by wildcard", () => {
    expect(statements.length).toBeGreaterThan(50);
    for (const { actions, source, effect } of statements) {
      expect(effect).toBe("Allow");
      for (const action of actions) {
        expect(action, source).toMatch(/^[a-z0-9]+:[A-Z][A-Za-z]+$/);
        const delivery =
          deliveringLogs.test(source) || /^logs:(?:CreateLogStream|PutLogEvents)$/.test(action);
        expect(isLog(action) ? delivery : permitted.has(action), `${source}: ${action}`).toBe(true);
      }
    }
  });

  test("names its resources, but for actions that know none", () => {
    const open = statements.filter(({ resources }) => resources.includes("*"));
    for (const { actions, source } of open) {
      if (deliveringLogs.test(source)) continue;
      expect(
        actions.filter((action) => !anywhere.has(action)),
        source,
      ).toEqual([]);
    }
  });

  test("holds table keys to a tenant", () => {
    const onTable = statements.filter(({ resources }) =>
      resources.some((resource) => /:table\/[^/]+(?:\/index\/\w+)?$/.test(resource)),
    );
    expect(onTable.length).toBeGreaterThan(10);
    for (const { conditions, source } of onTable) {
      const tenant = /^laborium-tenant-([a-z0-9-]+)\//.exec(source)?.[1];
      const keys = conditions["ForAllValues:StringLike"]?.["dynamodb:leadingkeys"] ?? [];
      expect(keys.length, source).toBeGreaterThan(0);
      for (const key of keys) expect(key, source).toMatch(new RegExp(`^T#${tenant}#`));
      expect(conditions.Null?.["dynamodb:leadingkeys"], source).toEqual(["false"]);
    }
  });

  test("is the role of some function or service", () => {
    const used = JSON.stringify(resolved.all().map(({ properties }: Resource) => properties));
    for (const role of resolved.resources("AWS::IAM::Role"))
      expect(used, placeOf(role)).toContain(`"${resolved.att(role, "Arn")}"`);
  });
});
