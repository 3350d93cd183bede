import type { Browser, Page } from "@playwright/test";

/** Gives a page's browser an authenticator that verifies its owner at once, as a fingerprint does; it belongs to the page. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A page of its own context whose browser has an authenticator. */
export async function pageWithAuthenticator(
  browser: Browser,
  baseURL: string | undefined,
  locale: string,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale })).newPage();
  await giveAuthenticator(page);
  return page;
}
