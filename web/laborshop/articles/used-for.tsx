import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listAnalyses } from "../../../shared/core/analyses/analyses.endpoints.ts";
import { collectionItems } from "../../../shared/core/collections/collections.endpoints.ts";
import type { productInput } from "../../../shared/laborshop/articles/article.ts";
import { call } from "../../platform/api/call.ts";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { useAccess } from "../../platform/permissions.ts";
import { RemoteMultiPicker } from "../../platform/remote-picker.tsx";

const pickerSize = 50;
const labelled = (name: string, id: string) => `${name} (${id})`;

async function findAnalyses(search: string, signal: AbortSignal) {
  const { results, count } = await call(listAnalyses, { query: { search, limit: pickerSize }, signal });
  const items = results.map(({ code, name }) => ({ value: code, label: labelled(name, code) }));
  return { items, more: count > results.length };
}

async function findMaterials(search: string, signal: AbortSignal) {
  const { results, next } = await call(collectionItems.list, {
    query: { search, limit: pickerSize },
    signal,
  });
  const items = results.map(({ collection, identifier, name }) => ({
    value: `${collection}/${identifier}`,
    label: name,
  }));
  return { items, more: next !== null };
}

/** Labels of picked values; the value itself if nothing has it any more. */
function useLabels(
  kind: string,
  values: readonly string[],
  find: (
    value: string,
    signal: AbortSignal,
  ) => Promise<{ items: readonly { value: string; label: string }[] }>,
) {
  const { data } = useQuery({
    queryKey: ["laborshop", "used for", kind, values],
    enabled: values.length > 0,
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(values.map((value) => find(value, signal)));
      return new Map(pages.flatMap(({ items }) => items.map(({ value, label }) => [value, label])));
    },
  });
  return values.map((value) => ({ value, label: data ? (data.get(value) ?? value) : "…" }));
}

/** The analyses and materials that lead visitors to a product; only for accounts that may see them, and if analyses are on the web. */
export function UsedFor({ form }: { form: SaveForm<typeof productInput>["form"] }) {
  const access = useAccess();
  return access.booked("MD_WEB") && access.mayCall(listAnalyses) ? <Pickers form={form} /> : null;
}

function Pickers({ form }: { form: SaveForm<typeof productInput>["form"] }) {
  const { t } = useTranslation("shopProducts");
  const values = form.getValues();
  const analyses = useLabels("analyses", values.analyses ?? [], findAnalyses);
  const materials = useLabels("materials", values.materials ?? [], (value, signal) =>
    findMaterials(value.split("/").at(-1) ?? value, signal),
  );
  return (
    <>
      <RemoteMultiPicker
        label={t("materials")}
        description={t("materialsHelp")}
        queryKey={["laborshop", "materials"]}
        find={findMaterials}
        labelled={materials}
        key={form.key("materials")}
        {...form.getInputProps("materials")}
      />
      <RemoteMultiPicker
        label={t("analyses")}
        description={t("analysesHelp")}
        queryKey={["laborshop", "analyses"]}
        find={findAnalyses}
        labelled={analyses}
        key={form.key("analyses")}
        {...form.getInputProps("analyses")}
      />
    </>
  );
}
