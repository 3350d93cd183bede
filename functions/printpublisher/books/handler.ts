import { languageSchema } from "../../../shared/kernel/language.ts";
import { type Book, booksApi, reducedSetSize } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { readDesign } from "../config/config.store.ts";
import { currentEdition } from "../editions/edition.store.ts";
import { bookUrl, readLastBook, readLastBooks } from "./book.store.ts";
import { withPresentText } from "./book-text.store.ts";
import { cancelBook, generateBook } from "./generate-book.ts";
import { openOrders } from "./order-queue.store.ts";

export const handler = serveApi(booksApi, {
  generateBook: async ({ actor, body, language }) => {
    const chosen =
      body.language === undefined
        ? ((await readDesign(actor)).config.language ?? language)
        : languageSchema.safeParse(body.language).data;
    if (!chosen || !actor.languages.includes(chosen)) {
      throw fieldProblem("language", "invalid", `The catalogue is kept in ${actor.languages.join(", ")}.`);
    }
    const { reduced, bars } = body;
    if (bars && (await currentEdition(actor, chosen)) === undefined)
      throw fieldProblem("bars", "invalid", "There is no edition to compare with.");
    return generateBook(actor, { reduced, bars, language: chosen });
  },
  cancelBook: ({ actor, params }) => cancelBook(actor, params.id),
  getLastBook: async ({ actor, query, language }) => {
    const options = { language: query.language ?? language, reduced: query.reduced };
    const present = (book: Book) => withPresentText(actor, book);
    const [book, books, open] = await Promise.all([
      readLastBook(actor, options),
      readLastBooks(actor),
      openOrders(actor),
    ]);
    return {
      book: book && (await present(book)),
      books: await Promise.all(books.map(present)),
      orders: open.map(({ task: _, ...order }) => order),
    };
  },
  downloadBook: async ({ actor, tenant, query, language }) => {
    const book = await readLastBook(actor, { language: query.language ?? language, reduced: query.reduced });
    if (!book) throw problem("not_found", "No book was made yet.");
    const day = book.generated.slice(0, 10);
    const name = `${tenant.name} ${day} ${book.language}${book.reduced ? ` ${reducedSetSize}` : ""}`;
    return { url: await bookUrl(actor, book, query.file, name), book };
  },
});
