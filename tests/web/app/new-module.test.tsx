// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ModuleLinks } from "../../../web/app/shell/module-links.tsx";
import { modules } from "../../../web/app/shell/navigation.ts";
import { InfoPage } from "../../../web/core/modules/info-page.tsx";
import type { Area } from "../../../web/platform/routing/manifest.ts";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";

const fresh = modules.find(({ newUntil }) => newUntil !== undefined) as Area;
const other = modules.find(({ path }) => path === "laborshop") as Area;
/** The mark stays until the end of its last day. */
const onItsLastDay = new Date(`${fresh.newUntil}T20:00:00`);
const onTheDayAfter = new Date(onItsLastDay.getTime() + 12 * 3_600_000);

beforeEach(async () => {
  await speak("de");
  beginSession("token");
  fakeServer({ ...startup, "status/tasks/active/": json({}) });
  await start();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const markedLinks = (now: Date) => {
  vi.setSystemTime(now);
  draw(<ModuleLinks />);
  return screen
    .getAllByRole("link")
    .filter(({ textContent }) => textContent?.includes("Neu"))
    .map((link) => link.textContent);
};

it("the header marks a new module until its date, no other, and none after it", () => {
  expect(markedLinks(onItsLastDay)).toEqual([expect.stringContaining("Ringversuche")]);
  expect(markedLinks(onTheDayAfter)).toEqual([]);
});

const isMarked = (area: Area, now: Date) => {
  vi.setSystemTime(now);
  draw(<InfoPage area={area} home={() => undefined} />);
  return screen.queryByText("Neu") !== null;
};

it("the page about a new module marks it until its date, and not after it", () => {
  expect(isMarked(fresh, onItsLastDay)).toBe(true);
  expect(isMarked(fresh, onTheDayAfter)).toBe(false);
  expect(isMarked(other, onItsLastDay)).toBe(false);
});
