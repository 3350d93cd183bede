import { beforeAll, describe, expect, test } from "vitest";
import { middle } from "../../shared/printpublisher/config/print-config.ts";
import type { Sample } from "../../shared/printpublisher/samples/samples.endpoints.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { readBook } from "../printpublisher/book/made-book.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { wholeRecords } from "../support/whole-records.ts";

const cloud = sharedCloud();
let demo: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
});

const ask = (sample: object) =>
  demo.call("/api/printpublisher/sample/", { method: "POST", body: { sample } });
async function sampleOf(sample: object): Promise<Sample & { words: string; widths: number[] }> {
  const answer = await ask(sample);
  expect(answer.status, answer.bytes.toString()).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const result: Sample = answer.json();
  const { sheets } = await readBook(Buffer.from(result.pdf, "base64"));
  expect(sheets).toHaveLength(result.pages);
  return {
    ...result,
    words: sheets.map(({ text }) => text).join("\n"),
    widths: sheets.map(({ width }) => Math.round(width)),
  };
}

describe("pages of what is in a form", () => {
  test("show a chapter that nobody saved, even as a draft, with the sections that are saved", async () => {
    const { make } = wholeRecords(demo);
    const id = await make("printpublisher/chapters/", { title: "Gespeichert" });
    await make("printpublisher/paragraphs/", {
      parent_chapter: id,
      title: "Anfahrt",
      content: "<p>Mit der Straßenbahn</p>",
    });
    const chapter = {
      title: "Noch nicht gespeichert",
      content: "<p>Nur getippt</p><script>bad()</script>",
      draft: true,
    };
    const { words, analyses } = await sampleOf({ what: "chapter", id, chapter });
    expect(words).toContain("Noch nicht gespeichert");
    expect(words).toContain("Nur getippt");
    expect(words).toContain("Mit der Straßenbahn");
    expect(words).not.toMatch(/Gespeichert|bad/);
    expect(analyses).toBeNull();
    const stored = (await demo.call(`/api/printpublisher/chapters/${id}/`)).json();
    expect(stored.title).toBe("Gespeichert");
    const section = { parent_chapter: id, title: "Quer", content: "<p>Breit</p>", orientation: "landscape" };
    const turned = await sampleOf({ what: "section", section });
    expect(turned.words).toContain("Breit");
    expect(turned.widths[0]).toBe(595);
    expect((await demo.call(`/api/printpublisher/chapters/${id}/`, { method: "DELETE" })).status).toBe(204);
  });

  test("show a template with real analyses, and say what it may not contain", async () => {
    await expect
      .poll(async () => (await demo.call("/api/core/analyses/")).json().count, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(120);
    const template = {
      type: "directory",
      layout: "cards",
      stylesheet: ".code::after { content: ' geprüft' }",
    };
    const { analyses, words } = await sampleOf({ what: "template", template });
    expect(analyses?.shown).toBe(20);
    expect(analyses?.all).toBeGreaterThanOrEqual(100);
    // An entry that goes on repeats its whole head.
    expect(words.match(/geprüft/g)?.length).toBeGreaterThanOrEqual(20);
    const hidden = await ask({
      what: "template",
      template: { ...template, stylesheet: ".entry { display: none }" },
    });
    expect(hidden.status).toBe(400);
    expect(hidden.bytes.toString()).toContain("css_hidden");
  });

  test("show the wrapper and title page of a design, with the laboratory's logo", async () => {
    const logo = { method: "POST", body: pngOf(300, 100) };
    expect((await demo.call("/api/settings/logo/", logo)).status).toBe(200);
    const design = {
      title: "Werte und Wege",
      subtitle: "",
      information: "<p>Stand Mai</p>",
      language: null,
      colour: "#a01030",
      cover_crop: middle,
    };
    const { words } = await sampleOf({ what: "design", design });
    expect(words).toContain("Werte und Wege");
    expect(words).toContain("Stand Mai");
    expect((await demo.call("/api/settings/logo/", { method: "DELETE" })).status).toBe(200);
  });
});
