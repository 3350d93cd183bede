import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEngine } from "../../infra/local/dynamodb/engine.ts";
import type { Sample } from "../../shared/printpublisher/samples/samples.endpoints.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { readBook } from "../printpublisher/book/made-book.ts";
import { clientOf } from "../support/browserless.ts";
import { wrappedChromium } from "../support/wrapped-chromium.ts";

test("a machine without programs of ours works with a DynamoDB and a Chromium of its own", async () => {
  const folder = mkdtempSync(join(tmpdir(), "laborium-"));
  const engine = await startEngine(folder, undefined);
  const chromium = await wrappedChromium();
  const cloud = await runLocalCloud({
    environment: { LABORIUM_DYNAMODB_ENDPOINT: engine.endpoint, LABORIUM_CHROMIUM: chromium.program },
  });
  try {
    const demo = clientOf("demo", cloud.port);
    await demo.signIn();
    const sample = { what: "chapter", chapter: { title: "Präanalytik", content: "<p>Nüchtern</p>" } };
    const answer = await demo.call("/api/printpublisher/sample/", { method: "POST", body: { sample } });
    expect(answer.status, answer.bytes.toString()).toBe(200);
    const { pdf }: Sample = answer.json();
    const { sheets } = await readBook(Buffer.from(pdf, "base64"));
    expect(sheets.map(({ text }) => text).join()).toContain("Nüchtern");
    expect(chromium.starts()).toMatch(/^libraries: $/m);
  } finally {
    await cloud.stop();
    cloud.remove();
    await engine.stop();
    chromium.remove();
    rmSync(folder, { recursive: true });
  }
});
