import { expect, test } from "vitest";
import { fromLeft, isolated, joined } from "../../../functions/printpublisher/book/right-to-left.ts";

const shown = (text: string) => fromLeft([...joined(text)]).join("");

test("Arabic letters take the form that they have between their neighbours", () => {
  expect(joined("تحليل")).toBe("\ufe97\ufea4\ufee0\ufef4\ufede");
  // Alef joins only the letter before it; lam and alef are one sign; a vowel sign changes nothing.
  expect(joined("دم سلام بِت")).toBe("\ufea9\ufee1 \ufeb3\ufefc\ufee1 \ufe91\u0650\ufe96");
  expect(joined("Ferritin שלום")).toBe("Ferritin שלום");
});

test("each name of a line keeps its place and is read in its own direction", () => {
  expect(shown("Blut – Ferritin (Serum)")).toBe("Blut – Ferritin (Serum)");
  expect(shown(`${isolated("שלום (א) 12")} – ${isolated("בדיקה")}`).replace(/[\u2066-\u2069]/g, "")).toBe(
    "12 (א) םולש – הקידב",
  );
  expect(shown("😀 שלום")).toBe("😀 םולש");
});
