import type { Crud, CrudSpec } from "../../../shared/kernel/define-crud.ts";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { wantedPage } from "../../../shared/kernel/paging.ts";
import type { Saved } from "../records/layout.ts";
import type { Records } from "../records/records.store.ts";
import { type Call, type Command, reply } from "./call.ts";
import { cutPage } from "./page-of.ts";

type AnyCalls = Pick<Crud<CrudSpec>, "list" | "create" | "read" | "change" | "remove"> &
  Partial<Crud<CrudSpec & { order: true; history: true; preflight: true }>>;
// biome-ignore lint/suspicious/noExplicitAny: the input of a call is typed by its own declaration
type AnyCall = Call<any>;

/** Deviations of a resource from the default: commands that return the resulting record, and the output for a record. */
export interface CrudOptions<Of extends AnyCalls, Content> {
  /** Lists records otherwise than by their stored places. */
  list?: Command<Of["list"]>;
  create?: (call: Call<Of["create"]>) => Promise<Saved<Content>>;
  read?: (call: Call<Of["read"]>) => Promise<Saved<Content>>;
  change?: (call: Call<Of["change"]>) => Promise<Saved<Content>>;
  remove?: (call: Call<Of["remove"]>) => Promise<unknown>;
  /** @param hid the version that is restored */
  rollback?: (call: AnyCall, hid: number) => Promise<Saved<Content>>;
  /** Begins the reads that `also` needs side by side with those of the list; their failures reach the caller through `also`. */
  beside?: (call: AnyCall) => readonly Promise<unknown>[];
  /** Computed values that are returned with the stored record. */
  also?: (record: Saved<Content>, call: AnyCall) => Promise<object>;
  /** The output for a record, if it differs from the stored one. */
  show?: (record: Saved<Content>, call: AnyCall) => object | Promise<object>;
}

/**
 * The commands of a plain resource's calls: `serveApi(materialsApi, crud(materials, materialRecords))`. Custom commands that return a
 * record are passed as options: `crud(materials, materialRecords, { create: createMaterial })`.
 * @throws Error when the module is loaded, if the declaration sorts or filters by a field for which the records have no index
 */
export function crud<Of extends AnyCalls, Content extends object>(
  calls: Of,
  records: Records<Content>,
  options: CrudOptions<Of, Content> = {},
): { [Name in keyof Of]: Of[Name] extends EndpointSpec ? Command<Of[Name]> : never } {
  const filters = options.list ? [] : filtersOf(calls, records);
  const fields = Object.keys((calls.read.output as { shape: object }).shape);
  const {
    create = ({ actor, body }) => records.create(actor, body as Content),
    read = ({ actor, params }) => records.read(actor, idIn(params)),
    change = ({ actor, params, ifMatch, body }) =>
      records.change(actor, idIn(params), ifMatch, () => body as Partial<Content>),
    remove = ({ actor, params, ifMatch }) => records.remove(actor, idIn(params), ifMatch),
    rollback = ({ actor, params, ifMatch }, hid) => records.rollback(actor, params.id, hid, ifMatch),
    also = async () => ({}),
    show = async (record, call) => ({
      ...Object.fromEntries(fields.map((field) => [field, record[field as keyof Saved<Content>]])),
      ...(await also(record, call)),
    }),
  } = options;
  const withVersion = async (record: Saved<Content>, call: AnyCall) =>
    reply(await show(record, call), { etag: record.version });
  const commands: Record<string, (call: AnyCall) => unknown> = {
    list:
      options.list ??
      (async (call) => {
        const { search, sort, after } = call.query;
        const filter = Object.fromEntries(filters.map((name) => [name, call.query[name]]));
        const query = { ...wantedPage(call.query), search, sort, after, filter };
        void Promise.allSettled(options.beside?.(call) ?? []);
        const page = await records.list(call.actor, query);
        const shown = await Promise.all(page.results.map((record) => show(record, call)));
        return cutPage(call, page.count, shown, page.after);
      }),
    create: async (call) => withVersion(await create(call), call),
    read: async (call) => withVersion(await read(call), call),
    change: async (call) => withVersion(await change(call), call),
    remove,
    preflight: (call) => records.preflight(call.actor, call.params.id),
    move: (call) => records.move(call.actor, call.body.order),
    deleted: async (call) => {
      const page = { ...wantedPage(call.query), search: call.query.search };
      const { count, results } = await records.deleted(call.actor, page);
      return cutPage(call, count, results);
    },
    versions: async (call) => {
      const page = await records.versions(call.actor, call.params.id, wantedPage(call.query));
      return cutPage(call, page.count, page.results);
    },
    version: (call) => records.version(call.actor, call.params.id, call.params.hid),
    rollback: async (call) => withVersion(await rollback(call, call.params.hid), call),
  };
  return Object.fromEntries(Object.keys(calls).map((name) => [name, commands[name]])) as never;
}
const idIn = (params: unknown) => (params as { id: string }).id;

const ofEveryList = ["limit", "count", "offset", "search", "sort", "after"];

/** The filters that a list declares; the records must be indexed for them and for its orders. */
function filtersOf<Content extends object>(calls: AnyCalls, { name, options }: Records<Content>): string[] {
  const { shape } = calls.list.query;
  const filters = Object.keys(shape).filter((key) => !ofEveryList.includes(key));
  const sorts = shape.sort.unwrap().options.map((by) => String(by).replace(/^-/, ""));
  const sortable = new Set<string>([...options.sort, ...(options.order ? ["order"] : [])]);
  const missing = [
    ...filters.filter((filter) => !options.filter.includes(filter)),
    ...sorts.filter((sort) => !sortable.has(sort)),
    ...(calls.move && !options.order ? ["order"] : []),
    ...(calls.versions && !options.history ? ["history"] : []),
  ];
  if (missing.length > 0) throw new Error(`${name} is not kept for ${[...new Set(missing)].join(", ")}.`);
  return filters;
}
