// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiToken } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { TokensPanel } from "../../../web/importexport/tokens/tokens-panel.tsx";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";

const day = 24 * 60 * 60 * 1000;
const instant = (days: number) => new Date(Date.now() + days * day).toISOString();
/** A token made for some days, with some of them left. */
const token = (begins: string, days: number, left: number): ApiToken => ({
  id: begins.padEnd(64, "0"),
  name: "",
  begins,
  created: instant(left - days),
  expires: instant(left),
  used: null,
  created_by: "anna",
});

async function show(results: ApiToken[]) {
  const requests = fakeServer({
    ...startup,
    "auth/import-token/": json({ count: results.length, next: null, previous: null, results }),
  });
  await start();
  draw(<TokensPanel kind="import" />);
  for (const { begins } of results) await screen.findByText(begins);
  return requests;
}
const row = (begins: string) => within(screen.getByText(begins).closest("tr") as HTMLElement);

beforeEach(async () => {
  localStorage.clear();
  beginSession("token");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the laboratory's tokens", () => {
  it.each([
    ["de", "läuft bald ab", "abgelaufen"],
    ["en", "expires soon", "expired"],
  ] as const)("say of each whether it is about to end, or has ended: %s", async (language, soon, over) => {
    await speak(language);
    await show([
      token("lbi_aaaa…", 365, 300),
      token("lbi_bbbb…", 365, 29),
      token("lbi_cccc…", 30, 29),
      token("lbi_dddd…", 30, 6),
      token("lbi_eeee…", 90, -1),
    ]);
    const marks = ["aaaa", "bbbb", "cccc", "dddd", "eeee"].map(
      (name) => [soon, over].filter((mark) => row(`lbi_${name}…`).queryByText(mark))[0],
    );
    expect(marks).toEqual([undefined, soon, undefined, soon, over]);
  });

  it("that have ended are removed, not revoked, with the words for that", async () => {
    await speak("de");
    await show([token("lbi_aaaa…", 365, 300), token("lbi_eeee…", 90, -1)]);
    expect(screen.getByRole("button", { name: "lbi_aaaa… widerrufen" }).textContent).toBe("Widerrufen");
    fireEvent.click(screen.getByRole("button", { name: "lbi_eeee… entfernen" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Abgelaufenes Token lbi_eeee… entfernen?")).toBeTruthy();
    expect(dialog.getByText(/verschwindet aus dieser Liste/)).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Entfernen" })).toBeTruthy();
  });
});
