import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { clientOf } from "../support/browserless.ts";
import { benchSearch } from "../webpublisher/directory/bench-search.ts";
import { benchBook } from "./bench-book.ts";
import { benchBundles } from "./bench-bundles.ts";
import { benchCost } from "./bench-cost.ts";
import { benchDirectory } from "./bench-directory.ts";
import { benchDraw } from "./bench-draw.ts";
import { benchAfterImport, benchEditor } from "./bench-editor.ts";
import { benchEditorInBrowser } from "./bench-editor-browser.ts";
import { benchCsv, catalogueBelowOne } from "./bench-editor-csv.ts";
import { benchImport, benchLists } from "./bench-import.ts";
import { benchLargeImports } from "./bench-large-import.ts";
import { benchMemory } from "./bench-memory.ts";
import { benchPalette } from "./bench-palette.ts";
import { benchShop } from "./bench-shop.ts";
import { benchTrials } from "./bench-trials.ts";
import { type Figure, printTable } from "./figures.ts";
import { giveHistories } from "./histories.ts";
import { calm, memoryOf, runLocalCloud } from "./local-cloud.ts";

const { values } = parseArgs({ options: { json: { type: "string" }, only: { type: "string" } } });
const figures: Figure[] = [];

/** Rows of one part, independent of the others. */
const alone: Record<string, () => Promise<void>> = {
  widget: benchWidget,
  book: async () => printTable(await benchBook()),
  bundles: async () => printTable(benchBundles()),
  cost: async () => printTable(await benchCost()),
  import: () => onCloud(["import"]),
  editor: () => onCloud(["editor"]),
  memory: async () => printTable(await benchMemory()),
  palette: async () => printTable(await benchPalette()),
  imports: async () => {
    for await (const rows of benchLargeImports()) printTable(rows);
  },
};
if (values.only) {
  const part = alone[values.only];
  if (!part) throw new Error(`There are no rows of ${values.only}, but of ${Object.keys(alone).join(", ")}.`);
  await part();
  process.exit();
}
await onCloud(["import", "editor", "browser", "rest"]);

/** The rows from one local cloud with 10,000 analyses, then all the others if `rest` is included. */
async function onCloud(parts: readonly ("import" | "editor" | "browser" | "rest")[]): Promise<void> {
  const first = await runLocalCloud();
  figures.push({ what: "start on a built clone", value: first.seconds, unit: "s", aim: "≤ 20" });
  await new Promise((resolve) => setTimeout(resolve, 5000));
  await first.stop();
  let cloud = await runLocalCloud({ data: first.data, port: first.port });
  figures.push({ what: "second start", value: cloud.seconds, unit: "s", aim: "≤ 5" });
  await new Promise((resolve) => setTimeout(resolve, 5000));
  figures.push({ what: "memory at rest", value: memoryOf(cloud.pid), unit: "MiB", aim: "≤ 700" });
  const usage = async () => (await cloud.guard()).dynamodb;
  try {
    const client = clientOf("demo", cloud.port);
    await client.signIn();
    if (parts.includes("import")) {
      figures.push(...(await benchImport(client, usage, cloud.pid)));
      figures.push(...(await benchLists(client)));
    } else {
      const upload = await client.upload(catalogueBelowOne(100), "catalogue.json", { force: true });
      await client.ended(upload, 300_000);
    }
    if (parts.includes("editor")) {
      await cloud.stop();
      await giveHistories(first.data, "demo", 20);
      cloud = await runLocalCloud({ data: first.data, port: first.port });
      // Makes the snapshot from which containers start.
      const everything = await client.upload(catalogueBelowOne(100), "catalogue.json", { force: true });
      await client.ended(everything, 300_000);
      await calm(cloud.pid);
      figures.push(...(await benchEditor(client, usage)));
      figures.push(...(await benchAfterImport(client)));
      await calm(cloud.pid);
      figures.push(...(await benchCsv(client, cloud.pid)));
    }
    if (parts.includes("browser")) {
      figures.push(...(await benchEditorInBrowser(cloud.port)));
      figures.push(...(await benchDirectory(client, clientOf("public.demo", cloud.port), cloud.port)));
    }
    await cloud.stop();
    if (parts.includes("rest")) {
      figures.push(...benchBundles());
      figures.push(...benchSearch());
      figures.push(...(await benchBook()));
      figures.push(...(await benchShop()));
      figures.push(...benchDraw());
      figures.push(...(await benchTrials()));
      figures.push(...(await benchMemory()));
      figures.push(...(await benchPalette()));
      figures.push(...(await benchCost()));
      for await (const rows of benchLargeImports()) figures.push(...rows);
    }
  } finally {
    // Print the rows measured so far even if a later part fails.
    printTable(figures);
    if (values.json) writeFileSync(values.json, JSON.stringify(figures, null, 2));
    await cloud.stop();
    cloud.remove();
  }
}

/** Only the rows of the widgets and public pages, with no more around them than they need. */
async function benchWidget(): Promise<void> {
  const alone = await runLocalCloud();
  try {
    const client = clientOf("demo", alone.port);
    await client.signIn();
    await client.ended(await client.upload(catalogueBelowOne(1), "catalogue.json", { force: true }), 300_000);
    await calm(alone.pid);
    printTable([
      ...(await benchDirectory(client, clientOf("public.demo", alone.port), alone.port)),
      ...benchSearch(),
      ...benchDraw(),
    ]);
  } finally {
    await alone.stop();
    alone.remove();
  }
}
