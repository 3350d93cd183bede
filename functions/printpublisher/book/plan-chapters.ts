import { createHash } from "node:crypto";
import type { BookInput, Chapter, Mark, PartContent } from "./book.ts";
import { type Draft, draft, opening } from "./draft.ts";
import type { PagePicture } from "./page-picture.ts";
import { splitUnits } from "./split-units.ts";

/** Returns the targets of links to chapters and sections, by id. */
export const targetsOf = (chapters: readonly Chapter[]) =>
  new Map(
    chapters.flatMap(({ id, paragraphs = [] }): [string, string][] => [
      [id, chapterTarget(id)],
      ...paragraphs.map((paragraph): [string, string] => [paragraph.id, sectionTarget(id, paragraph.id)]),
    ]),
  );
const chapterTarget = (id: string) => `chapter-${name(id)}`;
const sectionTarget = (chapter: string, id: string) => `section-${name(chapter)}-${name(id)}`;

/** Plans all chapters, each of which opens as the book says; the first one begins on the right in any case. */
export function planChapters({ chapters, opens = "right" }: BookInput): Draft[][] {
  if (opens === "right") return chapters.map(planChapter);
  const planned: Draft[][] = [];
  for (const [index, chapter] of chapters.entries()) {
    const [first, ...others] = planChapter(chapter) as [Draft, ...Draft[]];
    const before = planned.findLast((parts) => parts.length > 0);
    const joined = opens === "follow" && before && joinedParts(before.at(-1), first);
    if (first.kind === "picture") {
      planned.push([first]);
      continue;
    }
    if (joined) before[before.length - 1] = joined;
    planned.push([...(joined ? [] : [index === 0 ? first : { ...highUp(first), recto: false }]), ...others]);
  }
  return planned;
}

/** The part of a chapter that opens without a drop. */
function highUp(part: Draft): Draft {
  const { content } = part;
  if (content.kind === "text") return { ...part, content: { ...content, high: true } };
  if (content.kind !== "directory" || !content.opening) return part;
  return { ...part, content: { ...content, opening: { ...content.opening, high: true } } };
}

/** One part of two texts that are set on pages of the same kind by the same rules; undefined for any others. */
function joinedParts(before: Draft | undefined, { content, marks }: Draft): Draft | undefined {
  if (before?.content.kind !== "text" || content.kind !== "text") return undefined;
  const [a, b] = [before.content.chapter, content.chapter];
  if (a.orientation !== b.orientation || (a.stylesheet ?? "") !== (b.stylesheet ?? "")) return undefined;
  const { kind: _, following = [], ...run } = content;
  const [opening, ...others] = marks;
  return {
    ...before,
    marks: [...before.marks, ...(opening ? [{ ...opening, follows: true }] : []), ...others],
    content: {
      ...before.content,
      following: [...(before.content.following ?? []), run, ...following],
    },
  };
}

/** The page of a picture, which is neither in the contents nor headed by anything. */
function planPicture({ id, title }: Chapter, picture: PagePicture): Draft[] {
  const target = chapterTarget(id);
  return [
    draft(
      target,
      title,
      { kind: "picture", picture, target },
      {
        opener: true,
        recto: picture.side === "right",
        ...(picture.side === "left" && { verso: true }),
        marks: [{ target, kind: "picture", depth: 0, title }],
      },
    ),
  ];
}

function planChapter(chapter: Chapter): Draft[] {
  if (chapter.picture) return planPicture(chapter, chapter.picture);
  const target = chapterTarget(chapter.id);
  const mark: Mark = { target, kind: "chapter", depth: 0, title: chapter.title };
  if (chapter.kind === "text") {
    const paragraphs = chapter.paragraphs ?? [];
    const sections = paragraphs.map(({ id }) => sectionTarget(chapter.id, id));
    const marks = paragraphs.map(
      ({ title }, index): Mark => ({ target: sections[index] as string, kind: "section", depth: 1, title }),
    );
    // Chromium cuts a landscape page in a portrait document at the portrait width, so each run of one orientation is a part.
    const runs: number[][] = [[]];
    let turned = chapter.orientation;
    for (const [index, { orientation = chapter.orientation }] of paragraphs.entries()) {
      if (orientation !== turned) runs.push([]);
      turned = orientation;
      runs.at(-1)?.push(index);
    }
    const first = runs[0] as number[];
    if (first.length === 0 && runs.length > 1 && !chapter.html) runs.splice(0, 2, runs[1] as number[]);
    return runs.map((run, place) => {
      const runParagraphs = run.map((index) => paragraphs[index] as (typeof paragraphs)[number]);
      const continued = place > 0;
      const content: PartContent = {
        kind: "text",
        chapter: {
          ...chapter,
          html: continued ? "" : chapter.html,
          paragraphs: runParagraphs,
          orientation: runParagraphs[0]?.orientation ?? chapter.orientation,
        },
        target,
        sections: run.map((index) => sections[index] as string),
        continued,
      };
      const shown = run.flatMap((index) => (marks[index] && marks[index].title !== "" ? [marks[index]] : []));
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
  let path: string[] = [];
  return units.map((pieces, unit): Draft => {
    const marks: Mark[] = unit === 0 ? [mark] : [];
    const groups = pieces.map((piece) => {
      const { keys = piece.path } = piece;
      const same = piece.continued ? keys.length : sharedDepth(path, keys);
      const headings = piece.path.slice(same).map((title, index) => {
        const depth = same + index + 1;
        const target = unused(
          `category-${name(chapter.id)}-${digest(keys.slice(0, depth).join("\n"))}`,
          used,
        );
        marks.push({ target, kind: "category", depth, title });
        return { title, depth, target };
      });
      path = keys;
      const entries = piece.entries.map((entry) => {
        const entryTarget = unused(`entry-${name(chapter.id)}-${name(entry.code)}`, used);
        const { name: title, code } = entry;
        marks.push({ target: entryTarget, kind: "entry", depth: piece.path.length + 1, title, code });
        return { ...entry, target: entryTarget };
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

function sharedDepth(a: readonly string[], b: readonly string[]): number {
  const differs = b.findIndex((title, index) => a[index] !== title);
  return differs < 0 ? b.length : differs;
}

/** Turns any text into a name that is valid as an HTML id and a PDF destination. */
const name = (text: string) =>
  text.replace(/[^A-Za-z0-9-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

function unused(target: string, used: Set<string>): string {
  let free = target;
  for (let copy = 2; used.has(free); copy += 1) free = `${target}_${copy}`;
  used.add(free);
  return free;
}
