import { type BrowserContext, test as base } from "@playwright/test";
import { catalogueThere, signIn } from "./people.ts";
import { port } from "./playwright.config.ts";
import { proveAgain } from "./proof.ts";
import { makeThings, type Records } from "./things.ts";

interface Laboratory {
  /** Storage state of a signed-in browser. A journey that ends its session has to start one of its own first. */
  session: Awaited<ReturnType<BrowserContext["storageState"]>>;
  things: Records;
  /** Repeats the password of the session: pages that need it are opened long after the session began. */
  proveAgain: () => Promise<void>;
}

/** A journey through a laboratory that has one of everything, made once by each worker in its own cloud. */
export const test = base.extend<object, { laboratory: Laboratory }>({
  laboratory: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ locale: "de-DE" });
      await signIn(page, `http://demo.localhost:${port}/dashboard`);
      await catalogueThere(page);
      const state = await page.context().storageState();
      // Keep only the log-in, because browsers of other languages start from it.
      const origins = state.origins.map(({ origin, localStorage }) => ({
        origin,
        localStorage: localStorage.filter(({ name }) => name === "laborium.token"),
      }));
      const session = { ...state, origins };
      const records = await makeThings(page);
      await page.close();
      const [token] = session.origins.flatMap(({ localStorage }) =>
        localStorage.filter(({ name }) => name === "laborium.token"),
      );
      await use({ session, things: records, proveAgain: () => proveAgain(token?.value ?? "") });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
