import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { callerOf } from "./caller.ts";
import { catalogueThere, signIn } from "./people.ts";

const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><script>document.title="X"</script><rect width="120" height="40" rx="6" fill="#0b6e6e"/></svg>',
);

test("name, logo and colours are saved and seen on the public pages", async ({ page }) => {
  await signIn(page);
  await catalogueThere(page);
  await page.goto("/einstellungen/system");

  await test.step("a colour that can hardly be read is warned about, one that is none is refused", async () => {
    await page.getByLabel("Hauptfarbe").fill("#ffd400");
    await expect(page.getByText(/Kontrast zu Weiß 1,4 : 1/)).toContainText("schwer lesbar");
    await page.getByLabel("Hauptfarbe").fill("türkis");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Bitte geben Sie die Farbe als Hex-Wert an")).toBeVisible();
  });

  await test.step("a logo is shown at once, without what could act in it", async () => {
    await page.getByLabel("Name des Labors").fill("Labor am Fluss");
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: picture });
    await expect(page.getByText("Das Logo ist gespeichert")).toBeVisible();
    const logo = page.getByRole("main").getByRole("img", { name: "Logo: Labor Musterstadt" });
    await expect(logo).toBeVisible();
    const source = await page.evaluate(
      async (address) => (await fetch(address ?? "")).text(),
      await logo.getAttribute("src"),
    );
    expect(source).not.toContain("script");
    await expect(page.getByLabel("Name des Labors")).toHaveValue("Labor am Fluss");
  });

  await page.getByLabel("Hauptfarbe").fill("#1d4ed8");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "Labor am Fluss", exact: true })).toBeVisible();

  await expect(async () => {
    await page.goto("/embed/analyses/");
    expect(await page.content()).toContain("Labor am Fluss");
    expect(await page.content()).toContain("#1d4ed8");
  }).toPass({ timeout: 20_000 });

  await page.goto("/einstellungen/system");
  await page.getByRole("button", { name: "Logo entfernen" }).click();
  await expect(page.getByText("Noch kein Logo.")).toBeVisible();
  await page.getByLabel("Name des Labors").fill("Labor Musterstadt");
  await page.getByLabel("Hauptfarbe").fill("#0b6e6e");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
});

for (const [kind, path] of [
  ["Import", "/einstellungen/import/post"],
  ["Export", "/einstellungen/export"],
] as const) {
  test(`an ${kind} token is shown once, works, and is revoked`, async ({ page, request }) => {
    // Other journeys may have left some.
    const caller = await callerOf(request);
    await caller.call("GET", `auth/${kind.toLowerCase()}-token/nuke-from-orbit/`);
    await signIn(page);
    await page.goto(path);
    await expect(page.getByText("Noch keine Token")).toBeVisible();
    await page.getByRole("button", { name: "Token erzeugen" }).click();
    const fresh = page.getByRole("region", { name: "Ihr neues Token" });
    const token = (await fresh.locator("code").textContent()) ?? "";
    expect(token).toMatch(/^lb[ie]_/);
    await expect(fresh.getByRole("button", { name: "Token: Kopieren" })).toBeVisible();
    const status = () =>
      page.evaluate(
        async ([token, kind]) => {
          const authorization = `Token ${token}`;
          const answer =
            kind === "Export"
              ? await fetch("/api/export/analyses/?redirect=false", { headers: { authorization } })
              : await fetch("/api/import/01ARZ3NDEKTSV4RRFFQ69G5FAV/", { headers: { authorization } });
          return answer.status;
        },
        [token, kind],
      );
    expect(await status()).toBe(kind === "Export" ? 200 : 404);
    await page.getByRole("button", { name: "Ich habe es gespeichert" }).click();
    await expect(page.locator("body")).not.toContainText(token);

    await page.getByRole("button", { name: "Token erzeugen" }).click();
    await page.getByRole("button", { name: "Ich habe es gespeichert" }).click();
    await expect(page.getByRole("button", { name: /^lb.* widerrufen$/ })).toHaveCount(2);
    await page.getByRole("button", { name: "Alle widerrufen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Alle widerrufen" }).click();
    await expect(page.getByText("Noch keine Token")).toBeVisible();
    expect(await status()).toBe(401);
  });
}

test("the catalogue is downloaded as JSON", async ({ page }) => {
  await signIn(page);
  await catalogueThere(page);
  await page.goto("/einstellungen/export");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "JSON-Export herunterladen" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file).toMatchObject({ version: 1 });
  expect(file.analyses.length).toBeGreaterThan(100);
});

test("help begins an e-mail that names laboratory, version and page", async ({ page }) => {
  await signIn(page);
  await page.goto("/einstellungen/import/log");
  await page.getByRole("button", { name: "Hilfe" }).click();
  await page.getByRole("menuitem", { name: "Hilfe und häufige Fragen" }).click();
  await expect(page).toHaveURL(/\/hilfe$/);
  await expect(page.getByRole("main").getByText("+49 30 5550100")).toBeVisible();
  const link = page.getByRole("link", { name: "E-Mail schreiben" });
  await expect(link).toHaveAttribute("href", /^mailto:support@laborium\.example\?/);
  await expect(link).toHaveAttribute("href", /Version%3A%20(?!%E2%80%93)/);
  const mail = decodeURIComponent((await link.getAttribute("href")) ?? "");
  expect(mail).toContain("Labor Musterstadt");
  expect(mail).toContain("/einstellungen/import/log");
});
