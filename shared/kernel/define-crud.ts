import * as z from "zod";
import { deletionPreflightSchema } from "./deletion.ts";
import { defineEndpoint, type NeededPermission } from "./endpoint.ts";
import { idSchema } from "./id.ts";
import type { ModuleKey } from "./modules.ts";
import { page, pageQuery } from "./paging.ts";
import { deletedRecordSchema, recordVersionSchema, recordVersionSummarySchema } from "./record-version.ts";

/** The description of a plain resource, from which its calls are made. */
export interface CrudSpec {
  /** For example `proficiency/materials`, without slashes at the ends. */
  path: string;
  /** Singular and plural in the API's description. */
  names: { one: string; many: string };
  permissions: {
    view: NeededPermission;
    /** Permission that also lists records, to choose one or show names; their own pages stay closed. */
    choose?: NeededPermission;
    add: NeededPermission;
    change: NeededPermission;
    delete: NeededPermission;
  };
  module: ModuleKey | null;
  /** Fields that clients send: all to create, some to change. The server checks refinements over several fields on the whole record. */
  input: z.ZodObject;
  /** Fields of the output: the input, the id, and any that the server adds. */
  output: z.ZodObject;
  /** Sort fields of a list, the first by default; `-name` reverses the order. */
  sort: readonly [string, ...string[]];
  /** Filters of the list besides `search`, all of them optional: `{ category: idSchema.optional() }`. */
  query?: z.ZodRawShape;
  /** Whether the records have a manual order, which is then the default order of a list. */
  order?: true;
  /** Whether every version is kept and can be read and restored; deleted records are listed. */
  history?: true;
  /** Whether a deletion also removes other things, which a preflight lists. */
  preflight?: true;
  /** Time-out for creating and changing a record, in seconds, if not the default. */
  timeout?: number;
  /** Default page size of the list; 100 unless given. */
  pageSize?: number;
  /** Largest body in bytes, if not the default. */
  maxBody?: number;
  /** Sentences for the API's description if the default ones say too little. */
  summaries?: Partial<Record<"list" | "create" | "read" | "change" | "remove" | "preflight", string>>;
}

/** The calls that only some resources have, by the option that adds them. */
type Left<Spec extends CrudSpec> =
  | (Spec extends { order: true } ? never : "move")
  | (Spec extends { history: true } ? never : "deleted" | "versions" | "version" | "rollback")
  | (Spec extends { preflight: true } ? never : "preflight");

/** The calls of a resource; `materials.read` is an endpoint like a hand-written one. */
export type Crud<Spec extends CrudSpec> = Omit<ReturnType<typeof callsOf<Spec>>, Left<Spec>>;

/**
 * The calls of a plain resource, from one description:
 *
 * ```ts
 * export const materials = defineCrud({ path: "proficiency/materials", …, input: materialInput, output: materialSchema, sort: ["name"] });
 * export const materialsApi = defineApi({ address: "proficiency/materials", role: "api", mounts: ["api/proficiency/materials"], endpoints: materials });
 * ```
 *
 * `list`, `create`, `read`, `change` and `remove`, and by description `preflight`, `move`, `deleted`, `versions`, `version` and `rollback`.
 * Each is an endpoint: `call(materials.read, { params: { id } })`, `serveApi(materialsApi, crud(materials, records))`.
 * The object holds endpoints and nothing else, by which the web's build recognises it. An API resource of several such
 * resources takes them as `endpoints: { ...within("categories", categories), ...within("products", products) }`.
 */
export function defineCrud<const Spec extends CrudSpec>(spec: Spec): Crud<Spec> {
  const { move, preflight, deleted, versions, version, rollback, ...calls } = callsOf(spec);
  return {
    ...calls,
    ...(spec.preflight && { preflight }),
    ...(spec.order && { move }),
    ...(spec.history && { deleted, versions, version, rollback }),
  } as unknown as Crud<Spec>;
}

const byId = z.object({ id: idSchema });
const byVersion = z.object({ id: idSchema, hid: z.coerce.number().int().min(1).max(1_000_000_000) });

type Sorts<Spec extends CrudSpec> = Spec["sort"][number] | (Spec extends { order: true } ? "order" : never);
type Filters<Spec extends CrudSpec> = Spec["query"] extends z.ZodRawShape
  ? Spec["query"]
  : Record<never, never>;

