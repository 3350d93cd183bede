import { Button } from "@mantine/core";
import { IconPlus, type TablerIcon } from "@tabler/icons-react";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CustomTypeOptions } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type * as z from "zod";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import type { Column } from "../../ui/data-list.tsx";
import { Page } from "../../ui/page.tsx";
import { useSortColumn } from "../../ui/sort-column.tsx";
import { ActionLink, useGo } from "../../ui/way.tsx";
import type { Deletion } from "../delete-button.tsx";
import type { FormSchema, SaveForm } from "../form/use-save-form.ts";
import { type ListFilter, ListFilters, scopeOf } from "../list/list-filters.tsx";
import { ListPage } from "../list/list-page.tsx";
import { type ListState, useListState } from "../list/list-state.ts";
import { useSavedOrder } from "../list/saved-order.ts";
import { useNotedLead } from "../own-names.tsx";
import { useAccess } from "../permissions.ts";
import { useVisited } from "../visited.ts";
import { DeletedLink, DeletedPage, RecordState } from "./deleted-records.tsx";
import {
  callRole,
  type ReadRecord,
  type RecordOf,
  type ResourceCalls,
  type RowOf,
  resourceQueries,
} from "./resource.ts";
import { ResourceForm, type ResourceFormProps } from "./resource-form.tsx";
import { ResourceHistory } from "./resource-history.tsx";

/** Texts at the top level of the context that every resource needs. */
interface ResourceTexts {
  /** Title of the list. */
  title: string;
  lead: string;
  search: string;
  /** Shown while the list is empty. */
  none: string;
  /** Title of the page for a new record and of the link to it. */
  new: string;
}
type AllTexts = CustomTypeOptions["resources"];
/** Contexts whose texts include all that a resource needs. */
type TextsOfResource = {
  [Context in keyof AllTexts]: AllTexts[Context] extends ResourceTexts ? Context : never;
}[keyof AllTexts];

export interface ResourceSpec<Calls extends ResourceCalls, Schema extends FormSchema> {
  calls: Calls;
  /** Address of the list; `neu` below it creates a record, and each record has its page at its id. */
  at: string;
  /** Address of the list if it differs from `at`. */
  listAt?: string;
  /** Context of the texts: `title`, `lead`, `search`, `none`, `new`, and the headings of a deletion's preflight below `preflight`. */
  texts: TextsOfResource;
  /** Its names are in the laboratory's first language, which readers of another one are told. */
  ownNames?: true;
  /** Name of a record. */
  name: (record: RecordOf<Calls> | RowOf<Calls>) => string;
  /** Columns; the one with `phone: "title"` links to the record's page, and the server sorts by the keys of `sortable` ones. */
  useColumns: () => Column<RowOf<Calls>>[];
  /** Shown above the list, beside the link to a new record. */
  ListActions?: () => ReactNode;
  /** Filters above the list that its call supports. */
  useFilters?: () => readonly ListFilter[];
  /** Schema of the request. */
  schema: Schema;
  /** Initial values of the fields. */
  values: (record: RecordOf<Calls> | null) => z.input<Schema>;
  body?: (values: z.output<Schema>, read: ReadRecord<RecordOf<Calls>> | null) => unknown;
  Fields: (props: { form: SaveForm<Schema>["form"]; record: RecordOf<Calls> | null }) => ReactNode;
  /** Shown while the list is empty. */
  icon?: TablerIcon;
  /** Props of the form of a record, or of a new one (null), that differ from the defaults. */
  useForm?: (record: RecordOf<Calls> | null) => FormDeparture<Calls, Schema>;
  /** Head of the page, if it differs from the default: for a new record (null) or one that may not have been read yet. */
  usePage?: (
    id: string | null,
    record?: RecordOf<Calls>,
  ) => { title?: string; lead?: string; narrow?: boolean };
  /** Shown below the form of a record. */
  Below?: (props: { id: string }) => ReactNode;
}
type FormDeparture<Calls extends ResourceCalls, Schema extends FormSchema> = Partial<
  Pick<
    ResourceFormProps<Calls, Schema>,
    "messages" | "saved" | "saveLabel" | "onSaved" | "heading" | "goesAlong"
  >
