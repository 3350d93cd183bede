import { expect, type Locator, test } from "@playwright/test";
import { countOn, heldTo } from "./counted.ts";
import { callApi, enter, filled, idOfCode, publicSays, saved, words } from "./editor.ts";

/**
 * The clicks of the ten commonest tasks, each starting from the list of analyses. Typing costs none, nor do Tab and Enter, with which
 * typing continues. `before` was counted in the same way on the screens of commit 945a253.
 */
const before = {
  // Search, row, take the imported value over, save.
  "find and change a text": 4,
  // Search, row, state, hidden, save.
  hide: 5,
  // Search, row, take the imported rows over, add a row, save.
  "add a reference range": 5,
  // New, layout, code, material and its option, method, state, published, save.
  "new and publish": 9,
  // Search, row, copy, code; Enter creates it.
  copy: 4,
  // Search, row, field, save.
  translate: 4,
  // Search, row, history, version, restore, confirm.
  "restore one value": 6,
  // History, deleted, search, row, restore, confirm.
  "restore a deleted one": 6,
  // Search, first and last row, change, state, hidden, preview, carry out.
  "hide 9 in bulk": 8,
  // Collections, materials, new, name, save; analyses, search, row, material and its option, save.
  "new material and use it": 11,
} as const;
type Task = keyof typeof before;
/** A third fewer than the 59 counted in the walk through that version from which the goal was set. */
const ceiling = 39;

const held = heldTo(before);

