import { useTranslation } from "react-i18next";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import type { References } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";

type Kind = keyof References;
type Name = LocalizedText | string;

/** Names read or offered during this visit: responses do not contain a newly picked one before it is saved. */
const names = new Map<string, Name>();
const placeOf = (kind: Kind, identifier: string) => `${kind} ${identifier}`;

/** Remembers the name of an option. */
export function rememberName(kind: Kind, identifier: string, name: Name): void {
  names.set(placeOf(kind, identifier), name);
}

/** Remembers the names of all references of an analysis. */
export function rememberReferences(references: References): void {
  for (const kind of ["categories", "collections", "items", "analyses"] as const)
    for (const [identifier, reference] of Object.entries(references[kind]))
      if (reference) rememberName(kind, identifier, reference.name);
}

/** The name of a reference, or a note that it is gone; its identifier while the name is unknown. */
export function useReferenceNames(references: References) {
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const name = (kind: Kind, identifier: string, shown = identifier): string => {
    const reference = references[kind][identifier];
    if (reference === null) return t("field.gone", { identifier: shown });
    const label = reference?.name ?? names.get(placeOf(kind, identifier));
    return (typeof label === "string" ? label : text(label)) || shown;
  };
  const category = (identifier: string) => name("categories", identifier);
  const item = (collection: string, identifier: string) =>
    name("items", `${collection}/${identifier}`, identifier);
  const analysis = (code: string) => {
    const shown = name("analyses", code);
    return shown === code ? code : `${shown} (${code})`;
  };
  return {
    category,
    collection: (identifier: string) => name("collections", identifier),
    item,
    /** An item of any collection, with the name of the collection. */
    itemOf: (item: string) => {
      const [collection = "", identifier = item] = item.split("/");
      return `${name("items", item, identifier)} (${name("collections", collection)})`;
    },
    analysis,
    /** Text of an entry in a field's value: the name of its target, the label of its option, or the entry itself. */
    entry: (field: FieldDefinition | undefined, key: string) => {
      const { refersTo } = field ? kindOf(field) : {};
      if (refersTo === "category") return category(key);
      if (refersTo === "collectionitem") return item(field?.collection ?? "", key);
      if (refersTo === "analysis") return analysis(key);
      return text(field?.options?.find((option) => option.key === key)?.label) || key;
    },
  };
}
