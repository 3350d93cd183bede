import { expect, test } from "@playwright/test";
import { shutOut } from "./looks.ts";
import { catalogueThere, signIn } from "./people.ts";
import { port } from "./playwright.config.ts";

/** Milliseconds that a book may take while the other worker has books made, too. */
const madeWithin = 240_000;
test.setTimeout(3 * madeWithin);

test("a book is made while one goes on working, can be downloaded, and is published for visitors", async ({
  page,
}) => {
  await signIn(page);
  await catalogueThere(page);
  await page.goto("/printpublisher/veroeffentlichen/print");
  const generate = page.getByRole("button", { name: "Erzeugen", exact: true });
  await generate.click();
  await expect(page.getByText("Katalog wird erzeugt").first()).toBeVisible();
  // A new one can be ordered as soon as the former one is cancelled.
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByText("Katalog wird erzeugt")).toHaveCount(0);
  await generate.click();
  await expect(page.getByText("Katalog wird erzeugt").first()).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Anzeigen" }).click({ timeout: madeWithin });
  await expect(page).toHaveURL(/\/printpublisher\/veroeffentlichen\/print/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF herunterladen" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Diese Ausgabe veröffentlichen?" });
  await question.getByLabel("Bemerkung").fill("Für die Praxen");
  expect(await shutOut(page, "publish an edition")).toEqual([]);
  await question.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Aktuelle Ausgabe")).toBeVisible();
  await expect(page.getByText("Für die Praxen")).toBeVisible();
  const address = `http://public.demo.localhost:${port}/embed/catalogue/de/`;
  await expect(page.getByRole("link", { name: address })).toBeVisible();
  const fetched = await page.request.get(`http://127.0.0.1:${port}/embed/catalogue/de/`, {
    headers: { host: `public.demo.localhost:${port}` },
    maxRedirects: 0,
  });
  expect(fetched.status()).toBe(302);
  const pdf = await page.request.get(
    `http://127.0.0.1:${port}${new URL(fetched.headers().location ?? "").pathname}`,
    { headers: { host: `public.demo.localhost:${port}` } },
  );
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  // The next one can mark in its margin everything that has changed since.
  await page.getByLabel("Änderungsbalken").check();
  await generate.click();
  await expect(page.getByText("Am Rand gekennzeichnet")).toBeVisible({ timeout: madeWithin });
});
