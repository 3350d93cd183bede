import { within } from "../../../shared/kernel/define-crud.ts";
import {
  chapters,
  chaptersApi,
  paragraphs,
} from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { chapterRecords, paragraphRecords } from "./chapter.store.ts";
import { chapterChoices } from "./chapter-choices.ts";
import { placeOfChapter, placeOfParagraph } from "./chapter-order.ts";
import { checkBook } from "./check-book.ts";
import { findPlaces } from "./find-places.ts";

export const handler = serveApi(chaptersApi, {
  ...within("chapters", crud(chapters, chapterRecords, { also: placeOfChapter })),
  ...within("paragraphs", crud(paragraphs, paragraphRecords, { also: placeOfParagraph })),
  checkBook: async ({ actor }) => ({ checks: await checkBook(actor) }),
  getBookPlaces: ({ actor, language, query }) => findPlaces(actor, language, query.search),
  getChapterChoices: ({ actor, language }) => chapterChoices(actor, language),
});
