import { Checkbox, Select, TextInput } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { analysisStates } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { Panel } from "../../ui/panel.tsx";
import { CollectionFields } from "./collection-fields.tsx";
import classes from "./editor.module.css";
import { AnalysesInput, CategoryInput } from "./fields/reference-input.tsx";
import type { EditorForm } from "./use-editor-form.ts";

const switches = ["internal", "is_standalone", "list_visible"] as const;

/** The fields of every analysis besides those of its layout: names, state, categories, relations, visibility. */
export const FactFields = memo(function FactFields(props: {
  form: EditorForm;
  analysis: AnalysisForm;
  languages: readonly Language[];
  readOnly: boolean;
}) {
  const { form, analysis, readOnly } = props;
  const { t } = useTranslation("editor");
  const { t: list } = useTranslation("laboreditor");
  const values = form.getValues();
  const category = form.getInputProps("categories");
  const related = form.getInputProps("related");
  return (
    <Panel>
      <div className={classes.facts}>
        <div className={classes.pair}>
          <LocalizedInput
            form={form}
            path="name"
            label={t("fact.name")}
            languages={props.languages}
            readOnly={readOnly}
          />
        </div>
        <div className={classes.pair}>
          <Select
            label={t("fact.state")}
            allowDeselect={false}
            disabled={readOnly}
            data={analysisStates.map((state) => ({ value: state, label: list(`states.${state}`) }))}
            key={form.key("state")}
            {...form.getInputProps("state")}
          />
          <div className={classes.fixed}>
            {(["code", "layout"] as const).map((fixed) => (
              <TextInput key={fixed} label={t(`fact.${fixed}`)} value={analysis[fixed]} readOnly />
            ))}
          </div>
        </div>
        <CategoryInput
          key={form.key("categories")}
          {...category}
          label={t("fact.categories")}
          defaultValue={values.categories}
          references={analysis.references}
          readOnly={readOnly}
          fits={(each) => !each.has_layout}
        />
        <CollectionFields form={form} analysis={analysis} readOnly={readOnly} />
        <AnalysesInput
          key={form.key("related")}
          {...related}
          label={t("fact.related")}
          defaultValue={values.related}
          references={analysis.references}
          readOnly={readOnly}
        />
        <div className={classes.switches}>
          {switches.map((name) => (
            <Checkbox
              key={form.key(name)}
              label={t(`fact.${name}`)}
              disabled={readOnly}
              {...form.getInputProps(name, { type: "checkbox" })}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
});
