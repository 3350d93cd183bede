import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { CustomTypeOptions } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import type * as z from "zod";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import type { Column } from "../../ui/data-list.tsx";
import { DetailPage } from "../../ui/detail-page.tsx";
import { RowTitle } from "../../ui/list-cells.tsx";
import { Page, PageHeader } from "../../ui/page.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import type { FormSchema, SaveForm } from "../form/use-save-form.ts";
import { ListPage } from "../list/list-page.tsx";
import { useListState } from "../list/list-state.ts";
import { useAccess } from "../permissions.ts";
import { problemText } from "../problem-text.ts";
import {
  type ReadRecord,
  type RecordOf,
  type ResourceCalls,
  type RowOf,
  resourceQueries,
} from "./resource.ts";
import { ResourceForm } from "./resource-form.tsx";
import { ResourceHistory } from "./resource-history.tsx";
import { ResourceOrder } from "./resource-order.tsx";

/** The texts that every resource has, at the top level of its context. */
interface ResourceTexts {
  /** Title of the list. */
  title: string;
  lead: string;
  search: string;
  /** Shown while the list is empty. */
  none: string;
  /** Title of the page for a new one, and of the link to it. */
  new: string;
}
type AllTexts = CustomTypeOptions["resources"];
/** The contexts whose texts contain all that a resource needs. */
type TextsOfResource = {
  [Context in keyof AllTexts]: AllTexts[Context] extends ResourceTexts ? Context : never;
}[keyof AllTexts];

export interface ResourceSpec<Calls extends ResourceCalls, Schema extends FormSchema> {
  calls: Calls;
  /** Address of its list; `neu` below it creates one, and each has its page at its id. */
  at: string;
  /** Its texts: `title`, `lead`, `search`, `none`, `new`, and the headings of a deletion's preflight below `preflight`. */
  texts: TextsOfResource;
  /** What a single record is called. */
  name: (record: RecordOf<Calls> | RowOf<Calls>) => string;
  /** The columns besides the name, which links to the record's page. */
  useColumns: () => Column<RowOf<Calls>>[];
  /** Schema of the request. */
  schema: Schema;
  /** Initial values of the fields. */
  values: (record: RecordOf<Calls> | null) => z.input<Schema>;
  body?: (values: z.output<Schema>, read: ReadRecord<RecordOf<Calls>> | null) => unknown;
  Fields: (props: { form: SaveForm<Schema>["form"]; record: RecordOf<Calls> | null }) => ReactNode;
}

/** Looks up texts by keys that `ResourceTexts` promises. */
function useResourceTexts(context: TextsOfResource) {
  const { t } = useTranslation();
  const say = t as unknown as (key: string, options?: object) => string;
  return (key: string, options?: object) => say(`${String(context)}:${key}`, options);
}

const pageSize = 50;

/** A described resource with its queries and pages. */
export interface Resource<Calls extends ResourceCalls, Schema extends FormSchema>
  extends ResourceSpec<Calls, Schema> {
  cacheKey: readonly string[];
  queries: ReturnType<typeof resourceQueries<Calls>>;
  addressOf: (row: RowOf<Calls>) => string;
}
type Of<Calls extends ResourceCalls, Schema extends FormSchema> = { of: Resource<Calls, Schema> };

/**
 * Creates a resource's pages from one description: `list`, `create` and `one`, to be named in the context's manifest. Search, pages, order,
 * saving, edit conflicts, deletion, history and the leave guard are included; permissions come from the calls.
 */
export function resource<Calls extends ResourceCalls, Schema extends FormSchema>(
  spec: ResourceSpec<Calls, Schema>,
) {
  const cacheKey = spec.at.split("/").filter(Boolean);
  const of: Resource<Calls, Schema> = {
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
  };
}

