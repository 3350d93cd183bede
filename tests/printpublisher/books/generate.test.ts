import { beforeAll, describe, expect, test, vi } from "vitest";
import { endTask, readTask } from "../../../functions/core/door.ts";
import { readTenant } from "../../../functions/platform/tenant.store.ts";
import { planTheBook } from "../../../functions/printpublisher/books/plan-book.job.ts";
import {
  cancelBook,
  generateBook,
  getLastBook,
} from "../../../shared/printpublisher/books/books.endpoints.ts";
import { type BookOrder, planBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";

const lab = openLaboratory({ name: "book", groups: ["printpublisher"] });
const aws = ownAws();
beforeAll(async () => {
  process.env.BOOK_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:book";
  process.env.ASSETS_BUCKET = "assets";
});

const generate = async (order: object = {}): Promise<string> => {
  const { status, body } = await lab.call(generateBook, { body: order });
  expect(status).toBe(202);
  return body.id;
};
/** Orders for which workflows were started since then. */
const ordersSince = (since: number): BookOrder[] =>
  aws.executions.slice(since).map(({ input }) => planBookSchema.parse(input));
/** Runs the first step for an order. */
async function plan(order: BookOrder) {
  const tenant = await readTenant(lab.actor);
  return planTheBook(lab.actor, order, tenant!);
}
/** Runs the first step for an order that has waited long enough. */
async function planLate(order: BookOrder) {
  const now = Date.now();
  const clock = vi
    .spyOn(Date, "now")
    .mockReturnValueOnce(now)
    .mockReturnValue(now + 60_000);
  const planned = await plan(order);
  clock.mockRestore();
  return planned;
}

describe("generating a book", () => {
  test("makes one, however many ask for it at once", async () => {
    const since = aws.executions.length;
    const ids = await Promise.all(Array.from({ length: 6 }, () => generate()));
    expect(new Set(ids).size).toBe(1);
    expect(aws.executions.length).toBeGreaterThan(since);
    const running = await readTask(lab.actor, ids[0] ?? "");
    expect(running).toMatchObject({ type: "printpublisher_generate", finished: false });
    for (const order of ordersSince(since)) {
      if (order.id === ids[0]) expect(await plan(order)).toMatchObject({ outcome: "planned" });
      else expect(await planLate(order)).toEqual({ outcome: "done", parts: [] });
    }
  });

  test("makes another one after the last has ended", async () => {
    const first = await generate();
    expect(await generate()).toBe(first);
    await endTask(lab.actor, first);
    const second = await generate();
    expect(second).not.toBe(first);
    await endTask(lab.actor, second);
  });

  test("lets an order that differs wait its turn, says so, and makes it then", async () => {
    const since = aws.executions.length;
    const reduced = await generate({ reduced: true });
    const english = await generate({ reduced: true, language: "en" });
    const marked = await generate({ reduced: false });
    expect(new Set([reduced, english, marked]).size).toBe(3);
    expect(await generate({ reduced: true, language: "en" })).toBe(english);
    const shown = async () => (await lab.call(getLastBook, {})).body.orders;
    expect(await shown()).toMatchObject([
      { id: reduced, language: "de", reduced: true },
      { id: english, language: "en", reduced: true },
      { id: marked, language: "de", reduced: false },
    ]);
    const [first, second, third] = ordersSince(since) as [BookOrder, BookOrder, BookOrder];
    const waits = { outcome: "waits", parts: [] };
    expect([await plan(third), await plan(second)]).toEqual([waits, waits]);
    expect(await plan(first)).toMatchObject({ outcome: "planned" });
    expect(await plan(second)).toEqual(waits);
    await endTask(lab.actor, reduced);
    expect(await plan(third)).toEqual(waits);
    expect(await plan(second)).toMatchObject({ outcome: "planned" });
    expect((await lab.call(cancelBook, { params: { id: marked } })).body).toMatchObject({ finished: true });
    expect(await plan(third)).toEqual({ outcome: "done", parts: [] });
    await endTask(lab.actor, english);
    expect(await shown()).toEqual([]);
  });

  test("leaves nothing to do to a workflow whose book has ended, as one that was silent too long", async () => {
    const since = aws.executions.length;
    await endTask(lab.actor, await generate());
    const [order] = ordersSince(since);
    expect(order && (await plan(order))).toEqual({ outcome: "done", parts: [] });
  });
});
