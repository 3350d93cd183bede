import { createHash } from "node:crypto";
import {
  BookError,
  type BookInput,
  type BookPart,
  type Chapter,
  type ContentOf,
  type ContentsLine,
  type Mark,
  type PartContent,
} from "./book.ts";
import { stylesVersion } from "./html/styles.ts";
import { type IndexedEntry, indexLines } from "./index-lines.ts";
import { withNumbers } from "./number-links.ts";
import { furtherPlaces } from "./shown-places.ts";
import { splitUnits } from "./split-units.ts";
import { bookTexts } from "./texts.ts";

/** Increased whenever the same content would render differently, so that parts of an older engine are rendered again. */
const engine = "21";
const defaultColour = "#14505c";
/** Most places in one index part, because a placeholder's four digits can name no more; from `full` on, a new letter begins a new part. */
const most = 9999;
const full = 8000;

type Draft = Pick<BookPart, "id" | "kind" | "title" | "recto" | "opener" | "marks" | "places" | "content">;

/**
 * The book as an ordered list of parts, each with the hash of all that its PDF depends on. Rules only: no I/O. Page numbers are in no
 * hash, because they are written into the rendered pages when the book is assembled.
 * @throws BookError if chapter ids are not unique.
 */
export function planBook(input: BookInput): BookPart[] {
  const texts = bookTexts(input.language);
  const chapters = withNumbers(input.chapters.map(planChapter), targetsOf(input.chapters));
  const twice = input.chapters.find((chapter, at) =>
    input.chapters.some((c, i) => i < at && c.id === chapter.id),
  );
  if (twice) throw new BookError(`Two chapters have the id ${twice.id}`);
  const indexed = chapters.flatMap((parts) => parts.flatMap(entriesOf));
  const index = planIndex(indexed, input);
  const body = [...chapters.flat(), ...index];
  const { title, subtitle = "", labName, logo, barsSince } = input;
  const cover = { title, subtitle, labName, logo, cover: input.cover };
  const lines = body.flatMap(({ marks }) => marks.filter(isInContents).map(contentsLine));
  const drafts: Draft[] = [
    draft("wrapper-front", texts.cover, { kind: "wrapper-front", ...cover }),
    draft(
      "title",
      texts.title,
      { kind: "title", title, subtitle, information: input.information ?? "", labName, logo, barsSince },
      opening,
    ),
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
    draft("wrapper-back", texts.cover, { kind: "wrapper-back", ...cover, cover: undefined }),
    draft("glyphs", "", { kind: "glyphs", characters: charactersOf(body, input) }),
  ];
  const colour = colourOf(input);
  return drafts.map((part) => ({
    ...part,
    language: input.language,
    colour,
    hash: createHash("sha256")
      .update(JSON.stringify([engine, stylesVersion, input.language, colour, part.content]))
      .digest("hex"),
  }));
}

/** The colour of headings, rules and wrapper, `#rrggbb`. */
export const colourOf = ({ colour = "" }: Pick<BookInput, "colour">) =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour : defaultColour;

function draft(id: string, title: string, content: PartContent, more: Partial<Draft> = {}): Draft {
  const { kind } = content;
  return { id, kind, title, recto: false, opener: false, marks: [], places: [], content, ...more };
}
const opening = { recto: true, opener: true };

/** Returns the targets of links to chapters and sections, by id. */
const targetsOf = (chapters: readonly Chapter[]) =>
  new Map(
    chapters.flatMap(({ id, paragraphs = [] }): [string, string][] => [
      [id, chapterTarget(id)],
      ...paragraphs.map((one): [string, string] => [one.id, sectionTarget(id, one.id)]),
    ]),
  );
const chapterTarget = (id: string) => `chapter-${name(id)}`;
const sectionTarget = (chapter: string, id: string) => `section-${name(chapter)}-${name(id)}`;

