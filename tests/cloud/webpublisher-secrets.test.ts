import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, fullPath } from "../../shared/kernel/endpoint.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { wholeRecords } from "../support/whole-records.ts";

/** Marks everything that no visitor may ever see, in names, values, links and categories. */
const secret = "GEHEIM";
const cloud = sharedCloud();
let demo: Client;
let visitor: Client;
/** Ids of chapters, published on the web or not. */
let chapters: string[] = [];

/** Analyses by code; the first and the last are public for a while. */
const analyses = (states: Record<string, { state: string; internal?: boolean }>) =>
  Object.entries(states).map(([code, facts]) => {
    const name = `${facts.state === "PUBLISHED" && !facts.internal ? "Offen" : secret}-${code}`;
    return {
      ...{
        code,
        name: { de: name, en: name },
        internal: false,
        related: ["GX-INTERN", "GX-NEU", "GX-OFFEN"],
      },
      ...{ categories: [facts.internal ? "gx-innen" : "gx"], fields: { synonyms: { de: [`${name}-S`] } } },
      ...facts,
    };
  });
const published = { state: "PUBLISHED" };
const hidden = { state: "HIDDEN" };
const before = {
  "GX-OFFEN": published,
  "GX-INTERN": { ...published, internal: true },
  "GX-NEU": { state: "NEW" },
  "GX-VERBORGEN": hidden,
  "GX-WIRD-INTERN": published,
  "GX-WIRD-VERBORGEN": published,
};
const after = { ...before, "GX-WIRD-INTERN": { ...published, internal: true }, "GX-WIRD-VERBORGEN": hidden };

async function bring(states: Parameters<typeof analyses>[0]): Promise<void> {
  const categories = [
    { identifier: "gx", name: { de: "Offenes" }, parent: null },
    { identifier: "gx-innen", name: { de: `${secret}-Fach` }, parent: null },
  ];
  const file = { version: 1, categories, analyses: analyses(states) };
  const id = await demo.upload(Buffer.from(JSON.stringify(file)), "secrets.json", { mode: "partial" });
  expect(await demo.ended(id)).toMatchObject({ status: "success" });
}

