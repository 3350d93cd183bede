import { expect, type Page, test } from "@playwright/test";
import { callerOf } from "./caller.ts";
import { shutOut } from "./looks.ts";
import { signIn } from "./people.ts";
import { provider } from "./provider.ts";
import { turnsOf } from "./turns.ts";

const words = {
  "de-DE": {
    help: "Hilfe",
    helpUnread: "Hilfe, 1 ungelesene Neuigkeit",
    news: "Neuigkeiten",
    count: "1 neu",
    unread: "Neu",
    current: "Aktuell",
    past: "Frühere Neuigkeiten",
    name: "Name des Labors",
    failed: "Das Speichern ist fehlgeschlagen",
    why: "Wartungsarbeiten: Sie können alles lesen, aber gerade nichts ändern.",
    maintenance: "Wartungsarbeiten",
    readOnly: "Sie können alles lesen, aber nichts ändern.",
    proceed: "Nur lesend fortfahren",
    banner: "Wartungsarbeiten: Laborium ist zurzeit nur lesbar.",
    saved: "Gespeichert",
  },
  "en-GB": {
    help: "Help",
    helpUnread: "Help, 1 unread news item",
    news: "News",
    count: "1 new",
    unread: "New",
    current: "Current",
    past: "Earlier news",
    name: "Name of the laboratory",
    failed: "Saving failed",
    why: "Maintenance: you can read everything, but changes are not possible right now.",
    maintenance: "Maintenance",
    readOnly: "You can read everything, but changes are not possible.",
    proceed: "Continue read-only",
    banner: "Maintenance: Laborium is currently read-only.",
    saved: "Saved",
  },
} as const;

const addNews = async (title: { de: string; en: string }, ...period: string[]) => {
  const texts = [
    "--title-de",
    title.de,
    "--title-en",
    title.en,
    "--text-de",
    "Und mehr.",
    "--text-en",
    "And more.",
  ];
  return (await provider("news", "add", ...texts, ...period)).split(" ")[0] ?? "";
};

/** The id of news that never existed. */
const nothing = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** Whether the laboratory is under maintenance, and its answer to a write that would change nothing. */
const state = (page: Page) =>
  page.evaluate(async (id) => {
    const headers = {
      authorization: `Token ${localStorage.getItem("laborium.token")}`,
      "content-type": "application/json",
    };
    const write = await fetch("/api/motd/read/", {
      method: "POST",
      headers,
      body: JSON.stringify({ ids: [id] }),
    });
    // A browser may cache the answer for five seconds.
    const rests = await fetch("/api/maintenance/", { cache: "no-store" });
    return {
      maintenance: (await rests.json()).maintenance as boolean,
      read: (await fetch("/api/user/list/", { headers })).status,
      status: write.status,
      retryAfter: write.headers.get("retry-after"),
      code: write.status === 204 ? null : ((await write.json()) as { code: string }).code,
    };
  }, nothing);
