import { expect, type Page, test } from "@playwright/test";
import { addAccount, callerOf } from "./caller.ts";
import { shutOut } from "./looks.ts";
import { admin, signIn, signInAs } from "./people.ts";
import { port } from "./playwright.config.ts";
import { turnsOf } from "./turns.ts";

const words = {
  "de-DE": {
    name: "Name des Labors",
    system: "System",
    accounts: "Konten",
    logout: "Abmelden",
    unsaved: "Ungespeicherte Änderungen",
    stay: "Weiter bearbeiten",
    leave: "Ohne Speichern verlassen",
    cancel: "Abbrechen",
    delete: "Löschen",
    yesDelete: "Ja, löschen",
    showAll: "Alle 5 anzeigen",
    sessions: "5 Sitzungen enden",
    deleted: "ist gelöscht",
    noPermission: "Keine Berechtigung",
    ask: "Bitte wenden Sie sich an Ihre Administration.",
    close: "Schließen",
    save: "Speichern",
    saved: "Gespeichert",
    failed: "Das Speichern ist fehlgeschlagen",
    keys: "Tastenkürzel",
    opens: "Öffnet diese Übersicht",
    notFound: "Labor nicht gefunden",
  },
  "en-GB": {
    name: "Name of the laboratory",
    system: "System",
    accounts: "Accounts",
    logout: "Sign out",
    unsaved: "Unsaved changes",
    stay: "Keep editing",
    leave: "Leave without saving",
    cancel: "Cancel",
    delete: "Delete",
    yesDelete: "Yes, delete",
    showAll: "Show all 5",
    sessions: "5 sessions end",
    deleted: "has been deleted",
    noPermission: "No permission",
    ask: "Please contact your administrator.",
    close: "Close",
    save: "Save",
    saved: "Saved",
    failed: "Saving failed",
    keys: "Keyboard shortcuts",
    opens: "Opens this overview",
    notFound: "Laboratory not found",
  },
} as const;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

const inTurn = turnsOf(words);

inTurn()("whoever leaves something unsaved is asked, whichever way they go", async ({ page, say: texts }) => {
  await signIn(page);
  await page.goto("/einstellungen/konten");
  await page.getByRole("link", { name: texts.system, exact: true }).press("Enter");
  const name = page.getByLabel(texts.name, { exact: true });
  const before = await name.inputValue();
  await name.fill("Labor am Hang");
  const question = page.getByRole("dialog", { name: texts.unsaved });
  const stay = question.getByRole("button", { name: texts.stay });
  const expectKept = async () => {
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/einstellungen\/system$/);
    await expect(name).toHaveValue("Labor am Hang");
  };

  await page.getByRole("link", { name: texts.accounts, exact: true }).press("Enter");
  await expect(stay).toBeFocused();
  expect(await shutOut(page, "leaving")).toEqual([]);
  await page.keyboard.press("Enter");
  await expectKept();
  await expect(page.getByRole("link", { name: texts.accounts, exact: true })).toBeFocused();

  await page.goBack();
  await expect(stay).toBeFocused();
  await page.keyboard.press("Escape");
  await expectKept();

  await page.getByRole("button", { name: /admin/ }).press("Enter");
  await page.getByRole("menuitem", { name: texts.logout }).press("Enter");
  await expect(stay).toBeFocused();
  await page.keyboard.press("Escape");
  await expectKept();

  await test.step("closing the window or loading anew asks in the browser's own words", async () => {
    const dialogEvent = page.waitForEvent("dialog");
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await dialogEvent;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await closing;
    await expectKept();
  });

  await page.goBack();
  await expect(stay).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: texts.leave })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, texts.accounts)).toBeVisible();
  await page.goForward();
  await expect(name).toHaveValue(before);
});

