import * as z from "zod";
import {
  type FieldDefinition,
  type FieldType,
  fieldDefinitionsSchema,
  hasSetting,
  holds,
  holdsFields,
} from "../../../shared/core/catalogue/field.ts";
import { localizedTextSchema } from "../../../shared/kernel/language.ts";
import { filledTexts } from "../../platform/form/localized-texts.ts";
import { type FieldNode, flattened, uidAtPath } from "./field-tree.ts";

/** Possible problems of a field as a whole; their texts are in `layouts:wrong`. */
export const fieldProblems = [
  "field_label",
  "field_collection",
  "field_columns",
  "field_parts",
  "field_choices",
  "field_invalid",
] as const;
type FieldProblem = (typeof fieldProblems)[number];

const isUnnamed = ({ label }: Pick<FieldNode, "label">) => Object.keys(filledTexts(label)).length === 0;

function problemsOf({
  label,
  type,
  collection,
  columns = [],
  options = [],
  check,
}: FieldNode): FieldProblem[] {
  const parts = [...columns, ...columns.flatMap((column) => column.options ?? []), ...options];
  return [
    ...(isUnnamed({ label }) ? (["field_label"] as const) : []),
    ...(hasSetting(type, "collection") && !collection ? (["field_collection"] as const) : []),
    ...(hasSetting(type, "columns") && columns.length === 0 ? (["field_columns"] as const) : []),
    ...(parts.some(isUnnamed) ? (["field_parts"] as const) : []),
    ...(check?.choices?.length === 0 ? (["field_choices"] as const) : []),
  ];
}

/**
 * The schema of the form. Each problem of a field is reported at the field's line.
 * @param saved converts the fields for saving
 */
export const layoutValues = (saved: (nodes: readonly FieldNode[]) => FieldDefinition[]) =>
  z
    .object({ name: localizedTextSchema, is_default: z.boolean(), fields: z.custom<FieldNode[]>() })
    .superRefine(({ fields }, context) => {
      const complain = (code: string, uid?: string) =>
        context.addIssue({
          code: "custom",
          path: uid === undefined ? ["fields"] : ["fields", uid],
          params: { code },
        });
      for (const node of flattened(fields)) for (const code of problemsOf(node)) complain(code, node.uid);
      for (const issue of fieldDefinitionsSchema.safeParse(saved(fields)).error?.issues ?? []) {
        const code = issue.code === "custom" ? String(issue.params?.code) : "field_invalid";
        complain(code, uidAtPath(fields, ["fields", ...issue.path.map(String)]));
      }
    });

let lastUid = 0;
const freshUid = () => `new-${++lastUid}`;

/** An empty field of a type. */
export const newNode = (type: FieldType): FieldNode => ({
  uid: freshUid(),
  isNew: true,
  key: "",
  type,
  label: {},
  required: false,
  list_visible: false,
  field_visible: true,
  translatable: holds(type, "html"),
  source: [],
  ...(hasSetting(type, "level") && { level: 1 }),
  ...(hasSetting(type, "columns") && { columns: [{ key: "", label: {}, kind: "text" as const }] }),
  ...(holdsFields(type) && { children: [] }),
});

/** A copy of a field with the same settings, but without its values. */
export const copyOf = (node: FieldNode): FieldNode => ({ ...node, uid: freshUid(), isNew: true, key: "" });
