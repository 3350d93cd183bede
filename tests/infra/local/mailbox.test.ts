import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import type { BusEvent } from "../../../infra/local/events/rules.ts";
import { Mailbox } from "../../../infra/local/ses/mailbox.ts";
import { temporaryFolder } from "./fixture/cloud.ts";

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const event = (id: string): BusEvent => ({ source: "aws.ses", "detail-type": "Email Sent", detail: { id } });

test("what is to be told of a mail survives the cloud until it is told", async () => {
  const raw = Buffer.from("Subject: Größe\r\n\r\nText");
  const [first, second] = ["a", "b"].map(() =>
    new Mailbox(folder).keep(raw, ["praxis@kunde.example"], "worker", (id) => [event(id)]),
  );
  const restarted = new Mailbox(folder);
  expect(new Map(restarted.untold().map(({ id, events }) => [id, events]))).toEqual(
    new Map([first, second].map((mail) => [mail?.id, [event(mail?.id ?? "")]])),
  );
  restarted.told(first?.id ?? "");
  expect(new Mailbox(folder).untold()).toEqual([second]);
  expect(await new Mailbox(folder).all()).toHaveLength(2);
});
