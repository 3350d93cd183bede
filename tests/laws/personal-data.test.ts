import { join } from "node:path";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import { afterEach, describe, expect, test, vi } from "vitest";
import type * as z from "zod";
import { sendMail } from "../../functions/core/mail/send-mail.ts";
import { forgetCustomers } from "../../functions/laborshop/orders/forget-customers.ts";
import { documentClient } from "../../functions/platform/table/client.ts";
import { readTenant, type TenantRecord } from "../../functions/platform/tenant.store.ts";
import { askedFor, removeSubscriber } from "../../functions/webpublisher/notices/subscriber.store.ts";
import { lasting } from "../../infra/ops/tenant/export.ts";
import { apis } from "../../shared/apis.ts";
import type { OutgoingMail } from "../../shared/core/mail/mail.messages.ts";
import { accounts } from "../../shared/core/users/users.endpoints.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import {
  type PersonalStore,
  type PersonalStoreName,
  personalStores,
} from "../../shared/kernel/personal-data.ts";
import { keysOf } from "../../shared/kernel/touches.ts";
import { confirmationLife } from "../../shared/laborshop/orders/order.ts";
import { changeOrder } from "../../shared/laborshop/orders/orders.endpoints.ts";
import { submitOrder } from "../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { openShop, typed } from "../laborshop/opened-shop.ts";
import { makeAccount } from "../support/accounts.ts";
import { callApi, type Request } from "../support/call-api.ts";
import { bodyFor } from "../support/made-body.ts";
import { makeOrder } from "../support/made-order.ts";
import { tokenFor } from "../support/tenants.ts";
import { allFields, fieldsIn, type NamedField, suspicious } from "./privacy-table.ts";
import { root, sourceFiles } from "./sources.ts";

/**
 * Data about people stay in the place that their field declares, and in mails: a copy in another family of items, a file, a workflow, a log or
 * a metric would outlive an erasure. Every declared field of every call is tried, by somebody who may, by a stranger, and in a fault.
 */
const { lab, aws, article, withConfirmation, withoutConfirmation, order, work, mails } = openShop("kept");
const fields = allFields().filter(({ path, store }) => store && / (?:params|query|body)\./.test(path));
const callsWithThem = apis.flatMap(({ address, endpoints }) =>
  Object.entries<EndpointSpec>(endpoints).flatMap(([name, endpoint]) => {
    const title = `${address} ${name}`;
    const callFields = fields.filter(({ path }) => path.startsWith(`${title} `));
    return callFields.length > 0 ? [{ title, endpoint, own: callFields }] : [];
  }),
);

const mark = "zeisig";
/** A value that a field takes, told by its mark. */
function marked({ name, schema }: NamedField, turn: number): unknown {
  if (name === "delivery")
    return Object.fromEntries(Object.keys(typed).map((key) => [key, key === "email" ? address(turn) : mark]));
  const accepts = (value: string) => (schema as z.ZodType).safeParse(value).success;
  return accepts(`${mark}${turn}`) ? `${mark}${turn}` : address(turn);
}
const address = (turn: number) => `${mark}${turn}@praxis.example`;

/** Additions that calls need besides their fields about people. */
const needs = new Map<EndpointSpec, () => Promise<Request>>([
  [
    submitOrder,
    async () => {
      await withoutConfirmation();
      const { variant } = await article();
      return { body: { articles: [{ variant, quantity: 1 }], seconds: 30 } };
    },
  ],
  [changeOrder, async () => ({ params: { id: await makeOrder(lab.actor, "somebody") } })],
]);
const madeFor = async (endpoint: EndpointSpec): Promise<Request> => {
  const request = await needs.get(endpoint)?.();
  if (request) return request;
  const { id } = await makeAccount(lab.actor.tenant, { username: "Ottilie" });
  return { params: { id }, body: endpoint.body ? bodyFor(endpoint, "made") : undefined };
};

