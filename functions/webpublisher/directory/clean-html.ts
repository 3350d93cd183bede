import sanitize from "sanitize-html";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";

const allowed: sanitize.IOptions = {
  allowedTags: [
    ..."p br strong b em i u s sub sup ul ol li h2 h3 h4 blockquote code pre hr a".split(" "),
    ..."table caption thead tbody tfoot tr th td".split(" "),
  ],
  allowedAttributes: { a: ["href", "rel"], th: ["colspan", "rowspan", "scope"], td: ["colspan", "rowspan"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: { a: sanitize.simpleTransform("a", { rel: "noopener" }) },
};

/**
 * Rich text through an allow-list. What is stored was cleaned when it was written; it is cleaned again here because it ends in other
 * people's websites, where one slip of a writer would run as their script.
 */
export const cleanHtml = (html: string) => sanitize(html, allowed);

/** Fields with their rich text clean. */
export const cleanFields = (fields: readonly ShownField[]): ShownField[] =>
  fields.map((field) => (field.html === undefined ? field : { ...field, html: cleanHtml(field.html) }));
