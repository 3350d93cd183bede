import { beforeAll, describe, expect, test } from "vitest";
import type { Assembly, Resource } from "../../../infra/local/assembly/assembly.ts";
import { applies, type Request, type Statement } from "../../../infra/local/iam/policy.ts";
import { collectRoles } from "../../../infra/local/iam/roles.ts";
import { assemble, placeOf } from "./assembly.ts";

let resolved: Assembly;
let statements: Statement[];
let own: (tenant: string, role: string) => Statement[];

beforeAll(async () => {
  ({ resolved } = await assemble("production"));
  const roles = [...collectRoles(resolved).values()];
  statements = roles.flatMap((role) => role.statements);
  own = (tenant, name) => {
    const wanted = new RegExp(`^laborium-tenant-${tenant}/Roles${name}[0-9A-F]{8}/`);
    const found = statements.filter(({ source }) => wanted.test(source));
    if (found.length === 0) throw new Error(`${tenant} has no role ${name}.`);
    return found;
  };
});

const allowed = (granted: Statement[], request: Request) => granted.some((one) => applies(one, request));

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
const classes = ["Api", "Public", "Index", "Import", "Print", "Mail", "Provision"];
const reads = ["GetItem", "BatchGetItem", "Query"];
const writes = ["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"];

describe("a tenant's roles", () => {
  test.each(classes)("%s never reaches items of another tenant, or many at once", (role) => {
    const granted = own("demo", role);
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
    const granted = own("demo", role);
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

  test("api, import and print read and write what is theirs", () => {
    for (const role of ["Api", "Import", "Print"]) {
      for (const action of [...reads, "PutItem", "UpdateItem", "ConditionCheckItem"])
        expect(allowed(own("demo", role), onItem(action, "T#demo#TASK#1")), `${role} ${action}`).toBe(true);
      expect(allowed(own("demo", role), onItem("Query", "T#demo#TASKS", `${tableArn}/index/GSI1`))).toBe(
        true,
      );
    }
  });

  test("print deletes nothing but idempotent answers", () => {
    expect(allowed(own("demo", "Print"), onItem("DeleteItem", "T#demo#IDEMPOTENCY#generate"))).toBe(true);
    expect(allowed(own("demo", "Print"), onItem("DeleteItem", "T#demo#DOC#analysis#1"))).toBe(false);
  });

  test.each(["Public", "Index"])("%s sees the catalogue and the tenant, but no account or token", (role) => {
    const granted = own("demo", role);
    for (const key of ["CATALOGUE", "DOC#analysis#1", "TENANT"])
      expect(allowed(granted, onItem("GetItem", `T#demo#${key}`)), key).toBe(true);
    for (const key of ["ACCOUNT", "TOKEN#abc", "IMPORT", "UNIQUE#account"])
      for (const action of reads) expect(allowed(granted, onItem(action, `T#demo#${key}`)), key).toBe(false);
    for (const action of writes) expect(allowed(granted, onItem(action, "T#demo#CATALOGUE"))).toBe(false);
    for (const key of ["demo/print/books/1.pdf", "demo/provisioning/catalogue.json"])
      expect(allowed(granted, onObject("GetObject", "demo-assets", key)), key).toBe(false);
  });

  test("visitors change nothing; the search index's worker only what is embedded", () => {
    const index = onObject("PutObject", "demo-assets", "demo/public/embed/index.json");
    expect(allowed(own("demo", "Public"), index)).toBe(false);
    expect(allowed(own("demo", "Index"), index)).toBe(true);
    expect(allowed(own("demo", "Index"), onObject("PutObject", "demo-assets", "demo/replica/1"))).toBe(false);
  });

  test("only the import signs uploads, only mail sends it", () => {
    const upload = onObject("PutObject", "demo-imports", "demo/01A/file.xlsx");
    const send = {
      action: "ses:SendRawEmail",
      resource: "arn:aws:ses:eu-central-1:000000000000:identity/demo.laborium.example",
      context: {},
    };
    for (const role of classes) {
      expect(allowed(own("demo", role), upload), role).toBe(role === "Import");
      expect(allowed(own("demo", role), send), role).toBe(role === "Mail");
    }
  });
});

/** Every action that any role of ours may have; a new one is a decision. */
const known = new Set([
  ...["GetItem", "BatchGetItem", "Query", ...writes].map((name) => `dynamodb:${name}`),
  ...["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"].map((name) => `dynamodb:${name}`),
  ...["GetObject", "PutObject", "DeleteObject", "ListBucket"].map((name) => `s3:${name}`),
  ...["SendMessage", "ReceiveMessage", "DeleteMessage", "GetQueueAttributes"].map((name) => `sqs:${name}`),
  ...["StartExecution", "DescribeExecution", "StopExecution"].map((name) => `states:${name}`),
  ...["SendEmail", "SendRawEmail"].map((name) => `ses:${name}`),
  "lambda:InvokeFunction",
  "xray:PutTraceSegments",
  "xray:PutTelemetryRecords",
]);
/** What AWS itself demands for the logs of API Gateway and Step Functions. */
const deliveringLogs = /\/(?:ApiLogRole|[A-Z][a-z]+WorkflowRole)[0-9A-F]{8}\//;
/** Roles that may name every resource: the statements say why. */
const anywhere = new Set(["dynamodb:ListStreams", "xray:PutTraceSegments", "xray:PutTelemetryRecords"]);

describe("provisioning", () => {
  test("begins the first import and reaches no catalogue, token or other import", () => {
    const granted = own("demo", "Provision");
    const first = onObject("PutObject", "demo-imports", "demo/0000000000ABCDEFGHJKMNPQRS/catalogue.json");
    expect(allowed(granted, first)).toBe(true);
    expect(allowed(granted, onItem("PutItem", "T#demo#ACCOUNT"))).toBe(true);
    for (const key of ["CATALOGUE", "DOC#analysis#1", "TOKEN#abc", "IMPORT"])
      expect(allowed(granted, onItem("PutItem", `T#demo#${key}`)), key).toBe(false);
  });
});

describe("every role", () => {
  const isLog = (action: string) => action.startsWith("logs:");

  test("is granted actions of the known list only, never by wildcard or negation", () => {
    expect(statements.length).toBeGreaterThan(50);
    for (const { actions, notActions, notResources, source, effect } of statements) {
      expect([...notActions, ...notResources], source).toEqual([]);
      expect(effect).toBe("Allow");
      for (const action of actions) {
        expect(action, source).toMatch(/^[a-z0-9]+:[A-Z][A-Za-z]+$/);
        const delivery =
          deliveringLogs.test(source) || /^logs:(?:CreateLogStream|PutLogEvents)$/.test(action);
        expect(isLog(action) ? delivery : known.has(action), `${source}: ${action}`).toBe(true);
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
