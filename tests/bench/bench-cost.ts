import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { Assembly } from "../../infra/local/assembly/assembly.ts";
import { laboratoriesOfAccount, prices } from "../../infra/prices.ts";
import { clientOf } from "../support/browserless.ts";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { catalogueBelowOne } from "./bench-editor-csv.ts";
import type { Figure } from "./figures.ts";
import { runLocalCloud } from "./local-cloud.ts";
import type { Usage } from "./measure.ts";
import { standingCost, sumOf } from "./standing-cost.ts";

/** Calls and units of an activity, counted on the local cloud. */
interface ActivityUsage {
  /** Requests that reach the API, and requests for files. */
  calls: number;
  files: number;
  reads: number;
  writes: number;
}
/** Number of analyses in the catalogue, and how many of them a delivery changes. */
const [analyses, delivered] = [5_000, 100];
/** Duration of a call on 512 MiB, in seconds, and its logs, in gigabytes. */
const [running, logged] = [0.06, 1.5e-6];
/** Gigabyte-seconds that a book of 3,000 analyses takes on x86: twelve seconds of ten browsers of 2 GiB. */
const bookTime = 12 * 10 * 2;
const bookTransitions = 30;

/** Activities of a month. A tab counts while it is in front: hidden ones make no calls. */
const months = {
  idle: { arrivals: 0, minutes: 0, looks: 0, saves: 0, visits: 0, imports: 0, books: 0 },
  // Five people on 21 days, six hours each with the app in front; a delivery each night, 20,000 visits of the directory.
  normal: {
    arrivals: 5 * 21 * 2,
    minutes: 5 * 21 * 360,
    looks: 5 * 21 * 60,
    saves: 5 * 21 * 20,
    visits: 20_000,
    imports: 30,
    books: 1,
  },
  // The same, with a week in which ten people work on the book all day and make it ten times.
  "with a book week": {
    arrivals: 5 * 21 * 2 + 5 * 10 * 2,
    minutes: 5 * 21 * 360 + 5 * 10 * 480,
    looks: 5 * 21 * 60 + 5 * 10 * 100,
    saves: 5 * 21 * 20 + 5 * 10 * 60,
    visits: 20_000,
    imports: 35,
    books: 11,
  },
};
const aims: Record<keyof typeof months, string> = {
  idle: "≤ 1.4 (2.8 before)",
  normal: "≤ 4.5 (9 before)",
  "with a book week": "",
};

/** Monthly cost of a laboratory of 5,000 analyses: counted calls and units times the prices of `infra/prices.ts`. */
export async function benchCost(): Promise<Figure[]> {
  const standing = standingCost(
    new Assembly(join(import.meta.dirname, "../../cdk.out"), { origin: "http://127.0.0.1:4000", port: 4000 }),
    "demo",
  );
  const counted = await countedOnLocalCloud();
  const rows = Object.entries(counted).map(([activity, { calls }]) => ({
    what: `cost: calls of ${activity}`,
    value: calls,
    unit: "",
  }));
  const share = {
    what: "cost: what all share, of 50",
    value: sumOf(standing.shared) / laboratoriesOfAccount,
    unit: "$",
  };
  const perMonth = Object.entries(months).map(([name, month]) => ({
    what: `cost: a laboratory's month, ${name}`,
    value: sumOf(standing.own) + stored + monthly(month, counted),
    unit: "$",
    aim: aims[name as keyof typeof months],
  }));
  return [...rows, share, ...perMonth];
}

/** Monthly cost of a tenth of a gigabyte in the table, with its index and its backups. */
const stored = 0.1 * (2 * prices.dynamodb.stored + prices.dynamodb.recoverable);

type Counted = Record<
  "an arrival" | "a minute" | "a look" | "a save" | "a visit" | "an import",
  ActivityUsage
>;

function monthly(month: (typeof months)["normal"], counted: Counted): number {
  const book =
    bookTime * prices.lambda.gigabyteSecondX86 +
    bookTransitions * (prices.stateTransition + prices.lambda.request);
  return (
    month.arrivals * costOf(counted["an arrival"]) +
    month.minutes * costOf(counted["a minute"]) +
    month.looks * costOf(counted["a look"]) +
    month.saves * costOf(counted["a save"]) +
    month.visits * costOf(counted["a visit"]) +
    month.imports * costOf(counted["an import"]) +
    month.books * book
  );
}