let written: string[] = [];
function listen(): void {
  written = [];
  const record = (...parts: unknown[]) => void written.push(parts.map(String).join(" "));
  for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const)
    vi.spyOn(console, method).mockImplementation(record);
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((part) => record(part) === undefined);
}
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
/** Ends the recording, since the runner writes, too. */
function logged(): string {
  vi.restoreAllMocks();
  return written.join("\n");
}

/** Items of the table that hold the mark, by the place that declares their family. */
async function placesOf(text = mark): Promise<Set<string>> {
  const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: process.env.TABLE }));
  const prefix = `T#${lab.actor.tenant}#`;
  const items = Items.filter(({ PK }) => String(PK).startsWith(prefix));
  const holding = items.filter((item) => JSON.stringify(item).toLowerCase().includes(text));
  return new Set(holding.map(({ PK }) => placeOf(String(PK).slice(prefix.length))));
}
function placeOf(key: string): string {
  const fits = (pattern: string) =>
    pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
  const stores = Object.entries<PersonalStore>(personalStores);
  const [name] = stores.find(([, { items = [] }]) => items.some((family) => keysOf(family).some(fits))) ?? [];
  return name ?? key;
}

async function send(): Promise<void> {
  for (const message of aws.messages as OutgoingMail[])
    if ("id" in message) await sendMail(lab.actor, message, "Labor").catch(() => undefined);
}
const elsewhere = () => [
  ...aws.executions.map(({ input }) => JSON.stringify(input)),
  ...[...aws.objects].map(([key, bytes]) => `${key} ${bytes.toString("latin1")}`),
];

describe("what a call takes about people", () => {
  test("is tried of every declared field", () => {
    expect(callsWithThem.flatMap(({ own: callFields }) => callFields)).toHaveLength(fields.length);
    expect(callsWithThem.length).toBeGreaterThan(6);
  });

  test.each(callsWithThem)(
    "$title: is kept where it is declared, and nowhere else",
    async ({ endpoint, own: callFields }) => {
      const base = await madeFor(endpoint);
      const about = Object.fromEntries(callFields.map((field, turn) => [field.name, marked(field, turn)]));
      const authorization = await tokenFor(lab.actor.tenant, { username: "chief", is_admin: true });
      const request = { ...base, body: { ...(base.body as object), ...about } };
      const keyed = { ...request, headers: { "idempotency-key": "k".repeat(20) } };
      listen();
      const fault = vi.spyOn(documentClient(), "send").mockRejectedValue(new Error("A fault."));
      expect((await callApi(endpoint, { authorization, ...request })).status).toBeGreaterThanOrEqual(500);
      fault.mockRestore();
      if (!endpoint.public) expect((await callApi(endpoint, request)).status).toBe(401);
      const beside = { ...request, body: { ...request.body, [mark]: mark } };
      await callApi(endpoint, { authorization, ...beside });
      const answer = await callApi(endpoint, { authorization, ...keyed });
      await send();
      const log = logged();
      expect(answer.status, answer.text).toBeLessThan(300);
      expect(log).toContain("A fault.");
      expect(log.toLowerCase()).not.toContain(mark);
      expect(elsewhere().filter((text) => text.toLowerCase().includes(mark))).toEqual([]);
      const declared = new Set<string>(callFields.map(({ store }) => store as PersonalStoreName));
      const undeclared = [...(await placesOf())].filter((place) => !declared.has(place));
      // An answer names whom the call was about, and the log of security whom staff have added.
      expect(undeclared.filter((place) => !["answers", "security"].includes(place))).toEqual([]);
      if (!declared.has("accounts")) expect(undeclared).not.toContain("security");
    },
  );
});

