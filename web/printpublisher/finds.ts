import { IconListTree } from "@tabler/icons-react";
import { chapters, paragraphs } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { type AnyFinds, finds } from "../platform/routing/finds.ts";
import { titles } from "./titles.ts";

const chaptersFound = finds({
  at: "/printpublisher/inhalte",
  title: titles.chapters,
  icon: IconListTree,
  list: chapters.list,
  opens: [chapters.read],
  show: ({ id, title }) => ({ to: `/printpublisher/inhalte/kapitel/${id}`, label: title }),
  make: { to: "/printpublisher/inhalte/kapitel/neu", calls: [chapters.create] },
});
const sectionsFound = finds({
  at: "/printpublisher/inhalte",
  title: titles.sections,
  icon: IconListTree,
  list: paragraphs.list,
  opens: [paragraphs.read],
  show: ({ id, title }) => ({ to: `/printpublisher/inhalte/abschnitt/${id}`, label: title }),
});

/** Records of the printed catalogue that the palette finds in addition to those of `resourcePages`. */
export const printpublisherFinds: readonly AnyFinds[] = [chaptersFound, sectionsFound];
