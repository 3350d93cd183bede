import { type Browser, expect } from "@playwright/test";
import { walk } from "./keyboard.ts";
import { test } from "./laboratory.ts";
import { shutOut } from "./looks.ts";
import { goWithin, signIn } from "./people.ts";
import { publicPages } from "./public-pages.ts";
import { leading, type Screen, staff, visitors } from "./screens.ts";
import type { Things } from "./things.ts";
import { misworded } from "./wording.ts";

// Every test goes to whichever worker is free: one after the other they would be the end of every run.
test.describe.configure({ mode: "parallel" });

const product = "Laborium";

/** A page that keeps what goes wrong in it, and knows what it waits for. */
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
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") wrong.push(`${why} ${request.url()}`);
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
    /** Waits until nothing is on its way any more, and what came has been drawn and asks for nothing else. */
    async quiet() {
      do {
        if (open.size > 0)
          await new Promise<void>((resolve) => {
            allDone = resolve;
          });
        await page.evaluate(drawn);
      } while (open.size > 0);
    },
    /** What went wrong since it was asked last. */
    wrong() {
      const told = wrong;
      wrong = [];
      return told;
    },
  };
}
/**
 * Runs in the page: twice, since what is drawn may be followed by another drawing. The limit is for pages that run nothing: with no
 * other work to wake it, Chromium may leave the callback of an idle page waiting for ever.
 */
async function drawn(): Promise<void> {
  for (const _ of [1, 2])
    await new Promise((resolve) =>
      requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 }),
    );
}
type Watched = Awaited<ReturnType<typeof watched>>;

type Size = readonly [width: number, height: number];
/** The last is the one that everything else is looked at in. A header is the longer one in English. */
const sizes = {
  de: [
    [390, 844],
    [1440, 900],
  ],
  en: [
    [1366, 768],
    [1440, 900],
  ],
} as const;

/** What of the page is wider than the window, and what is written on a button and cut off by its end. */
async function tooWide({ page }: Watched, place: string, sizes: readonly Size[]): Promise<string[]> {
  const widths: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // What is drawn otherwise on a small window is drawn a moment after it has become small.
    await page
      .waitForFunction(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        undefined,
        { timeout: 3000 },
      )
      .catch(() => undefined);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) widths.push(`${place}: ${over} px too wide at ${width}`);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("button span, a span")]
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .filter((label) => label.closest(".mantine-Button-root"))
        .map((label) => label.textContent),
    );
    for (const words of cut) widths.push(`${place}: "${words}" is cut off at ${width}`);
  }
  return widths;
}

/** Opens a screen and looks at it in every way. */
async function look(on: Watched, screen: Screen, language: "de" | "en", things: Things): Promise<string[]> {
  const { page } = on;
  const [route, german, english, { at, refused, host, language: own } = {}] = screen;
  const path = at?.(things) ?? route;
  const title = language === "de" ? german : english;
  const isInside = page.url() !== "about:blank";
  const base = new URL(isInside ? page.url() : (test.info().project.use.baseURL ?? ""));
  // In German each address is opened, in English one goes from each to the next within the app: both ways have to lead there.
  if (language === "en" && isInside && staff.includes(screen)) await goWithin(page, path);
  else await page.goto(host ? `http://${host}.localhost:${base.port}${path}` : path);
  const wanted = page.getByRole("heading", { name: typeof title === "string" ? title : title(things) });
  await expect.soft(wanted.first(), path).toBeVisible();
  await on.quiet();
  const found: string[] = [];
  const firsts = await page.getByRole("heading", { level: 1 }).count();
  if (firsts !== 1) found.push(`${path}: ${firsts} first headings`);
  const named = await page.title();
  if (!publicPages.includes(screen) && !named.endsWith(` | ${product}`))
    found.push(`${path}: titled ${named}`);
  found.push(
    ...on
      .wrong()
      .filter((each) => !refused?.test(each))
      .map((each) => `${path}: ${each}`),
  );
  found.push(...(await misworded(page, path, own ?? language)));
  // German is the longer language, and what axe and the keyboard find has nothing to do with words: in English only they are read.
  found.push(...(await tooWide(on, path, sizes[language])));
  if (language === "de") {
    found.push(...(await shutOut(page, path)));
    found.push(...(await walk(page, path)));
  }
  return found;
}

/** So many screens at a time that both workers are busy until the end. */
const most = { de: 8, en: 30 };

for (const language of ["de", "en"] as const) {
  const locale = { de: "de-DE", en: "en-GB" }[language];
  for (const [who, screens] of Object.entries({ visitors, publicPages, staff }))
    for (let first = 0; first < screens.length; first += most[language]) {
      const some = screens.slice(first, first + most[language]);
      const which = `${first + 1} to ${first + some.length} of ${screens.length}`;
      test(`${who} find every screen in ${locale}, and nobody is shut out: ${which}`, async ({
        browser,
        baseURL,
        laboratory: { session, things },
      }) => {
        const on = await watched(browser, {
          baseURL,
          locale,
          storageState: who === "staff" ? session : undefined,
          extraHTTPHeaders: { "accept-language": locale },
        });
        const found: string[] = [];
        for (const screen of some) found.push(...(await look(on, screen, language, things)));
        await on.page.close();
        expect(found).toEqual([]);
      });
    }
}

test("whatever shows nothing of its own leads on", async ({ browser, baseURL }) => {
  const { page } = await watched(browser, { baseURL });
  await signIn(page);
  for (const [, at, to] of leading) {
    await page.goto(at);
    await expect.soft(page, at).toHaveURL(new RegExp(`${to}$`));
  }
  await page.close();
});
