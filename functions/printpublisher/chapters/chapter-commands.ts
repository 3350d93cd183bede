import { ulid } from "ulid";
import { chapters, paragraphs } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { noteShown } from "../pictures/picture-uses.ts";
import { chapterRecords, paragraphRecords } from "./chapter.store.ts";
import { chapterOrder, paragraphOrder, placeOfChapter, placeOfParagraph } from "./chapter-order.ts";
import { expectChapterFits, expectSectionFits } from "./check-columns.ts";
import { expectPageSharp } from "./check-page-picture.ts";

export const chapterCommands = crud(chapters, chapterRecords, {
  beside: (call) => [chapterOrder(call), paragraphOrder(call)],
  also: placeOfChapter,
  create: async ({ actor, body }) => {
    await expectChapterFits(actor, body);
    await expectPageSharp(actor, body);
    const id = ulid();
    await noteShown(actor, { kind: "chapter", id }, body);
    return chapterRecords.create(actor, body, { id });
  },
  change: async ({ actor, params, ifMatch, body }) => {
    await expectChapterFits(actor, body, params.id);
    await expectPageSharp(actor, body, params.id);
    await noteShown(actor, { kind: "chapter", id: params.id }, body);
    return chapterRecords.change(actor, params.id, ifMatch, () => body);
  },
});

export const paragraphCommands = crud(paragraphs, paragraphRecords, {
  beside: (call) => [paragraphOrder(call)],
  also: placeOfParagraph,
  create: async ({ actor, body }) => {
    await expectSectionFits(actor, body);
    const id = ulid();
    await noteShown(actor, { kind: "section", id }, body);
    return paragraphRecords.create(actor, body, { id });
  },
  change: async ({ actor, params, ifMatch, body }) => {
    await expectSectionFits(actor, body, params.id);
    await noteShown(actor, { kind: "section", id: params.id }, body);
    return paragraphRecords.change(actor, params.id, ifMatch, () => body);
  },
});
