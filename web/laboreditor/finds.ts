import { IconBinaryTree2, IconForms, IconListDetails, IconStack2, IconWorldUp } from "@tabler/icons-react";
import { type CategoryNode, categories } from "../../shared/core/categories/categories.endpoints.ts";
import { collectionItems, collections } from "../../shared/core/collections/collections.endpoints.ts";
import {
  changeAnalysis,
  createAnalysis,
  getAnalysisForm,
  listForEditor,
  theEditor,
} from "../../shared/laboreditor/analyses/editor.endpoints.ts";
import { layouts } from "../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { type AnyFinds, finds } from "../platform/routing/finds.ts";
import { titles } from "./titles.ts";

const analysesFound = finds({
  at: "/laboreditor/analyse",
  title: titles.analyses,
  icon: IconListDetails,
  list: listForEditor,
  opens: [getAnalysisForm],
  show: ({ id, name, code }) => ({ to: `/laboreditor/analyse/${id}`, label: name, hint: code, code }),
  make: { to: "/laboreditor/analyse/neu", calls: [createAnalysis] },
  actions: [
    {
      label: titles.publish,
      icon: IconWorldUp,
      calls: [changeAnalysis],
      fits: ({ state }) => state !== "PUBLISHED",
      run: () => import("./analyses/publish-hit.ts"),
    },
  ],
  narrows: false,
});

const collectionsFound = finds({
  at: "/laboreditor/collections",
  icon: IconStack2,
  list: collections.list,
  opens: [theEditor, collections.read],
  show: ({ id, name, identifier }) => ({
    to: `/laboreditor/collections/${id}`,
    label: name,
    hint: identifier,
    code: identifier,
  }),
});
const itemsFound = finds({
  at: "/laboreditor/collections",
  title: titles.collectionItems,
  icon: IconStack2,
  list: collectionItems.list,
  opens: [theEditor, collectionItems.read],
  show: ({ id, name, identifier, collection }) => ({
    to: `/laboreditor/collections/${collection}/item/${id}`,
    label: name,
    hint: `${collection}/${identifier}`,
    code: `${collection}/${identifier}`,
  }),
});

const layoutsFound = finds({
  at: "/laboreditor/formulare",
  icon: IconForms,
  list: layouts.list,
  opens: [layouts.read],
  show: ({ id, name, identifier }) => ({ to: `/laboreditor/formulare/${id}`, label: name, hint: identifier }),
  make: { to: "/laboreditor/formulare/neu", calls: [layouts.create] },
});

/** A category with all its descendants. */
const withBelow = (category: CategoryNode): CategoryNode[] => [
  category,
  ...category.children.flatMap(withBelow),
];
const categoriesFound = finds({
  at: "/laboreditor/kategorien",
  icon: IconBinaryTree2,
  list: categories.list,
  opens: [categories.read],
  rows: ({ results }) => results.flatMap(withBelow),
  show: ({ id, name, identifier }) => ({
    to: `/laboreditor/kategorien?${new URLSearchParams({ search: name, category: id })}`,
    label: name,
    hint: identifier,
    code: identifier,
  }),
});

/** Records that the palette finds in addition to those of `resourcePages`. */
export const laboreditorFinds: readonly AnyFinds[] = [
  analysesFound,
  collectionsFound,
  itemsFound,
  layoutsFound,
  categoriesFound,
];
