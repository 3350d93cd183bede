import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { catalogueThere, signIn } from "./people.ts";

/** What the journey reads on the screen, by language. */
const words = {
  "de-DE": {
    search: "Name, Code oder Synonym suchen",
    name: "Name (Deutsch)",
    saved: "Gespeichert",
    history: "Verlauf",
    version: (number: number) => `Fassung ${number}`,
    pick: (number: number) => `Fassung ${number} vergleichen`,
    compare: "Zwei Fassungen vergleichen",
    back: "Zurückkehren",
    done: "Die frühere Fassung gilt wieder",
    merge: "Zusammenführen und speichern",
    draft: "Eingaben übernehmen",
  },
  "en-GB": {
    search: "Search name, code or synonym",
    name: "Name (German)",
    saved: "Saved",
    history: "History",
    version: (number: number) => `Version ${number}`,
    pick: (number: number) => `Compare version ${number}`,
    compare: "Compare two versions",
    back: "Go back",
    done: "The earlier version holds again",
    merge: "Merge and save",
    draft: "Take over the input",
  },
} as const;

/** Goes on with Tab until the focus is where it is wanted. */
async function tabTo(page: Page, wanted: ReturnType<Page["locator"]>, most = 80): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let steps = 0; steps < most; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not lead there.");
}

/** Changes an analysis as somebody else does it elsewhere. */
const changeElsewhere = (page: Page, id: string, body: object) =>
  page.evaluate(
    async ([address, change]) => {
      const headers = {
        authorization: `Token ${localStorage.getItem("laborium.token")}`,
        "content-type": "application/json",
      };
      const read = await fetch(address, { headers });
      const saved = await fetch(address, {
        method: "PATCH",
        headers: { ...headers, "if-match": read.headers.get("etag") ?? "" },
        body: JSON.stringify(change),
      });
      return saved.status;
    },
    [`/api/laboreditor/edit/${id}/`, body] as const,
  );

const idOf = (page: Page) => new URL(page.url()).pathname.split("/")[3] ?? "";

for (const locale of ["de-DE", "en-GB"] as const) {
  const say = words[locale];
  const code = locale === "de-DE" ? "TSH" : "CREA";
  test.describe(locale, () => {
    test.use({ locale });

    test("an analysis is found, edited, saved, compared and rolled back by keyboard alone", async ({
      page,
    }) => {
      await signIn(page);
      await catalogueThere(page);
      await page.goto("/laboreditor/analyse");
      await expect(page.getByRole("searchbox", { name: say.search })).toBeVisible();
      await page.keyboard.press("/");
      await page.keyboard.type(code);
      const found = page.getByRole("link", { name: new RegExp(` ${code}(?: |$)`) }).first();
      await expect(found).toBeVisible();
      await tabTo(page, found);
      await page.keyboard.press("Enter");
      const name = page.getByLabel(say.name, { exact: true });
      await tabTo(page, name, 400);
      const before = await name.inputValue();
      await page.keyboard.press("End");
      await page.keyboard.type(" <b>&neu");
      await page.keyboard.press("Control+s");
      await expect(page.getByText(say.saved, { exact: true }).first()).toBeVisible();
      const id = idOf(page);

      await page.goto(`/laboreditor/history/analysis/${id}`);
      const versions = page.getByRole("list", { name: /Fassungen|Versions/ });
      const newest = Number((await versions.getByRole("link").first().textContent())?.match(/\d+/)?.[0]);
      for (const number of [newest, newest - 1]) {
        await tabTo(page, page.getByRole("checkbox", { name: say.pick(number), exact: true }));
        await page.keyboard.press("Space");
      }
      await page.keyboard.press("Shift+Tab");
      const compare = page.getByRole("button", { name: say.compare });
      await compare.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("ins").first()).toContainText("<b>&neu");

      await page.goto(`/laboreditor/history/analysis/${id}/${newest - 1}`);
      await tabTo(page, page.getByRole("button", { name: say.back, exact: true }));
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("dialog").getByRole("button", { name: say.back, exact: true }));
      await page.keyboard.press("Enter");
      await expect(page.getByText(say.done)).toBeVisible();
      await page.goto(`/laboreditor/analyse/${id}`);
      await expect(page.getByLabel(say.name, { exact: true })).toHaveValue(before);
    });

    test("of two people who edit one analysis neither loses anything, and a crash loses no keystroke", async ({
      page,
    }) => {
      await signIn(page);
      await catalogueThere(page);
      await page.goto("/laboreditor/analyse?search=GLU");
      await page
        .getByRole("link", { name: / GLU(?: |$)/ })
        .first()
        .click();
      const name = page.getByLabel(say.name, { exact: true });
      await expect(name).toBeVisible();
      const id = idOf(page);
      const text = `Glukose ${locale} ${Date.now()}`;
      await name.fill(text);
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes(".draft/"))))
        .toBe(true);

      // The window goes without a word, as in a crash.
      const other = await page.context().newPage();
      await page.close({ runBeforeUnload: false });
      await other.goto(`/laboreditor/analyse/${id}`);
      await other.getByRole("button", { name: say.draft }).click();
      await expect(other.getByLabel(say.name, { exact: true })).toHaveValue(text);

      expect(await changeElsewhere(other, id, { internal: true, name: { de: "Traubenzucker" } })).toBe(200);
      await other.keyboard.press("Control+s");
      const dialog = other.getByRole("dialog");
      await expect(dialog.getByText("Traubenzucker")).toBeVisible();
      await expect(dialog.getByText(text)).toBeVisible();
      await dialog.getByRole("button", { name: say.merge }).click();
      await expect(dialog).toBeHidden();
      await expect(other.getByText(say.saved, { exact: true }).first()).toBeVisible();
      await other.reload();
      await expect(other.getByLabel(say.name, { exact: true })).toHaveValue(text);
      await expect(other.getByLabel(/^(?:Intern|Internal)$/)).toBeChecked();
      await changeElsewhere(other, id, { internal: false, name: { de: "Glukose" } });
    });
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const locale of ["de-DE", "en-GB"] as const) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });
      test("nobody is shut out of any screen of the editor", async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await signIn(page);
        await catalogueThere(page);
        await page.goto("/laboreditor/analyse?search=TSH");
        await page
          .getByRole("link", { name: / TSH(?: |$)/ })
          .first()
          .click();
        const id = idOf(page);
        await page.goto("/laboreditor/collections");
        await page.getByRole("table").getByRole("link").first().click();
        const collection = idOf(page);
        await page.getByRole("table").getByRole("link").first().click();
        const item = new URL(page.url()).pathname.split("/")[5] ?? "";
        const found: string[] = [];
        for (const path of [
          "",
          "/analyse",
          `/analyse/${id}`,
          `/analyse/${id}/en`,
          "/analyse/neu",
          "/analyse/neu/kategorie/clinical-chemistry",
          `/analyse/neu?copy=${id}`,
          "/kategorien",
          "/collections",
          `/collections/${collection}`,
          `/collections/${collection}/item/neu`,
          `/collections/${collection}/item/${item}`,
          "/history/analysis",
          "/history/collectionitem",
          "/history/analysis/deleted",
          `/history/analysis/${id}`,
          `/history/analysis/${id}/1`,
        ]) {
          await page.goto(`/laboreditor${path}`);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          await page.waitForLoadState("networkidle");
          const { violations } = await new AxeBuilder({ page }).analyze();
          found.push(
            ...violations.map(({ id: rule, nodes }) => `${path}: ${rule} ${nodes[0]?.html.slice(0, 160)}`),
          );
        }
        expect(found).toEqual([]);
      });
    });
  }
}
