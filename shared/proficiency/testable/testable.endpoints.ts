import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { trialTouches } from "../trial-touches.ts";
import { validities } from "../validity.ts";
import { testableInput, testableSchema } from "./testable.ts";

export const testables = defineCrud({
  path: "proficiency/testable",
  names: { one: "test parameter", many: "test parameters" },
  permissions: {
    view: "proficiency.view_testable",
    add: "proficiency.add_testable",
    change: "proficiency.add_testable",
    delete: "proficiency.delete_testable",
  },
  module: "MD_PROF",
  input: testableInput,
  output: testableSchema,
  sort: ["parameter", "material", "category", "valid_until"],
  query: {
    parameter: idSchema.optional(),
    material: idSchema.optional(),
    category: idSchema.optional(),
    tag: idSchema.optional(),
    rilibaek: z.stringbool().optional(),
    validity: z.enum(validities).optional(),
  },
  history: true,
  preflight: true,
});

export const testablesApi = defineApi({
  address: "proficiency/testable",
  touches: {
    items: { ...trialTouches, TESTABLE: "delete", catalogue: "read" },
    files: { replica: "read" },
  },
  mounts: ["api/proficiency/testable"],
  endpoints: within("testables", testables),
});
