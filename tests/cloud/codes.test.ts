import { beforeAll, describe, expect, test } from "vitest";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

/** Codes with every character that is special in an address, a query, a file name or for an encoder. */
const codes = [
  "CD4/CD8",
  "A#1",
  "A?b=c&d",
  "100 %",
  "%2F",
  "%",
  "a+b",
  "...",
  ".hidden",
  "//",
  "Ä ß/µ",
  "𝄞",
  "a;b=c,d",
  '"quoted" <b>',
  "/embed/analyses/K/",
  "X/".repeat(100),
];
const cloud = sharedCloud();
let demo: Client;
let visitor: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  visitor = clientOf("public.demo", cloud.port);
  await demo.signIn();
  const analyses = codes.map((code) => ({ code, name: `Analyse ${code}`, state: "PUBLISHED" }));
  const file = Buffer.from(JSON.stringify({ version: 1, analyses }));
  const id = await demo.upload(file, "codes.json", { mode: "partial" });
  expect(await demo.ended(id)).toMatchObject({ status: "success", stats: { created: codes.length } });
});

describe.each(codes)("an analysis called %s", (code) => {
  const segment = encodeURIComponent(code);
  test("has an address in the interface, and a page that calls itself by its own", async () => {
    const answer = await visitor.call(`/api/public/analyses/${segment}/`);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ code, name: `Analyse ${code}` });
    const page = await visitor.call(`/embed/analyses/${segment}/`);
    expect(page.status).toBe(200);
    const [, canonical = ""] = /<link rel="canonical" href="([^"]*)"/.exec(page.bytes.toString()) ?? [];
    expect(new URL(canonical).pathname).toBe(`/embed/analyses/${segment}/`);
  });
  test("is in the list that search engines read", async () => {
    const map = (await visitor.call("/sitemap.xml")).bytes.toString();
    expect(map).toContain(`/embed/analyses/${segment.replaceAll("'", "&apos;")}/`);
  });
});
