import type { FieldKind } from "./field-kind.ts";
import { referring, shownNames } from "./plain-values.ts";

/** Certificates of proficiency testing, by their ids. */
export const certificate: FieldKind = {
  ...referring("certificate", () => "ids of certificates"),
  shown: (value, field, reader) => {
    const { file } = reader;
    if (!file || typeof value === "boolean") return shownNames(value, field, reader);
    const ids = [value].flat().filter((entry) => typeof entry === "string");
    const files = ids.flatMap((id) => file(id) ?? []);
    return files.length > 0 ? { files } : undefined;
  },
};
