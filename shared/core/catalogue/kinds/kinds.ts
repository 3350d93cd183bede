import { category } from "./category.ts";
import { certificate } from "./certificate.ts";
import { checkbox } from "./checkbox.ts";
import { collectionitem } from "./collectionitem.ts";
import { date } from "./date.ts";
import type { FieldKind, Holding, OwnSetting } from "./field-kind.ts";
import { group } from "./group.ts";
import { list } from "./list.ts";
import { multilinetext } from "./multilinetext.ts";
import { relatedanalyses } from "./relatedanalyses.ts";
import { section } from "./section.ts";
import { table } from "./table.ts";
import { text } from "./text.ts";
import { title } from "./title.ts";

/** The types of fields, each with its home; every other table by type is total, so a new one is missed there by the compiler. */
export const kinds = {
  title,
  text,
  multilinetext,
  list,
  table,
  date,
  section,
  group,
  checkbox,
  category,
  collectionitem,
  relatedanalyses,
  certificate,
} as const satisfies Record<string, FieldKind>;
export type FieldType = keyof typeof kinds;
export const fieldTypes = Object.keys(kinds) as [FieldType, ...FieldType[]];

/** The kind of a field of any type. */
export const kindOf = ({ type }: { type: FieldType }): FieldKind => kinds[type];
/** Whether fields of a type hold values of this shape. */
export const holds = (type: FieldType, holding: Holding): boolean => kinds[type].holds === holding;
/** Whether fields of a type have a setting that only some types have. */
export const hasSetting = (type: FieldType, setting: OwnSetting): boolean =>
  (kinds[type] as FieldKind).settings.includes(setting);
