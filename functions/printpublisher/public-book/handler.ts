import { publicBookApi } from "../../../shared/printpublisher/public-book/public-book.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { chapterPage, chaptersPage } from "./chapter-pages.ts";
import { showPublicBook } from "./show-public-book.ts";

export const handler = serveApi(publicBookApi, { publicBook: showPublicBook, chaptersPage, chapterPage });
