import { MultiSelect } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { madeIdentifier } from "../../../../shared/core/catalogue/made-key.ts";
import { collectionItems } from "../../../../shared/core/collections/collections.endpoints.ts";
import type { References } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { listForEditor } from "../../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { call, newIdempotencyKey } from "../../../platform/api/call.ts";
import { ApiProblem } from "../../../platform/api/problem.ts";
import { notifyError, notifySuccess } from "../../../platform/notify.tsx";
import { useAccess } from "../../../platform/permissions.ts";
import { problemText } from "../../../platform/problem-text.ts";
import { RemoteMultiPicker } from "../../../platform/remote-picker.tsx";
import { useSettings } from "../../../platform/startup.ts";
import { categoryTree, flatten } from "../../categories/queries.ts";
import { renderTreeOption, treeOption } from "../../categories/tree-options.tsx";
import { collectionsKey, collectionsPage } from "../../collections/queries.ts";
import { analysisLists } from "../queries.ts";
import { rememberName, useReferenceNames } from "../reference-names.ts";

/** Options that a picker offers at once; more are found by typing. */
export const pickerSize = 200;

interface Props {
  label: string;
  defaultValue: string[];
  references: References;
  readOnly?: boolean;
  error?: string;
  onChange: (values: string[]) => void;
  "data-path"?: string;
}

/** Picks categories. `fits` excludes those that may not be chosen. */
export function CategoryInput({
  references,
  fits,
  readOnly,
  ...props
}: Props & { fits?: (category: { has_layout: boolean }) => boolean }) {
  const names = useReferenceNames(references);
  const { t } = useTranslation("ui", { keyPrefix: "picker" });
  const { data } = useQuery(categoryTree);
  const all = flatten(data ?? []);
  for (const { identifier, name } of all) rememberName("categories", identifier, name);
  const known = new Set(all.map(({ identifier }) => identifier));
  const options = [
    ...all
      .filter((category) => props.defaultValue.includes(category.identifier) || !fits || fits(category))
      .map(treeOption),
    ...[...new Set(props.defaultValue)]
      .filter((identifier) => !known.has(identifier))
      .map((identifier) => ({ value: identifier, label: names.category(identifier) })),
  ];
  return (
    <MultiSelect
      {...props}
      disabled={readOnly}
      data={options}
      renderOption={renderTreeOption}
      searchable
      clearable
      nothingFoundMessage={t("none")}
      hidePickedOptions
    />
  );
}

/** Picks items of one collection, or adds one to it that is not there yet. */
export function ItemInput({ references, collection, readOnly, ...props }: Props & { collection: string }) {
  const names = useReferenceNames(references);
  const { t } = useTranslation("editor", { keyPrefix: "field.item" });
  const access = useAccess();
  const client = useQueryClient();
  const [main = "de"] = useSettings().languages;
  const make = async (typed: string) => {
    const taken = new Set<string>();
    for (;;) {
      const identifier = madeIdentifier(typed, (one) => taken.has(one));
      try {
        const body = { collection, identifier, name: { [main]: typed }, fields: {} };
        const { name } = await call(collectionItems.create, { body, idempotencyKey: newIdempotencyKey() });
        rememberName("items", `${collection}/${identifier}`, name);
        notifySuccess(t("made", { name }));
        await client.invalidateQueries({ queryKey: collectionsKey });
        return { value: identifier, label: name };
      } catch (problem) {
        // Another item may have the identifier: the next number is tried.
        const isTaken =
          problem instanceof ApiProblem && problem.errors.some(({ path }) => path === "identifier");
        if (isTaken && taken.size < 20) {
          taken.add(identifier);
          continue;
        }
        notifyError(t("notMade", { name: typed }), { content: problemText(problem) });
        return null;
      }
    }
  };
  return (
    <RemoteMultiPicker
      {...props}
      disabled={readOnly}
      queryKey={[...collectionsKey, "items", collection]}
      known={props.defaultValue.map((value) => ({ value, label: names.item(collection, value) }))}
      create={
        access.mayCall(collectionItems.create) ? { label: (name) => t("create", { name }), make } : undefined
      }
      find={async (search, signal) => {
        const query = { collection, search, limit: pickerSize };
        const { results, next } = await call(collectionItems.list, { query, signal });
        for (const { identifier, name } of results)
          rememberName("items", `${collection}/${identifier}`, name);
        const items = results.map(({ identifier, name }) => ({ value: identifier, label: name }));
        return { items, more: next !== null };
      }}
    />
  );
}

/** Picks items, as `collection/identifier`: `within` a collection, or of any if that is null. */
export function ItemsInput({ references, within, readOnly, ...props }: Props & { within: string | null }) {
  const names = useReferenceNames(references);
  const client = useQueryClient();
  return (
    <RemoteMultiPicker
      {...props}
      disabled={readOnly}
      queryKey={[...collectionsKey, "items of", within]}
      known={props.defaultValue.map((value) => ({ value, label: names.itemOf(value) }))}
      find={async (search, signal) => {
        const query = { ...(within !== null && { collection: within }), search, limit: pickerSize };
        const [{ results, next }, named] = await Promise.all([
          call(collectionItems.list, { query, signal }),
          client.ensureQueryData(collectionsPage()),
        ]);
        const nameOf = new Map(named.results.map((one) => [one.identifier, one.name]));
        for (const [identifier, name] of nameOf) rememberName("collections", identifier, name);
        const items = results.map(({ collection, identifier, name }) => {
          rememberName("items", `${collection}/${identifier}`, name);
          return {
            value: `${collection}/${identifier}`,
            label: `${name} (${nameOf.get(collection) ?? collection})`,
          };
        });
        return { items, more: next !== null };
      }}
    />
  );
}

/** Picks analyses by name or code. */
export function AnalysesInput({ references, readOnly, ...props }: Props) {
  const names = useReferenceNames(references);
  return (
    <RemoteMultiPicker
      {...props}
      disabled={readOnly}
      queryKey={analysisLists}
      known={props.defaultValue.map((value) => ({ value, label: names.analysis(value) }))}
      find={async (search, signal) => {
        const query = { search, limit: pickerSize };
        const { results, next } = await call(listForEditor, { query, signal });
        for (const { code, name } of results) rememberName("analyses", code, name);
        const items = results.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
        return { items, more: next !== null };
      }}
    />
  );
}
