import type { CollectionItem } from "../../../shared/core/catalogue/document.ts";
import { refuseFields } from "../../platform/problem.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { documentCommands, missingErrors, takenErrors } from "../catalogue/document-commands.ts";
import { showItem } from "./show-collection.ts";

const kind = "collectionitem";

/** Conflicts of a new item with the catalogue, by field. */
export const itemErrors = (
  catalogue: Catalogue,
  { collection, identifier }: Partial<CollectionItem>,
  present = catalogue.get(kind, `${collection}/${identifier}`),
) => [
  ...missingErrors(catalogue, { collection: ["collection", collection] }),
  ...takenErrors(kind, "identifier", present),
];

export const itemCommands = documentCommands(kind, {
  make(item: CollectionItem, catalogue, present) {
    refuseFields(itemErrors(catalogue, item, present));
    return item;
  },
  edit: (content, change: Partial<Pick<CollectionItem, "name" | "fields">>) => ({ ...content, ...change }),
  show: showItem,
});
