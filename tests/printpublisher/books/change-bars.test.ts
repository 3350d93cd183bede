import { beforeEach, expect, test } from "vitest";
import { documentId, endTask, saveDocuments } from "../../../functions/core/door.ts";
import { readTenant } from "../../../functions/platform/tenant.store.ts";
import type { BookPart, Entry } from "../../../functions/printpublisher/book/book.ts";
import {
  keepBook,
  keepFile,
  partFiles,
  readManifest,
  readPlan,
  writeManifest,
} from "../../../functions/printpublisher/books/book.store.ts";
import { planTheBook } from "../../../functions/printpublisher/books/plan-book.job.ts";
import { generateBook } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { planBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { publishBook } from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { analysisOf, frame } from "../../webpublisher/directory/documents.ts";

const lab = openLaboratory({ name: "bars", groups: ["printpublisher"] });
const aws = ownAws();
const save = (...codes: [string, string][]) =>
  saveDocuments(
    lab.actor,
    codes.map(([code, de]) => ({
      kind: "analysis",
      id: documentId("analysis", code),
      content: analysisOf(code, { name: { de } }),
    })),
  );
beforeEach(async () => {
  process.env.BOOK_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:book";
  process.env.ASSETS_BUCKET = "assets";
  await saveDocuments(lab.actor, frame as Parameters<typeof saveDocuments>[1]);
  await save(["GLU", "Glukose"], ["FE", "Eisen"]);
});

/** Orders a book and plans it. @returns its id, and the codes of the analyses that have a bar */
async function plan(body: { bars?: boolean } = {}) {
  const { id } = (await lab.call(generateBook, { body })).body;
  const order = planBookSchema.parse(aws.executions.find(({ name }) => name === id)?.input);
  const tenant = await readTenant(lab.actor);
  const { parts } = await planTheBook(lab.actor, order, tenant!);
  const inputs = await Promise.all(parts.flat().map((hash) => partFiles(lab.actor).getInput<BookPart>(hash)));
  const entries = inputs.flatMap(({ content }): Entry[] =>
    content.kind === "directory" ? content.groups.flatMap((group) => group.entries) : [],
  );
  return { id, bars: entries.flatMap(({ code, changed }) => (changed ? [code] : [])).sort() };
}
async function publish(id: string) {
  const facts = { pages: 8, size: 3, analyses: 2, language: "de", reduced: false, warnings: [] };
  await keepFile(lab.actor, id, Buffer.from("PDF"));
  await keepBook(lab.actor, { id, generated: new Date().toISOString(), ...facts });
  expect((await lab.call(publishBook, { body: { book: id } })).status).toBe(200);
}

test("a book has bars beside what is new or changed since the edition that visitors get, if it is ordered so", async () => {
  const first = await plan();
  expect(first.bars).toEqual([]);
  await publish(first.id);
  await save(["GLU", "Traubenzucker"], ["K", "Kalium"]);
  const plain = await plan();
  expect(plain.bars).toEqual([]);
  const manifest = await readManifest(lab.actor, plain.id);
  await endTask(lab.actor, plain.id);

  const second = await plan({ bars: true });
  expect(second.bars).toEqual(["GLU", "K"]);
  expect(await readPlan(lab.actor, second.id)).toMatchObject({ bars: true });
  // Bars are no change: the manifest that the next edition is compared with is the same with and without them.
  expect(await readManifest(lab.actor, second.id)).toEqual(manifest);
  await publish(second.id);
  const third = await plan({ bars: true });
  expect(third.bars).toEqual([]);
});

test("bars are refused where there is no edition, and left out where it cannot be compared with", async () => {
  expect(await lab.call(generateBook, { body: { bars: true } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: "bars" }] },
  });
  const first = await plan();
  await publish(first.id);
  const english = await lab.call(generateBook, { body: { bars: true, language: "en" } });
  expect(english.status).toBe(400);
  await writeManifest(lab.actor, first.id, null as never);
  const { id, bars } = await plan({ bars: true });
  expect(bars).toEqual([]);
  expect((await readPlan(lab.actor, id)).bars).toBeUndefined();
});