const codes = Object.keys(before);
/** Every address that a visitor may read, derived from the declarations, and the files beside them. */
async function addresses(): Promise<string[]> {
  const all = apis.flatMap(({ endpoints }) => Object.values<EndpointSpec>(endpoints));
  const open = all.filter(
    ({ public: isOpen, method, module }) => isOpen && method === "GET" && module !== undefined,
  );
  const paths = open.flatMap((endpoint) => {
    const path = fullPath(endpoint);
    if (path.includes("{code}")) return codes.map((code) => path.replace("{code}", code));
    return ["gx", "gx-innen", ...chapters].map((id) => path.replace(/\{\w+\}/, id));
  });
  const queries = [
    "",
    "?lang=en",
    `?search=${secret}`,
    `?search=${secret.toLowerCase()}-gx`,
    "?search=GX",
    "?letter=G",
  ];
  const pointer = await visitor.call("/embed/index.json");
  const { indexes } = pointer.json() as { indexes: Record<string, { url: string }> };
  const files = ["/embed/index.json", ...Object.values(indexes).map(({ url }) => url)];
  return [
    ...new Set(paths.flatMap((path) => queries.map((query) => path + query))),
    ...paths.map((path) => path.replace(/^\/(api|embed)\//, "/$1/en/")),
    ...files,
  ];
}

/** Proficiency tests that are not public, and one that is, of an analysis that nobody may know about. */
async function bringTrials(): Promise<void> {
  const { make } = wholeRecords(demo);
  const testable = async (name: string, analyses: string[]) =>
    make("proficiency/testable/", { parameter: await make("proficiency/parameters/", { name }), analyses });
  const certificate = (name: string) => make("proficiency/certificates/", { name });
  await testable(`${secret}-Parameter`, ["GX-OFFEN"]);
  await certificate(`${secret}-Zertifikat`);
  await make("proficiency/certified-testable/", {
    certificate: await certificate("RV GX"),
    testable: await testable("Offener Parameter", ["GX-INTERN", "GX-OFFEN"]),
  });
}

/** Chapters on the web: a directory of everything with a draft section, a chapter that is a draft, and one that is not for the web. */
async function bringChapters(): Promise<void> {
  const { make } = wholeRecords(demo);
  const chapter = (title: string, facts: object) => make("printpublisher/chapters/", { title, ...facts });
  const marked = { publish_on_web: true };
  const text = `<p>${secret}</p>`;
  const directory = await chapter("Verzeichnis GX", { ...marked, kind: "directory", language: null });
  const prose = await chapter("Hinweise GX", { ...marked, kind: "text", language: null });
  await make("printpublisher/paragraphs/", {
    ...{ parent_chapter: prose, title: `${secret}-Abschnitt`, content: text, draft: true },
  });
  chapters = [
    ...[directory, prose],
    await chapter(`${secret}-Entwurf`, { ...marked, draft: true, content: text }),
    await chapter(`${secret}-Kapitel`, { publish_on_web: false, content: text }),
  ];
  const answer = await demo.call("/api/printpublisher/publish/web/", { method: "POST" });
  expect([answer.status, answer.bytes.toString()]).toEqual([200, expect.stringContaining("Verzeichnis GX")]);
  const page = await visitor.call(`/embed/chapters/${directory}/`);
  expect(page.bytes.toString()).toContain("Offen-GX-OFFEN");
}

/** All texts that visitors read at these addresses, without their own search words. */
async function served(): Promise<{ path: string; text: string }[]> {
  const answers: { path: string; text: string }[] = [];
  for (const path of await addresses()) {
    for (const host of [visitor, clientOf("demo", cloud.port)]) {
      const { headers, bytes } = await host.call(path, { headers: { "accept-encoding": "identity" } });
      const gzipped =
        headers["content-encoding"] === "gzip" ? (await import("node:zlib")).gunzipSync(bytes) : bytes;
      const query = decodeURIComponent(path.split("?search=")[1] ?? "");
      let text = `${JSON.stringify(headers)}${gzipped}`;
      if (query !== "") text = text.replaceAll(query, "");
      answers.push({ path, text });
    }
  }
  return answers;
}
const tellers = async () =>
  (await served()).filter(({ text }) => text.toUpperCase().includes(secret)).map(({ path }) => path);

beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  visitor = clientOf("public.demo", cloud.port);
  await demo.signIn();
  await bring(before);
  await bringTrials();
  await bringChapters();
});
// Other files read this laboratory's book.
afterAll(async () => {
  for (const id of chapters) await demo.call(`/api/printpublisher/chapters/${id}/`, { method: "DELETE" });
  await demo.call("/api/printpublisher/publish/web/", { method: "POST" });
});

describe("analyses that are internal or not published", () => {
  test("are named at no address that visitors may read", async () => {
    await expect
      .poll(async () => (await visitor.call("/sitemap.xml")).bytes.toString())
      .toContain("GX-OFFEN");
    expect(await tellers()).toEqual([]);
  });

  test("are named at none once they have become so either, and no file of before stays behind", async () => {
    const files = (await addresses()).filter((path) => path.startsWith("/embed/index"));
    await bring(after);
    const listed = async () =>
      (await visitor.call("/api/public/analyses/?search=GX&count=50"))
        .json()
        .results.map((hit: { code: string }) => hit.code);
    await expect.poll(listed).toEqual(["GX-OFFEN"]);
    const pointer = async () => (await visitor.call("/embed/index.json")).bytes.toString();
    const latest = files.at(-1) ?? "";
    await expect.poll(pointer).not.toContain(latest);
    expect(await tellers()).toEqual([]);
    expect((await visitor.call("/embed/analyses/GX-WIRD-INTERN/")).status).toBe(410);
    expect((await visitor.call("/embed/analyses/GX-INTERN/")).status).toBe(404);
    expect((await visitor.call("/embed/analyses/GX-NEU/")).status).toBe(404);
    const late = await visitor.call(latest);
    expect(late.bytes.toString()).not.toMatch(new RegExp(secret, "i"));
  });

  test("may be kept by no cache where staff read them", async () => {
    const preview = await demo.call("/api/laboreditor/list/?search=GEHEIM");
    expect([preview.headers["cache-control"], preview.bytes.toString().includes(secret)]).toEqual([
      "no-store",
      true,
    ]);
  });
});
