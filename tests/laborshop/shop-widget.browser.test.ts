import { describe, expect, test } from "vitest";
import { ids } from "./shop-site.ts";
import { large, small, visitShop } from "./shop-visit.ts";

const { visit, open, quantity, put, press, toSummary } = visitShop();

describe("ordering in a laboratory's page", () => {
  test("goes from articles to thanks, and sends what was chosen, once", async () => {
    await open("/de");
    await visit.tab.getByText("Unser eigener Satz.").waitFor();
    await put(small, "3");
    await visit.tab.getByRole("button", { name: `Eins mehr: ${large}` }).click();
    await toSummary();
    await visit.tab.getByText("Praxis Dr. Muster").waitFor();
    await visit.tab.getByText("Post", { exact: true }).waitFor();
    await press("Bestellung absenden");
    await visit.tab.getByRole("heading", { name: "Vielen Dank für Ihre Bestellung" }).waitFor();
    await visit.tab.getByText("7K3M-9QX2").waitFor();
    await visit.tab.getByText("Ein Schritt fehlt noch").waitFor();
    expect(visit.site.orders).toHaveLength(1);
    expect(visit.site.orders[0]?.body).toMatchObject({
      articles: [
        { variant: ids.small, quantity: 3 },
        { variant: ids.large, quantity: 1 },
      ],
      delivery: { practice: "Praxis Dr. Muster", email: "praxis@example.org", way: "1", terms: "true" },
      website: "",
    });
    // Nothing about the order stays in the browser.
    expect(await visit.tab.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await press("Weitere Artikel bestellen");
    expect(await quantity(small).inputValue()).toBe("0");
  });

  test("takes no quantity that the laboratory would not, whatever is typed", async () => {
    await open("/de");
    for (const [typed, accepted] of [
      ["99", "4"],
      ["1e9", "1"],
      ["-3", "0"],
      ["1.5", "1"],
      ["viele", "0"],
    ] as const) {
      await put(large, typed);
      expect([typed, await quantity(large).inputValue()]).toEqual([typed, accepted]);
    }
    await put(large, "99");
    await visit.tab.getByText("Mehr als 4 sind je Bestellung nicht möglich.").waitFor();
    await visit.tab.getByText("4 Packungen").waitFor();
  });

  test("says at each field what is wrong with it, and leads to the first", async () => {
    await open("/de");
    await put(small, "1");
    await press("Weiter zur Lieferung");
    await visit.tab.getByLabel("Praxis", { exact: true }).fill("Praxis");
    await visit.tab.getByLabel("E-Mail-Adresse").fill("praxis@");
    await press("Weiter zur Übersicht");
    const email = visit.tab.getByLabel("E-Mail-Adresse");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    const described = (await email.getAttribute("aria-describedby")) ?? "";
    expect(await visit.tab.locator(`#${described}`).textContent()).toContain("vollständige E-Mail-Adresse");
    expect(await email.evaluate((field) => field === (field.getRootNode() as ShadowRoot).activeElement)).toBe(
      true,
    );
    await visit.tab.getByText("Bitte prüfen Sie 3 Angaben.").waitFor();
    await email.fill("praxis@example.org");
    await visit.tab.getByText("Bitte prüfen Sie 2 Angaben.").waitFor();
  });

  test("shows what the server refuses at its field, and keeps everything typed", async () => {
    await open("/de");
    await put(small, "1");
    await toSummary();
    visit.site.answers.push({
      status: 400,
      body: { code: "validation_failed", errors: [{ path: "delivery.email", code: "invalid", message: "" }] },
    });
    await press("Bestellung absenden");
    await visit.tab.getByText("Bitte prüfen Sie diese Angabe.").waitFor();
    expect(await visit.tab.getByLabel("E-Mail-Adresse").inputValue()).toBe("praxis@example.org");
  });
});

describe("an order that nobody answers", () => {
  test("keeps its key until it is answered, through a reload, and then has another", async () => {
    await open("/de");
    await put(small, "2");
    await toSummary();
    visit.site.answers.push({ status: 503 }, { status: 409 }, { status: 504 });
    await press("Bestellung absenden");
    await visit.tab.getByText("sie wird nicht doppelt ausgeführt").waitFor();
    await visit.tab.reload();
    // The step and the customer's entries have outlived the reload, too.
    await visit.tab.getByRole("heading", { name: "Stimmt alles?" }).waitFor();
    await press("Bestellung absenden");
    await visit.tab.getByRole("heading", { name: "Vielen Dank" }).waitFor();
    expect(visit.site.orders).toHaveLength(4);
    expect(new Set(visit.site.orders.map(({ key }) => key)).size).toBe(1);
    expect(new Set(visit.site.orders.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await press("Weitere Artikel bestellen");
    await put(small, "2");
    await toSummary();
    await press("Bestellung absenden");
    await visit.tab.getByRole("heading", { name: "Vielen Dank" }).waitFor();
    expect(visit.site.orders.at(-1)?.key).not.toBe(visit.site.orders[0]?.key);
  });
});

describe("the basket", () => {
  test("outlives a reload and is the same in all tabs", async () => {
    await open("/de");
    await put(small, "3");
    const other = await visit.context.newPage();
    await open("/de", other);
    expect(await quantity(small, other).inputValue()).toBe("3");
    await put(small, "5", other);
    await visit.tab.getByText("5 Packungen").waitFor();
    await visit.tab.reload();
    await visit.tab.getByText("5 Packungen").waitFor();
  });

  test("gives up what is gone and what is too much, and says so", async () => {
    await open("/de");
    await put(small, "3");
    await put("Abstrichtupfer, trocken", "9");
    visit.site.change((shop) => {
      shop.categories[0]?.products[0]?.variants.shift();
      for (const variant of shop.categories[1]?.products[0]?.variants ?? [])
        variant.maximum_order_quantity = 2;
    });
    await visit.tab.reload();
    await visit.tab.getByText("1 Artikel ist nicht mehr erhältlich").waitFor();
    await visit.tab.getByText("Auf die größte mögliche Anzahl gesetzt: Abstrichtupfer, trocken").waitFor();
    expect(await quantity("Abstrichtupfer, trocken").inputValue()).toBe("2");
  });

  test("is filled by the link of an earlier order, once, with what can be ordered", async () => {
    await open("/de?page=7&laborium-again=good");
    await visit.tab.getByText("Die Artikel Ihrer früheren Bestellung liegen im Warenkorb").waitFor();
    expect([await quantity(small).inputValue(), await quantity(large).inputValue()]).toEqual(["6", "4"]);
    expect(visit.tab.url()).toBe(`${visit.site.origin}/de?page=7`);
    await open("/de?laborium-again=bad");
    await visit.tab.getByText("Der Link zum Nachbestellen ist nicht mehr gültig").waitFor();
  });

  test("works where the browser refuses to keep anything, and says so", async () => {
    await visit.tab.goto(`${visit.site.origin}/refused`);
    const frame = visit.tab.frameLocator("iframe");
    await quantity(small, frame).fill("2");
    await quantity(small, frame).press("Tab");
    await frame.getByText("2 Packungen").waitFor();
    await frame.getByText("bewahrt den Warenkorb hier nicht auf").waitFor();
  });
});
