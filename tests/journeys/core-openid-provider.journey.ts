import { type APIResponse, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { freePort } from "../../infra/local/dynamodb/engine.ts";
import { certified, startOpenIdProvider } from "../support/openid-provider.ts";
import { shutOut } from "./looks.ts";
import { letProofAge } from "./proof.ts";
import { staffAddress, startLaboratoryOf } from "./sso-laboratory.ts";
import { locales } from "./turns.ts";

/** Single sign-on at a certified OpenID provider that others wrote, in a browser; only Amazon's addresses lead to this machine. */
const languages = {
  "de-DE": {
    button: "Mit dem Konto Ihrer Einrichtung anmelden",
    unknown: "Zu Ihrer E-Mail-Adresse gibt es hier kein Konto. Bitte wenden Sie sich an Ihre Administration.",
    make: "Token erzeugen",
    title: "Bitte bestätigen Sie, dass Sie es sind",
    stored: "Ich habe es gespeichert",
  },
  "en-GB": {
    button: "Sign in with your organisation’s account",
    unknown: "There is no account here with your e-mail address. Please contact your administrator.",
    make: "Create token",
    title: "Please confirm that it is you",
    stored: "I have stored it",
  },
};

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
let laboratory: Awaited<ReturnType<typeof startLaboratoryOf>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const port = await freePort();
  provider = await startOpenIdProvider(`http://klinik.localhost:${port}/login`);
  laboratory = await startLaboratoryOf(certified, port);
});
test.afterAll(async () => {
  await laboratory?.stop();
  provider?.stop();
});

/** Leads the browser to the provider on this machine instead of Amazon. */
async function lead(context: BrowserContext): Promise<void> {
  const amazon = new RegExp(`^https?://${certified.domain}/`);
  const here = (address: string) => {
    const { pathname, search } = new URL(address, `https://${certified.domain}`);
    return `${provider.origin}${pathname}${search}`;
  };
  await context.route(amazon, async (route) => {
    const forwarded = { "x-forwarded-proto": "http", "x-forwarded-host": certified.domain };
    // Cookies are those of this machine's address, which answers on the way have set as well.
    const { cookie: _, ...sent } = route.request().headers();
    const headers = { ...sent, ...forwarded };
    let response: APIResponse = await route.fetch({
      url: here(route.request().url()),
      headers,
      maxRedirects: 0,
    });
    // A browser does not ask a route about the addresses to which an answer of it leads.
    for (;;) {
      const next = response.headers().location;
      if (next === undefined || !(next.startsWith("/") || amazon.test(next))) break;
      response = await context.request.get(here(next), { headers: forwarded, maxRedirects: 0 });
    }
    await route.fulfill({ response });
  });
}
const heading = (page: Page) => page.getByRole("heading", { name: "Identity provider" });
async function identify(page: Page, email: string): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await page.getByLabel("Address").fill(email);
  await page.getByRole("button", { name: "Go on" }).click();
}

for (const locale of locales)
  test.describe(`an OpenID provider (${locale})`, () => {
    test.use({ locale });
    const texts = languages[locale];

    test("signs staff in, remembers them, and is asked again for what secures access", async ({
      page,
      context,
      browser,
    }) => {
      await lead(context);
      await page.goto(`${laboratory.home}/einstellungen/export`);
      await page.getByRole("button", { name: texts.button }).click();
      await identify(page, staffAddress.toLowerCase());
      await expect(page).toHaveURL(`${laboratory.home}/einstellungen/export`);
      await page.goto(`${laboratory.home}/logout`);
      await page.getByRole("button", { name: texts.button }).click();
      await expect(page).toHaveURL(`${laboratory.home}/dashboard`);

      await page.goto(`${laboratory.home}/einstellungen/export`);
      await letProofAge(page, laboratory.place);
      await page.getByRole("button", { name: texts.make }).click();
      const question = page.getByRole("dialog", { name: texts.title });
      await expect(question).toBeVisible();
      expect(await shutOut(page, "identity question of a provider")).toEqual([]);
      await question.getByRole("button", { name: texts.button }).click();
      await identify(page, staffAddress.toLowerCase());
      await expect(page).toHaveURL(`${laboratory.home}/einstellungen/export`);
      await page.getByRole("button", { name: texts.make }).click();
      await expect(page.getByRole("button", { name: texts.stored })).toBeVisible();

      const stranger = await browser.newContext({ locale });
      await lead(stranger);
      const theirs = await stranger.newPage();
      await theirs.goto(`${laboratory.home}/login`);
      await theirs.getByRole("button", { name: texts.button }).click();
      await identify(theirs, "nobody@klinik.laborium.example");
      await expect(theirs.getByText(texts.unknown)).toBeVisible();
      await stranger.close();
    });
  });