describe("what has run out or was erased", () => {
  /** The items of the laboratory as an archive holds them, an archive being what outlives everything else. */
  async function archived(): Promise<string> {
    const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: process.env.TABLE }));
    const items = Items.filter(({ PK }) => String(PK).startsWith(`T#${lab.actor.tenant}#`));
    return JSON.stringify(lasting(items.map((item) => marshall(item, { removeUndefinedValues: true }))));
  }

  test("of an order that nobody confirmed is in no item, archive, file or workflow, and its one mail held the address alone", async () => {
    await withConfirmation();
    const { variant } = await article();
    const delivery = {
      ...Object.fromEntries(Object.keys(typed).map((key) => [key, mark])),
      email: address(1),
    };
    expect((await order([{ variant, quantity: 1 }], { delivery })).status).toBe(201);
    await work(2);
    expect([...(await placesOf())]).toEqual(["orders"]);
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    expect(JSON.stringify({ ...mail, to: "" })).not.toContain(mark);
    vi.setSystemTime(Date.now() + (confirmationLife + 60) * 1000);
    const tenant = (await readTenant(lab.actor)) as TenantRecord;
    expect(await forgetCustomers(lab.actor, tenant)).toMatchObject({ expired: 1 });
    expect([...(await placesOf())]).toEqual([]);
    expect(await archived()).not.toContain(mark);
    expect(elsewhere().filter((text) => text.includes(mark))).toEqual([]);
  });

  test("of an account is in no item but the log of security and in no archive beside it", async () => {
    const chief = await tokenFor(lab.actor.tenant, { username: "chief", is_admin: true });
    const body = { ...bodyFor(accounts.create, "made"), username: mark, email: address(1) };
    const created = await callApi(accounts.create, { authorization: chief, body });
    expect(created.status, created.text).toBe(201);
    expect([...(await placesOf())]).toContain("accounts");
    const params = { id: String(created.body.id) };
    const headers = { "if-match": created.headers.etag ?? "" };
    expect((await callApi(accounts.remove, { authorization: chief, params, headers })).status).toBe(204);
    expect([...(await placesOf())]).toEqual(["security"]);
  });

  test("of a subscriber is in no item, whether they left or never confirmed", async () => {
    const [left, silent] = await Promise.all(
      [address(1), address(2)].map((email) => askedFor(lab.actor, email, "de")),
    );
    await removeSubscriber(lab.actor, left?.id ?? "");
    expect(JSON.stringify(await archived())).toContain(silent?.email);
    vi.setSystemTime(Date.now() + 4 * 24 * 60 * 60 * 1000);
    expect(await archived()).not.toContain(mark);
  });
});

/** Messages that hold something about people, each with the place that tells of it. */
const holding: Record<string, PersonalStoreName> = {
  "shared/core/mail/mail.messages.ts": "mails",
  "shared/core/provisioning/provisioning.messages.ts": "laboratoryFiles",
  "shared/core/security-log/security-log.messages.ts": "security",
  "shared/importexport/provisioning/provisioning.messages.ts": "laboratoryFiles",
  // The editor of an edition from before the laboratory came, as its file names them.
  "shared/printpublisher/books/books.messages.ts": "laboratoryFiles",
};
test("messages between functions, which histories of AWS show, hold no field about people but these", async () => {
  const files = sourceFiles.filter((path) => /^shared\/.*\.messages\.ts$/.test(path));
  const messages = await Promise.all(
    files.map(async (path) => Object.entries((await import(join(root, path))) as Record<string, unknown>)),
  );
  const schemas = messages.flatMap((exported, index) =>
    exported.flatMap(([name, value]) =>
      typeof value === "object" && value !== null && "_zod" in value
        ? [{ at: `${files[index]} ${name}`, schema: value as z.ZodType }]
        : [],
    ),
  );
  expect(schemas.length).toBeGreaterThan(15);
  const about = schemas.flatMap(({ at: place, schema }) =>
    fieldsIn(schema, place).filter(({ name, store }) => store || suspicious.test(name)),
  );
  expect([...new Set(about.map(({ path }) => path.split(" ")[0]))]).toEqual(Object.keys(holding));
});
