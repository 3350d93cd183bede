import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hyphenate } from "../../../functions/printpublisher/book/hyphenate.ts";
import {
  addressHtml,
  unescaped,
  withAddress,
  withAddresses,
} from "../../../functions/printpublisher/book/link-addresses.ts";

const plain = (html: string) => unescaped(html.replace(/<[^>]*>/g, ""));
const shown = (href: string, words: string, after = "") => plain(withAddress(href, words, after));

describe("a link to the outside", () => {
  test.each([
    ["https://www.awmf.org/leitlinien/", "Leitlinie", "Leitlinie (www.awmf.org/leitlinien/)"],
    ["http://labor.example/", "unser Labor", "unser Labor (labor.example)"],
    [
      "mailto:info@labor.example?subject=Frage",
      "schreiben Sie uns",
      "schreiben Sie uns (info@labor.example)",
    ],
    ["tel:+4930123456", "Rufen Sie an", "Rufen Sie an (+4930123456)"],
    ["https://a.example/?q=1&amp;l=de", "Suche", "Suche (a.example/?q=1&l=de)"],
    ["https://de.example/H%C3%A4moglobin", "Lexikon", "Lexikon (de.example/Hämoglobin)"],
    ["https://de.example/ein%20Wort", "Lexikon", "Lexikon (de.example/ein%20Wort)"],
  ])("%s prints its address behind its words, as it is typed", (href, words, printed) => {
    expect(shown(href, words)).toBe(printed);
  });

  test.each([
    ["https://www.labor.example/", "www.labor.example"],
    ["https://labor.example/", "https://labor.example"],
    ["https://www.labor.example", "Siehe www.labor.example!"],
    ["mailto:info@labor.example", "<strong>info@labor.example</strong>"],
    ["tel:+4930123456", "030 / 12 34 56"],
  ])("%s is not doubled if its words are %s", (href, words) => {
    expect(shown(href, words)).toBe(plain(words));
  });

  test("is not doubled if the laboratory has typed the address behind it", () => {
    expect(shown("https://www.awmf.org/", "Leitlinie", " (www.awmf.org).")).toBe("Leitlinie");
    expect(shown("https://www.awmf.org/", "Leitlinie", " und www.awmf.org.")).toContain("(www.awmf.org)");
  });

  test("stays one link that holds words and address, and no other link changes", () => {
    expect(withAddress("https://a.example/x", "dort", "")).toMatch(
      /^<a href="https:\/\/a\.example\/x">dort \(.*\)<\/a>$/,
    );
    const anchors = '<a id="n" href="#n">1</a> <a href="#m">2</a>';
    expect(withAddresses(anchors)).toBe(anchors);
  });
});

test("an address loses no sign, gets no hyphen, and is divided only behind a stroke or before another sign", () => {
  const part = fc.stringMatching(/^[a-z0-9äö._?&=%~-]{1,40}$/);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const address = `labor.example/${parts.join("/")}`;
      const html = hyphenate(`<p>Untersuchungsverfahren ${addressHtml(address)}</p>`, "de");
      expect(plain(html)).toContain(address);
      for (const { 0: sides } of html.matchAll(/.<wbr>(?:<span class="kept">)?(?:&amp;|.)/g))
        expect(sides).toMatch(/^\/|(?:[.?&=#_~@%+-]|&amp;)$/);
    }),
  );
  expect(addressHtml("labor.example/a-b")).toContain('<wbr><span class="kept">-b</span>');
});