> & {
  /** Null if this record cannot be deleted. */
  deletion?: Partial<Deletion> | null;
};

/** Looks up texts by the keys of `ResourceTexts`. */
function useResourceTexts(context: TextsOfResource) {
  const { t } = useTranslation();
  const translate = t as unknown as (key: string, options?: object) => string;
  return (key: string, options?: object) => translate(`${String(context)}:${key}`, options);
}

const pageSize = 50;
const none: never[] = [];

/** A resource with its queries and pages. */
export type Resource<Calls extends ResourceCalls, Schema extends FormSchema> = ResourceSpec<Calls, Schema> &
  Required<Pick<ResourceSpec<Calls, Schema>, "useFilters" | "useForm" | "usePage" | "listAt">> & {
    cacheKey: readonly string[];
    queries: ReturnType<typeof resourceQueries<Calls>>;
    addressOf: (row: RowOf<Calls>) => string;
  };
type Of<Calls extends ResourceCalls, Schema extends FormSchema> = { of: Resource<Calls, Schema> };

/**
 * Creates a resource's pages from one description: `list`, `create`, `one` and `deleted`, to be named in the context's manifest. Search,
 * paging, sorting, saving, edit conflicts, deletion, history and the leave guard are included; permissions come from the calls.
 */
export function resource<Calls extends ResourceCalls, Schema extends FormSchema>(
  spec: ResourceSpec<Calls, Schema>,
) {
  const cacheKey = spec.at.split("/").filter(Boolean);
  const of: Resource<Calls, Schema> = {
    useFilters: () => none,
    useForm: () => ({}),
    usePage: () => ({}),
    listAt: spec.at,
    ...spec,
    cacheKey,
    queries: resourceQueries(cacheKey, spec.calls),
    addressOf: (row) => `${spec.at}/${(row as { id: string }).id}`,
  };
  return {
    queries: of.queries,
    list: () => <ResourceList of={of} />,
    create: () => <NewRecord of={of} />,
    one: () => <OneRecord of={of} />,
    deleted: () => <DeletedRecords of={of} />,
  };
}

function useHead({ texts, calls, at: path }: { texts: TextsOfResource; calls: ResourceCalls; at: string }) {
  const text = useResourceTexts(texts);
  const access = useAccess();
  const actions = access.mayCall(calls.create) && (
    <Button component={ActionLink} to={`${path}/neu`} leftSection={<IconPlus size={16} aria-hidden />}>
      {text("new")}
    </Button>
  );
  return { title: text("title"), lead: text("lead"), actions };
}

/** Extends a page by the rows before and after it; `move` needs the neighbours of a moved row. */
const withNeighbours = ({ offset, pageSize }: ListState<string>) => ({
  offset: Math.max(0, offset - 1),
  pageSize: pageSize + (offset > 0 ? 2 : 1),
});

/** The list; its rows can be moved while it is unfiltered and in its own order. */
function ResourceList<Calls extends ResourceCalls, Schema extends FormSchema>({ of }: Of<Calls, Schema>) {
  type Row = RowOf<Calls>;
  const { calls, queries, ListActions } = of;
  const { move } = calls;
  const head = useHead(of);
  const text = useResourceTexts(of.texts);
  const access = useAccess();
  const client = useQueryClient();
  const filters = of.useFilters();
  const state = useListState<string>({ pageSize, filters: filters.map(({ name }) => name) });
  const { offset } = state;
  const sortable = move !== undefined && access.mayCall(move) && !state.isFiltering && state.order === null;
  const scope = scopeOf(filters, state);
  const query = useQuery(queries.list({ ...state, ...(sortable && withNeighbours(state)) }, scope));
  const { items, reorder } = useSavedOrder<Row>(query.data?.results ?? none, async (rows) => {
    await callRole(move as EndpointSpec, { body: { order: rows.map((row) => (row as { id: string }).id) } });
    await client.invalidateQueries({ queryKey: queries.lists });
  });
  const before = sortable && offset > 0 ? 1 : 0;
  const { column, status } = useSortColumn<Row>({
    items,
    first: offset - before,
    total: query.data?.count,
    itemName: of.name,
    onReorder(rows, to) {
      if (query.isPlaceholderData) return;
      reorder(rows);
      // Follow a row that is moved beyond the page.
      if (to < before) state.setOffset(offset - pageSize);
      else if (to >= before + pageSize) state.setOffset(offset + pageSize);
    },
  });
  const columns = of.useColumns();
  const results = items.slice(before, before + pageSize);
  return (
    <>
      <ListPage
        {...head}
        lead={useNotedLead(head.lead, of.ownNames === true)}
        actions={
          <>
            <DeletedLink calls={calls} at={of.listAt} />
            {ListActions && <ListActions />}
            {head.actions}
          </>
        }
        label={head.title}
        search={text("search")}
        filters={filters.length > 0 && <ListFilters filters={filters} state={state} />}
        state={state}
        query={{ ...query, data: query.data && { count: query.data.count, results } }}
        columns={sortable ? [...columns, column] : columns}
        rowKey={of.addressOf}
        open={{ to: of.addressOf }}
        empty={{ title: text("none"), icon: of.icon }}
      />
      {status}
    </>
  );
}

