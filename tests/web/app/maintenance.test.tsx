// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { permissions } from "../../../shared/kernel/permissions.ts";
import { speak } from "../support/texts.ts";
import { anyId, openPage, serveTo } from "../support/whole-app.tsx";

const reason = "Wartungsarbeiten: Sie können alles lesen, aber gerade nichts ändern.";
/** Forms of each kind: of one record, of a new one, of a setup, of texts, in steps, and those that only order or find something. */
const forms = [
  "/einstellungen/system",
  "/einstellungen/konten/neu",
  `/laboreditor/analyse/${anyId}`,
  "/laboreditor/analyse/neu/kategorie",
  "/laboreditor/csv",
  "/webpublisher/texte",
  "/printpublisher/gestaltung",
  `/laborshop/artikel/produkt/${anyId}`,
  "/laborshop/bestellungen/kundendaten",
  "/ringversuche/zertifikate/neu",
  "/ringversuche/zertifizierungen/neu",
  "/ringversuche/material/import",
];
/** Pages whose buttons change something without a form, with the buttons that change nothing. */
const buttons: [at: string, remaining: string[]][] = [
  ["/einstellungen/export", ["JSON-Export herunterladen", "Kopieren"]],
  ["/einstellungen/import/post", Array(5).fill("Kopieren")],
  ["/einstellungen/import/upload", ["XLSX-Vorlage", "JSON-Vorlage", "Kopieren"]],
  ["/webpublisher/aenderungen", ["Auskunft"]],
];

beforeAll(async () => {
  await speak("de");
  await serveTo([...permissions], { maintenance: true });
});
afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const enabled = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(
    (control) => !control.matches(":disabled, fieldset:disabled *, [readonly], [type=hidden], [type=search]"),
  );
const controls = ":is(form, fieldset) :is(input, textarea, select, button, [contenteditable=true])";

describe("while maintenance lasts", () => {
  it.each(forms)("a form is read-only, and says why: %s", async (address) => {
    await openPage(address);
    expect(document.querySelector("main")?.textContent).toContain(reason);
    expect(enabled(controls).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it.each(buttons)("only what changes nothing can be pressed: %s", async (address, remaining) => {
    await openPage(address);
    expect(enabled("button").map(({ textContent }) => textContent)).toEqual(remaining);
  });

  it("imports wait for its end, not for a right", async () => {
    await openPage("/einstellungen/import/upload");
    expect(
      screen.getByText("Während der Wartungsarbeiten können keine Importe gestartet werden."),
    ).toBeTruthy();
  });
});
