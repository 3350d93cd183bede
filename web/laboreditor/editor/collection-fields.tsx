import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listCollections } from "../../../shared/core/collections/collections.endpoints.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { call } from "../../platform/api/call.ts";
import { RemotePicker } from "../../platform/remote-picker.tsx";
import { collectionsKey } from "../collections/queries.ts";
import classes from "./editor.module.css";
import { ItemsInput, pickerSize } from "./fields/reference-input.tsx";
import { rememberName, useReferenceNames } from "./reference-names.ts";
import type { EditorForm } from "./use-editor-form.ts";

/** The collection of an analysis, and its items of that one or, without one, of any. */
export function CollectionFields(props: { form: EditorForm; analysis: AnalysisForm; readOnly: boolean }) {
  const { form, analysis, readOnly } = props;
  const { t } = useTranslation("editor");
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
        known={collection === null ? [] : [{ value: collection, label: names.collection(collection) }]}
        find={async (search, signal) => {
          const page = await call(listCollections, { query: { search, limit: pickerSize }, signal });
          for (const { identifier, name } of page.results) rememberName("collections", identifier, name);
          return {
            items: page.results.map(({ identifier, name }) => ({ value: identifier, label: name })),
            more: page.next !== null,
          };
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
