import { Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { collections } from "../../../shared/core/collections/collections.endpoints.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { call } from "../../platform/api/call.ts";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { RemotePicker } from "../../platform/remote-picker.tsx";
import { Panel } from "../../ui/panel.tsx";
import { collectionsKey } from "../collections/queries.ts";
import { useLayoutName } from "../layout-name.ts";
import classes from "./editor.module.css";
import { AnalysesInput, CategoryInput, ItemsInput, pickerSize } from "./fields/reference-input.tsx";
import { rememberName, useReferenceNames } from "./reference-names.ts";
import type { EditorForm } from "./use-editor-form.ts";

/** The collection of an analysis, and its items; without a collection, items of any. */
function CollectionFields(props: { form: EditorForm; analysis: AnalysisForm; readOnly: boolean }) {
  const { form, analysis, readOnly } = props;
  const { t } = useTranslation("laboreditor");
  const names = useReferenceNames(analysis.references);
  const [within, setWithin] = useState(() => form.getValues().collection);
  form.watch("collection", ({ value }) => setWithin(value));
  const { collection, collection_items: items } = form.getValues();
  return (
    <div className={classes.pair}>
      <RemotePicker
        key={form.key("collection")}
        {...form.getInputProps("collection")}
        label={t("fact.collection")}
        defaultValue={collection}
        disabled={readOnly}
        queryKey={[...collectionsKey, "list"]}
        labelled={collection === null ? [] : [{ value: collection, label: names.collection(collection) }]}
        find={async (search, signal) => {
          const query = { search, limit: pickerSize };
          const { results, next } = await call(collections.list, { query, signal });
          for (const { identifier, name } of results) rememberName("collections", identifier, name);
          const items = results.map(({ identifier, name }) => ({ value: identifier, label: name }));
          return { items, more: next !== null };
        }}
      />
      <ItemsInput
        key={form.key("collection_items")}
        {...form.getInputProps("collection_items")}
        label={t("fact.collection_items")}
        defaultValue={items}
        references={analysis.references}
        readOnly={readOnly}
        within={within}
      />
    </div>
  );
}

const switches = ["internal", "is_standalone", "list_visible"] as const;

/** The fields that every analysis has besides those of its layout: names, categories, relations, visibility. */
export const FactFields = memo(function FactFields(props: {
  form: EditorForm;
  analysis: AnalysisForm;
  languages: readonly Language[];
  readOnly: boolean;
}) {
  const { form, analysis, readOnly } = props;
  const { t } = useTranslation("laboreditor");
  const layoutName = useLayoutName();
  const values = form.getValues();
  const category = form.getInputProps("categories");
  const related = form.getInputProps("related_analyses");
  const isGiven = (name: (typeof switches)[number]) =>
    name === "list_visible" && analysis.read_only.includes(name);
  return (
    <Panel>
      <Stack gap={18}>
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
          <TextInput label={t("fact.code")} value={analysis.code} readOnly />
          <TextInput
            label={t("fact.layout")}
            value={layoutName({ identifier: analysis.layout, name: analysis.layout_name })}
            readOnly
          />
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
          key={form.key("related_analyses")}
          {...related}
          label={t("fact.related_analyses")}
          defaultValue={values.related_analyses}
          references={analysis.references}
          readOnly={readOnly}
        />
        <Group gap="10px 24px">
          {switches.map((name) => (
            <Checkbox
              key={form.key(name)}
              label={t(`fact.${name}`)}
              disabled={readOnly || isGiven(name)}
              description={isGiven(name) ? t("fact.given") : undefined}
              {...form.getInputProps(name, { type: "checkbox" })}
            />
          ))}
        </Group>
      </Stack>
    </Panel>
  );
});
