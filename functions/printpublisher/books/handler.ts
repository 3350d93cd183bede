import { languageSchema } from "../../../shared/kernel/language.ts";
import { booksApi } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { bookUrl, readLastBook } from "./book.store.ts";
import { generateBook } from "./generate-book.ts";

export const handler = serveApi(booksApi, {
  generateBook: ({ actor, body, language }) => {
    const wanted = body.language === undefined ? language : languageSchema.safeParse(body.language).data;
    if (!wanted || !actor.languages.includes(wanted)) {
      throw fieldProblem("language", "invalid", `The catalogue is kept in ${actor.languages.join(", ")}.`);
    }
    return generateBook(actor, { reduced: body.reduced, language: wanted });
  },
  getLastBook: async ({ actor }) => ({ book: await readLastBook(actor) }),
  downloadBook: async ({ actor, tenant }) => {
    const book = await readLastBook(actor);
    if (!book) throw problem("not_found", "No book was made yet.");
    const day = book.generated.slice(0, 10);
    return { url: await bookUrl(actor, book, `${tenant.name} ${day}.pdf`), book };
  },
});
