import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { Stack } from "aws-cdk-lib";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fontSources, furtherSheets, readFont } from "../../../functions/printpublisher/book/fonts.ts";
import {
  browserEntries,
  bundleFunctions,
  type FunctionBundle,
  functionEntries,
  handlerOf,
} from "../../../infra/constructs/function-bundle.ts";
import { deployWeb } from "../../../infra/constructs/web-deployment.ts";
import type { Deployment } from "../../../infra/deployment.ts";
import { codeSize } from "../../../infra/quotas/region.ts";
import { readTenants } from "../../../infra/tenants.ts";
import { loadedAtOnce } from "../../support/loaded-at-once.ts";

/** Large packages that few calls need, with the functions that need them for every call. */
const loadedBy: Record<string, string[]> = {
  "@aws-sdk/client-s3": [],
  "@e965/xlsx": [],
  "@simplewebauthn/server": [],
  "@zxcvbn-ts/language-common": [],
  busboy: [],
  "jpeg-js": [],
  pngjs: [],
  postcss: [],
  qr: [],
  "sanitize-html": [],
  yauzl: [],
  "aws-jwt-verify": ["core/sessions/handler"],
  diff: [],
  hyphen: ["printpublisher/books/render-part.job"],
  nodemailer: ["core/mail/send-mail.job"],
  preact: [
    "webpublisher/directory/handler",
    "webpublisher/public-notices/handler",
    "printpublisher/public-book/handler",
    "proficiency/public-trials/handler",
  ],
  "puppeteer-core": ["printpublisher/books/render-part.job"],
};
/** KiB that a function may load before its first call; parsing them takes most of a cold start. */
const mostCode = (entry: string) => (browserEntries.includes(entry) ? 1500 : 640);

describe("the bundle of functions", () => {
  const output = mkdtempSync(join(tmpdir(), "laborium-bundle-"));
  let bundle: FunctionBundle;
  beforeAll(async () => {
    bundle = await bundleFunctions(output);
  });
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  test("has a module for every handler and job", () => {
    for (const entry of functionEntries())
      expect(existsSync(join(bundle.folder, `${entry.replace(/\.job$/, "")}.mjs`)), entry).toBe(true);
  });

  test("loads in Node as it is, CommonJS packages included", async () => {
    vi.stubEnv("AWS_REGION", "eu-central-1");
    for (const entry of functionEntries()) {
      const folder = browserEntries.includes(entry) ? bundle.browserFolder : bundle.folder;
      const [module] = handlerOf(entry).split(/\.(?=handler$)/);
      const loaded = await import(/* @vite-ignore */ pathToFileURL(join(folder, `${module}.mjs`)).href);
      expect(loaded.handler, entry).toBeTypeOf("function");
    }
  }, 180_000);

  test("loads at once only what every call needs", () => {
    for (const [name, entries] of Object.entries(loadedBy)) {
      const loading = functionEntries().filter((entry) =>
        loadedAtOnce(bundle.metafile, entry).packages.has(name),
      );
      expect(loading, name).toEqual(entries);
    }
    for (const entry of functionEntries()) {
      const { bytes } = loadedAtOnce(bundle.metafile, entry);
      expect(bytes, entry).toBeGreaterThan(100 * 1024);
      expect(bytes, entry).toBeLessThan(mostCode(entry) * 1024);
    }
  });

  test("brings browser, its binaries and fonts only to those that need them", () => {
    const chromium = "node_modules/@sparticuz/chromium/bin/chromium.br";
    expect(existsSync(join(bundle.browserFolder, chromium))).toBe(true);
    expect(readdirSync(join(bundle.browserFolder, "fonts"))).toEqual(
      expect.arrayContaining(fontSources.map((file) => basename(file))),
    );
    expect(readdirSync(join(bundle.folder, "node_modules"))).toEqual(["sanitize-html"]);
  });

  test("brings the style sheets of further scripts and each file that one names for such signs", async () => {
    const fonts = join(bundle.browserFolder, "fonts");
    for (const sheet of furtherSheets) {
      const css = String(await readFont(sheet, fonts));
      const files = (css.match(/files\/noto-[^)]+\.woff2/g) ?? []).filter(
        (file) => !/-(?:latin|latin-ext|cyrillic|vietnamese)-/.test(file),
      );
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect(existsSync(join(fonts, dirname(sheet), file)), file).toBe(true);
    }
  });

  test("takes no more of the account's storage than the table of quotas counts for a function", () => {
    const weigh = (folder: string) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => gzipSync(readFileSync(join(entry.parentPath, entry.name)), { level: 1 }).length)
        .reduce((sum, size) => sum + size, 0) / 1e6;
    expect(weigh(bundle.folder)).toBeLessThan(codeSize.arm64);
    expect(weigh(bundle.browserFolder)).toBeLessThan(codeSize.x86_64);
  });

  test("is the same for the same sources", async () => {
    const { hash } = await bundleFunctions(output);
    expect(hash).toBe(bundle.hash);
  });
});

describe("handlers", () => {
  test("have names that Lambda cuts at the first dot", () => {
    expect(handlerOf("core/sessions/handler")).toBe("core/sessions/handler.handler");
    expect(handlerOf("core/mail/send-mail.job")).toBe("core/mail/send-mail.handler");
    for (const entry of functionEntries()) expect(handlerOf(entry).match(/\./g)).toHaveLength(1);
  });
});

describe("what is missing ends the synthesis with its name:", () => {
  const folder = mkdtempSync(join(tmpdir(), "laborium-missing-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("the built web app", () => {
    const stack = new Stack();
    const deployment = { webFolder: folder } as Deployment;
    expect(() => deployWeb(stack, new Bucket(stack, "Web"), deployment)).toThrow("has no built web app");
  });

  test("the catalogue that a tenant's file names", () => {
    const { start: _, beginnings: __, ...nord } = readTenants().find(({ id }) => id === "nord")!;
    writeFileSync(join(folder, "nord.json"), JSON.stringify({ ...nord, catalogue: "nord/none.json" }));
    expect(() => readTenants(folder)).toThrow("names the catalogue nord/none.json, which is not there");
  });
});

describe("tenants' files", () => {
  test("are read by id, the demo with all modules and a catalogue, the other without", () => {
    const [demo, nord] = readTenants();
    expect(demo).toMatchObject({ id: "demo", languages: ["de", "en"], admin: { username: "admin" } });
    expect(Object.values(demo?.modules ?? {})).not.toContain(false);
    expect(demo?.start?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(nord?.modules).toMatchObject({ MD_EDITOR: true, MD_WEB: true, MD_PRINT: false, MD_SHOP: false });
    expect(nord?.start).toBeUndefined();
  });
});
