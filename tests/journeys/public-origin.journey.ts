import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { callerOf } from "./caller.ts";
import { catalogueThere, signIn } from "./people.ts";
import { port } from "./playwright.config.ts";

/** The visitors' origin cannot reach the staff's data, and pages that embed it keep working. */
const app = `http://demo.localhost:${port}`;
const visitors = `http://public.demo.localhost:${port}`;

test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await catalogueThere(page);
  await page.close();
});

/** Attacks that an injected script could try on the session of a person signed in in the same browser. */
const attack = (page: Page) =>
  page.evaluate(async (to) => {
    const tried = async (attempt: () => unknown) => {
      try {
        return (await attempt()) ?? null;
      } catch (error) {
        return (error as Error).name;
      }
    };
    const frame = document.createElement("iframe");
    frame.src = to;
    document.body.append(frame);
    // A frame that the policy blocks loads an error page; until then it is empty and has this page's own origin.
    await new Promise((resolve) => {
      frame.onload = resolve;
    });
    return {
      origin: self.origin,
      token: await tried(() => localStorage.getItem("laborium.token")),
      cookie: await tried(() => document.cookie),
      read: await tried(async () =>
        (await fetch(`${to}/api/core/analyses/`, { credentials: "include" })).text(),
      ),
      frame: await tried(() => frame.contentWindow?.localStorage.getItem("laborium.token")),
      opener: await tried(() => window.opener),
    };
  }, app);

test.describe("who is signed in", () => {
  let context: BrowserContext;
  let staff: Page;
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await browser.newContext({ ...(baseURL && { baseURL }) });
    staff = await context.newPage();
    await signIn(staff);
    expect(await staff.evaluate(() => localStorage.getItem("laborium.token"))).toBeTruthy();
  });
  test.afterAll(() => context.close());

  test("loses nothing to a script on a public page", async () => {
    const page = await context.newPage();
    await page.goto(`${visitors}/embed/analyses/TSH/`);
    expect(await attack(page)).toEqual({
      origin: visitors,
      token: null,
      cookie: "",
      read: "TypeError",
      frame: "SecurityError",
      opener: null,
    });
    // Nor can it be sent to an address where it would run beside the session.
    expect((await page.goto(`${visitors}/dashboard`))?.status()).toBe(404);
    await page.goto(`${app}/embed/analyses/TSH/`);
    expect(page.url()).toBe(`${visitors}/embed/analyses/TSH/`);
    await page.close();
  });

  test("loses nothing to an uploaded picture, on either host", async ({ request }) => {
    const { token } = await callerOf(request);
    const answer = await request.post(`http://127.0.0.1:${port}/api/settings/logo/`, {
      headers: {
        host: `demo.localhost:${port}`,
        authorization: `Token ${token}`,
        "content-type": "image/svg+xml",
      },
      data: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>top.hurt=1</script><path d="M0 0h9v9"/></svg>',
      ),
    });
    const { logo } = (await answer.json()) as { logo: string };
    for (const host of [app, visitors]) {
      const page = await context.newPage();
      await page.goto(host + logo);
      expect(await page.evaluate(() => [self.origin, "hurt" in window])).toEqual(["null", false]);
      await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/sandboxed|SecurityError/);
      await page.close();
    }
  });

  test("shares no window with a page that opens the app, or that the app opens", async () => {
    const page = await context.newPage();
    await page.goto(`${visitors}/embed/analyses/`);
    const opening = context.waitForEvent("page");
    await page.evaluate((to) => {
      (window as { held?: Window | null }).held = window.open(to);
    }, `${app}/tastenkuerzel`);
    const opened = await opening;
    await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(await page.evaluate(() => (window as { held?: Window | null }).held?.closed)).toBe(true);
    await opened.close();
    await page.close();

    await staff.goto("/webpublisher");
    const leaving = context.waitForEvent("page");
    await staff.getByRole("link", { name: `${visitors}/embed/analyses/` }).click();
    const left = await leaving;
    await left.waitForURL(`${visitors}/embed/analyses/`);
    expect(await left.evaluate(() => window.opener)).toBeNull();
    await left.close();
  });

  test("runs no script and wears no style that got into the app's own page", async () => {
    await staff.goto("/dashboard");
    const broken: string[] = [];
    await staff.exposeFunction("told", (directive: string) => broken.push(directive));
    await staff.evaluate(async () => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        (window as unknown as { told: (directive: string) => void }).told(effectiveDirective),
      );
      document.body.insertAdjacentHTML(
        "beforeend",
        `<p id="bait" style="color: red" onclick="top.hurt = 1">x</p><style>p { color: red }</style>
        <img src="https://evil.example/x.png"><iframe src="https://evil.example/"></iframe>
        <object data="https://evil.example/"></object><base href="https://evil.example/">`,
      );
      const script = document.createElement("script");
      script.textContent = "top.hurt = 1";
      document.body.append(script);
      document.getElementById("bait")?.click();
    });
    await expect
      .poll(() => [...new Set(broken)].sort())
      .toEqual([
        "base-uri",
        "frame-src",
        "img-src",
        "object-src",
        "script-src-attr",
        "script-src-elem",
        "style-src-attr",
        "style-src-elem",
      ]);
    expect(await staff.evaluate(() => "hurt" in window)).toBe(false);
    broken.length = 0;
    // Try another laboratory's bucket, and addresses to which data could be taken.
    const fetched = await staff.evaluate(async (bucket) => {
      const tried = (to: string) =>
        fetch(to, { mode: "no-cors" }).then(
          () => "sent",
          () => "refused",
        );
      return [await tried(bucket), await tried("https://evil.example/")];
    }, `http://127.0.0.1:${port}/_aws/s3/laborium-nord-imports-000000000000/x`);
    expect(fetched).toEqual(["refused", "refused"]);
    await expect.poll(() => broken).toEqual(["connect-src", "connect-src"]);
  });
});