function costOf({ calls, files, reads, writes }: ActivityUsage): number {
  const edge = prices.cloudFront.request + prices.cloudFront.functionCall + prices.waf.request;
  const call =
    prices.apiCall +
    prices.lambda.request +
    running * 0.5 * prices.lambda.gigabyteSecond +
    logged * prices.cloudWatch.logGigabyte;
  return (
    (calls + files) * edge +
    calls * call +
    reads * prices.dynamodb.readUnit +
    writes * prices.dynamodb.writeUnit
  );
}

async function countedOnLocalCloud(): Promise<Counted> {
  const cloud = await runLocalCloud();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const client = clientOf("demo", cloud.port);
    await client.signIn();
    const usage: Usage = async () => (await cloud.guard()).dynamodb;
    await client.ended(
      await client.upload(catalogueBelowOne(0, analyses), "all.json", { force: true }),
      300_000,
    );
    await settle();
    const context = await browser.newContext({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
    const count = counter(context, usage);
    const page = await context.newPage();
    const app = `http://demo.localhost:${cloud.port}`;
    const arrival = await count(1, () => arrive(page, app));
    await page.goto(`${app}/laboreditor/analyse`);
    await page.locator("aside [data-place]").first().waitFor();
    await settle();
    const minutes = 2;
    const minute = await count(minutes, () => page.waitForTimeout(minutes * 60_000));
    const openings = 5;
    const opened = await count(openings, () => openSome(page, openings));
    const { results } = (await client.call("/api/laboreditor/list/?count=5")).json();
    const saved = await count(results.length, async () => {
      for (const { id } of results)
        await client.call(`/api/laboreditor/edit/${id}/`, {
          method: "PATCH",
          body: { form_fields: { unit: { additional: "g/l" } } },
        });
      await settle();
    });
    const visitor = await context.newPage();
    const visit = await count(1, async () => {
      await visitor.goto(`http://public.demo.localhost:${cloud.port}/embed/analyses/`, {
        waitUntil: "networkidle",
      });
      await visitor.locator("main a").last().click();
      await visitor.waitForLoadState("networkidle");
    });
    await visitor.close();
    const delivery = await count(1, async () => {
      await client.ended(
        await client.upload(catalogueBelowOne(delivered, analyses), "night.json", { force: true }),
        300_000,
      );
      await settle();
    });
    return {
      "an arrival": arrival,
      "a minute": minute,
      "a look": opened,
      // In addition to the units, the app's calls before and after it.
      "a save": { ...saved, calls: 3 },
      "a visit": visit,
      "an import": { ...delivery, calls: 10 },
    };
  } finally {
    await browser.close();
    await cloud.stop();
    cloud.remove();
  }
}

/** Waits until streams and queues have been processed. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 8_000));

/** Counts the browser's requests and the DynamoDB usage of some work, averaged over its repetitions. */
function counter(context: BrowserContext, usage: Usage) {
  let [calls, files] = [0, 0];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:assets|embed\/(?:assets|index))\//.test(pathname)) files++;
    else if (request.resourceType() !== "document" || pathname.startsWith("/embed/")) calls++;
  });
  return async (times: number, work: () => Promise<unknown>): Promise<ActivityUsage> => {
    const before = { asked: calls, fetched: files, ...(await usage()) };
    await work();
    const after = await usage();
    return {
      calls: (calls - before.asked) / times,
      files: (files - before.fetched) / times,
      reads: (after.readUnits - before.readUnits) / times,
      writes: (after.writeUnits - before.writeUnits) / times,
    };
  };
}

async function arrive(page: Page, app: string): Promise<void> {
  await page.goto(`${app}/login`);
  await page.locator("[name=username]").fill("admin");
  await page.locator("[name=password]").fill("Laborium-lokal-2026!");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.includes("login"));
  await settle();
}

async function openSome(page: Page, count: number): Promise<void> {
  for (let place = 0; place < count; place++) {
    await page.locator(`aside [data-place="${place}"] a`).click();
    await page.waitForTimeout(2_000);
  }
}
