import type { FieldType } from "../../../../shared/core/catalogue/field.ts";
import { category } from "./category.tsx";
import { certificate } from "./certificate.tsx";
import { checkbox } from "./checkbox.tsx";
import { collectionitem } from "./collectionitem.tsx";
import { date } from "./date.tsx";
import type { EditorKind } from "./editor-kind.ts";
import { list } from "./list.tsx";
import { multilinetext } from "./multilinetext.tsx";
import { relatedanalyses } from "./relatedanalyses.tsx";
import { table } from "./table.tsx";
import { text } from "./text.tsx";

/** How the editor treats each type of field. */
export const editorKinds: Readonly<Record<FieldType, EditorKind>> = {
  title: {},
  text,
  multilinetext,
  list,
  table,
  date,
  section: {},
  group: {},
  checkbox,
  category,
  collectionitem,
  relatedanalyses,
  certificate,
};
