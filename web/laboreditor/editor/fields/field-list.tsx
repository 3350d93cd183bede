import { createElement } from "react";
import { type FieldDefinition, holds, holdsFields } from "../../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { useLocalized } from "../../../platform/i18n/languages.ts";
import type { EditorForm } from "../use-editor-form.ts";
import classes from "./fields.module.css";
import { ValueField } from "./value-field.tsx";

/** Id of a section's element, the target of links in the head. */
export const sectionId = ({ key }: Pick<FieldDefinition, "key">) => `section-${key}`;

/** The fields of a layout in its order: titles of three levels, sections and groups with their contents, and values. */
export function FieldList(props: {
  definitions: readonly FieldDefinition[];
  form: EditorForm;
  analysis: AnalysisForm;
  languages: readonly Language[];
  readOnly: boolean;
  /** The version that unsaved input is based on, if there is a newer one. */
  before?: AnalysisForm;
  /** The keys of the fields to draw; all by default. */
  only?: ReadonlySet<string>;
}) {
  const { definitions, only, ...rest } = props;
  const text = useLocalized();
  return definitions.map((field) => {
    const label = text(field.label) || field.key;
    if (holds(field.type, "heading")) {
      return createElement(
        `h${(field.level ?? 1) + 2}`,
        { key: field.key, id: sectionId(field), className: classes.title, "data-level": field.level ?? 1 },
        label,
      );
    }
    if (holdsFields(field.type)) {
      return (
        <fieldset key={field.key} id={sectionId(field)} className={classes[field.type]}>
          <legend>{label}</legend>
          <FieldList {...rest} only={only} definitions={field.children ?? []} />
        </fieldset>
      );
    }
    if (only && !only.has(field.key)) return null;
    return <ValueField key={field.key} {...rest} field={field} />;
  });
}
