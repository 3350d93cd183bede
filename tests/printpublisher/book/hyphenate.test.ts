import { describe, expect, test } from "vitest";
import { labelHtml } from "../../../functions/printpublisher/book/html/row-html.ts";
import { hyphenate, withoutSoftHyphens } from "../../../functions/printpublisher/book/hyphenate.ts";
import { contentLanguages } from "../../../shared/kernel/language.ts";

describe("hyphenation", () => {
  test("follows the patterns of each language of content", () => {
    for (const language of contentLanguages)
      expect(withoutSoftHyphens(hyphenate("spectrophotometrie", language))).toBe("spectrophotometrie");
    expect(hyphenate("prélèvement", "fr")).toBe("pré\u00adlè\u00adve\u00adment");
    expect(hyphenate("emocromocitometrico", "it").replaceAll("\u00ad", "-")).toBe(
      "emo-cro-mo-ci-to-me-trico",
    );
  });

  test("divides long words by the rules of their language and leaves short ones, tags and entities", () => {
    const html = '<p title="Antikörperbestimmung">Antikörperbestimmung im Serum &Auml;rzte</p>';
    const german = hyphenate(html, "de");
    expect(german).toContain('<p title="Antikörperbestimmung">');
    expect(german).toMatch(/An\u00ad?ti\u00adkör\u00adper\u00adbe\u00adstim\u00admung im Serum &Auml;rzte/);
    expect(withoutSoftHyphens(german)).toBe(html);
    expect(hyphenate("measurement", "en")).not.toBe(hyphenate("measurement", "de"));
  });

  test.each([
    ["Spontanurin", "Spon-tan-urin"],
    ["Mittelstrahlurin", "Mit-tel-strahl-urin"],
    ["Nasensekret", "Na-sen-se-kret"],
    ["Befundzeit", "Be-fund-zeit"],
    ["BLUTENTNAHMEN", "BLUT-ENT-NAH-MEN"],
    ["Immunoassays", "Im-mu-no-as-says"],
    ["Mikroalbuminurie", "Mi-kro-al-bu-min-urie"],
    ["Dehydroepiandrosteronsulfat", "De-hy-dro-epi-an-dros-te-ron-sul-fat"],
    ["Plasmathrombinzeit", "Plas-ma-throm-bin-zeit"],
  ])("divides %s as %s", (word, expected) => {
    expect(hyphenate(word, "de").replaceAll("\u00ad", "-")).toBe(expected);
  });

  test("puts nothing into codes and addresses", () => {
    for (const text of [
      '<span class="code">CHLAMYDIENNACHWEIS</span>',
      "ANTIKOERPERTEST12 und T4ANTIKOERPERTEST",
      "www.musterlaboratorium.de/untersuchungsmethode",
      "https://musterlaboratorium.de und untersuchungsamt.musterlaboratorium.de",
      "probenannahme@musterlaboratorium.de",
    ])
      expect(hyphenate(text, "de")).toBe(text);
    expect(hyphenate('<span class="code">CHLAMYDIEN</span> Probenannahme.', "de")).toMatch(/> Pro\u00ad/);
  });

  test("leaves labels whole, as they stand before values, unless they are long", () => {
    const labelOf = (label: string) => hyphenate(labelHtml({ label, text: "" }), "de");
    expect(labelOf("Referenzbereiche")).toBe('<b class="label whole kept">Referenzbereiche</b> ');
    expect(labelOf("Nicht zu verwechseln mit")).toBe('<b class="label whole">Nicht zu verwechseln mit</b> ');
    expect(labelOf("Untersuchungsmethodenbeschreibung")).toContain("Un\u00adter\u00adsu");
  });

  test("ends no paragraph or item with one syllable, whether of a divided word or a short word alone", () => {
    const shown = (html: string) => hyphenate(html, "de").replaceAll("\u00ad", "-").replaceAll("\u00a0", "~");
    expect(shown("<p>Erbrechen und Durchfallen.</p>")).toBe("<p>Er-bre-chen und Durch-fallen.</p>");
    expect(shown("<li>eine <b>Durchleuchtung</b></li>")).toBe("<li>eine <b>Durch-leuchtung</b></li>");
    expect(shown("<p>Kühl da.</p><p>Durchfallen hier</p>")).toBe("<p>Kühl~da.</p><p>Durch-fal-len~hier</p>");
    expect(shown("<p>Die Probe ist 12 Stunden haltbar</p>")).toBe("<p>Die Probe ist 12 Stunden haltbar</p>");
    expect(shown('<span class="kept">Durchfallen</span>')).toContain("Durch-fal-len");
  });

  test("leaves two letters at the beginning of a word and three at its end, and none alone", () => {
    const words =
      "Untersuchungsmethode Laboratoriumsmedizin Eosinophilenzahl Antistaphylolysin Hochdruckflüssigkeitschromatographie Speichelgangepithel Metoclopramidtest";
    for (const word of words.split(" ")) {
      const pieces = hyphenate(word, "de").split("\u00ad");
      expect(Math.min(...pieces.map(({ length }) => length)), word).toBeGreaterThan(1);
      expect(pieces.at(-1)?.length, word).toBeGreaterThan(2);
      expect(pieces.join("")).toBe(word);
    }
  });

  test("divides what is in another language by the rules of that one, as far as its element goes, or not at all", () => {
    const [german, english] = [hyphenate("measurement", "de"), hyphenate("measurement", "en")];
    const within = (lang: string) =>
      `measurement<div class="row" lang="${lang}">measurement<div><b>measurement</b></div><br>measurement</div>measurement`;
    const parts = (html: string) =>
      hyphenate(html, "de")
        .split(/<[^>]*>/)
        .filter(Boolean);
    expect(parts(within("en"))).toEqual([german, english, english, english, german]);
    const none = "measurement";
    expect(parts(within("la"))).toEqual([german, none, none, none, german]);
    expect(parts(within("de"))).toEqual([german, german, german, german, german]);
  });
});
