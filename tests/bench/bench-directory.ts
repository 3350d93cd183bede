import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import type { Client } from "../support/browserless.ts";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { readsPastEdge } from "../support/reads-past-edge.ts";
import { benchFirstResult } from "./bench-first-result.ts";
import { type Figure, percentile } from "./figures.ts";

const typed = [
  "schilddruese",
  "antikörper",
  "kalium im serum",
  "ferittin",
  "M0471",
  "vitamin 12",
  "immunglobulin",
];

/** Performance for visitors of a laboratory with 10,000 analyses: in their browsers, from its functions, and the cost of these. */
export async function benchDirectory(staff: Client, visitor: Client, port: number): Promise<Figure[]> {
  return [
    ...(await benchKeys(port)),
    ...(await benchFirstResult(port)),
    ...(await benchPages(visitor)),
    ...(await benchPublishing(staff, visitor)),
    ...(await benchEdge(visitor)),
  ];
}

/** Time from the key until the list has changed: searching and rendering, without painting. */
async function benchKeys(port: number): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ locale: "de-DE" });
    await page.goto(`http://public.demo.localhost:${port}/embed/analyses/`);
    await page.getByRole("searchbox").focus();
    await page.locator(".lbm-input[role=combobox]").waitFor({ timeout: 60_000 });
    // Search once the index is read and prepared, as after the time that a hand takes from the field to the first key.
    await page.waitForLoadState("networkidle");
    await sleep(500);
    const times = async () => percentile(await pressed(page), 0.95);
    // Measured on code that is still interpreted, as for every visitor who searches only once.
    const first = await times();
    const fast = await times();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const slow = await times();
    const title = "widget in a browser, 10,000 analyses: key to list";
    return [
      { what: `${title}, words typed for the first time, p95`, value: first, unit: "ms" },
      { what: `${title}, p95`, value: fast, unit: "ms", aim: "≤ 5" },
      { what: `${title}, 4 times slower, p95`, value: slow, unit: "ms", aim: "≤ 16" },
    ];
  } finally {
    await browser.close();
  }
}

const pressed = (page: Page) =>
  page.evaluate(async (words) => {
    const field = document.querySelector<HTMLInputElement>(".lbm-input");
    const times: number[] = [];
    if (!field) return times;
    for (const word of words)
      for (let end = 1; end <= word.length; end++) {
        field.value = word.slice(0, end);
        const start = performance.now();
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        // The list is rendered in a microtask.
        await Promise.resolve();
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    return times;
  }, typed);

/** Pages as rendered by the functions, each read once before: a laboratory's first visitors pay for the cold start. */
async function benchPages(visitor: Client): Promise<Figure[]> {
  const codes = (await visitor.call("/api/public/analyses/?count=100")).json().results as { code: string }[];
  const paths = {
    "of an analysis": codes.map(({ code }) => `/embed/analyses/${encodeURIComponent(code)}/?lang=de`),
    "of the directory": codes.map((_, page) => `/embed/analyses/?lang=de&page=${page + 1}`),
  };
  const figures: Figure[] = [];
  for (const [page, all] of Object.entries(paths)) {
    const times: number[] = [];
    for (const path of all) await visitor.call(path);
    for (const path of all) {
      const start = performance.now();
      const { status } = await visitor.call(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      times.push(performance.now() - start);
    }
    const value = percentile(times, 0.95);
    figures.push({
      what: `server-rendered page ${page}, 10,000 analyses: p95`,
      value,
      unit: "ms",
      aim: "≤ 30",
    });
  }
  return figures;
}

/** Time from the answer to a save until visitors find it by searching, both in the index that browsers load and on its page. */
async function benchPublishing(staff: Client, visitor: Client): Promise<Figure[]> {
  const list = (await staff.call("/api/laboreditor/list/?count=20")).json().results as {
    id: string;
    code: string;
  }[];
  const times: number[] = [];
  for (const [round, { id, code }] of list.entries()) {
    const name = `Veröffentlicht ${round}`;
    const saved = await staff.call(`/api/laboreditor/edit/${id}/`, {
      method: "PATCH",
      body: { name: { de: name }, state: "PUBLISHED" },
    });
    if (saved.status !== 200) throw new Error(`The save of ${code} answered ${saved.status}: ${saved.bytes}`);
    const start = performance.now();
    for (let isPublic = false; !isPublic; await sleep(20)) {
      const { indexes } = (await visitor.call("/embed/index.json")).json();
      const index = await visitor.call(indexes.de.url);
      // The index has been replaced since the other file was read.
      if (index.status !== 200) continue;
      const page = await visitor.call(`/embed/analyses/${encodeURIComponent(code)}/`);
      isPublic = gunzipSync(index.bytes).includes(name) && page.bytes.includes(name);
      if (performance.now() - start > 30_000) throw new Error(`${code} did not become public.`);
    }
    times.push((performance.now() - start) / 1000);
  }
  const value = percentile(times, 0.95);
  return [{ what: "from save to public, 10,000 analyses: p95", value, unit: "s", aim: "≤ 3" }];
}

/** Reads of a visitor who searches in the widget and opens an analysis, or follows a search engine to its page. */
const readByAll = (code: string, index: string) => [
  "/embed/laborium.js",
  "/embed/index.json",
  index,
  "/api/de/public/look/",
  `/api/de/public/analyses/${code}/`,
  `/embed/analyses/${code}/?lang=de`,
];
const visitors = 1_000;

/** Number of reads by 1,000 visitors in the minute after a publish that get past an empty edge cache, which the local cloud has not. */
async function benchEdge(visitor: Client): Promise<Figure[]> {
  const { results } = (await visitor.call("/api/public/analyses/?count=1")).json();
  const { indexes } = (await visitor.call("/embed/index.json")).json();
  const paths = readByAll(encodeURIComponent(results[0].code), indexes.de.url);
  const reads = { functions: 0, files: 0 };
  for (const path of paths) {
    const { headers } = await visitor.call(path);
    reads[/\.js(?:on)?$/.test(path) ? "files" : "functions"] += readsPastEdge(
      headers["cache-control"] ?? "",
      visitors,
    );
  }
  const title = `${(visitors * paths.length).toLocaleString("en")} reads of 1,000 visitors in a minute after a publish`;
  return [
    { what: `${title}: calls of functions`, value: reads.functions, unit: "" },
    { what: `${title}: reads of files`, value: reads.files, unit: "" },
  ];
}
