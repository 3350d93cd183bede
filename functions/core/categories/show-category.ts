import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { reply } from "../../platform/endpoint/call.ts";

/** A category to be edited, with its version. */
export function showCategory({ id, version, content }: CatalogueDocument<"category">) {
  const { identifier, name, parent, layout } = content;
  return reply({ id, identifier, name, parent, layout }, { etag: version });
}

/** Its name to read. */
export const nameIn = (language: Language, main: Language, { content }: CatalogueDocument<"category">) =>
  localized(content.name, language, main).value ?? content.identifier;