function callsOf<const Spec extends CrudSpec>(spec: Spec) {
  const { permissions, module, names, summaries = {} } = spec;
  const path = <const Rest extends string>(rest: Rest) => `${spec.path as Spec["path"]}/${rest}` as const;
  const output = spec.output as Spec["output"];
  const may = <const Action extends Exclude<keyof CrudSpec["permissions"], "choose">>(action: Action) => ({
    permission: permissions[action] as Spec["permissions"][Action],
    module: module as Spec["module"],
  });
  const sorts = [...(spec.order ? ["order"] : []), ...spec.sort];
  const sort = z
    .enum(sorts.flatMap((by) => [by, `-${by}`]) as [Sorts<Spec> | `-${Sorts<Spec>}`])
    .default(sorts[0] as never);
  return {
    list: defineEndpoint({
      method: "GET",
      path: path(""),
      summary: summaries.list ?? `Lists, searches and sorts the ${names.many}.`,
      query: z.object({
        ...pageQuery(spec.pageSize ?? 100),
        search: z.string().max(200).default(""),
        sort,
        /** End of the previous page, from its `next`; nothing before this page is then read. */
        after: z.string().max(1500).optional(),
        ...((spec.query ?? {}) as Filters<Spec>),
      }),
      output: page(output),
      ...may("view"),
      ...(permissions.choose !== undefined && { permission: permissions.choose }),
    }),
    create: defineEndpoint({
      method: "POST",
      path: path(""),
      summary: summaries.create ?? `Adds one of the ${names.many}.`,
      body: spec.input as Spec["input"],
      output,
      success: 201,
      etag: true,
      idempotent: true,
      maxBody: spec.maxBody,
      timeout: spec.timeout,
      ...may("add"),
    }),
    read: defineEndpoint({
      method: "GET",
      path: path("{id}/"),
      summary: summaries.read ?? `One of the ${names.many}.`,
      params: byId,
      output,
      etag: true,
      ...may("view"),
    }),
    change: defineEndpoint({
      method: "PATCH",
      path: path("{id}/"),
      summary: summaries.change ?? `Changes what is sent of one of the ${names.many}.`,
      params: byId,
      body: inPart(spec.input as Spec["input"]),
      output,
      etag: true,
      maxBody: spec.maxBody,
      timeout: spec.timeout,
      ...may("change"),
    }),
    remove: defineEndpoint({
      method: "DELETE",
      path: path("{id}/"),
      summary: summaries.remove ?? `Deletes one of the ${names.many}.`,
      params: byId,
      output: null,
      etag: true,
      ...may("delete"),
    }),
    preflight: defineEndpoint({
      method: "GET",
      path: path("{id}/delete-preflight/"),
      summary:
        summaries.preflight ?? `What goes with one of the ${names.many} when it is deleted, by heading.`,
      params: byId,
      output: deletionPreflightSchema,
      ...may("delete"),
    }),
    move: defineEndpoint({
      method: "POST",
      path: path("sorting/"),
      summary: `Puts ${names.many} into an order; those that are not named stay where they are, and the same again changes nothing.`,
      body: z.object({ order: z.array(idSchema).min(1).max(1000) }),
      output: null,
      ...may("change"),
    }),
    deleted: defineEndpoint({
      method: "GET",
      path: path("deleted/"),
      summary: `The ${names.many} that are deleted, the last one first.`,
      query: z.object({ ...pageQuery(50, 200), search: z.string().max(200).default("") }),
      output: page(deletedRecordSchema),
      ...may("view"),
    }),
    versions: defineEndpoint({
      method: "GET",
      path: path("{id}/history/"),
      summary: `The versions of one of the ${names.many}, also of one that is deleted, newest first.`,
      params: byId,
      query: z.object(pageQuery(50, 200)),
      output: page(recordVersionSummarySchema),
      ...may("view"),
    }),
    version: defineEndpoint({
      method: "GET",
      path: path("{id}/history/{hid}/"),
      summary: `One of the ${names.many} as it was with one version.`,
      params: byVersion,
      output: recordVersionSchema,
      ...may("view"),
    }),
    rollback: defineEndpoint({
      method: "POST",
      path: path("{id}/history/{hid}/rollback/"),
      summary: "Writes a new version equal to a chosen one; what was deleted is there again.",
      params: byVersion,
      output,
      etag: true,
      idempotent: true,
      ...may("change"),
    }),
  };
}

type Undefaulted<Schema> = Schema extends z.ZodDefault<infer Inner> | z.ZodPrefault<infer Inner>
  ? Inner
  : Schema;
type InPart<Schema extends z.ZodObject> = z.ZodObject<
  { [Name in keyof Schema["shape"]]: z.ZodOptional<Undefaulted<Schema["shape"][Name]> & z.ZodType> },
  z.core.$strict
>;

/**
 * The schema of a change: any subset of the fields, without defaults, which belong to new records. A field that a change omits stays as it is.
 */
export function inPart<Schema extends z.ZodObject>(schema: Schema): InPart<Schema> {
  const parts = Object.entries(schema.shape).map(([name, part]) => {
    const bare = part instanceof z.ZodDefault || part instanceof z.ZodPrefault ? part.unwrap() : part;
    return [name, z.optional(bare as z.ZodType)];
  });
  return z.strictObject(Object.fromEntries(parts)) as unknown as InPart<Schema>;
}

/** The members of a group with prefixed names: `within("products", { list })` has `products.list`. */
export function within<const Name extends string, Members extends object>(name: Name, members: Members) {
  const named = Object.entries(members).map(([key, member]) => [`${name}.${key}`, member]);
  return Object.fromEntries(named) as { [Key in keyof Members & string as `${Name}.${Key}`]: Members[Key] };
}
