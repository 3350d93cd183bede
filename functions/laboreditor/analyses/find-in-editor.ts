import { collectionItems, collections } from "../../../shared/core/collections/collections.endpoints.ts";
import { listForEditor as endpoint } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { loadCollectionLists } from "../../core/door.ts";
import { searched } from "../../platform/endpoint/find.ts";
import { listLayouts } from "../layouts/show-layout.ts";
import { firstForEditor } from "./list-for-editor.ts";

const { listCollections, listItems } = await loadCollectionLists();

/** The lists of the LaborEditor with their commands. */
export const editorLists = [
  searched(endpoint, firstForEditor),
  searched(collections.list, listCollections),
  searched(collectionItems.list, listItems),
  searched(layouts.list, listLayouts),
];
