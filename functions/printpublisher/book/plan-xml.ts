import { columnGaps, columnWidth, type Format } from "../../../shared/printpublisher/templates/page-model.ts";
import type { BookFacts } from "./assemble-book.ts";
import type { Mark, PartFrame } from "./book.ts";
import type { OpenedBook } from "./open-book.ts";
import { points } from "./sheet.ts";
import { xmlAttributes } from "./xml.ts";

/** Elements that hold others, by the kind of their mark; letters of the index are no part of the plan. */
const elements = {
  chapter: "chapter",
  section: "section",
  category: "category",
  entry: "entry",
  picture: "picture",
} as const;

/**
 * The plan of a book as XML, for agencies that go on with it: chapters, sections, categories, entries and pages of pictures in their order, each with the
 * printed number of its page, the number of its side in the file, and the column in which it begins, all from 1. `docs/book-files.md` has its schema.
 */
export function planXml(
  { frames, places }: Pick<OpenedBook, "frames" | "places">,
  { title, labName, language, format = "A5", asOf }: BookFacts,
): string {
  const book = xmlAttributes({ title, laboratory: labName, language, format, date: asOf });
  const lines = [`<?xml version="1.0" encoding="UTF-8"?>`, `<book${book}>`];
  const open: Mark[] = [];
  const close = (depth: number) => {
    for (let last = open.at(-1); last && last.depth >= depth; last = open.at(-1)) {
      open.pop();
      lines.push(`${indent(open.length)}</${nameOf(last)}>`);
    }
  };
  for (const [mark, frame] of frames.flatMap((frame) => frame.marks.map((mark) => [mark, frame] as const))) {
    if (mark.kind === "letter") continue;
    close(mark.depth);
    const place = places.all.get(mark.target);
    const attributes = xmlAttributes({
      code: mark.code,
      title: mark.title,
      page: place?.number,
      side: place && place.sheet + 1,
      column: place && mark.kind !== "picture" ? columnOf(place.x, frame, format) : undefined,
    });
    const tag = `${indent(open.length)}<${nameOf(mark)}${attributes}`;
    if (mark.kind === "entry" || mark.kind === "picture") lines.push(`${tag}/>`);
    else {
      lines.push(`${tag}>`);
      open.push(mark);
    }
  }
  close(0);
  return `${lines.join("\n")}\n</book>\n`;
}

const nameOf = ({ kind }: Mark) => elements[kind as keyof typeof elements];
const indent = (depth: number) => "  ".repeat(depth + 1);

/** Destinations lie a little left of their words. */
const besideWords = 6;

/** Returns the column in which a place lies, from 1. */
function columnOf(x: number, { setting }: PartFrame, format: Format): number {
  const { columns, orientation } = setting ?? { columns: 1, orientation: "portrait" };
  if (columns === 1) return 1;
  const pitch = points(columnWidth(format, orientation, columns) + columnGaps[columns]);
  return Math.min(columns, 1 + Math.max(0, Math.floor((x + besideWords) / pitch)));
}
