import { ActionIcon, Button, Popover } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, memo, type ReactNode, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterCounts } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { useFormat } from "../../platform/format.ts";
import { useUnreadChoice } from "../../platform/unread-choice.ts";
import { FilterSelect, ListBar, SearchField } from "../../ui/data-list.tsx";
import { categoryTree, flatten } from "../categories/queries.ts";
import { renderTreeOption, treeOption } from "../categories/tree-options.tsx";
import classes from "./analyses.module.css";
import { focusList } from "./analysis-list.tsx";
import { analysisStates } from "./analysis-state.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { type AnalysisFilter, filters, isFiltering, noFilter } from "./filter.ts";

/** Loaded only if the address asks for it. */
const MissingFilter = lazy(() => import("./missing-filter.tsx"));

/** All filters except the search, so that they are not redrawn during typing. */
type Choices = Omit<AnalysisFilter, "search">;

interface Props {
  filter: Choices;
  counts: FilterCounts | undefined;
  onChange: (change: Partial<AnalysisFilter>) => void;
}

const { order: _, ...reset } = noFilter;

/** Filters whose options show their number of results. */
const Filters = memo(function Filters({ filter, counts, onChange, within }: Props & { within: boolean }) {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  const tree = useQuery(categoryTree);
  const unread = useUnreadChoice(tree);
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${format.number(count)})`;
  return (
    <>
      <FilterSelect
        within={within}
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
        within={within}
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
      {(filter.differs || (counts && counts.import_differs > 0)) && (
        <FilterSelect
          within={within}
          label={t("analyses.imports")}
          any={t("analyses.anyImport")}
          value={filter.differs}
          options={[
            { value: "true" as const, label: counted(t("analyses.importDiffers"), counts?.import_differs) },
          ]}
          onChange={(differs) => onChange({ differs })}
        />
      )}
      {filter.import && (
        <FilterSelect
          within={within}
          label={t("analyses.imports")}
          any={t("analyses.fromAnywhere")}
          value={filter.import}
          options={[{ value: filter.import, label: t("analyses.ofImport") }]}
          onChange={(id) => onChange({ import: id })}
        />
      )}
      {filter.missing && (
        <Suspense>
          <MissingFilter
            within={within}
            value={filter.missing}
            onChange={(missing) => onChange({ missing })}
          />
        </Suspense>
      )}
      <FilterSelect
        within={within}
        searchable
        label={t("analyses.category")}
        any={t("analyses.anyCategory")}
        value={filter.category}
        renderOption={renderTreeOption}
        options={[
          ...flatten(tree.data ?? [])
            .map(treeOption)
            .map((option) => ({
              ...option,
              label: counted(option.label, counts?.category[option.value] ?? (counts && 0)),
            })),
          ...unread,
        ]}
        onChange={(category) => onChange({ category })}
      />
    </>
  );
});

/** A button that opens the filters if there is no room for them beside the search. */
const FiltersButton = memo(function FiltersButton(props: Props & { isFiltering: boolean }) {
  const { t } = useTranslation(["laboreditor", "ui"]);
  const { isFiltering, ...rest } = props;
  const active = filters.filter((name) => name !== "search" && props.filter[name] !== "").length;
  return (
    <Popover position="bottom-end" shadow="md" width={280} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant={active > 0 ? "light" : "default"}
          size={36}
          aria-label={active > 0 ? t("analyses.filterActive", { count: active }) : t("analyses.filter")}
        >
          <IconFilter size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("analyses.filter")}>
        <div className={classes.stack}>
          <Filters {...rest} within />
          {isFiltering && (
            <Button variant="subtle" color="gray" onClick={() => props.onChange(reset)}>
              {t("ui:list.reset")}
            </Button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
});

const Columns = memo(ColumnsMenu);

/** Search and filters of the list, in one row. Enter in the search opens the first analysis found. */
export function AnalysisFilters(props: {
  filter: AnalysisFilter;
  counts: FilterCounts | undefined;
  onChange: (change: Partial<AnalysisFilter>) => void;
  /** Beside the editor, or on a phone. */
  compact: boolean;
  tickAll: ReactNode;
  onEnter: () => void;
}) {
  const { filter, counts, onChange, compact, tickAll, onEnter } = props;
  const { search, state, category, internal, differs, missing, import: importId, order } = filter;
  const { t } = useTranslation("laboreditor");
  const choices = useMemo<Choices>(
    () => ({ state, category, internal, differs, missing, import: importId, order }),
    [state, category, internal, differs, missing, importId, order],
  );
  const shared = { filter: choices, counts, onChange };
  const isNarrowed = isFiltering(filter);
  return (
    <div className={classes.filters} data-compact={compact || undefined}>
      <ListBar onReset={isNarrowed && !compact ? () => onChange(reset) : undefined}>
        {tickAll}
        <SearchField
          label={t("analyses.search")}
          value={search}
          wait={0}
          onChange={(text) => onChange({ search: text })}
          onLeave={focusList}
          onEnter={onEnter}
        />
        {compact ? (
          <FiltersButton {...shared} isFiltering={isNarrowed} />
        ) : (
          <Filters {...shared} within={false} />
        )}
        {!compact && <Columns />}
      </ListBar>
    </div>
  );
}
