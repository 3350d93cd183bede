import { createHash } from "node:crypto";
import { type Format, usualFormat } from "../../../shared/printpublisher/templates/page-model.ts";
import {
  BookError,
  type BookInput,
  type BookPart,
  type ContentOf,
  type ContentsLine,
  type Mark,
} from "./book.ts";
import { type Draft, draft, opening } from "./draft.ts";
import { stylesVersion } from "./html/styles.ts";
import { type IndexedEntry, indexLines } from "./index-lines.ts";
import { withAddresses } from "./link-addresses.ts";
import { withNumbers } from "./number-links.ts";
import { planChapters, targetsOf } from "./plan-chapters.ts";
import { joined } from "./right-to-left.ts";
import { furtherPlaces } from "./shown-places.ts";
import { bookTexts } from "./texts.ts";

/** Increased whenever the same content would render or be stored differently, so that parts of an older engine are made again. */
const engine = "27";
const defaultColour = "#14505c";
/** Books with more analyses may have pages of four digits: rich entries fill half a page, or a whole one of A6. */
const mostOfThreeDigits: Record<Format, number> = { A4: 2000, A5: 2000, A6: 900, sheet: 2000, poster: 2000 };
/** Most places in one index part, because a placeholder's four digits can name no more; from `full` on, a new letter begins a new part. */
const mostPlaces = 9999;
const full = 8000;

/**
 * The book as an ordered list of parts, each with the hash of all that its PDF depends on. Rules only: no I/O. Page numbers are in no
 * hash, because they are written into the rendered pages when the book is assembled.
 * @throws BookError if chapter ids are not unique.
 */
export function planBook(input: BookInput): BookPart[] {
  const texts = bookTexts(input.language);
  const chapters = withNumbers(planChapters(input), targetsOf(input.chapters), input);
  const duplicate = input.chapters.find((chapter, place) =>
    input.chapters.some((c, i) => i < place && c.id === chapter.id),
  );
  if (duplicate) throw new BookError(`Two chapters have the id ${duplicate.id}`);
  const indexed = chapters.flatMap((parts) => parts.flatMap(entriesOf));
  const digits = indexed.length > mostOfThreeDigits[input.format ?? usualFormat] ? 4 : 3;
  const index = planIndex(indexed, input).map((part) =>
    (input.opens ?? "right") === "right" ? part : { ...part, recto: false },
  );
  const body = [...chapters.flat(), ...index];
  const { title, subtitle = "", labName, logo, issue, website, notes = 0, barsSince } = input;
  const information = withAddresses(input.information ?? "");
  const cover = { title, subtitle, labName, logo, cover: input.cover };
  const lines = body.flatMap(({ marks }) => marks.filter(isInContents).map(contentsLine));
  const drafts: Draft[] = [
    draft("wrapper-front", texts.cover, { kind: "wrapper-front", ...cover }),
    draft(
      "title",
      texts.title,
      { kind: "title", title, subtitle, information, labName, logo, issue, barsSince },
      opening,
    ),
    ...(input.imprint
      ? [
          draft(
            "imprint",
            texts.title,
            { kind: "imprint", html: withAddresses(input.imprint) },
            { opener: true },
          ),
        ]
      : []),
    draft(
      "contents",
      texts.contents,
      { kind: "contents", heading: texts.contents, lines },
      {
        ...opening,
        marks: [{ target: "contents", kind: "chapter", depth: 0, title: texts.contents }],
        places: lines.map(({ target }) => target),
      },
    ),
    ...body,
    ...(notes > 0
      ? [draft("notes", texts.notes, { kind: "notes", heading: texts.notes, pages: notes }, { opener: true })]
      : []),
    draft("wrapper-back", texts.cover, {
      kind: "wrapper-back",
      ...cover,
      cover: undefined,
      information,
      website,
      issue,
    }),
    draft("glyphs", "", { kind: "glyphs", characters: charactersOf(body, input) }),
  ];
  const colour = colourOf(input);
  const { language, format = usualFormat } = input;
  const version = stylesVersion(format);
  return drafts.map((part) => ({
    ...part,
    language,
    colour,
    format,
    digits,
    hash: createHash("sha256")
      .update(JSON.stringify([engine, version, language, colour, digits, part.content]))
      .digest("hex"),
  }));
}

/** The colour of headings, rules and wrapper, `#rrggbb`. */
export const colourOf = ({ colour = "" }: Pick<BookInput, "colour">) =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour : defaultColour;

function planIndex(entries: IndexedEntry[], { language }: BookInput): Draft[] {
  const lines = indexLines(entries, language);
  const heading = bookTexts(language).index;
  const runs: (typeof lines)[] = [];
  let places = 0;
  for (const line of lines) {
    const run = runs.at(-1);
    const count = line.targets.length + (line.more ? 1 : 0);
    if (!run || places + count > mostPlaces || (places >= full && line.letter)) {
      runs.push([line]);
      places = 0;
    } else run.push(line);
    places += count;
  }
  return runs.map((run, index) => {
    const letters = run.flatMap(({ letter }) => letter ?? []);
    const marks = letters.map(({ title, target }): Mark => ({ target, kind: "letter", depth: 1, title }));
    const places = run.flatMap(({ targets, more: hasMore }) =>
      targets
        .map((target, place) => (place === 0 ? target : `+${target}`))
        .concat(hasMore ? furtherPlaces : []),
    );
    if (index > 0)
      return draft(
        `index-${index + 1}`,
        heading,
        { kind: "index", heading: "", lines: run },
        { marks, places },
      );
    marks.unshift({ target: "index", kind: "chapter", depth: 0, title: heading });
    return draft("index", heading, { kind: "index", heading, lines: run }, { ...opening, marks, places });
  });
}

const entriesOf = ({ content }: Draft) =>
  content.kind === "directory"
    ? (content as ContentOf<"directory">).groups.flatMap(({ entries }) => entries)
    : [];
const isInContents = ({ kind, depth }: Mark) =>
  kind === "chapter" || kind === "section" || (kind === "category" && depth <= 2);
const contentsLine = ({ depth, title, target }: Mark): ContentsLine => ({ level: depth, title, target });

/** Returns every character that running heads may need, plus the usual ones, so that most edits need no new glyphs. */
function charactersOf(parts: readonly Draft[], input: BookInput): string {
  const usual = Array.from({ length: 0x17f - 0x20 }, (_, offset) => String.fromCharCode(0x20 + offset))
    .join("")
    .replace(/[\u007f-\u00a0\u00ad]/g, "");
  const titles = parts.flatMap(({ marks, title }) => [title, ...marks.map((mark) => mark.title)]);
  const signs = new Set([
    ...usual,
    ..."–…·αβγδµ→",
    ...[input.title, input.labName, ...titles].map((text) => text + joined(text)).join(""),
  ]);
  return [...signs]
    .filter((sign) => !/[\s\p{C}]/u.test(sign))
    .sort()
    .join("");
}
