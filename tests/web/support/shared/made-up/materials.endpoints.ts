import * as z from "zod";
import { deletionPreflightSchema } from "../../../../../shared/kernel/deletion.ts";
import { defineApi, defineEndpoint } from "../../../../../shared/kernel/endpoint.ts";
import { page, pageQuery } from "../../../../../shared/kernel/paging.ts";
import { materialInput, materialSchema } from "./material.ts";

const path = "made-up/materials/";
const byId = { path: `${path}{id}/`, params: z.object({ id: z.string() }) } as const;
const view = { permission: "proficiency.view_testable", module: "MD_PROF" } as const;
const change = { permission: "proficiency.change_testable", module: "MD_PROF" } as const;

/** Calls that only the tests' own server answers. */
export const materials = {
  list: defineEndpoint({
    method: "GET",
    path,
    summary: "Lists the materials.",
    query: z.object({ ...pageQuery(50), search: z.string().default("") }),
    output: page(materialSchema),
    ...view,
  }),
  read: defineEndpoint({
    method: "GET",
    summary: "One material.",
    output: materialSchema,
    etag: true,
    ...byId,
    ...view,
  }),
  create: defineEndpoint({
    method: "POST",
    path,
    summary: "Adds a material.",
    body: materialInput,
    output: materialSchema,
    success: 201,
    etag: true,
    idempotent: true,
    permission: { all: ["proficiency.add_testable", "proficiency.view_testable"] },
    module: "MD_PROF",
  }),
  change: defineEndpoint({
    method: "PATCH",
    summary: "Changes a material.",
    body: materialInput.partial(),
    output: materialSchema,
    etag: true,
    ...byId,
    ...change,
  }),
  remove: defineEndpoint({
    method: "DELETE",
    summary: "Deletes a material.",
    output: null,
    etag: true,
    ...byId,
    ...change,
  }),
  preflight: defineEndpoint({
    method: "GET",
    path: `${path}{id}/delete-preflight/`,
    summary: "What goes with a material.",
    params: byId.params,
    output: deletionPreflightSchema,
    ...change,
  }),
  move: defineEndpoint({
    method: "POST",
    path: `${path}sorting/`,
    summary: "Puts the materials into an order.",
    body: z.object({ order: z.array(z.string()) }),
    output: null,
    ...change,
  }),
  /** Not a call; a browser has no use for it. */
  schema: materialSchema,
};
export const limits = { rows: 50, kinds: ["a", "b"] };

export const materialsApi = defineApi({
  address: "made-up/materials",
  touches: { items: { MATERIAL: "delete" } },
  mounts: ["api/made-up"],
  endpoints: { list: materials.list },
});
