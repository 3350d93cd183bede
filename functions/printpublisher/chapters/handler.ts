import { within } from "../../../shared/kernel/define-crud.ts";
import {
  chapters,
  chaptersApi,
  paragraphs,
} from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { findIn, searched } from "../../platform/endpoint/find.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { chapterChoices } from "./chapter-choices.ts";
import { chapterCommands, paragraphCommands } from "./chapter-commands.ts";
import { findPlaces } from "./find-places.ts";

export const handler = serveApi(chaptersApi, {
  ...within("chapters", chapterCommands),
  ...within("paragraphs", paragraphCommands),
  checkBook: async ({ actor }) => {
    // Loaded on demand, with the parser of style sheets.
    const { checkBook } = await import("./check-book.ts");
    return { checks: await checkBook(actor) };
  },
  getBookPlaces: ({ actor, language, query }) => findPlaces(actor, language, query.search),
  getChapterChoices: ({ actor, language }) => chapterChoices(actor, language),
  findInBook: findIn(async () => [
    searched(chapters.list, chapterCommands.list),
    searched(paragraphs.list, paragraphCommands.list),
  ]),
});
