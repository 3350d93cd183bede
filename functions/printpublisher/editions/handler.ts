import { editionsApi } from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { withPresentText } from "../books/book-text.store.ts";
import { readEditions } from "./edition.store.ts";
import { downloadEdition, getBookChanges, publishBook } from "./publish-book.ts";
import { publishWebChapters, showWebChapters } from "./publish-web-chapters.ts";

export const handler = serveApi(editionsApi, {
  getPublished: async ({ actor }) => {
    const editions = await readEditions(actor);
    return { editions: await Promise.all(editions.map((edition) => withPresentText(actor, edition))) };
  },
  publishBook,
  getBookChanges,
  downloadEdition,
  getWebChapters: async ({ actor }) => showWebChapters(actor),
  publishWebChapters,
});