function useHead({ texts, calls, at }: { texts: TextsOfResource; calls: ResourceCalls; at: string }) {
  const say = useResourceTexts(texts);
  const access = useAccess();
  const actions = access.mayCall(calls.create) && (
    <Button component={Link} to={`${at}/neu`} leftSection={<IconPlus size={16} aria-hidden />}>
      {say("new")}
    </Button>
  );
  return { title: say("title"), lead: say("lead"), actions };
}

function ResourceList<Calls extends ResourceCalls, Schema extends FormSchema>({ of }: Of<Calls, Schema>) {
  const access = useAccess();
  const { move } = of.calls;
  return move && access.mayCall(move) ? <Ordered of={of} move={move} /> : <Listed of={of} />;
}

function Listed<Calls extends ResourceCalls, Schema extends FormSchema>({ of }: Of<Calls, Schema>) {
  const head = useHead(of);
  const say = useResourceTexts(of.texts);
  const state = useListState({ pageSize });
  return (
    <ListPage
      {...head}
      label={head.title}
      search={say("search")}
      state={state}
      query={useQuery(of.queries.list(state))}
      columns={of.useColumns()}
      rowKey={of.addressOf}
      open={{ to: of.addressOf }}
      empty={{ title: say("none") }}
    />
  );
}

function Ordered<Calls extends ResourceCalls, Schema extends FormSchema>({
  of,
  move,
}: Of<Calls, Schema> & { move: EndpointSpec }) {
  const head = useHead(of);
  return (
    <Page>
      <PageHeader {...head} />
      <ResourceOrder
        calls={{ ...of.calls, move }}
        cacheKey={of.cacheKey}
        label={head.title}
        name={of.name as never}
      >
        {(row) => (
          <RowTitle row={row} open={{ to: of.addressOf as never }}>
            {of.name(row as never)}
          </RowTitle>
        )}
      </ResourceOrder>
    </Page>
  );
}

function RecordForm<Calls extends ResourceCalls, Schema extends FormSchema>({
  of,
  read,
}: Of<Calls, Schema> & { read: ReadRecord<RecordOf<Calls>> | null }) {
  const say = useResourceTexts(of.texts);
  const { t } = useTranslation("ui");
  const navigate = useNavigate();
  const { calls } = of;
  return (
    <ResourceForm
      calls={calls}
      cacheKey={of.cacheKey}
      read={read}
      schema={of.schema}
      values={of.values}
      body={of.body}
      label={read ? of.name(read.output) : say("new")}
      heading={(key, count) => say(`preflight.${key}`, { count })}
      onSaved={({ output }) => !read && navigate(of.addressOf(output as RowOf<Calls>), { replace: true })}
      deletion={
        read && {
          title: t("delete.question", { name: of.name(read.output) }),
          text: t(calls.rollback ? "delete.restorable" : "delete.text"),
          onDeleted: async () => await navigate(of.at),
        }
      }
    >
      {({ form }) => <of.Fields form={form} record={read?.output ?? null} />}
    </ResourceForm>
  );
}

function NewRecord<Calls extends ResourceCalls, Schema extends FormSchema>({ of }: Of<Calls, Schema>) {
  const say = useResourceTexts(of.texts);
  return (
    <DetailPage title={say("new")} back={{ to: of.at, label: say("title") }}>
      <RecordForm of={of} read={null} />
    </DetailPage>
  );
}

function OneRecord<Calls extends ResourceCalls, Schema extends FormSchema>({ of }: Of<Calls, Schema>) {
  const say = useResourceTexts(of.texts);
  const { id = "" } = useParams();
  const query = useQuery(of.queries.one(id)) as UseQueryResult<ReadRecord<RecordOf<Calls>>>;
  return (
    <DetailPage
      title={query.data ? of.name(query.data.output) : say("title")}
      back={{ to: of.at, label: say("title") }}
    >
      <QueryState query={query} describe={problemText}>
        {(read) => <RecordForm key={id} of={of} read={read} />}
      </QueryState>
      {of.calls.versions && <ResourceHistory id={id} calls={of.calls} cacheKey={of.cacheKey} />}
    </DetailPage>
  );
}