function planChapter(chapter: Chapter): Draft[] {
  const target = chapterTarget(chapter.id);
  const mark: Mark = { target, kind: "chapter", depth: 0, title: chapter.title };
  if (chapter.kind === "text") {
    const paragraphs = chapter.paragraphs ?? [];
    const sections = paragraphs.map(({ id }) => sectionTarget(chapter.id, id));
    const marks = paragraphs.map(
      ({ title }, at): Mark => ({ target: sections[at] as string, kind: "section", depth: 1, title }),
    );
    // Chromium cuts a landscape page in a portrait document at the portrait width, so each run of one orientation is a part.
    const runs: number[][] = [[]];
    let turned = chapter.orientation;
    for (const [at, { orientation = chapter.orientation }] of paragraphs.entries()) {
      if (orientation !== turned) runs.push([]);
      turned = orientation;
      runs.at(-1)?.push(at);
    }
    const first = runs[0] as number[];
    if (first.length === 0 && runs.length > 1 && !chapter.html) runs.splice(0, 2, runs[1] as number[]);
    return runs.map((run, place) => {
      const own = run.map((at) => paragraphs[at] as (typeof paragraphs)[number]);
      const continued = place > 0;
      const content: PartContent = {
        kind: "text",
        chapter: {
          ...chapter,
          html: continued ? "" : chapter.html,
          paragraphs: own,
          orientation: own[0]?.orientation ?? chapter.orientation,
        },
        target,
        sections: run.map((at) => sections[at] as string),
        continued,
      };
      const shown = run.flatMap((at) => (marks[at] && marks[at].title !== "" ? [marks[at]] : []));
      return draft(continued ? `${target}-${place + 1}` : target, chapter.title, content, {
        ...(!continued && opening),
        marks: continued ? shown : [mark, ...shown],
      });
    });
  }
  // A tenant's rules for left and right pages hold only if the part begins on a right-hand page, as Chromium assumes.
  const mirrored = /:\s*(left|right)\b/.test(chapter.stylesheet ?? "");
  const all = (chapter.groups ?? []).filter(({ entries }) => entries.length > 0);
  const units = mirrored
    ? [all.map((group) => ({ ...group, continued: false }))]
    : splitUnits(all, chapter.layout);
  if (units.length === 0) units.push([]);
  const used = new Set<string>();
  const shown = new Set<string>();
  let path: string[] = [];
  return units.map((pieces, unit): Draft => {
    const marks: Mark[] = unit === 0 ? [mark] : [];
    const groups = pieces.map((piece) => {
      const same = piece.continued ? piece.path.length - 1 : sharedDepth(path, piece.path);
      const headings = piece.path.slice(same).map((title, at) => {
        const depth = same + at + 1;
        const own = `category-${name(chapter.id)}-${digest(piece.path.slice(0, depth).join("\n"))}`;
        const continued = piece.continued || shown.has(own);
        const heading = { title, depth, target: continued ? "" : own, continued };
        shown.add(own);
        if (!continued) marks.push({ target: own, kind: "category", depth, title });
        return heading;
      });
      path = piece.path;
      const entries = piece.entries.map((entry) => {
        const own = unused(`entry-${name(chapter.id)}-${name(entry.code)}`, used);
        const { name: title, code } = entry;
        marks.push({ target: own, kind: "entry", depth: piece.path.length + 1, title, code });
        return { ...entry, target: own };
      });
      return { headings, entries };
    });
    const content: PartContent = {
      kind: "directory",
      ...(unit === 0 && { opening: { title: chapter.title, html: chapter.html ?? "", target } }),
      orientation: chapter.orientation,
      columns: chapter.columns,
      layout: chapter.layout,
      stylesheet: chapter.stylesheet ?? "",
      groups,
      ends: unit === units.length - 1,
    };
    const id = unit === 0 ? target : `${target}-${unit + 1}`;
    return draft(id, chapter.title, content, { ...(unit === 0 && opening), marks });
  });
}

function planIndex(entries: IndexedEntry[], { language }: BookInput): Draft[] {
  const lines = indexLines(entries, language);
  const heading = bookTexts(language).index;
  const runs: (typeof lines)[] = [];
  let places = 0;
  for (const line of lines) {
    const run = runs.at(-1);
    const count = line.targets.length + (line.more ? 1 : 0);
    if (!run || places + count > most || (places >= full && line.letter)) {
      runs.push([line]);
      places = 0;
    } else run.push(line);
    places += count;
  }
  return runs.map((run, at) => {
    const letters = run.flatMap(({ letter }) => letter ?? []);
    const marks = letters.map(({ title, target }): Mark => ({ target, kind: "letter", depth: 1, title }));
    const places = run.flatMap(({ targets, more }) =>
      targets.map((target, at) => (at === 0 ? target : `+${target}`)).concat(more ? furtherPlaces : []),
    );
    if (at > 0)
      return draft(`index-${at + 1}`, heading, { kind: "index", heading: "", lines: run }, { marks, places });
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

function sharedDepth(a: readonly string[], b: readonly string[]): number {
  const differs = b.findIndex((title, at) => a[at] !== title);
  return differs < 0 ? b.length : differs;
}

/** Turns any text into a name that is valid as an HTML id and a PDF destination. */
const name = (text: string) =>
  text.replace(/[^A-Za-z0-9-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

function unused(wanted: string, used: Set<string>): string {
  let found = wanted;
  for (let copy = 2; used.has(found); copy += 1) found = `${wanted}_${copy}`;
  used.add(found);
  return found;
}

/** Returns every character that running heads may need, plus the usual ones, so that most edits need no new glyphs. */
function charactersOf(parts: readonly Draft[], input: BookInput): string {
  const usual = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at))
    .join("")
    .replace(/[\u007f-\u00a0\u00ad]/g, "");
  const said = parts.flatMap(({ marks, title }) => [title, ...marks.map((mark) => mark.title)]);
  const signs = new Set([...usual, ..."–…·αβγδµ→", ...[input.title, input.labName, ...said].join("")]);
  return [...signs]
    .filter((sign) => !/[\s\p{C}]/u.test(sign))
    .sort()
    .join("");
}
