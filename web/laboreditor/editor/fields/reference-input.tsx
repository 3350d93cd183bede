import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { madeIdentifier } from "../../../../shared/core/catalogue/made-key.ts";
import { categories } from "../../../../shared/core/categories/categories.endpoints.ts";
import { collectionItems } from "../../../../shared/core/collections/collections.endpoints.ts";
import type { EndpointSpec } from "../../../../shared/kernel/endpoint.ts";
import { holdsWords } from "../../../../shared/kernel/folding.ts";
import type { LocalizedText } from "../../../../shared/kernel/language.ts";
import type { References } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { listForEditor } from "../../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { call, newIdempotencyKey } from "../../../platform/api/call.ts";
import { ApiProblem } from "../../../platform/api/problem.ts";
import { notifyError, notifySuccess } from "../../../platform/notify.tsx";
import { useAccess } from "../../../platform/permissions.ts";
import { problemText } from "../../../platform/problem-text.ts";
import { RemoteMultiPicker } from "../../../platform/remote-picker.tsx";
import { useSettings } from "../../../platform/startup.ts";
import { categoriesKey, categoryTree, flatten } from "../../categories/queries.ts";
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

/** Picks categories or creates new ones. `fits` excludes categories that are not allowed. */
export function CategoryInput({
  references,
  fits,
  readOnly,
  ...props
}: Props & {
  description?: string;
  fits?: (category: { identifier: string; has_layout: boolean }) => boolean;
}) {
  const names = useReferenceNames(references);
  const client = useQueryClient();
  const creation = useCreation(categories.create, async (identifier, name, sending) => {
    const [typed = identifier] = Object.values(name);
    const body = { identifier, name, parent: null, layout: null };
    await call(categories.create, { body, ...sending });
    rememberName("categories", identifier, typed);
    await client.invalidateQueries({ queryKey: categoriesKey });
    return typed;
  });
  return (
    <RemoteMultiPicker
      {...props}
      disabled={readOnly}
      queryKey={[...categoriesKey, "choices"]}
      labelled={props.defaultValue.map((value) => ({ value, label: names.category(value) }))}
      create={creation}
      renderOption={renderTreeOption}
      find={async (search) => {
        const all = flatten(await client.ensureQueryData(categoryTree));
        for (const { identifier, name } of all) rememberName("categories", identifier, name);
        const items = all
          .filter((category) => props.defaultValue.includes(category.identifier) || !fits || fits(category))
          .filter(({ name }) => holdsWords(name, search))
          .map(treeOption);
        return { items };
      }}
    />
  );
}

/** Offers to create an entry with the typed name; if its identifier is taken, the next number is tried. */
function useCreation(
  endpoint: EndpointSpec,
  send: (identifier: string, name: LocalizedText, sending: { idempotencyKey: string }) => Promise<string>,
) {
  const { t } = useTranslation("editor", { keyPrefix: "field.item" });
  const access = useAccess();
  const [main = "de"] = useSettings().languages;
  const make = async (typed: string) => {
    const usedNames = new Set<string>();
    for (;;) {
      const identifier = madeIdentifier(typed, (candidate) => usedNames.has(candidate));
      try {
        const name = await send(identifier, { [main]: typed }, { idempotencyKey: newIdempotencyKey() });
        notifySuccess(t("made", { name }));
        return { value: identifier, label: name };
      } catch (problem) {
        const isTaken =
          problem instanceof ApiProblem && problem.errors.some(({ path }) => path === "identifier");
        if (isTaken && usedNames.size < 20) {
          usedNames.add(identifier);
          continue;
        }
        notifyError(t("notMade", { name: typed }), { content: problemText(problem) });
        return null;
      }
    }
  };
  return access.mayCall(endpoint) ? { label: (name: string) => t("create", { name }), make } : undefined;
}

/** Picks items of one collection or adds new ones to it. */
export function ItemInput({ references, collection, readOnly, ...props }: Props & { collection: string }) {
  const names = useReferenceNames(references);
  const client = useQueryClient();
  const creation = useCreation(collectionItems.create, async (identifier, named, sending) => {
    const body = { collection, identifier, name: named, fields: {} };
    const { name } = await call(collectionItems.create, { body, ...sending });
    rememberName("items", `${collection}/${identifier}`, name);
    await client.invalidateQueries({ queryKey: collectionsKey });
    return name;
  });
  return (
    <RemoteMultiPicker
      {...props}
      disabled={readOnly}
      queryKey={[...collectionsKey, "items", collection]}
      labelled={props.defaultValue.map((value) => ({ value, label: names.item(collection, value) }))}
      create={creation}
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

/** Picks items of any collection, or only of `within`, as `collection/identifier`. */
export function ItemsInput({ references, within, readOnly, ...props }: Props & { within: string | null }) {
  const names = useReferenceNames(references);
  const client = useQueryClient();
  return (
    <RemoteMultiPicker
      {...props}
      disabled={readOnly}
      queryKey={[...collectionsKey, "items of", within]}
      labelled={props.defaultValue.map((value) => ({ value, label: names.itemOf(value) }))}
      find={async (search, signal) => {
        const query = { ...(within !== null && { collection: within }), search, limit: pickerSize };
        const [{ results, next }, named] = await Promise.all([
          call(collectionItems.list, { query, signal }),
          client.ensureQueryData(collectionsPage()),
        ]);
        const nameOf = new Map(named.results.map((reference) => [reference.identifier, reference.name]));
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
      labelled={props.defaultValue.map((value) => ({ value, label: names.analysis(value) }))}
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
