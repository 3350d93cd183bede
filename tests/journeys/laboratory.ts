import { type BrowserContext, test as base } from "@playwright/test";
import { catalogueThere, signIn } from "./people.ts";
import { port } from "./playwright.config.ts";
import { proveAgain } from "./proof.ts";
import { makeThings, type Things } from "./things.ts";

interface Laboratory {
  /** What a browser keeps of somebody who is signed in. Whoever ends a session begins one of their own before. */
  session: Awaited<ReturnType<BrowserContext["storageState"]>>;
  things: Things;
  /** Whoever is signed in gives the password again: what needs it is opened long after the session began. */
  proveAgain: () => Promise<void>;
}

/** A journey through a laboratory that has one of everything, made once by each worker in its own cloud. */
export const test = base.extend<object, { laboratory: Laboratory }>({
  laboratory: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ locale: "de-DE" });
      await signIn(page, `http://demo.localhost:${port}/dashboard`);
      await catalogueThere(page);
      const kept = await page.context().storageState();
      // The sign-in alone: browsers of other languages begin with it.
      const origins = kept.origins.map(({ origin, localStorage }) => ({
        origin,
        localStorage: localStorage.filter(({ name }) => name === "laborium.token"),
      }));
      const session = { ...kept, origins };
      const things = await makeThings(page);
      await page.close();
      const [token] = session.origins.flatMap(({ localStorage }) =>
        localStorage.filter(({ name }) => name === "laborium.token"),
      );
      await use({ session, things, proveAgain: () => proveAgain(token?.value ?? "") });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