test.describe("auf Deutsch", () => {
  test.use({ locale: "de-DE" });
  const { laboreditor, newAnalysis, editor, changes, bulk, ui } = words["de-DE"];

  test("the ten commonest tasks take no more clicks than before, and a third fewer in all", async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const count = await countOn(page);
    const task = async (name: Task, steps: () => Promise<void>) => {
      await page.goto("/laboreditor/analyse");
      await expect(page.getByRole("searchbox")).toBeVisible();
      count.begin();
      await steps();
      await expect.poll(() => count.done("click").length).toBeGreaterThan(0);
      held.take(name, count.done("click"));
    };
    await enter(page, "/laboreditor/analyse");
    const stamp = Date.now();
    const search = page.getByRole("searchbox");
    let searched = "";
    const find = async (query: string) => {
      await search.click();
      // The search before is restored with the list.
      await expect(search).toHaveValue(searched);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(query);
      searched = query;
    };
    const open = async (code: string) => {
      await find(code);
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(laboreditor.fact.code, { exact: true })).toHaveValue(code);
    };
    const save = (): Promise<void> => page.getByRole("button", { name: ui.save, exact: true }).click();
    const field = (key: string) => page.locator(`#field-${key}`);
    const shows = (code: string, text: string) =>
      publicSays(page, `/embed/analyses/${code}/`, (html) => html.includes(text));
    const typeInto = async (place: Locator, text: string) => {
      await place.click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    };
    const make = async (code: string, facts: object = {}) => {
      const { status, output } = await callApi<{ id: string }>(
        page,
        "POST",
        "laboreditor/create/",
        {
          code,
          name: { de: `Testanalyse ${code}` },
          categories: ["proteins"],
          layout: "default",
          state: "PUBLISHED",
          form_fields: { material: { additional: ["serum"] }, method: { additional: { de: "Photometrie" } } },
          ...facts,
        },
        { "idempotency-key": crypto.randomUUID() },
      );
      expect(status, JSON.stringify(output)).toBe(201);
      return output.id;
    };
    const single = `KLICK${stamp}`;
    const ids = [await make(single)];
    const nine = Array.from({ length: 9 }, (_, index) => `NEUN${stamp}${index}`);
    for (const code of nine) ids.push(await make(code));

    await task("find and change a text", async () => {
      await open(single);
      await typeInto(field("method").getByRole("textbox").first(), "Turbidimetrie");
      await saved(page, save);
    });
    await shows(single, "Turbidimetrie");

    await task("translate", async () => {
      await open(single);
      await typeInto(field("method").getByRole("textbox").nth(1), "Turbidimetry");
      await saved(page, save);
    });
    await publicSays(page, `/embed/analyses/${single}/?lang=en`, (html) => html.includes("Turbidimetry"));

    await task("add a reference range", async () => {
      await open(single);
      await page.getByRole("button", { name: /Zeile/ }).first().click();
      await page.keyboard.type("Erwachsene 77");
      await saved(page, save);
    });
    await shows(single, "Erwachsene 77");

    await task("restore one value", async () => {
      await open(single);
      await page.getByRole("form").getByRole("link", { name: editor.history, exact: true }).click();
      await page.getByRole("link", { name: filled(changes.version, { version: 1 }), exact: true }).click();
      await page
        .getByRole("button", {
          name: filled(changes.restoreValueOf, { value: "Methode · Deutsch", version: 1 }),
        })
        .click();
      await page.getByRole("dialog").getByRole("button", { name: changes.rollback.take }).click();
    });
    await shows(single, "Photometrie");

    await task("hide", async () => {
      await find(single);
      const row = page.getByRole("row", { name: single });
      await expect(page.locator("[data-place]")).toHaveCount(1);
      await row.getByRole("button").click();
      await saved(page, () =>
        page.getByRole("menuitem", { name: laboreditor.analyses.become.HIDDEN }).click(),
      );
    });

    await task("copy", async () => {
      await open("HBA1C");
      await page.getByRole("link", { name: editor.copy, exact: true }).click();
      await expect(page.getByRole("textbox", { name: laboreditor.analyses.code, exact: true })).toBeFocused();
      await page.keyboard.type(`KOPIE${stamp}`);
      await page.keyboard.press("Enter");
      await expect(page.getByText(newAnalysis.made)).toBeVisible();
    });

    await task("new and publish", async () => {
      await page.getByRole("link", { name: laboreditor.analyses.new, exact: true }).click();
      await page.getByRole("link", { name: /Mikrobiologie/ }).click();
      await expect(page.getByRole("textbox", { name: laboreditor.analyses.code, exact: true })).toBeFocused();
      await page.keyboard.type(`NEU${stamp}`);
      await page.keyboard.press("Tab");
      await page.keyboard.type("Neu und öffentlich");
      await page.keyboard.press("Enter");
      await expect(page.getByText(newAnalysis.made)).toBeVisible();
      await field("material").getByRole("combobox").click();
      await page.getByRole("option", { name: "Spontanurin", exact: true }).click();
      await typeInto(field("method").getByRole("textbox").first(), "Kultur");
      await saved(page, () => page.getByRole("button", { name: editor.head.publish, exact: true }).click());
    });
    await shows(`NEU${stamp}`, "Kultur");

    const material = `Klickröhrchen ${stamp}`;
    await task("new material and use it", async () => {
      await open(nine[0] ?? "");
      await field("material").getByRole("combobox").click();
      await page.keyboard.type(material);
      await page.getByRole("option", { name: filled(editor.field.item.create, { name: material }) }).click();
      await expect(field("material").getByText(material)).toBeVisible();
      await saved(page, save);
    });
    await shows(nine[0] ?? "", material);

    await task("hide 9 in bulk", async () => {
      await find(`NEUN${stamp}`);
      await expect(page.locator("[data-place]")).toHaveCount(9);
      await page.getByRole("checkbox", { name: laboreditor.analyses.tickAll }).click();
      const bar = page.getByRole("region", { name: bulk.bar });
      await bar.getByRole("button", { name: laboreditor.analyses.become.HIDDEN, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: /9/ }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
    });
    for (const code of nine) {
      const { output } = await callApi<{ state: string }>(
        page,
        "GET",
        `laboreditor/edit/${await idOfCode(page, code)}/`,
      );
      expect(output.state).toBe("HIDDEN");
    }

    expect((await callApi(page, "DELETE", `laboreditor/edit/${ids[0]}/`)).status).toBe(204);
    await task("restore a deleted one", async () => {
      await page
        .getByRole("navigation", { name: "Bereich" })
        .getByRole("link", { name: "Verlauf", exact: true })
        .click();
      await page.getByRole("radiogroup").getByText(changes.shown.deleted, { exact: true }).click();
      // The list of the deleted ones has a search field of its own.
      await expect(page).toHaveURL(/deleted/);
      await expect(page.getByRole("radio", { name: changes.shown.deleted, exact: true })).toBeChecked();
      await page.getByRole("searchbox").click();
      await page.keyboard.type(single);
      await page.getByRole("row", { name: single }).getByRole("link").click();
      await page.getByRole("button", { name: changes.rollback.restore, exact: true }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: changes.rollback.restore, exact: true })
        .click();
      await expect(page.getByRole("dialog")).toBeHidden();
    });
    await expect.poll(() => idOfCode(page, single)).toBe(ids[0]);

    expect([...held.all().keys()].toSorted()).toEqual(Object.keys(before).toSorted());
    const sum = [...held.all().values()].reduce((all, clicks) => all + clicks, 0);
    expect(sum, JSON.stringify([...held.all()])).toBeLessThanOrEqual(ceiling);

    // Leave the laboratory as other journeys expect it.
    for (const code of [single, ...nine, `KOPIE${stamp}`, `NEU${stamp}`])
      await callApi(page, "DELETE", `laboreditor/edit/${await idOfCode(page, code)}/`);
  });
});
