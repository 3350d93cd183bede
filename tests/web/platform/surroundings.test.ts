// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { longDates } from "../../../shared/kernel/locale.ts";
import { formatIn } from "../../../web/platform/format.ts";
import { detectLanguage } from "../../../web/platform/i18n/language.ts";
import { reloadOnce } from "../../../web/platform/preload.ts";
import { pageTitle } from "../../../web/platform/title.ts";
import { VersionWatch, versionCheckInterval } from "../../../web/platform/version.ts";
import { fakeServer, json, problem } from "../support/fake-server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("the page title", () => {
  it("joins the routes' titles, the innermost first, and ends in the product's name", () => {
    expect(pageTitle(["", "Einstellungen", "Import", "Hochladen"])).toBe(
      "Hochladen | Import | Einstellungen | Laborium",
    );
    expect(pageTitle([])).toBe("Laborium");
  });
});

describe("the language of the interface", () => {
  it("is the kept one, else the browser's, else English", () => {
    expect(detectLanguage("de", ["en-GB"])).toBe("de");
    expect(detectLanguage(null, ["fr-FR", "de-AT", "en"])).toBe("de");
    expect(detectLanguage("fr", ["fr-FR"])).toBe("en");
  });
});

describe("the version check", () => {
  const outcome = async (watch: VersionWatch, now: number) => {
    const running = watch.check(now);
    await vi.runAllTimersAsync();
    return running;
  };
  const offers = (...versions: string[]) => ({
    "version/": json({ version: "api" }),
    "/version.json": versions.map((version) => json({ version })),
  });
  it("keeps the first version it sees and tells of a later one that differs", async () => {
    const requests = fakeServer(offers("1", "1", "2"));
    const watch = new VersionWatch();
    expect(await outcome(watch, 0)).toBe("same");
    expect(await outcome(watch, versionCheckInterval - 1)).toBe("same");
    expect(requests).toHaveLength(2);
    expect(await outcome(watch, versionCheckInterval)).toBe("same");
    expect(await outcome(watch, 2 * versionCheckInterval)).toBe("newer");
    expect(await outcome(watch, 2 * versionCheckInterval + 1)).toBe("newer");
    expect(requests).toHaveLength(6);
  });
  it("goes by the version of the page, where a deployment stamped it", async () => {
    const stamp = document.createElement("meta");
    Object.assign(stamp, { name: "version", content: "1" });
    document.head.append(stamp);
    fakeServer(offers("2"));
    expect(await outcome(new VersionWatch(), 0)).toBe("newer");
    stamp.remove();
  });
  it("ignores an API that is newer than the app, and an app that does not say what it is", async () => {
    fakeServer({ "version/": [json({ version: "1" }), json({ version: "2" })] });
    const watch = new VersionWatch();
    expect(await outcome(watch, 0)).toBe("same");
    expect(await outcome(watch, versionCheckInterval)).toBe("same");
  });
  it("ignores a 404 and tells of any other failure", async () => {
    fakeServer({ "version/": problem(404, "not_found") });
    expect(await outcome(new VersionWatch(), 0)).toBe("same");
    fakeServer({ "version/": problem(500, "internal_error") });
    expect(await outcome(new VersionWatch(), 0)).toBe("no-connection");
    fakeServer({ "version/": new TypeError("Failed to fetch") });
    expect(await outcome(new VersionWatch(), 0)).toBe("no-connection");
  });
});

describe("a page whose code cannot be loaded", () => {
  it("reloads once, and not for ever", () => {
    const reload = vi.fn();
    expect(reloadOnce(100_000, reload)).toBe(true);
    expect(reloadOnce(105_000, reload)).toBe(false);
    expect(reloadOnce(200_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe("figures", () => {
  it("are written as the language writes them", () => {
    expect(formatIn("de").number(1498)).toBe("1.498");
    expect(formatIn("en").number(1498)).toBe("1,498");
    expect(formatIn("en").size(4_213_876)).toBe("4.2 MB");
    expect(formatIn("en").size(2)).toBe("2 bytes");
    expect(formatIn("de").size(1)).toMatch(/^1\sByte$/);
    expect(formatIn("en").duration(125_000)).toBe("2 mins 5 secs");
  });
  it("are British in English, and only what is a date is written as one", () => {
    expect(formatIn("en").day("2026-11-22")).toBe("22 Nov 2026");
    expect(formatIn("de").day("2026-11-22")).toBe("22.11.2026");
    expect(formatIn("en").day("5")).toBe("5");
    expect(longDates("en")("2026-11-22")).toBe("22 November 2026");
    expect(longDates("en")("2026-11-22T23:30:00.000Z")).toBe("22 November 2026");
    expect(longDates("de")("5 Tage")).toBe("5 Tage");
  });
  it("tell how long ago something was", () => {
    const now = Date.parse("2026-11-21T12:00:00Z");
    expect(formatIn("de").ago("2026-11-21T11:42:00Z", now)).toBe("vor 18 Minuten");
    expect(formatIn("en").ago("2026-11-20T12:00:00Z", now)).toBe("yesterday");
    expect(formatIn("en").ago("2026-11-21T12:00:30Z", now)).toBe("now");
  });
});