test.describe("a website that embedded the laboratory under its former address", () => {
  let site: Server;
  let home: string;
  const policy = `script-src ${app}; connect-src ${app}; default-src 'none'`;
  const body = `<div data-laborium="directory" data-lang="de"></div>
    <script src="${app}/embed/laborium.js" async></script>`;
  const pages: Record<string, { policy?: string; body: string }> = {
    "/strict": { policy, body },
    "/frame": { body: `<iframe src="${app}/embed/analyses/TSH/?lang=en" title="TSH"></iframe>` },
    "/link": { body: `<a href="${app}/embed/en/analyses/?search=TSH">Verzeichnis</a>` },
    "/today": { body: body.replaceAll(app, visitors) },
  };
  test.beforeAll(async () => {
    site = createServer((request, response) => {
      const page = pages[request.url ?? ""];
      response.writeHead(page ? 200 : 404, {
        "content-type": "text/html; charset=utf-8",
        ...(page?.policy && { "content-security-policy": page.policy }),
      });
      response.end(page && `<!doctype html><html lang="de"><title>Praxis</title><h1>Praxis</h1>${page.body}`);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    home = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  test.afterAll(() => site.close());

  for (const path of ["/strict", "/today"])
    test(`shows its widget at ${path}, whatever else its policy forbids`, async ({ page }) => {
      const wrong: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") wrong.push(`${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", (error) => wrong.push(error.message));
      await page.goto(home + path);
      await page.getByRole("combobox").pressSequentially("schilddruese");
      await page.getByRole("option").or(page.locator("a.lbm-hit")).first().click();
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      expect(wrong.filter((text) => !text.includes("favicon"))).toEqual([]);
    });

  test("shows its frame, follows its links and reads its pages where they lie now", async ({ page }) => {
    await page.goto(`${home}/frame`);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    expect(page.frames().map((frame) => frame.url())).toContain(`${visitors}/embed/analyses/TSH/?lang=en`);
    await page.goto(`${home}/link`);
    const read = async (path: string) =>
      page.evaluate(async (to) => {
        const answer = await fetch(to);
        return [answer.status, (await answer.text()).includes("TSH"), answer.url] as const;
      }, app + path);
    expect(await read("/embed/analyses/?search=TSH")).toEqual([
      200,
      true,
      `${visitors}/embed/analyses/?search=TSH`,
    ]);
    expect(await read("/sitemap.xml")).toEqual([200, true, `${visitors}/sitemap.xml`]);
    expect(await read("/api/public/analyses/TSH/")).toEqual([200, true, `${app}/api/public/analyses/TSH/`]);
    await page.getByRole("link").click();
    await expect(page).toHaveURL(`${visitors}/embed/en/analyses/?search=TSH`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
