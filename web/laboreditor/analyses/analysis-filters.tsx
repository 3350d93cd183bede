import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterCounts } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { useFormat } from "../../platform/format.ts";
import { FilterSelect, ListBar, SearchField } from "../../ui/data-list.tsx";
import { categoryTree, flatten } from "../categories/queries.ts";
import { renderTreeOption, treeOption } from "../categories/tree-options.tsx";
import { focusList } from "./analysis-list.tsx";
import { analysisStates } from "./analysis-state.ts";
import { type AnalysisFilter, isFiltering, noFilter } from "./filter.ts";

/** Search and filters of the list; each option shows its number of results. */
export const AnalysisFilters = memo(function AnalysisFilters(props: {
  filter: AnalysisFilter;
  counts: FilterCounts | undefined;
  onChange: (change: Partial<AnalysisFilter>) => void;
}) {
  const { filter, counts, onChange } = props;
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  const { data: tree } = useQuery(categoryTree);
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${format.number(count)})`;
  return (
    <ListBar onReset={isFiltering(filter) ? () => onChange(noFilter) : undefined}>
      <SearchField
        label={t("analyses.search")}
        value={filter.search}
        wait={0}
        onChange={(search) => onChange({ search })}
        onLeave={focusList}
      />
      <FilterSelect
        label={t("analyses.state")}
        any={t("analyses.anyState")}
        value={filter.state}
        options={analysisStates.map((state) => ({
          value: state,
          label: counted(t(`states.${state}`), counts?.pubstate[state]),
        }))}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        label={t("analyses.visibility")}
        any={t("analyses.anyVisibility")}
        value={filter.internal}
        options={(["true", "false"] as const).map((value) => ({
          value,
          label: counted(
            t(value === "true" ? "analyses.onlyInternal" : "analyses.onlyPublic"),
            counts?.internal[value],
          ),
        }))}
        onChange={(internal) => onChange({ internal })}
      />
      <FilterSelect
        searchable
        label={t("analyses.category")}
        any={t("analyses.anyCategory")}
        value={filter.category}
        renderOption={renderTreeOption}
        options={flatten(tree ?? [])
          .map(treeOption)
          .map((option) => ({
            ...option,
            label: counted(option.label, counts?.category[option.value] ?? (counts && 0)),
          }))}
        onChange={(category) => onChange({ category })}
      />
    </ListBar>
  );
});