inTurn()(
  "deleting shows all that goes along, and happens only when it is meant",
  async ({ page, request, say: texts, code }) => {
    const owner = await callerOf(request);
    const account = await addAccount(owner, `libelle-${code}`, ["imports"]);
    for (const _ of [1, 2, 3, 4, 5]) await callerOf(request, account);
    await signIn(page, `/einstellungen/konten/${account.id}`);
    const ask = page.getByRole("button", { name: texts.delete, exact: true });
    const question = page.getByRole("dialog");
    for (const key of ["Enter", "Escape"]) {
      await ask.press("Enter");
      await expect(question).toContainText(account.username);
      await expect(question.getByRole("button", { name: texts.cancel })).toBeFocused();
      await page.keyboard.press(key);
      await expect(question).toHaveCount(0);
      await expect(ask).toBeFocused();
    }
    expect((await owner.call("GET", `user/list/${account.id}/`)).status()).toBe(200);

    await ask.press("Enter");
    await expect(question.getByText(texts.sessions)).toBeVisible();
    await expect(question.getByRole("listitem")).toHaveCount(3);
    const confirm = question.getByRole("button", { name: texts.yesDelete });
    await expect(confirm).toBeEnabled();
    expect(await shutOut(page, "deleting")).toEqual([]);
    await question.getByRole("button", { name: texts.showAll }).press("Enter");
    await expect(question.getByRole("listitem")).toHaveCount(5);
    await confirm.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: texts.deleted })).toBeVisible();
    await expect(heading(page, texts.accounts)).toBeVisible();
    await expect(page.getByRole("link", { name: account.username })).toHaveCount(0);
    expect((await owner.call("GET", `user/list/${account.id}/`)).status()).toBe(404);
  },
);

