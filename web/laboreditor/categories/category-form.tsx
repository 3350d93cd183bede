import { Select, Stack, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import {
  type CategoryNode,
  changeCategory,
  createCategory,
  deleteCategory,
  type getCategory,
  preflightCategory,
} from "../../../shared/core/categories/categories.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { identifierSchema } from "../../../shared/kernel/id.ts";
import { localizedTextSchema } from "../../../shared/kernel/language.ts";
import { call, send } from "../../platform/api/call.ts";
import { DeleteButton } from "../../platform/delete-button.tsx";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { filledTexts, textsIn } from "../../platform/form/localized-texts.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useFormat } from "../../platform/format.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { useSettings } from "../../platform/startup.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { analysesKey } from "../editor/queries.ts";
import { creationChoices } from "../new/queries.ts";
import { categoryTree, flatten, oneCategory } from "./queries.ts";
import { renderTreeOption, treeOption } from "./tree-options.tsx";

const categoryInput = z.object({
  identifier: identifierSchema,
  name: localizedTextSchema,
  /** Empty for a top-level category. */
  parent: z.string(),
  /** Empty if it has none of its own. */
  layout: z.string(),
});
interface Read {
  output: OutputOf<typeof getCategory>;
  etag: string | null;
}

/** Possible parents: any category except itself and those below it. */
const placesFor = (tree: readonly CategoryNode[], own: string | undefined): CategoryNode[] =>
  tree
    .filter(({ identifier }) => identifier !== own)
    .map((node) => ({ ...node, children: placesFor(node.children, own) }));

/** The form of a category; without `read` it creates one. */
export function CategoryForm({ read, onDone }: { read: Read | null; onDone: () => void }) {
  const { t } = useTranslation("laboreditor");
  const text = useLocalized();
  const format = useFormat();
  const { languages } = useSettings();
  const access = useAccess();
  const client = useQueryClient();
  const { data: tree = [] } = useQuery(categoryTree);
  const { data: choices } = useQuery({ ...creationChoices(""), enabled: !read });
  const readAnew = async () => {
    await Promise.all(
      [categoryTree.queryKey, analysesKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    onDone();
  };
  const valuesOf = ({ identifier, name, parent, layout }: Read["output"]) => ({
    identifier,
    name: textsIn(languages, name),
    parent: parent ?? "",
    layout: layout ?? "",
  });
  const none = { id: "", identifier: "", name: {}, parent: null, layout: null };
  const base = useSaveForm({
    schema: categoryInput,
    read: { values: valuesOf(read?.output ?? none), etag: read?.etag ?? null },
    messages: { circle: t("category.circle"), already_exists: t("category.exists") },
    save: ({ identifier, name, parent, layout }, ifMatch) => {
      const body = { name: filledTexts(name), parent: parent || null };
      return read
        ? send(changeCategory, { params: { id: read.output.id }, body, ifMatch })
        : send(createCategory, { body: { ...body, identifier, layout: layout || null } });
    },
    reread: async () => {
      const latest = await client.fetchQuery({ ...oneCategory(read?.output.id ?? ""), staleTime: 0 });
      return { values: valuesOf(latest.output), etag: latest.etag };
    },
    onSaved: readAnew,
  });
  const { ref: form } = base.formProps;
  // The data arrives after the panel has opened, and so after the panel has moved the focus.
  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);
  const field = (name: "parent" | "layout") => ({
    allowDeselect: false,
    key: base.form.key(name),
    ...base.form.getInputProps(name),
  });
  return (
    <SaveFormFrame base={base} label={t(read ? "category.edit" : "category.new")}>
      <Stack gap="md">
        <LocalizedInput form={base.form} path="name" label={t("collections.name")} />
        <TextInput
          label={t("collections.identifier")}
          description={t(read ? "item.identifierFixed" : "category.identifierHelp")}
          readOnly={read !== null}
          required={!read}
          key={base.form.key("identifier")}
          {...base.form.getInputProps("identifier")}
        />
        <Select
          label={t("category.parent")}
          searchable
          data={[
            { value: "", label: t("category.top") },
            ...flatten(placesFor(tree, read?.output.identifier)).map(treeOption),
          ]}
          renderOption={renderTreeOption}
          {...field("parent")}
        />
        {!read && (
          <Select
            label={t("category.layout")}
            description={t("category.layoutHelp")}
            data={[
              { value: "", label: t("category.noLayout") },
              ...(choices?.layouts ?? []).map(({ identifier }) => ({ value: identifier, label: identifier })),
            ]}
            {...field("layout")}
          />
        )}
      </Stack>
      <SaveBar status={base.status}>
        {read && access.mayCall(deleteCategory) && (
          <DeleteButton
            title={t("item.deleteTitle", { name: text(read.output.name) || read.output.identifier })}
            text={t("category.deleteText")}
            preflight={async () => {
              const found = await call(preflightCategory, { params: { id: read.output.id } });
              return {
                [t("category.movesUp")]: found.categories,
                [t("category.named", { count: found.count, shown: format.number(found.count) })]:
                  found.analyses.map(({ name, code }) => `${name} (${code})`),
              };
            }}
            remove={() =>
              call(deleteCategory, { params: { id: read.output.id }, ifMatch: read.etag ?? undefined })
            }
            onDeleted={readAnew}
          />
        )}
      </SaveBar>
    </SaveFormFrame>
  );
}