function RecordForm<Calls extends ResourceCalls, Schema extends FormSchema>({
  of,
  read,
}: Of<Calls, Schema> & { read: ReadRecord<RecordOf<Calls>> | null }) {
  const text = useResourceTexts(of.texts);
  const { t } = useTranslation("ui");
  const go = useGo();
  const { calls } = of;
  const { deletion, onSaved, ...departures } = of.useForm(read?.output ?? null);
  return (
    <ResourceForm
      calls={calls}
      cacheKey={of.cacheKey}
      read={read}
      schema={of.schema}
      values={of.values}
      body={of.body}
      label={read ? of.name(read.output) : text("new")}
      heading={(key, count) => text(`preflight.${key}`, { count })}
      onSaved={async (saved) => {
        await onSaved?.(saved);
        if (!read) await go([of.addressOf(saved.output as RowOf<Calls>), of.listAt], { replace: true });
      }}
      deletion={
        read && deletion !== null
          ? {
              title: t("delete.question", { name: of.name(read.output) }),
              text: t(calls.rollback ? "delete.restorable" : "delete.text"),
              onDeleted: async () => await go([of.listAt]),
              ...deletion,
            }
          : null
      }
      {...departures}
    >
      {({ form }) => <of.Fields form={form} record={read?.output ?? null} />}
    </ResourceForm>
  );
}

function NewRecord<Calls extends ResourceCalls, Schema extends FormSchema>({ of }: Of<Calls, Schema>) {
  const text = useResourceTexts(of.texts);
  return (
    <Page narrow title={text("new")} back={{ to: of.listAt, label: text("title") }} {...of.usePage(null)}>
      <RecordForm of={of} read={null} />
    </Page>
  );
}

function OneRecord<Calls extends ResourceCalls, Schema extends FormSchema>({ of }: Of<Calls, Schema>) {
  const text = useResourceTexts(of.texts);
  const { id = "" } = useParams();
  const query = useQuery(of.queries.one(id)) as UseQueryResult<ReadRecord<RecordOf<Calls>>>;
  useVisited(query, ({ output }) => of.name(output));
  return (
    <Page
      narrow
      title={query.data ? of.name(query.data.output) : text("title")}
      back={{ to: of.listAt, label: text("title") }}
      {...of.usePage(id, query.data?.output)}
    >
      <RecordState id={id} calls={of.calls} cacheKey={of.cacheKey} query={query}>
        {(read) => <RecordForm key={id} of={of} read={read} />}
      </RecordState>
      {of.Below && <of.Below id={id} />}
      {of.calls.versions && <ResourceHistory id={id} calls={of.calls} cacheKey={of.cacheKey} />}
    </Page>
  );
}

function DeletedRecords<Calls extends ResourceCalls, Schema extends FormSchema>({ of }: Of<Calls, Schema>) {
  const text = useResourceTexts(of.texts);
  const { calls, cacheKey } = of;
  const label = text("title");
  const kind = { calls, cacheKey, label, addressOf: (id: string) => `${of.at}/${id}` };
  return <DeletedPage kinds={[kind]} back={{ to: of.listAt, label }} ownNames={of.ownNames === true} />;
}
