import { expect, type Page } from "@playwright/test";

export const admin = { username: "admin", password: "Laborium-lokal-2026!" };

/** Signs in, whatever the language of the page, and waits until it is left. */
export async function signInAs(
  page: Page,
  { username, password }: { username: string; password: string },
  path = "/login",
): Promise<void> {
  await page.goto(path);
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.keyboard.press("Enter");
  // The first ones to sign in wait for functions of a fresh cloud that all begin at once.
  await expect(page).not.toHaveURL(/\/login/, { timeout: 60_000 });
}

/** Signs in as the laboratory's administrator and waits for the dashboard. */
export const signIn = (page: Page, path = "/login") => signInAs(page, admin, path);

/** Waits until the demo catalogue that a new laboratory starts with is there. */
export async function catalogueThere(page: Page): Promise<void> {
  const before = page.url();
  await expect(async () => {
    const answer = await page.goto("/embed/analyses/TSH/");
    expect(answer?.status()).toBe(200);
    // The index of the search is written a little later.
    expect(await page.evaluate(async () => (await fetch("/embed/index.json")).status)).toBe(200);
  }).toPass({ timeout: 60_000 });
  if (before.startsWith("http")) await page.goto(before);
}

/** The newest mail to an address, once it has come, as the page of the local mailbox shows it; answers the link in it. */
export async function linkFromMail(page: Page, address: string, link: RegExp): Promise<string> {
  const mailbox = `http://localhost:${new URL(page.url()).port}/mailbox`;
  let found: string | undefined;
  await expect(async () => {
    await page.goto(mailbox);
    await page.getByRole("row", { name: address }).first().getByRole("link").click({ timeout: 1_000 });
    found = link.exec((await page.locator("pre").textContent()) ?? "")?.[0];
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found ?? "";
}
