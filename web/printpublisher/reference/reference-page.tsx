import { useTranslation } from "react-i18next";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { FilterSelect } from "../../ui/data-list.tsx";
import { LayoutPictures } from "./layout-pictures.tsx";
import classes from "./reference.module.css";
import { type ReferenceKind, referenceKinds } from "./reference-docs.ts";
import { type ReferenceItem, useReference } from "./reference-items.ts";

const basePath = "/printpublisher/referenz";

/** Searchable reference of everything that style sheets of formats can rely on. */
export default function ReferencePage() {
  const { t } = useTranslation("printreference");
  const state = useListState({ filters: ["kind"] as const });
  const words = state.search.toLowerCase().split(/\s+/);
  const { docs, items } = useReference();
  const results = items.filter(({ kind, name, meaning }) => {
    const text = `${name} ${meaning} ${t(`kinds.${kind}`)}`.toLowerCase();
    return (
      (state.filters.kind === "" || state.filters.kind === kind) && words.every((word) => text.includes(word))
    );
  });
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      label={t("title")}
      search={t("search")}
      state={state}
      query={{ ...docs, data: docs.data && { results } }}
      rowKey={({ kind, path }: ReferenceItem) => `${kind}/${path}`}
      open={{ to: ({ kind, path }) => `${basePath}/${kind}/${path}` }}
      filters={
        <FilterSelect
          label={t("kind")}
          any={t("anyKind")}
          value={state.filters.kind as ReferenceKind | ""}
          options={referenceKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(kind) => state.setFilter("kind", kind)}
        />
      }
      columns={[
        {
          key: "name",
          label: t("name"),
          width: "minmax(160px, 1fr)",
          phone: "title",
          cell: ({ name }) => name,
        },
        {
          key: "kind",
          label: t("kind"),
          width: "130px",
          phone: "line",
          cell: ({ kind }) => t(`kinds.${kind}`),
        },
        {
          key: "meaning",
          label: t("meaning"),
          width: "minmax(200px, 3fr)",
          phone: "line",
          cell: ({ meaning }) => <span className={classes.meaning}>{meaning}</span>,
        },
      ]}
    >
      <LayoutPictures />
    </ListPage>
  );
}
