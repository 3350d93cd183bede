import { expect, type Page, test } from "@playwright/test";
import { clientOf } from "../support/browserless.ts";
import { callerOf } from "./caller.ts";
import { plainPdf } from "./certificate-pdfs.ts";
import { countOn, heldTo } from "./counted.ts";
import { callApi, enter, filled, idOfCode, saved, words } from "./editor.ts";

/**
 * The highest number of actions (clicks, fields that are typed into, keys that act) that a newcomer needs for each job of every laboratory, starting at the
 * dashboard, so that no way gets longer unnoticed. Two more jobs, changing a text and translating one, are counted in `laboreditor-clicks.journey.ts`.
 */
const held = heldTo({
  "empty laboratory to first public analysis": 20,
  "change several and undo it": 8,
  "import a file and publish": 12,
  "new article of the shop": 12,
  "an order to shipped": 3,
  "pick list": 3,
  "new certificate with its file": 6,
  "print a chapter": 10,
  "new account with a group": 8,
});
type Job = Parameters<typeof held.take>[0];

/** Opens the dashboard and counts the actions from there. */
async function job(page: Page, name: Job, steps: () => Promise<void>, tenant: "demo" | "nord" = "demo") {
  const count = await countOn(page);
  await enter(page, "/dashboard", tenant);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  count.begin();
  await steps();
  held.take(name, count.done());
}
/** Follows a link of the header or of the sidebar, whose name may be followed by a figure or *Neu*. */
const go = (page: Page, name: string) =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: new RegExp(`^${name}(?: .*)?$`) })
    .first()
    .click();
/** Types into the first field of a form, which has the focus when the form opens. */
async function typeFocused(page: Page, name: string | RegExp, text: string): Promise<void> {
  await expect(page.getByRole("textbox", { name, exact: true }).first()).toBeFocused();
  await page.keyboard.type(text);
}

test.use({ locale: "de-DE" });
const { app, firstSteps, laboreditor, editor, settings, bulk, importexport, ui, users } = words["de-DE"];
const { shopOrders, shopProducts, shopVariants, certificates, printcontents, printpublisher } =
  words["de-DE"];

test("an empty laboratory has its first public analysis", async ({ page }) => {
  const code = `ERST${Date.now()}`;
  const category = `Elektrolyte ${code}`;
  const field = (key: string) => page.locator(`#field-${key}`);
  // Other journeys leave analyses there.
  await enter(page, "/dashboard", "nord");
  const elsewhere = await callerOf(page.request, undefined, "nord");
  const present = await (await elsewhere.call("GET", "laboreditor/list/?limit=200")).json();
  for (const { id } of present.results as { id: string }[])
    await elsewhere.call("DELETE", `laboreditor/edit/${id}/`);
  await job(
    page,
    "empty laboratory to first public analysis",
    async () => {
      await page.getByRole("link", { name: firstSteps.look.go }).click();
      await page.getByLabel(settings.name).click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("Labor am Deich");
      await saved(page, () => page.keyboard.press("Control+s"));
      await go(page, "Dashboard");
      // The step is already done if another journey has edited the layout.
      const fits = page.getByRole("button", { name: firstSteps.fits });
      const byHand = page.getByRole("link", { name: firstSteps.fill.byHand });
      await expect(fits.or(byHand).first()).toBeVisible();
      if (await fits.first().isVisible()) await fits.first().click();
      await byHand.click();
      await expect(page.getByRole("textbox", { name: laboreditor.analyses.code, exact: true })).toBeFocused();
      await page.keyboard.type(code);
      await page.keyboard.press("Tab");
      await page.keyboard.type("Kalium im Serum");
      await page.getByRole("combobox", { name: laboreditor.analyses.categories }).click();
      await page.keyboard.type(category);
      await page.getByRole("option", { name: filled(editor.field.item.create, { name: category }) }).click();
      await page.getByRole("button", { name: ui.make, exact: true }).click();
      await field("material").getByRole("combobox").click();
      await page.getByRole("option", { name: "Serum", exact: true }).click();
      await field("method").getByRole("textbox").first().click();
      await page.keyboard.type("Potentiometrie");
      await saved(page, () => page.getByRole("button", { name: editor.head.publish, exact: true }).click());
    },
    "nord",
  );
  const visitor = clientOf("public.nord", Number(new URL(page.url()).port));
  const html = async () => (await visitor.call(`/embed/analyses/${code}/`)).bytes.toString();
  await expect.poll(html, { timeout: 10_000 }).toContain("Labor am Deich");
  expect(await html()).toContain("Potentiometrie");

  // Leave the laboratory as other journeys expect it.
  await elsewhere.call("DELETE", `laboreditor/edit/${await idOfCode(page, code)}/`);
  const tree = await (await elsewhere.call("GET", "core/categories/")).json();
  for (const { id, name } of tree.results as { id: string; name: string }[])
    if (name === category) await elsewhere.call("DELETE", `core/categories/${id}/`);
  await elsewhere.call("PATCH", "settings/", { name: "Labor Nord" });
});

test("several analyses are changed, and changed back", async ({ page }) => {
  const hidden = async () =>
    (await callApi<{ count: number }>(page, "GET", "laboreditor/list/?search=Immunglobulin&pubstate=HIDDEN"))
      .output.count;
  await job(page, "change several and undo it", async () => {
    await go(page, "LaborEditor");
    await go(page, "Analysen");
    await page.getByRole("searchbox").click();
    await page.keyboard.type("Immunglobulin");
    await expect(page).toHaveURL(/search=/);
    await page.getByRole("checkbox", { name: laboreditor.analyses.tickAll }).click();
    const bar = page.getByRole("region", { name: bulk.bar });
    await bar.getByRole("button", { name: laboreditor.analyses.become.HIDDEN, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: /\d/ }).last().click();
    await page.getByRole("button", { name: bulk.undo, exact: true }).click();
    await expect(page.getByText(bulk.undone, { exact: true }).last()).toBeVisible();
  });
  expect(await hidden()).toBe(0);
});

