import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { Sso } from "../../shared/core/sessions/sso.ts";
import { type Facts, startUserPools } from "../support/user-pool.ts";
import { staffAddress, startLaboratoryOf } from "./sso-laboratory.ts";
import { locales, turnsOf } from "./turns.ts";

/**
 * A laboratory whose file names a user pool, in stacks of its own. This covers the whole way from the file to the app's security
 * policy and the signed-in account; only Amazon's servers are replaced by others on this machine.
 */
const languages = {
  "de-DE": {
    button: "Mit dem Konto Ihrer Einrichtung anmelden",
    not_valid: "Die Anmeldung Ihrer Einrichtung ist nicht mehr gültig. Bitte versuchen Sie es erneut.",
    unknown_account:
      "Zu Ihrer E-Mail-Adresse gibt es hier kein Konto. Bitte wenden Sie sich an Ihre Administration.",
    email_not_verified:
      "Ihre Einrichtung hat Ihre E-Mail-Adresse nicht bestätigt. Bitte wenden Sie sich dort an die IT.",
    failed: "Ihre Einrichtung hat die Anmeldung nicht bestätigt. Bitte versuchen Sie es erneut.",
    unavailable: "Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es in einem Moment erneut.",
  },
  "en-GB": {
    button: "Sign in with your organisation’s account",
    not_valid: "Your organisation’s sign-in is no longer valid. Please try again.",
    unknown_account: "There is no account here with your e-mail address. Please contact your administrator.",
    email_not_verified:
      "Your organisation has not verified your e-mail address. Please contact its IT department.",
    failed: "Your organisation did not confirm the sign-in. Please try again.",
    unavailable: "The service is not available right now. Please try again in a moment.",
  },
};
type Texts = (typeof languages)["de-DE"];

let pools: Awaited<ReturnType<typeof startUserPools>>;
let laboratory: Awaited<ReturnType<typeof startLaboratoryOf>>;
let sso: Sso;
let foreign: Sso;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  pools = await startUserPools();
  sso = pools.makePool("eu-central-1_Klinik");
  foreign = pools.makePool("eu-central-1_Other");
  laboratory = await startLaboratoryOf(sso);
});
test.afterAll(async () => {
  await laboratory?.stop();
  pools?.stop();
});

const home = () => laboratory.home;

/** Makes the pool sign tokens as told, and sends the browser to it instead of Amazon. */
async function usePool(context: BrowserContext) {
  pools.setOpen(true);
  pools.login.stateBack = (state) => state;
  pools.login.forgetful = false;
  pools.login.given.length = 0;
  handOver((email) => pools.sign(sso, { email }));
  await context.route(`https://${sso.domain}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${pools.origin}${pathname}${search}`, maxRedirects: 0 });
    await route.fulfill({ response });
  });
}

/** Sets the tokens that the pool hands to the app for the person who signed in. @param times of the access token, as the id token has them */
function handOver(idToken: (email: string) => string, times: Facts = {}) {
  const facts = { token_use: "access", aud: undefined, client_id: sso.clientId, ...times };
  pools.login.client = {
    clientId: sso.clientId,
    callback: `${home()}/login`,
    idToken,
    accessToken: (username) => pools.sign(sso, { ...facts, username }),
  };
}

async function signInThere(page: Page, texts: Texts, email = staffAddress.toLowerCase()) {
  await page.getByRole("button", { name: texts.button }).click();
  await expect(page.getByRole("heading", { name: "Identity provider" })).toBeVisible();
  await page.getByLabel("Address").fill(email);
  await page.getByRole("button", { name: "Go on" }).click();
}

/** The log-in page says why, nobody is signed in, and nothing of the provider is left over: no token, no code in the address. */
async function refused(page: Page, text: string) {
  await expect(page.getByText(text)).toBeVisible();
  await expect(page).toHaveURL(`${home()}/login`);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/CognitoIdentityServiceProvider|eyJ|lb[s]_/);
}

const past = () => Math.floor(Date.now() / 1000) - 7200;
/** Tokens that the app receives but the server rejects. */
const wrong: {
  what: string;
  text: "not_valid" | "email_not_verified" | "unknown_account";
  idToken: (email: string) => string;
  times?: () => Facts;
  email?: string;
}[] = [
  {
    what: "a token of another audience",
    text: "not_valid",
    idToken: (email) => pools.sign(sso, { email, aud: "client0815" }),
  },
  {
    what: "a token of another issuer",
    text: "not_valid",
    idToken: (email) => pools.sign(sso, { email, iss: "https://cognito-idp.example/eu-central-1_Klinik" }),
  },
  {
    what: "a token of another laboratory's pool",
    text: "not_valid",
    idToken: (email) => pools.sign(foreign, { email }),
  },
  {
    what: "a token that another pool signed",
    text: "not_valid",
    idToken: (email) => pools.sign(sso, { email }, { signedBy: foreign.userPoolId }),
  },
  {
    what: "a token that nobody signed",
    text: "not_valid",
    idToken: (email) => pools.sign(sso, { email }, { header: { alg: "none" } }).replace(/[^.]+$/, ""),
  },
  {
    what: "a token whose claims were changed",
    text: "not_valid",
    idToken: (email) => {
      const [header, , signature] = pools.sign(sso, { email: "somebody@lab.example" }).split(".");
      return [header, pools.sign(sso, { email }).split(".")[1], signature].join(".");
    },
  },
  {
    what: "a token that is past its time",
    text: "not_valid",
    idToken: (email) => pools.sign(sso, { email, iat: past(), exp: past() + 3600 }),
    times: () => ({ iat: past(), exp: past() + 3600 }),
  },
  {
    what: "a token whose address nobody verified",
    text: "email_not_verified",
    idToken: (email) => pools.sign(sso, { email, sub: "newcomer", email_verified: false }),
  },
  {
    what: "somebody who has no account here",
    text: "unknown_account",
    idToken: (email) => pools.sign(sso, { email }),
    email: "nobody@klinik.laborium.example",
  },
];

