// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { textOfPlace } from "../../../web/app/shell/place-text.ts";
import { seekPlace } from "../../../web/app/shell/seek-place.ts";
import { speak } from "../support/texts.ts";

const place = "settings:logo";

const heading = (text: string, bottom = 200) => {
  const element = document.createElement("h2");
  element.textContent = text;
  element.getBoundingClientRect = () => new DOMRect(0, bottom - 20, 100, 20);
  return element;
};
const content = () => document.getElementById("content") as HTMLElement;
/** Lets observers of the document run after its changes. */
const settle = () => vi.advanceTimersByTimeAsync(0);

let stop: () => void;
beforeEach(async () => {
  await speak("de");
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="other">Other</button><main id="content"></main>';
  stop = seekPlace(place);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("focuses a place that is drawn half a minute later", async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  const target = heading(textOfPlace(place));
  content().append(heading("Another"), target);
  await settle();
  expect(document.activeElement).toBe(target);
});

it("focuses it again when it is drawn anew", async () => {
  content().append(heading(textOfPlace(place)));
  await settle();
  const anew = heading(textOfPlace(place));
  content().replaceChildren(anew);
  await settle();
  expect(document.activeElement).toBe(anew);
});

it("scrolls to it again when what is drawn above moves it out of sight", async () => {
  const target = heading(textOfPlace(place));
  content().append(target);
  await settle();
  const scrolled = vi.spyOn(target, "scrollIntoView");
  content().append(heading("Below"));
  await settle();
  expect(scrolled).not.toHaveBeenCalled();
  target.getBoundingClientRect = () => new DOMRect(0, innerHeight + 10, 100, 20);
  content().prepend(heading("Above"));
  await settle();
  expect(scrolled).toHaveBeenCalledOnce();
});

it.each(["keydown", "pointerdown", "wheel"])("leads nowhere any more after %s", async (event) => {
  dispatchEvent(new Event(event));
  content().append(heading(textOfPlace(place)));
  await settle();
  expect(document.activeElement).toBe(document.body);
});

it("leaves the focus where it has moved meanwhile", async () => {
  content().append(heading(textOfPlace(place)));
  await settle();
  const other = document.getElementById("other");
  other?.focus();
  content().append(heading("More"));
  await settle();
  expect(document.activeElement).toBe(other);
});
