import { within } from "../../../shared/kernel/define-crud.ts";
import {
  chapters,
  chaptersApi,
  paragraphs,
} from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { ordersOf } from "../../platform/endpoint/place-in-order.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { chapterRecords, paragraphRecords } from "./chapter.store.ts";
import { chapterChoices } from "./chapter-choices.ts";
import { checkBook } from "./check-book.ts";
import { findPlaces } from "./find-places.ts";

const chapterOrder = ordersOf(chapterRecords);
const paragraphOrder = ordersOf(paragraphRecords);

export const handler = serveApi(chaptersApi, {
  ...within(
    "chapters",
    crud(chapters, chapterRecords, {
      also: async ({ id }, call) => ({
        order: (await chapterOrder(call)).indexOf(id),
        paragraphs: await paragraphOrder(call, id),
      }),
    }),
  ),
  ...within(
    "paragraphs",
    crud(paragraphs, paragraphRecords, {
      also: async ({ id, parent_chapter }, call) => ({
        order: (await paragraphOrder(call, parent_chapter)).indexOf(id),
      }),
    }),
  ),
  checkBook: async ({ actor }) => ({ checks: await checkBook(actor) }),
  getBookPlaces: ({ actor, language, query }) => findPlaces(actor, language, query.search),
  getChapterChoices: ({ actor, language }) => chapterChoices(actor, language),
});
