import { type Format, fittedColumns } from "../../../../shared/printpublisher/templates/page-model.ts";
import type { BookLanguage, ContentOf } from "../book.ts";
import { hyphenate } from "../hyphenate.ts";
import { placeLink, shownFrom } from "../shown-places.ts";
import { bookTexts } from "../texts.ts";
import { escapeHtml } from "./markup.ts";
import { allDigits, placeholder } from "./page-numbers.ts";

const link = (target: string) => `cat:${target}`;

const longest = 160;
/** A line of a list only has to be found, so cut text after four lines. */
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);

export function contentsHtml({ heading, lines }: ContentOf<"contents">, language: BookLanguage): string {
  const rows = lines.map(
    ({ level, title, target }, place) =>
      `<a class="line level-${level}" href="${link(target)}"><span class="text">${escapeHtml(shortened(title))}</span><span class="dots"></span>${placeholder(place)}</a>`,
  );
  return hyphenate(
    `${allDigits}<header class="opening" id="contents"><h1>${escapeHtml(heading)}</h1></header><nav class="contents">${rows.join("")}</nav>`,
    language,
  );
}

/** More numbers than these stand below the words of their line if they do not fit beside them; fewer let the words be divided instead. */
const mostBeside = 2;

/** The alphabetical index. A line's leader runs on below its numbers; the assembler, which knows how many there are, ends it before them. */
export function indexHtml(
  { heading, lines }: ContentOf<"index">,
  language: BookLanguage,
  format: Format,
): string {
  const columns = fittedColumns(format, { orientation: "portrait", columns: 3 });
  let first = 0;
  const rows = lines.map(({ letter, text, code, synonym, targets, more: hasMore }) => {
    const opening = letter ? `<h2 id="${letter.target}">${escapeHtml(letter.title)}</h2>` : "";
    const detail = code ? ` <span class="code">${escapeHtml(shortened(code))}</span>` : "";
    const words = `<span class="text">${escapeHtml(shortened(text))}${detail}</span>`;
    const count = targets.length + (hasMore ? 1 : 0);
    const places = Array.from({ length: count }, (_, index) => first + index).slice(shownFrom(count));
    first += count;
    const classes = `line${synonym ? " synonym" : ""}${places.length > mostBeside ? " many" : ""}`;
    const [only = 0] = places;
    if (count === 1)
      return `${opening}<a class="${classes}" href="${link(targets[0] ?? "")}">${words}<span class="numbers">${placeholder(only)}</span></a>`;
    const numbers = places
      .map((place) => `<a href="${link(placeLink(place))}">${placeholder(place)}</a>`)
      .join(" ");
    return `${opening}<div class="${classes}">${words}<span class="numbers">${numbers}</span></div>`;
  });
  const title = heading
    ? `<header class="opening" id="index"><h1>${escapeHtml(heading)}</h1><p class="lead">${bookTexts(language).indexNote}</p></header>`
    : "";
  return hyphenate(
    `${allDigits}<main hidden>${title}<div class="index columns-${columns}">${rows.join("")}</div></main>`,
    language,
  );
}

/** Every character of the running heads in both weights, one by one, so that none forms a ligature. */
export function glyphsHtml({ characters }: ContentOf<"glyphs">): string {
  const signs = [...characters].map(escapeHtml).join(" ");
  return `<p class="glyphs">${signs}</p><p class="glyphs"><b>${signs}</b></p>`;
}
