/** Exports of `printpublisher` for other contexts. */

import type { Language } from "../../shared/kernel/language.ts";
import type { BookedModules } from "../../shared/kernel/modules.ts";
import type { Actor } from "../platform/actor.ts";
import type { provisionBook as provision } from "./provisioning/provision-book.ts";
import type { PublishedBook } from "./public-book/published-book.ts";

/** Loaded on demand, since visitors' pages need this door too. */
export const provisionBook = async (...args: Parameters<typeof provision>) =>
  (await import("./provisioning/provision-book.ts")).provisionBook(...args);

/** The parts of the book that visitors get in a language; nothing is loaded for a laboratory without the module. */
export async function publishedBook(
  actor: Pick<Actor, "tenant">,
  modules: BookedModules,
  language: Language,
): Promise<PublishedBook> {
  if (!modules.MD_PRINT) return { chapters: [], pdf: undefined };
  return (await import("./public-book/published-book.ts")).publishedBook(actor, language);
}
