import {
  IconAlignLeft,
  IconCalendar,
  IconCategory,
  IconCertificate,
  IconCheckbox,
  IconForms,
  IconHeading,
  IconLayoutRows,
  IconLink,
  IconList,
  IconSquare,
  IconStack2,
  IconTable,
  type TablerIcon,
} from "@tabler/icons-react";
import type { FieldType } from "../../../shared/core/catalogue/field.ts";

export const typeIcons: Readonly<Record<FieldType, TablerIcon>> = {
  title: IconHeading,
  text: IconForms,
  multilinetext: IconAlignLeft,
  list: IconList,
  table: IconTable,
  date: IconCalendar,
  section: IconLayoutRows,
  group: IconSquare,
  checkbox: IconCheckbox,
  category: IconCategory,
  collectionitem: IconStack2,
  relatedanalyses: IconLink,
  certificate: IconCertificate,
};

/** The types as offered, related ones in a row. */
export const typeGroups = [
  { key: "texts", types: ["text", "multilinetext", "list", "date", "checkbox", "table"] },
  { key: "references", types: ["collectionitem", "category", "relatedanalyses", "certificate"] },
  { key: "structure", types: ["section", "group", "title"] },
] as const satisfies readonly { key: string; types: readonly FieldType[] }[];

/** Types to which a field can change; structural types hold no values, so they do not mix with others. */
export const typesLike = (type: FieldType): readonly FieldType[] => {
  if (type === "title") return ["title"];
  if (type === "section" || type === "group") return ["section", "group"];
  return [...typeGroups[0].types, ...typeGroups[1].types];
};
