import type { FieldKind } from "./field-kind.ts";
import { referring, shownNames } from "./plain-values.ts";

/** Other analyses, by their codes. */
export const relatedanalyses: FieldKind = {
  ...referring("analysis", () => "codes of analyses that exist"),
  shown: (value, field, reader) => {
    if (!Array.isArray(value)) return shownNames(value, field, reader);
    const links = value.flatMap((entry) => (typeof entry === "string" ? reader.link(entry) : []));
    return links.length > 0 ? { links } : undefined;
  },
};
