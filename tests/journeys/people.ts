import { expect, type Page } from "@playwright/test";

/** Signs in as the laboratory's administrator and waits for the dashboard. */
export async function signIn(page: Page, path = "/login"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Kontoname").fill("admin");
  await page.getByLabel("Passwort", { exact: true }).fill("Laborium-lokal-2026!");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Waits until the demo catalogue that a new laboratory starts with is there. */
export async function catalogueThere(page: Page): Promise<void> {
  const before = page.url();
  await expect(async () => {
    const answer = await page.goto("/embed/analyses/TSH/");
    expect(answer?.status()).toBe(200);
  }).toPass({ timeout: 60_000 });
  if (before.startsWith("http")) await page.goto(before);
}
