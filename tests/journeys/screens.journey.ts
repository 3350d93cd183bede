import { type Browser, expect } from "@playwright/test";
import { walk } from "./keyboard.ts";
import { test } from "./laboratory.ts";
import { shutOut } from "./looks.ts";
import { goWithin, signIn } from "./people.ts";
import { port } from "./playwright.config.ts";
import { publicPages } from "./public-pages.ts";
import { leading, type Screen, staff, visitors } from "./screens.ts";
import type { Records } from "./things.ts";
import { misplaced } from "./widths.ts";
import { misworded } from "./wording.ts";

// Any free worker takes the next test: in series, they would prolong the whole run.
test.describe.configure({ mode: "parallel" });

const product = "Laborium";

/** A page that records its errors and its open requests. */
async function watched(browser: Browser, options: Parameters<Browser["newPage"]>[0]) {
  const page = await browser.newPage({ ...options, reducedMotion: "reduce" });
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`The policy's ${effectiveDirective} forbids ${blockedURI} ${sample}`),
    ),
  );
  let wrong: string[] = [];
  const open = new Set<unknown>();
  let allDone = () => {};
  const done = (request: unknown) => {
    open.delete(request);
    if (open.size === 0) allDone();
  };
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", done);
  page.on("requestfailed", (request) => {
    done(request);
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") wrong.push(`${reason} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      wrong.push(`${message.text()} ${message.location().url}`);
  });
  return {
    page,
    /** Waits until no request is open, and until the answers have been drawn and cause no further request. */
    async quiet() {
      do {
        if (open.size > 0)
          await new Promise<void>((resolve) => {
            allDone = resolve;
          });
        await page.evaluate(drawn);
      } while (open.size > 0);
    },
    /** Errors since the last call. */
    wrong() {
      const faults = wrong;
      wrong = [];
      return faults;
    },
  };
}
/**
 * Runs in the page, twice, since one drawing may be followed by another. The limit is for pages that run nothing: with no other
 * work to wake it, Chromium may leave the callback of an idle page waiting for ever.
 */
async function drawn(): Promise<void> {
  for (const _ of [1, 2])
    await new Promise((resolve) =>
      requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 }),
    );
}
type Watched = Awaited<ReturnType<typeof watched>>;

/** Opens a screen and checks it in every way. */
async function faultsOf(
  on: Watched,
  screen: Screen,
  language: "de" | "en",
  records: Records,
): Promise<string[]> {
  const { page } = on;
  const [route, german, english, { at: addressOf, refused, host, language: ownLanguage } = {}] = screen;
  const path = addressOf?.(records) ?? route;
  const title = language === "de" ? german : english;
  const isInside = page.url() !== "about:blank";
  const base = new URL(isInside ? page.url() : (test.info().project.use.baseURL ?? ""));
  // In German each address is opened; in English the app goes from each to the next by itself: both ways have to lead there.
  if (language === "en" && isInside && staff.includes(screen)) await goWithin(page, path);
  else await page.goto(host ? `http://${host}.localhost:${base.port}${path}` : path);
  const heading = page.getByRole("heading", { name: typeof title === "string" ? title : title(records) });
  await expect.soft(heading.first(), path).toBeVisible();
  await on.quiet();
  const faults: string[] = [];
  const firsts = await page.getByRole("heading", { level: 1 }).count();
  if (firsts !== 1) faults.push(`${path}: ${firsts} first headings`);
  const named = await page.title();
  if (!publicPages.includes(screen) && !named.endsWith(` | ${product}`))
    faults.push(`${path}: titled ${named}`);
  faults.push(
    ...on
      .wrong()
      .filter((each) => !refused?.test(each))
      .map((each) => `${path}: ${each}`),
  );
  faults.push(...(await misworded(page, path, ownLanguage ?? language)));
  faults.push(...(await misplaced(page, path)));
  // Findings of axe and the keyboard do not depend on words, so one language is enough.
  if (language === "de") {
    faults.push(...(await shutOut(page, path)));
    faults.push(...(await walk(page, path)));
  }
  return faults;
}

/** Few enough screens per test that both workers stay busy until the end. */
const sizes = { de: 8, en: 30 };

for (const language of ["de", "en"] as const) {
  const locale = { de: "de-DE", en: "en-GB" }[language];
  for (const [audience, screens] of Object.entries({ visitors, publicPages, staff }))
    for (let first = 0; first < screens.length; first += sizes[language]) {
      const part = screens.slice(first, first + sizes[language]);
      const which = `${first + 1} to ${first + part.length} of ${screens.length}`;
      test(`${audience} find every screen in ${locale}, and nobody is shut out: ${which}`, async ({
        browser,
        baseURL,
        laboratory: { session, things: records },
      }) => {
        const on = await watched(browser, {
          baseURL,
          locale,
          storageState: audience === "staff" ? session : undefined,
          extraHTTPHeaders: { "accept-language": locale },
        });
        const faults: string[] = [];
        for (const screen of part) faults.push(...(await faultsOf(on, screen, language, records)));
        await on.page.close();
        expect(faults).toEqual([]);
      });
    }
}

test("the laboratory's name is whole beside modules that are locked", async ({ browser, baseURL }) => {
  const { page } = await watched(browser, { baseURL });
  await signIn(page, `http://nord.localhost:${port}/dashboard`);
  const name = page.getByRole("banner").getByText("Labor Nord", { exact: true });
  for (const width of [1280, 1400, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(name).toBeVisible();
    expect(await name.evaluate((label) => label.scrollWidth - label.clientWidth), String(width)).toBe(0);
  }
  await page.close();
});

test("whatever shows nothing of its own leads on", async ({ browser, baseURL }) => {
  const { page } = await watched(browser, { baseURL });
  await signIn(page);
  for (const [, address, to] of leading) {
    await page.goto(address);
    await expect.soft(page, address).toHaveURL(new RegExp(`${to}$`));
  }
  await page.close();
});
