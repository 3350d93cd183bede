import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import {
  takeMailAgain,
  takeOpenOrder,
  takeOrder,
  takeSubscription,
} from "../../../functions/core/sessions/mail-throttle.store.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { documentClient } from "../../../functions/platform/table/client.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";

ownDynamoDb();
let laboratories = 0;
const laboratory = () => ({ tenant: `lab${++laboratories}` as TenantId });

/** Another network for each number. */
const elsewhere = (at: number) => `10.${Math.floor(at / 250)}.${at % 250}.1`;
const claims = async (count: number, claim: (at: number) => Promise<{ held: unknown }>) => {
  const held: unknown[] = [];
  for (let at = 0; at < count; at++) held.push((await claim(at)).held);
  return held.filter((one) => one !== undefined);
};

test("a mailbox gets three of these mails a day, however its address is written", async () => {
  const actor = laboratory();
  const spellings = ["a.bc@lab.example", "ABC+1@lab.example", "a.b.c+news+x@LAB.example", "abc@lab.example"];
  expect(await claims(4, (at) => takeSubscription(actor, spellings[at] ?? "", elsewhere(at)))).toEqual([
    "mailbox",
  ]);
  expect((await takeSubscription(actor, "abd@lab.example", elsewhere(9))).held).toBeUndefined();
  expect((await takeSubscription(actor, "abc@other.example", elsewhere(9))).held).toBeUndefined();
  expect(await takeMailAgain(actor, "order-mail", "a.bc+9@lab.example")).toBe(0);
});

test("the mailboxes of one domain together are held back after many, and only for a while", async () => {
  const actor = laboratory();
  const to = (at: number) => `nurse${at}@hospital.example`;
  expect(await claims(200, (at) => takeOrder(actor, to(at), elsewhere(at)))).toEqual([]);
  const { held, wait } = await takeOrder(actor, to(201), elsewhere(201));
  expect(held).toBe("shared");
  expect(wait).toBeLessThanOrEqual(600);
  expect((await takeOrder(actor, "nurse@other.example", elsewhere(202))).held).toBeUndefined();
});

test.each([
  ["IPv4", (at: number) => `198.51.100.${at % 250}`, "198.51.101.1"],
  ["IPv6", (at: number) => `2001:db8:7:${at.toString(16)}::1`, "2001:db8:8::1"],
])("the addresses of one %s network are counted together", async (_, address, other) => {
  const actor = laboratory();
  const to = (at: number) => `somebody@praxis${at}.example`;
  expect(await claims(240, (at) => takeSubscription(actor, to(at), address(at)))).toEqual([]);
  expect((await takeSubscription(actor, to(241), address(241))).held).toBe("shared");
  expect((await takeSubscription(actor, to(242), other)).held).toBeUndefined();
});

test("no count holds an address, a mailbox or a domain", async () => {
  await takeOpenOrder(laboratory(), "secret@hidden.example", "203.0.113.77");
  const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: process.env.TABLE }));
  const counts = Items.filter(({ PK }) => String(PK).includes("THROTTLE#"));
  expect(counts.length).toBeGreaterThan(4);
  for (const { SK } of counts) expect(SK).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(counts)).not.toMatch(/secret|hidden|203\.0\.113/);
});
