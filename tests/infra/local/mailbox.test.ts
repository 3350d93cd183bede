import { readdirSync, rmSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
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

test("a mail is kept for fourteen days", async () => {
  const others = temporaryFolder();
  const keep = () => new Mailbox(others).keep(Buffer.from("Subject: x\r\n\r\nx"), [], "worker", () => []);
  try {
    vi.setSystemTime("2026-01-01T12:00:00Z");
    keep();
    vi.setSystemTime("2026-01-15T11:00:00Z");
    const { id } = keep();
    expect(await new Mailbox(others).all()).toHaveLength(2);
    vi.setSystemTime("2026-01-15T12:00:01Z");
    expect((await new Mailbox(others).all()).map((mail) => mail.id)).toEqual([id]);
    expect(readdirSync(others).every((name) => name.startsWith(id))).toBe(true);
  } finally {
    vi.useRealTimers();
    rmSync(others, { recursive: true });
  }
});
