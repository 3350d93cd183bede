import { expect, type Page, test } from "@playwright/test";
import { catalogueBelowOne } from "../bench/bench-editor-csv.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { clientOf } from "../support/browserless.ts";
import { callApi, filled, words } from "./editor.ts";
import { shutOut } from "./looks.ts";
import { signIn } from "./people.ts";
import { turnsOf } from "./turns.ts";

/** Long work whose progress is visible, in a cloud of its own, so that no other journey meets two thousand analyses. */
test.describe.configure({ timeout: 300_000 });
const changed = "search=Serum";
let cloud: Awaited<ReturnType<typeof runLocalCloud>>;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  cloud = await runLocalCloud();
  const client = clientOf("demo", cloud.port);
  await client.signIn();
  const id = await client.upload(catalogueBelowOne(0, 2_000), "catalogue.json", { mode: "partial" });
  await expect
    .poll(async () => (await client.call(`/api/import/${id}/`)).json().status, { timeout: 200_000 })
    .toBe("success");
  // The first search waits until the whole list has been read.
  await expect
    .poll(async () => (await client.call(`/api/laboreditor/list/?${changed}`)).status, { timeout: 120_000 })
    .toBe(200);
});
test.afterAll(async () => {
  await cloud?.stop();
  cloud?.remove();
});
const addressOf = (path: string) => `http://demo.localhost:${cloud.port}${path}`;
/** Number of changed analyses in a state. */
const countOf = async (page: Page, state: string) => {
  const path = `laboreditor/list/?${changed}&pubstate=${state}&limit=1`;
  const { status, output } = await callApi<{ count: number }>(page, "GET", path);
  expect(status, JSON.stringify(output)).toBe(200);
  return output.count;
};

const inTurn = turnsOf(words);

inTurn()(
  "a table that is cancelled leaves no file, and can be begun again at once",
  async ({ page, say: { csv, laboreditor }, code }) => {
    await signIn(page, addressOf("/dashboard"));
    await page.goto(addressOf("/laboreditor/csv"));
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    await page.getByRole("combobox", { name: laboreditor.analyses.category, exact: true }).fill("Alles");
    await page.getByRole("option", { name: "Alles", exact: true }).click();
    // The account has no file in either language yet.
    await page.getByRole("combobox", { name: csv.language, exact: true }).click();
    await page.getByRole("option", { name: code === "de" ? "Deutsch" : "English", exact: true }).click();
    await expect(page.getByText(csv.none)).toBeVisible();
    const generate = page.getByRole("button", { name: csv.generate, exact: true });
    const cancel = page.getByRole("button", { name: csv.cancel, exact: true });
    const progress = page.getByRole("progressbar", { name: csv.running });
    await generate.click();
    await cancel.click();
    await expect(page.getByText(csv.cancelled, { exact: true })).toBeVisible();
    await expect(progress).toBeHidden();
    await expect(page.getByText(csv.none)).toBeVisible();
    await expect(page.getByRole("button", { name: csv.download, exact: true })).toHaveCount(0);
    await expect(page.getByText(csv.ready, { exact: true })).toHaveCount(0);
    expect(downloads).toEqual([]);

    await generate.click();
    await expect(progress).toBeVisible();
    await expect(page.getByText(csv.ready, { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(csv.none)).toBeHidden();
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: csv.download, exact: true }).click();
    expect((await coming).suggestedFilename()).toMatch(/ Alles \d{4}-\d\d-\d\d\.csv$/);
  },
);

inTurn()(
  "a change of very many shows how far it is, goes on while one works elsewhere, and is told of there",
  async ({ page, say: { bulk, laboreditor }, code }) => {
    await signIn(page, addressOf("/dashboard"));
    const [published, hidden] = [await countOf(page, "PUBLISHED"), await countOf(page, "HIDDEN")];
    const [then, now] =
      published > hidden ? (["PUBLISHED", "HIDDEN"] as const) : (["HIDDEN", "PUBLISHED"] as const);
    const [count, before] = [Math.max(published, hidden), Math.min(published, hidden)];
    await page.goto(addressOf(`/laboreditor/analyse?${changed}&state=${then}`));
    const all = new Intl.NumberFormat(code).format(count);
    const list = page.getByRole("grid", { name: laboreditor.analyses.title });
    await list.locator("tbody").getByRole("checkbox").first().check();
    const bar = page.getByRole("region", { name: bulk.bar });
    await bar.getByRole("button", { name: filled(bulk.all, { shown: all }) }).click();
    await bar.getByRole("button", { name: bulk.change, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: bulk.state, exact: true }).click();
    await page.getByRole("option", { name: laboreditor.states[now], exact: true }).click();
    await dialog.getByRole("button", { name: bulk.preview, exact: true }).click();
    await dialog
      .getByRole("button", { name: filled(bulk.carryOut_other, { shown: all }), exact: true })
      .click();

    const progress = dialog.getByRole("progressbar", { name: bulk.running });
    await expect(dialog.getByText(bulk.goesOn)).toBeVisible();
    await expect(progress).toHaveAttribute("aria-valuemax", String(count));
    await expect(progress).toHaveAttribute("aria-valuenow", /[1-9]/);
    expect(await countOf(page, now)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(page).toHaveURL(addressOf("/dashboard"));
    const message = page.getByText(filled(bulk.done_other, { shown: all }), { exact: true });
    await expect(message).toBeVisible({ timeout: 120_000 });
    expect(await countOf(page, now)).toBe(before + count);
    expect(await shutOut(page, "told elsewhere")).toEqual([]);
    await page.getByRole("button", { name: bulk.undo, exact: true }).click();
    await expect(message).toBeHidden();
    await expect(page.getByText(bulk.undone, { exact: true })).toBeVisible({ timeout: 120_000 });
    expect(await countOf(page, now)).toBe(before);
  },
);
