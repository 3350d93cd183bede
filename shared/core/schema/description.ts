import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";

export const getSchema = defineEndpoint({
  method: "GET",
  path: "schema/",
  summary: "This description: every call of the API as an OpenAPI 3.1 document.",
  output: z.record(z.string(), z.unknown()),
  public: true,
});
export const getDocs = defineEndpoint({
  method: "GET",
  path: "docs/",
  summary: "The same description as a page to read.",
  output: "html",
  public: true,
});

/** Served as files that each deployment creates; no Lambda answers these calls, so they are not among `apis`. */
export const descriptionApi = defineApi({
  address: "core/schema",
  tellsVersion: true,
  touches: {},
  mounts: ["api/schema", "api/docs"],
  endpoints: { getSchema, getDocs },
});
