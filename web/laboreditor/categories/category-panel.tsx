import { Select, Stack, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { type CategoryNode, categories } from "../../../shared/core/categories/categories.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { identifierSchema } from "../../../shared/kernel/id.ts";
import { localizedTextSchema } from "../../../shared/kernel/language.ts";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { focusOnArrival } from "../../platform/form/focus-on-arrival.ts";
import { LocalizedInput } from "../../platform/form/localized-input.tsx";
import { filledTexts, textsIn } from "../../platform/form/localized-texts.ts";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { useFormat } from "../../platform/format.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { useSettings } from "../../platform/startup.ts";
import { undoable } from "../../platform/undo.ts";
import { useUnreadChoice } from "../../platform/unread-choice.ts";
import { SidePanel } from "../../ui/dialog.tsx";
import { analysesKey } from "../editor/queries.ts";
import { restoreDeleted } from "../history/restore-deleted.ts";
import { HistoryButton } from "../history-button.tsx";
import { useLayoutName } from "../layout-name.ts";
import { creationChoices } from "../new/queries.ts";
import { NewLayout, OwnLayout } from "./category-layout.tsx";
import { moveBack } from "./move-back.ts";
import { categoriesKey, categoryTree, flatten, oneCategory } from "./queries.ts";
import { renderTreeOption, treeOption } from "./tree-options.tsx";

type Category = OutputOf<typeof categories.read>;
const categoryInput = z.object({
  identifier: identifierSchema,
  name: localizedTextSchema,
  /** Empty for a top-level category. */
  parent: z.string(),
  /** Empty if the category has no layout of its own. */
  layout: z.string(),
});

/** Possible parents: any category except itself and those below it. */
const placesFor = (tree: readonly CategoryNode[], ownId: string | undefined): CategoryNode[] =>
  tree
    .filter(({ identifier }) => identifier !== ownId)
    .map((node) => ({ ...node, children: placesFor(node.children, ownId) }));

function CategoryFields({ base, category }: { base: SaveForm<typeof categoryInput>; category?: Category }) {
  const { t } = useTranslation(["laboreditor", "categoryTree"]);
  const tree = useQuery(categoryTree);
  const unreadTree = useUnreadChoice(tree);
  const choices = useQuery({ ...creationChoices(""), enabled: !category });
  const unreadLayouts = useUnreadChoice(choices);
  const layouts = choices.data?.layouts ?? [];
  const layoutName = useLayoutName();
  const { ref: form } = base.formProps;
  // The data arrives after the panel has opened and moved the focus, so focus the first input again.
  useEffect(() => focusOnArrival(form.current?.querySelector("input")), [form]);
  const field = (name: "parent" | "layout") => ({
    allowDeselect: false,
    key: base.form.key(name),
    ...base.form.getInputProps(name),
  });
  return (
    <Stack gap="md">
      <LocalizedInput form={base.form} path="name" label={t("collections.name")} />
      <TextInput
        label={t("collections.identifier")}
        description={t(category ? "item.identifierFixed" : "categoryTree:category.identifierHelp")}
        readOnly={category !== undefined}
        required={!category}
        key={base.form.key("identifier")}
        {...base.form.getInputProps("identifier")}
      />
      <Select
        label={t("categoryTree:category.parent")}
        searchable
        data={[
          { value: "", label: t("categoryTree:category.top") },
          ...flatten(placesFor(tree.data ?? [], category?.identifier)).map(treeOption),
          ...unreadTree,
        ]}
        renderOption={renderTreeOption}
        {...field("parent")}
      />
      {!category && (
        <Select
          label={t("categoryTree:category.layout")}
          description={t("categoryTree:category.layoutHelp")}
          data={[
            { value: "", label: t("categoryTree:category.noLayout") },
            ...layouts.map((layout) => ({ value: layout.identifier, label: layoutName(layout) })),
            ...unreadLayouts,
          ]}
          {...field("layout")}
        />
      )}
      {!category && (
        <NewLayout
          nameOf={() => base.form.getValues().name}
          taken={layouts}
          onMade={(identifier) => base.form.setFieldValue("layout", identifier)}
        />
      )}
      {category && <OwnLayout identifier={category.layout} />}
      {category && (
        <div>
          <HistoryButton model="category" id={category.id} />
        </div>
      )}
    </Stack>
  );
}

/** The form of a category; without `read` it creates one. */
function CategoryForm({ read, onDone }: { read: ReadRecord<Category> | null; onDone: () => void }) {
  const { t } = useTranslation(["laboreditor", "categoryTree"]);
  const text = useLocalized();
  const format = useFormat();
  const { languages } = useSettings();
  const access = useAccess();
  const client = useQueryClient();
  const done = async () => {
    await client.invalidateQueries({ queryKey: analysesKey });
    onDone();
  };
  const previous = client.getQueryData(categoryTree.queryKey) ?? [];
  return (
    <ResourceForm
      calls={categories}
      cacheKey={categoriesKey}
      read={read}
      schema={categoryInput}
      values={(category) => ({
        identifier: category?.identifier ?? "",
        name: textsIn(languages, category?.name ?? {}),
        parent: category?.parent ?? "",
        layout: category?.layout ?? "",
      })}
      body={({ identifier, name, parent, layout }) => ({
        ...(!read && { identifier, layout: layout || null }),
        name: filledTexts(name),
        parent: parent || null,
      })}
      label={t(read ? "categoryTree:category.edit" : "categoryTree:category.new")}
      messages={{
        circle: t("categoryTree:category.circle"),
        already_exists: t("categoryTree:category.exists"),
      }}
      onSaved={async (saved) => {
        await done();
        if (read && saved.output.parent !== read.output.parent)
          notifySuccess(t("categoryTree:category.hasMoved"), {
            id: "moved",
            ...undoable(() => moveBack(previous, read.output, client)),
          });
      }}
      deletion={
        read && {
          title: t("item.deleteTitle", { name: text(read.output.name) || read.output.identifier }),
          text: t("categoryTree:category.deleteText"),
          preflight: async () => {
            const impact = await call(categories.preflight, { params: { id: read.output.id } });
            return {
              [t("categoryTree:category.movesUp")]: impact.categories,
              [t("categoryTree:category.named", { count: impact.count, shown: format.number(impact.count) })]:
                impact.analyses.map(({ name, code }) => `${name} (${code})`),
            };
          },
          ...(access.mayCall(histories.category.rollBack) && {
            undo: () => restoreDeleted("category", read.output.id, read.etag, client),
          }),
          onDeleted: done,
        }
      }
    >
      {(base) => <CategoryFields base={base} category={read?.output} />}
    </ResourceForm>
  );
}

/** A new category, or the one with the given id, beside the tree. */
export function CategoryPanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation(["laboreditor", "categoryTree"]);
  const query = useQuery({ ...oneCategory(id ?? ""), enabled: id !== null });
  return (
    <SidePanel
      opened
      title={t(id === null ? "categoryTree:category.new" : "categoryTree:category.edit")}
      onClose={onClose}
    >
      {id === null ? (
        <CategoryForm read={null} onDone={onClose} />
      ) : (
        <QueryState query={query} lines={5}>
          {(read) => <CategoryForm read={read} onDone={onClose} />}
        </QueryState>
      )}
    </SidePanel>
  );
}
