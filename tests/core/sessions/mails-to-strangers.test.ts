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
const elsewhere = (number: number) => `10.${Math.floor(number / 250)}.${number % 250}.1`;
const claims = async (count: number, claim: (index: number) => Promise<{ held: unknown }>) => {
  const held: unknown[] = [];
  for (let index = 0; index < count; index++) held.push((await claim(index)).held);
  return held.filter((reason) => reason !== undefined);
};

test("a mailbox gets three of these mails a day, however its address is written", async () => {
  const actor = laboratory();
  const spellings = ["a.bc@lab.example", "ABC+1@lab.example", "a.b.c+news+x@LAB.example", "abc@lab.example"];
  expect(
    await claims(4, (index) => takeSubscription(actor, spellings[index] ?? "", elsewhere(index))),
  ).toEqual(["mailbox"]);
  expect((await takeSubscription(actor, "abd@lab.example", elsewhere(9))).held).toBeUndefined();
  expect((await takeSubscription(actor, "abc@other.example", elsewhere(9))).held).toBeUndefined();
  expect(await takeMailAgain(actor, "order-mail", "a.bc+9@lab.example")).toBe(0);
});

test("the mailboxes of one domain together are held back after many, and only for a while", async () => {
  const actor = laboratory();
  const to = (number: number) => `nurse${number}@hospital.example`;
  expect(await claims(200, (index) => takeOrder(actor, to(index), elsewhere(index)))).toEqual([]);
  const { held, wait } = await takeOrder(actor, to(201), elsewhere(201));
  expect(held).toBe("shared");
  expect(wait).toBeLessThanOrEqual(600);
  expect((await takeOrder(actor, "nurse@other.example", elsewhere(202))).held).toBeUndefined();
});

test.each([
  ["IPv4", (number: number) => `198.51.100.${number % 250}`, "198.51.101.1"],
  ["IPv6", (number: number) => `2001:db8:7:${number.toString(16)}::1`, "2001:db8:8::1"],
])("the addresses of one %s network are counted together", async (_, address, other) => {
  const actor = laboratory();
  const to = (number: number) => `somebody@praxis${number}.example`;
  expect(await claims(240, (index) => takeSubscription(actor, to(index), address(index)))).toEqual([]);
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
