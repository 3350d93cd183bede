import type { publicBook } from "../../../shared/printpublisher/public-book/public-book.endpoints.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { problem } from "../../platform/problem.ts";
import { currentEdition } from "../editions/edition.store.ts";

/** Redirects to the file of the current edition, whose name is its own, so that caches never show a former one. */
export const showPublicBook: Command<typeof publicBook> = async ({ actor, params }) => {
  const id = await currentEdition(actor, params.language);
  if (!id) throw problem("not_found", "No catalogue has been published in this language.");
  return reply("", { status: 302, headers: { Location: `${publicOrigin()}/embed/books/${id}.pdf` } });
};