inTurn()(
  "whose group is taken away is told so at the next step",
  async ({ page, request, say: texts, code }) => {
    const owner = await callerOf(request);
    const account = await addAccount(owner, `grille-${code}`, ["imports"]);
    await signInAs(page, account, "/login?next=/hilfe");
    await page.getByRole("link", { name: "Dashboard" }).press("Enter");
    await page.goto("/einstellungen/import/upload");
    const post = page.getByRole("link", { name: "HTTP POST" });
    await expect(post).toBeVisible();
    expect((await owner.call("PATCH", `user/list/${account.id}/`, { groups: [] })).status()).toBe(200);

    // The change ends their session, and the next one leads where they wanted to go.
    await post.press("Enter");
    await expect(page).toHaveURL(/\/login\?next=/);
    await signInAs(page, account, page.url());
    const message = page.getByRole("alert").filter({ hasText: texts.noPermission });
    await expect(message).toContainText(texts.ask);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await shutOut(page, "no permission")).toEqual([]);
    await message.getByRole("button", { name: texts.close }).press("Enter");
    await expect(message).toHaveCount(0);

    await test.step("and stays where they are when they ask for it once more", async () => {
      await page.getByRole("link", { name: /Impressum|Imprint/ }).press("Enter");
      await expect(page).toHaveURL(/\/impressum$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goBack();
      await expect(message).toBeVisible();
      await expect(page).not.toHaveURL(/\/import\//);
    });
    await owner.call("DELETE", `user/list/${account.id}/`);
  },
);

inTurn()("what is not booked leads to what it is, and its calls are refused", async ({ page }) => {
  await page.goto(`http://nord.localhost:${port}/printpublisher/veroeffentlichen`);
  await signInAs(page, admin, page.url());
  await expect(page).toHaveURL(/\/printpublisher\/info$/);
  const refused = await page.evaluate(async () => {
    const authorization = `Token ${localStorage.getItem("laborium.token")}`;
    const answer = await fetch("/api/printpublisher/download/", { headers: { authorization } });
    return { status: answer.status, code: (await answer.json()).code };
  });
  expect(refused).toEqual({ status: 403, code: "module_not_booked" });
});

inTurn()("an address that leads nowhere leads to what is nearest", async ({ page, say: texts }) => {
  await page.goto(`http://nobody.localhost:${port}/laboreditor/analyse`);
  await expect(heading(page, texts.notFound)).toBeVisible();
  await expect(page).toHaveURL(/\/login\/nicht-gefunden$/);
  expect(await shutOut(page, "unknown laboratory")).toEqual([]);

  await page.goto("/gibt/es/nicht?x=1");
  await expect(page).toHaveURL(/\/login\?next=%2Fgibt%2Fes%2Fnicht%3Fx%3D1$/);
  await page.goto("/logout");
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, admin, "/login?next=//elsewhere.example/");
  for (const [address, reached] of [
    ["/gibt/es/nicht", "/dashboard"],
    ["/login", "/dashboard"],
    ["/login/nicht-gefunden", "/dashboard"],
    ["/laboreditor/gibt/es/nicht", "/laboreditor"],
    ["/webpublisher/nichts", "/webpublisher"],
    ["/printpublisher/nichts", "/printpublisher/veroeffentlichen/print"],
    ["/laborshop/nichts", "/laborshop/bestellungen"],
    ["/ringversuche/nichts", "/ringversuche"],
    ["/einstellungen/nichts", "/einstellungen/konten"],
  ]) {
    await page.goto(address ?? "");
    await expect(page).toHaveURL(new RegExp(`localhost:\\d+${reached}(?:/|$)`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

inTurn()(
  "saving shows how it goes, and what is told can be put away by keyboard",
  async ({ page, say: texts }) => {
    await page.clock.install();
    await signIn(page, "/einstellungen/system");
    const name = page.getByLabel(texts.name, { exact: true });
    const save = page.getByRole("button", { name: texts.save, exact: true });
    let go: () => void = () => undefined;
    let held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let broken = true;
    await page.route("**/settings/", async (route) => {
      if (route.request().method() !== "PATCH") return route.continue();
      await held;
      if (!broken) return route.continue();
      return route.fulfill({
        status: 400,
        json: { type: "about:blank", title: "", status: 400, code: "x", detail: "" },
      });
    });

    await name.fill("Labor Musterstadt ");
    await name.press("Control+s");
    await expect(save).toHaveAttribute("data-status", "loading");
    await expect(save).toBeDisabled();
    expect(await shutOut(page, "saving")).toEqual([]);
    go();
    await expect(save).toHaveAttribute("data-status", "error");
    await expect(save).toBeEnabled();
    const failure = page.getByRole("alert").filter({ hasText: texts.failed });
    await expect(failure).toBeVisible();
    expect(await shutOut(page, "saving failed")).toEqual([]);
    await page.clock.fastForward(60_000);
    await expect(failure).toBeVisible();
    await failure.getByRole("button", { name: texts.close }).press("Enter");
    await expect(failure).toHaveCount(0);
    await expect(name).toHaveValue("Labor Musterstadt ");

    broken = false;
    held = Promise.resolve();
    await save.press("Enter");
    await expect(save).toHaveAttribute("data-status", "success");
    const success = page.getByRole("status").filter({ hasText: texts.saved });
    await expect(success).toBeVisible();
    expect(await shutOut(page, "saved")).toEqual([]);
    await page.clock.fastForward(4_500);
    await expect(success).toHaveCount(0);
    await expect(save).toHaveAttribute("data-status", "idle");
  },
);

inTurn()("a question mark shows all keys, but not where one is writing", async ({ page, say: texts }) => {
  await signIn(page, "/einstellungen/konten");
  await expect(page.getByRole("table").getByRole("link", { name: /^admin/ })).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox");
  await expect(search).toBeFocused();
  await page.keyboard.press("Shift+?");
  await expect(search).toHaveValue("?");
  await search.blur();
  await page.keyboard.press("Shift+?");
  await expect(heading(page, texts.keys)).toBeVisible();
  await expect(page.getByRole("row", { name: texts.opens })).toBeVisible();
  expect(await shutOut(page, "keys")).toEqual([]);
});
