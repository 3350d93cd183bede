import { expect, test } from "vitest";
import { cleanText } from "../../functions/printpublisher/chapters/clean-text.ts";
import { pageBreak } from "../../shared/kernel/rich-blocks.ts";
import { noteAddress, withNotes } from "../../shared/kernel/rich-notes.ts";

const note = (words: string) => `<a href="${noteAddress}">${words}</a>`;

test("footnotes are stored as they were written", () => {
  const html = `<p>Nüchtern ${note("Seit <em>zwölf</em> Stunden &amp; mehr.")} abnehmen.</p>`;
  expect(cleanText(html)).toBe(html);
});

test("they are gathered at the end of their text, counted on from the text before, and lead both ways", () => {
  const { html, notes } = withNotes(
    `<p>Nüchtern ${note("Seit <em>zwölf</em> Stunden.")}, kühl${note("2–8 °C")}.</p>`,
    3,
    "k",
  );
  expect(notes).toBe(5);
  expect(html).toBe(
    '<p>Nüchtern<sup><a id="note-k-4-from" href="#note-k-4">4</a></sup>, kühl<sup><a id="note-k-5-from" href="#note-k-5">5</a></sup>.</p>' +
      '<div class="footnotes"><p id="note-k-4"><a href="#note-k-4-from">4</a> Seit <em>zwölf</em> Stunden.</p><p id="note-k-5"><a href="#note-k-5-from">5</a> 2–8 °C</p></div>',
  );
});

test("they stand before the page break that ends a text, and an empty one leaves nothing", () => {
  expect(withNotes(`<p>a${note("b")}</p>${pageBreak}`, 0, "k").html).toMatch(/<\/div><hr \/>$/);
  expect(withNotes(`<p>a${note(" ")}</p>`, 0, "k")).toEqual({ html: "<p>a</p>", notes: 0 });
});
