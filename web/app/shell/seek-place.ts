import i18next from "i18next";
import type { Place } from "../../platform/routing/page.ts";
import { reveal } from "../../ui/form/focus-field.ts";
import { textOfPlace } from "./place-text.ts";

/** Selectors of the elements that name settings and sections; labels first, since a tab or section may be named like the only field in it. */
const names = ["label, .mantine-InputWrapper-label, legend, dt", "h2, h3, summary", "[role=tab]"];
/** Milliseconds to wait for a place to appear: as long as the slowest read of a page may take. */
const patience = 40_000;

/** Text of a label without its description and the asterisk of a required field. */
const textOf = (element: Element) =>
  ((element.querySelector("[class$=-label]") ?? element).textContent ?? "").replace(/\s*\*$/, "").trim();

function find(place: Place): HTMLElement | undefined {
  const context = place.split(":")[0] ?? "";
  if (!i18next.hasLoadedNamespace(context)) return undefined;
  const text = textOfPlace(place);
  const content = document.getElementById("content");
  return names
    .flatMap((each) => [...(content?.querySelectorAll<HTMLElement>(each) ?? [])])
    .find((element) => textOf(element) === text);
}

/** The element around a field or a group; the fieldset that makes a form read-only is not a group. */
const group = ".mantine-InputWrapper-root, fieldset:not([role=presentation])";

/** Finds the element to focus: the control of a label, the first control of a group, or the name itself. */
function focusable(name: HTMLElement): HTMLElement {
  const labelled = name instanceof HTMLLabelElement ? name.control : null;
  const control =
    (labelled?.matches(":enabled") && labelled) ||
    name.closest(group)?.querySelector<HTMLElement>("input:enabled");
  if (control) return control;
  // Set this only once, since the page is observed for changes.
  if (name.tabIndex < 0 && !name.hasAttribute("tabindex")) name.tabIndex = -1;
  return name;
}

/** Focuses a place once its tab is open, because hidden fields cannot take the focus. */
function arrive(place: Place, frames = 60): void {
  const name = find(place);
  if (!name || frames === 0) return;
  if (name.checkVisibility?.() === false) {
    reveal(name);
    requestAnimationFrame(() => arrive(place, frames - 1));
    return;
  }
  name.scrollIntoView({ block: "center" });
  focusable(name).focus({ preventScroll: true });
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Scrolls to a place of the page and focuses it once it is drawn, and again if content that arrives later moves or replaces it. Any key,
 * click or scrolling stops this, so that other work is not interrupted.
 * @returns a function that stops the search
 */
export function seekPlace(place: Place): () => void {
  const left = new AbortController();
  const stop = () => left.abort();
  let hasArrived = false;
  const seek = () => {
    const name = find(place);
    const active = document.activeElement;
    if (!name) return;
    const isKept = hasArrived && active !== document.body && (active !== focusable(name) || isInSight(name));
    if (isKept) return;
    if (!hasArrived && name.role === "tab") name.click();
    hasArrived = true;
    arrive(place);
  };
  const observer = new MutationObserver(seek);
  left.signal.addEventListener("abort", () => observer.disconnect());
  for (const event of ["pointerdown", "keydown", "wheel"])
    addEventListener(event, stop, { capture: true, signal: left.signal });
  const tooLate = setTimeout(stop, patience);
  left.signal.addEventListener("abort", () => clearTimeout(tooLate));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  seek();
  return stop;
}