/** Lets minutes pass until the page learns of the end: its first answer may still come from the browser's cache of five seconds. */
const isOver = (page: Page, banner: string) =>
  expect(async () => {
    await page.clock.fastForward(61_000);
    await expect(page.getByText(banner)).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
const resting = { maintenance: true, read: 200, status: 503, code: "maintenance" };

test.afterAll(async () => {
  await provider("maintenance", "off");
  await provider("maintenance", "off", "demo");
});

const inTurn = turnsOf(words);

inTurn()(
  "what the provider tells is marked until it has been read, and kept when it is past",
  async ({ page, say: texts, code, locale }) => {
    const mark = `${locale} ${Date.now()}`;
    const title = code === "de" ? `Neuer Katalog ${mark}` : `New catalogue ${mark}`;
    const current = await addNews({ de: `Neuer Katalog ${mark}`, en: `New catalogue ${mark}` });
    const expired = await addNews(
      { de: `Alter Hinweis ${mark}`, en: `Old hint ${mark}` },
      ...["--from", "2026-01-05T08:00Z", "--until", "2026-01-12"],
    );
    await signIn(page);
    const help = page.getByRole("button", { name: texts.helpUnread });
    await help.focus();
    await page.keyboard.press("Enter");
    const entry = page.getByRole("menuitem", { name: texts.news });
    await expect(entry).toContainText(texts.count);
    expect(await shutOut(page, "help menu")).toEqual([]);
    await page.keyboard.press("End");
    while (!(await entry.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press("ArrowUp");
    }
    const read = page.waitForResponse((answer) => answer.url().includes("/motd/read/"));
    await page.keyboard.press("Enter");

    const now = page.getByRole("region", { name: texts.current });
    await expect(
      now.getByRole("article").filter({ hasText: title }).getByText(texts.unread, { exact: true }),
    ).toBeVisible();
    const past = page.getByRole("region", { name: texts.past }).getByRole("article");
    await expect(past.filter({ hasText: code === "de" ? "Alter Hinweis" : "Old hint" })).toBeVisible();
    await expect(now).not.toContainText(/Alter Hinweis|Old hint/);
    expect(await shutOut(page, "news")).toEqual([]);

    expect((await read).status()).toBe(204);
    await page.reload();
    await expect(now.getByText(title)).toBeVisible();
    await expect(page.getByRole("main").getByText(texts.unread, { exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: texts.help, exact: true })).toBeVisible();

    for (const id of [current, expired]) await provider("news", "remove", id);
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(0);
  },
);

inTurn()(
  "a laboratory that rests can be read, loses no input, and goes on by itself",
  async ({ page, request, say: texts }) => {
    await page.clock.install();
    await signIn(page, "/einstellungen/system");
    const name = page.getByLabel(texts.name, { exact: true });
    await name.fill("Labor Musterstadt Nord");
    await provider("maintenance", "on", "demo");
    await page.keyboard.press("Control+s");

    const modal = page.getByRole("dialog", { name: texts.maintenance });
    await expect(modal).toContainText(texts.readOnly);
    await expect(page.getByRole("alert")).toContainText(texts.failed);
    await expect(page.getByRole("alert")).toContainText(texts.why);
    await expect(modal.getByRole("button", { name: texts.proceed })).toBeFocused();
    expect(await shutOut(page, "maintenance")).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(modal).toBeHidden();
    await expect(name).toHaveValue("Labor Musterstadt Nord");
    // The form is read-only, and says why.
    await expect(name).toBeDisabled();
    await expect(page.getByText(texts.banner)).toBeVisible();
    expect(await shutOut(page, "while resting")).toEqual([]);
    const answer = await state(page);
    expect(answer).toMatchObject(resting);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);

    await test.step("the other laboratory goes on", async () => {
      const nord = await callerOf(request, undefined, "nord");
      expect((await nord.call("POST", "motd/read/", { ids: [nothing] })).status()).toBe(204);
      expect(await (await nord.call("GET", "maintenance/")).json()).toEqual({ maintenance: false });
    });

    await provider("maintenance", "off", "demo");
    await isOver(page, texts.banner);
    await expect(name).toHaveValue("Labor Musterstadt Nord");
    for (const text of ["Labor Musterstadt Nord", "Labor Musterstadt"]) {
      await name.fill(text);
      const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
      await page.keyboard.press("Control+s");
      expect((await saved).status()).toBe(200);
    }
    await expect(page.getByRole("status").getByText(texts.saved, { exact: true })).toBeVisible();
  },
);

inTurn()(
  "who comes while the whole platform rests is told so, until it is over",
  async ({ page, request, say: texts }) => {
    await provider("maintenance", "on");
    await page.clock.install();
    await signIn(page);
    const modal = page.getByRole("dialog", { name: texts.maintenance });
    await expect(modal).toContainText(texts.readOnly);
    expect(await state(page)).toMatchObject(resting);
    const nord = await callerOf(request, undefined, "nord");
    expect((await nord.call("POST", "motd/read/", { ids: [nothing] })).status()).toBe(503);

    await provider("maintenance", "off");
    await isOver(page, texts.banner);
    await expect(modal).toBeHidden();
    expect(await state(page)).toMatchObject({ maintenance: false, status: 204 });
  },
);
