import { useTranslation } from "react-i18next";
import { shownPlain } from "../../../../shared/core/catalogue/shown-plain.ts";
import { useReaderLanguage } from "../../../platform/i18n/languages.ts";
import type { ReadProps } from "../kinds/editor-kind.ts";
import { editorKinds } from "../kinds/kinds.ts";
import { ReadNames } from "./read-names.tsx";

/** A read-only value as readers see it: localised numbers, names instead of identifiers, rendered rich text. */
export function ReadValue(props: ReadProps) {
  const { field } = props;
  const value = shownPlain(field, props.value, useReaderLanguage());
  const { t } = useTranslation("editor");
  if (typeof value === "boolean") return t(value ? "field.yes" : "field.no");
  const { Read, separator } = editorKinds[field.type];
  return Read ? (
    <Read {...props} value={value} />
  ) : (
    <ReadNames {...props} value={value} separator={separator} />
  );
}