/** One case for each text. */
const wrongOnce = wrong.filter(({ text }, place) => wrong.findIndex((each) => each.text === text) === place);

test.beforeEach(({ context }) => usePool(context));

const inTurn = turnsOf(languages);

inTurn()(
  "signs the account with that address in, and leads to where one wanted to go",
  async ({ page, say: texts }) => {
    const denied: string[] = [];
    page.on("console", (message) => denied.push(message.text()));
    await page.goto(`${home()}/tastenkuerzel?a=b`);
    await signInThere(page, texts);
    await expect(page).toHaveURL(`${home()}/tastenkuerzel?a=b`);
    await expect(page.getByRole("button", { name: /Eva/ })).toBeVisible();
    expect(pools.login.given).toEqual(["200 authorization_code"]);
    expect(denied.filter((text) => text.includes("Content Security Policy"))).toEqual([]);
    const keys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join());
    expect(keys).not.toContain("Cognito");
    await page.goto(`${home()}/logout`);
    await signInThere(page, texts);
    await expect(page).toHaveURL(`${home()}/dashboard`);
  },
);

inTurn()(
  "lets nobody in whom the provider turned away, and one may try again at once",
  async ({ page, say: texts }) => {
    await page.goto(`${home()}/tastenkuerzel`);
    await signInThere(page, texts, "disabled@klinik.laborium.example");
    await expect(page.getByText(texts.failed)).toBeVisible();
    await expect(page).toHaveURL(`${home()}/login?next=%2Ftastenkuerzel`);
    expect(pools.login.given).toEqual([]);
    await signInThere(page, texts);
    await expect(page).toHaveURL(`${home()}/tastenkuerzel`);
  },
);

inTurn()("takes no way back that this browser did not begin", async ({ page, say: texts }) => {
  pools.login.stateBack = () => "another";
  await page.goto(`${home()}/login`);
  await signInThere(page, texts);
  await refused(page, texts.failed);
  await page.goto(`${home()}/login?code=stolen&state=never-begun`);
  await refused(page, texts.failed);
  expect(pools.login.given).toEqual([]);
});

inTurn()(
  "says that the provider confirmed nothing where it takes the code for used",
  async ({ page, say: texts }) => {
    await page.goto(`${home()}/login`);
    pools.login.forgetful = true;
    await signInThere(page, texts);
    await refused(page, texts.failed);
    expect(pools.login.given).toEqual(["400 invalid_grant"]);
  },
);

// Everything is refused in one language, and every text is checked in both.
for (const locale of locales)
  test.describe(`single sign-on (${locale})`, () => {
    test.use({ locale });
    const texts = languages[locale];

    test("refuses tokens that are not good, and whoever has no account here, one after the other", async ({
      page,
    }) => {
      await page.goto(`${home()}/login`);
      for (const { what: title, text, idToken, times, email } of locale === "de-DE" ? wrong : wrongOnce)
        await test.step(title, async () => {
          handOver(idToken, times?.());
          const before = pools.login.given.length;
          await signInThere(page, texts, email);
          await refused(page, texts[text]);
          expect(pools.login.given.slice(before)).toEqual(["200 authorization_code"]);
        });
    });

    test("says to try later where the pool went down, and goes on once it is back", async ({ page }) => {
      pools.makePool(sso.userPoolId);
      // For some seconds after tokens with unknown keys, no keys are fetched and any such token is refused.
      await expect(async () => {
        pools.setOpen(true);
        handOver((email) => {
          pools.setOpen(false);
          return pools.sign(sso, { email });
        });
        await page.goto(`${home()}/login`);
        await signInThere(page, texts);
        await expect(page.getByText(texts.unavailable)).toBeVisible();
      }).toPass({ timeout: 90_000 });
      await refused(page, texts.unavailable);
      pools.setOpen(true);
      handOver((email) => pools.sign(sso, { email }));
      await expect(async () => {
        await page.goto(`${home()}/login`);
        await signInThere(page, texts);
        const person = page.getByRole("button", { name: /Eva/ });
        await expect(page.getByText(texts.unavailable).or(person)).toBeVisible();
        await expect(person).toBeVisible({ timeout: 1 });
      }).toPass({ timeout: 60_000 });
    });
  });
