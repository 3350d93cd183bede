import * as z from "zod";
import { inPart } from "./define-crud.ts";
import { defineEndpoint, type NeededPermission } from "./endpoint.ts";
import type { ModuleKey } from "./modules.ts";
import { page, pageQuery } from "./paging.ts";
import { recordVersionSchema, recordVersionSummarySchema } from "./record-version.ts";

/** The description of a module's configuration, of which each laboratory has one. */
export interface ConfigurationSpec {
  /** Path for changes, with a slash at the end: `laborshop/config/1/`. The versions are below it. */
  path: string;
  /** Path for reading, if it differs. */
  readAt?: string;
  /** Name in the API's description: `the public directory`. */
  of: string;
  permissions: { view: NeededPermission; change: NeededPermission };
  module: ModuleKey;
  schema: z.ZodObject;
  /** Fields that a change may contain, if calls of their own change others, such as files. */
  input?: z.ZodObject;
  /** Seconds that a change may take, if longer than usual. */
  timeout?: number;
}

type InputOf<Spec extends ConfigurationSpec> = Spec["input"] extends z.ZodObject
  ? Spec["input"]
  : Spec["schema"];

const byVersion = z.object({ hid: z.coerce.number().int().min(1).max(1_000_000_000) });

/**
 * The calls of a configuration with versions: `read`, `change`, `versions`, `version` and `rollback`. It is stored through
 * `configurationOf` (`functions/platform/configuration`), and `configurationCommands` are its commands.
 */
export function defineConfiguration<const Spec extends ConfigurationSpec>(spec: Spec) {
  const { permissions, of } = spec;
  const schema = spec.schema as Spec["schema"];
  const path = spec.path as Spec["path"];
  const module = spec.module as Spec["module"];
  const view = { permission: permissions.view as Spec["permissions"]["view"], module };
  const change = { permission: permissions.change as Spec["permissions"]["change"], module };
  return {
    read: defineEndpoint({
      method: "GET",
      path: spec.readAt ?? path,
      summary: `How ${of} is set up.`,
      output: schema,
      etag: true,
      ...view,
    }),
    change: defineEndpoint({
      method: "PATCH",
      path,
      summary: `Changes what is sent of the setup of ${of}; texts are sent all together, and those like the default are not kept.`,
      body: inPart((spec.input ?? schema) as InputOf<Spec>),
      output: schema,
      etag: true,
      timeout: spec.timeout,
      logs: "setup_changed",
      ...change,
    }),
    versions: defineEndpoint({
      method: "GET",
      path: `${path}history/`,
      summary: `The versions of the setup of ${of}, newest first.`,
      query: z.object(pageQuery(50, 200)),
      output: page(recordVersionSummarySchema),
      ...view,
    }),
    version: defineEndpoint({
      method: "GET",
      path: `${path}history/{hid}/`,
      summary: `The setup of ${of} as it was with one version.`,
      params: byVersion,
      output: recordVersionSchema.extend({
        content: schema as unknown as z.ZodType<z.output<Spec["schema"]>>,
      }),
      ...view,
    }),
    rollback: defineEndpoint({
      method: "POST",
      path: `${path}history/{hid}/rollback/`,
      logs: "setup_restored",
      summary: "Writes a new version equal to a chosen one.",
      params: byVersion,
      output: schema,
      etag: true,
      idempotent: true,
      ...change,
    }),
  };
}
/** The calls of any configuration. */
export type ConfigurationCalls = ReturnType<typeof defineConfiguration<ConfigurationSpec>>;
