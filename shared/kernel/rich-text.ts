/**
 * Elements allowed in rich text. The server's cleaner, the app's reader and the schema of the app's editor follow this list, so that
 * everything the editor saves is kept unchanged.
 */
export const richElements =
  "p br ul ol li strong b em i u s sub sup h3 h4 a table thead tbody tr th td blockquote".split(" ");

/** Beginning of a link's address; a link to any other address loses it. */
export const addressStart = "(?:https?:\\/\\/|mailto:|tel:)";
const isAddress = new RegExp(`^${addressStart}`, "i");
const span = /^\d{1,3}$/;
const listStart = /^\d{1,4}$/;
const listType = /^[aAiI]$/;

/** The attributes that an element may keep, in the order in which they are written. */
export function harmlessAttributes(
  name: string,
  { href, colspan, rowspan, start, type }: Record<string, string | undefined>,
): Record<string, string> {
  switch (name) {
    case "a":
      return href && isAddress.test(href)
        ? { href: href.replace(/^\w+/, (scheme) => scheme.toLowerCase()) }
        : {};
    case "td":
    case "th":
      return {
        ...(colspan && span.test(colspan) && { colspan }),
        ...(rowspan && span.test(rowspan) && { rowspan }),
      };
    case "ol":
      return {
        ...(start && listStart.test(start) && { start }),
        ...(type && listType.test(type) && { type }),
      };
    default:
      return {};
  }
}
