import { codesIn, codesText } from "../../../shared/webpublisher/draw/chosen.ts";
import { storedValue } from "../shop/kept.ts";

/** Place of the codes in an address: the query of our own page, or the part behind `#` or the query of a lab's page. */
export type DrawPlace = "own" | "hash" | "query";

const start = "#laborium?";
const nameIn = (place: DrawPlace) => (place === "query" ? "laborium-codes" : "codes");
const isCodes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((code) => typeof code === "string");

/** The codes of this tab, so that analyses can be added from one entry after another. */
const keptCodes = (origin: string) => storedValue("sessionStorage", `laborium.draw ${origin}`, isCodes);

const hashOf = (url: URL) =>
  new URLSearchParams(url.hash.startsWith(start) ? url.hash.slice(start.length) : "");

/**
 * The codes in the address, else those of this tab, else the preset ones; `add` joins one to them.
 * @param preset codes separated by commas
 */
export function readCodes(place: DrawPlace, origin: string, preset = ""): string[] {
  const url = new URL(location.href);
  const { searchParams } = url;
  const fromAddress =
    (place === "own" ? searchParams.get("codes") : searchParams.get("laborium-codes")) ??
    (place === "hash" ? hashOf(url).get("codes") : null);
  const added = place === "own" ? searchParams.get("add") : null;
  const before = fromAddress === null ? (keptCodes(origin).read() ?? codesIn(preset)) : codesIn(fromAddress);
  return [...new Set([...before, ...(added ? [added] : [])])];
}

/** Puts the codes into the address in place, so that it can be shared, and keeps them for this tab. */
export function writeCodes(place: DrawPlace, origin: string, codes: readonly string[]): void {
  keptCodes(origin).write(codes.length > 0 ? [...codes] : undefined);
  const url = new URL(location.href);
  const text = codesText(codes);
  url.searchParams.delete("laborium-codes");
  if (place === "own") url.searchParams.delete("add");
  if (place === "hash") {
    const hash = hashOf(url);
    if (text) hash.set("codes", text);
    else hash.delete("codes");
    // A `#` of the page's own is left alone.
    if (url.hash === "" || url.hash.startsWith(start)) url.hash = hash.size > 0 ? start.slice(1) + hash : "";
  } else if (text) url.searchParams.set(nameIn(place), text);
  else url.searchParams.delete(nameIn(place));
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, "", url.href.replaceAll("%2C", ","));
  } catch {
    // A sandboxed frame keeps its address; the plan works without.
  }
}
