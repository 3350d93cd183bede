import {
  blanksOf,
  type GivenProfile,
  inksIn,
  type Printing,
  spineOf,
} from "../../../../shared/printpublisher/config/printing.ts";
import { pageModels, usualFormat } from "../../../../shared/printpublisher/templates/page-model.ts";
import { type BookFacts, thumbsOf } from "../assemble-book.ts";
import type { PartFrame } from "../book.ts";
import { noHead } from "../lay-out-sheets.ts";
import { footOf, numbersOf, type OpenedBook } from "../open-book.ts";
import { stampsOf } from "../page-furniture.ts";
import { fillContents } from "../pdf/fill-numbers.ts";
import { type LabColour, labColour } from "./press-colours.ts";
import { type PressCondition, usualCondition } from "./press-condition.ts";
import { pressCover } from "./press-cover.ts";
import { PressFile, sizeOf } from "./press-file.ts";
import { boxOf, PressSheet, placedInside } from "./press-sheet.ts";

/** How a book is printed, its colour as `#rrggbb`, and the profile of the press if it is the laboratory's own. */
export type PressOrder = Printing & { colour: string; profile?: GivenProfile };

export interface PressBook {
  /** File from the title page to the index. */
  inside: Buffer;
  /** File with back, spine and front as one spread. */
  cover: Buffer;
  /** Number of pages inside. */
  pages: number;
  /** Number of blank pages at the end of these, to fill a signature. */
  blanks: number;
  /** Width of the spine, mm. */
  spine: number;
  /** Per cent of cyan, magenta, yellow and black in the book's colour. */
  inks: number[];
}

/**
 * Makes the files for the printer (PDF/X-4) from the rendered parts of the book alone: the same parts give the same bytes. Nothing in them
 * is linked or tagged; colours are inks.
 */
export function pressBook(
  book: OpenedBook,
  facts: BookFacts,
  order: PressOrder,
  condition: PressCondition = usualCondition,
): PressBook {
  const lab = labColour(order.colour, inksIn(order.inks), condition);
  const { inside, pages, blanks } = pressInside(book, facts, order, lab, condition);
  const spine = spineOf(pages, order);
  const cover = pressCover(book, facts, { lab, spine, marks: order.crop_marks, condition });
  return { inside, cover, pages, blanks, spine, inks: [...lab.inks] };
}

function pressInside(
  book: OpenedBook,
  facts: BookFacts,
  order: PressOrder,
  lab: LabColour,
  condition: PressCondition,
) {
  const file = new PressFile(book, facts, lab, condition);
  const foot = footOf(facts);
  const thumbs = thumbsOf(book, facts);
  const { format = usualFormat } = facts;
  const sheet = new PressSheet(pageModels[format].trim, order.crop_marks);
  const marks = sheet.marks();
  const filled = book.files.map((part, index) => fillContents(part, numbersOf(book, index)));
  const sheets = book.sheets.filter(({ wrapper }) => !wrapper);
  for (const side of sheets) {
    const { part, page } = side;
    const drawn = part === undefined ? undefined : file.parts[part];
    if (part === undefined || !drawn) {
      file.addPage(sheet, marks, {});
      continue;
    }
    const size = sizeOf(drawn, page);
    const { box, matrix } = placedInside(side, size, sheet.edge, format);
    const head = book.heads[part]?.[page] ?? noHead;
    const stamps = stampsOf(side, size, book.frames[part] as PartFrame, head, foot, file.stamper, format);
    const form = drawn.form(page, filled[part] ?? new Map(), boxOf(box), (resources) => {
      const tab = thumbs?.operators(side, size, file.stamper, resources) ?? "";
      return file.stamper.operators(stamps, resources) + file.colours.content(tab);
    });
    file.addPage(sheet, `q ${matrix} /P Do Q\n${marks}`, { P: form });
  }
  const blanks = blanksOf(sheets.length, order);
  for (let blank = 0; blank < blanks; blank += 1) file.addPage(sheet, marks, {});
  return { inside: file.finish("inside", "TwoPageRight"), pages: sheets.length + blanks, blanks };
}