test("a file is imported and what it brings is published", async ({ page }) => {
  const code = `DATEI${Date.now()}`;
  const content = {
    version: 1,
    analyses: [
      {
        code,
        name: { de: "Aus der Datei" },
        layout: "default",
        categories: ["proteins"],
        fields: { material: ["serum"], method: { de: "Photometrie" } },
      },
    ],
  };
  await job(page, "import a file and publish", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Datei importieren" }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: importexport.upload.choose }).click();
    await (await chooser).setFiles({
      name: "neu.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(content)),
    });
    await page.getByText(importexport.mode.partial, { exact: true }).click();
    await page.getByRole("button", { name: importexport.upload.startCheck }).click();
    await page.getByRole("button", { name: importexport.run.carryOut }).click();
    await page.getByRole("link", { name: /neue Analysen? ansehen und veröffentlichen$/ }).click();
    // Other new analyses may wait in the list, but the import leads to its own ones alone.
    await expect(page.getByRole("row", { name: code })).toBeVisible();
    await page.getByRole("button", { name: /^1 veröffentlichen$/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: /\d/ }).last().click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
  await callApi(page, "DELETE", `laboreditor/edit/${await idOfCode(page, code)}/`);
});

test("an article is offered in the shop", async ({ page }) => {
  const name = `Monovette ${Date.now()}`;
  await job(page, "new article of the shop", async () => {
    await go(page, "LaborShop");
    await go(page, "Artikel");
    await expect(page.getByRole("heading", { level: 1, name: "Artikel" })).toBeVisible();
    await page.locator("main").getByRole("table").getByRole("link").first().click();
    await page.getByRole("link", { name: shopProducts.new }).click();
    await typeFocused(page, new RegExp(`^${shopProducts.name}`), name);
    await page.keyboard.press("Control+s");
    await page.getByRole("button", { name: shopVariants.new }).click();
    const panel = page.getByRole("dialog");
    await panel.getByLabel(shopVariants.article_number).click();
    await page.keyboard.type(`A${Date.now()}`);
    await panel.getByRole("button", { name: ui.make }).click();
    await expect(panel).toBeHidden();
  });
});

test("an order is shipped", async ({ page }) => {
  await job(page, "an order to shipped", async () => {
    await page
      .locator("main")
      .getByRole("link", { name: /^\d{4}-\d{6}$/ })
      .first()
      .click();
    await saved(page, () => page.getByRole("button", { name: shopOrders.set.shipped }).click());
    await expect(page.locator("main [data-tone]").getByText(shopOrders.state.shipped)).toBeVisible();
  });
});

test("the pick lists of what is due are there", async ({ page }) => {
  await job(page, "pick list", async () => {
    await go(page, "LaborShop");
    await page.getByRole("link", { name: shopOrders.pickLists, exact: true }).click();
    await expect(page.getByRole("button", { name: shopOrders.print }).first()).toBeVisible();
  });
});

test("a certificate is filed with its file", async ({ page }) => {
  const name = `Ringversuch ${Date.now()}`;
  await job(page, "new certificate with its file", async () => {
    await go(page, "Ringversuche");
    await go(page, "Zertifikate");
    await page.getByRole("link", { name: certificates.new }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Dateien auswählen" }).click();
    await (await chooser).setFiles({
      name: `${name}.pdf`,
      mimeType: "application/pdf",
      buffer: Buffer.from(plainPdf("Ringversuch vom 12.03.2026", "Gültig bis 11.03.2027"), "latin1"),
    });
    await expect(page.getByRole("img", { name: new RegExp(name) })).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});

test("a chapter is written and printed", async ({ page }) => {
  const title = `Vorwort ${Date.now()}`;
  await job(page, "print a chapter", async () => {
    await go(page, "PrintPublisher");
    await go(page, "Inhalte");
    await page.getByRole("link", { name: printcontents.newChapter }).click();
    await typeFocused(page, printcontents.titleLabel, title);
    await page.keyboard.press("Control+s");
    await expect(page.locator("main").getByRole("link", { name: title, exact: true })).toBeVisible();
    await go(page, "Im Druck veröffentlichen");
    await page.getByRole("button", { name: printpublisher.start, exact: true }).click();
    await expect(page.getByText(printpublisher.running).first()).toBeVisible();
  });

  // Other journeys print whatever they find.
  await page.getByRole("button", { name: printpublisher.cancel, exact: true }).first().click();
  await expect(page.getByText(printpublisher.running)).toHaveCount(0);
  const { output } = await callApi<{ results: { id: string; title: string }[] }>(
    page,
    "GET",
    "printpublisher/chapters/?limit=200",
  );
  for (const chapter of output.results.filter((each) => each.title === title))
    await callApi(page, "DELETE", `printpublisher/chapters/${chapter.id}/`);
});

test("an account is made that belongs to a group", async ({ page }) => {
  const name = `libelle${Date.now()}`;
  await job(page, "new account with a group", async () => {
    await page.getByRole("button", { name: /admin/ }).click();
    await page.getByRole("menuitem", { name: app.account.settings, exact: true }).click();
    await go(page, "Konten");
    await page.getByRole("link", { name: users.new }).click();
    await typeFocused(page, users.username, name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(`${name}@demo.laborium.example`);
    await page.getByLabel("Importe", { exact: true }).click();
    await page.getByRole("button", { name: ui.make }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});
