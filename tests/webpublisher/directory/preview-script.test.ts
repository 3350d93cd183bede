// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { previewScript } from "../../../functions/webpublisher/directory/preview-script.ts";

const app = "http://demo.localhost:4000";
let shadow: ShadowRoot;

/** Runs the script of the preview page beside a widget that has drawn the given HTML. */
function preview(html: string): void {
  document.body.innerHTML = '<div data-laborium="directory"></div>';
  const host = document.querySelector<HTMLElement>("[data-laborium]") as HTMLElement;
  shadow = host.attachShadow({ mode: "open" });
  shadow.innerHTML = html;
  // Run the script as the page does.
  new Function(previewScript(app))();
}
const post = (data: object, origin = app) => dispatchEvent(new MessageEvent("message", { origin, data }));
const lit = () =>
  [...shadow.querySelectorAll<HTMLElement>("*")]
    .filter(({ style }) => style.outline !== "")
    .map(({ id }) => id);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the preview of a widget", () => {
  it.each([
    ["a whole text, not those that contain it", "Seite", ["page"]],
    ["a text with something in place of its placeholder", "{{count}} Analysen", ["count"]],
    ["the hint in a field", "Name oder Code", ["field"]],
    ["what is only read out", "Weiter", ["next"]],
    ["a text that stands in another", "2 von", ["pages"]],
    ["nothing for a text that is not there", "Warenkorb", []],
    ["nothing for a text of placeholders alone", "{{name}}", []],
  ])("lights up %s", (_, text, expected) => {
    preview(
      '<b id="page">Seite</b><i id="pages">Seite 2 von 9</i><p id="count">12 Analysen</p>' +
        '<input id="field" placeholder="Name oder Code"><button id="next" aria-label="Weiter">›</button>',
    );
    post({ look: text });
    vi.runAllTimers();
    expect(lit()).toEqual(expected);
  });

  it("follows the field that has the focus, and what is drawn later", async () => {
    preview('<p id="one">Erster</p>');
    post({ look: "Erster" });
    vi.runAllTimers();
    expect(lit()).toEqual(["one"]);
    post({ look: "Zweiter" });
    vi.runAllTimers();
    expect(lit()).toEqual([]);
    shadow.innerHTML += '<p id="two">Zweiter</p>';
    await vi.advanceTimersByTimeAsync(100);
    expect(lit()).toEqual(["two"]);
  });

  it("hears nobody but the back-office", () => {
    preview('<p id="one">Erster</p>');
    post({ look: "Erster", css: "p{}" }, "https://elsewhere.example");
    vi.runAllTimers();
    expect(lit()).toEqual([]);
    expect(document.querySelector<HTMLElement>("[data-laborium]")?.dataset.css).toBeUndefined();
  });
});
