import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineRowImport } from "../../kernel/define-row-import.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { trialTouches } from "../trial-touches.ts";
import { validities } from "../validity.ts";
import { testableInput, testableSchema } from "./testable.ts";
import { testableColumns } from "./testable-columns.ts";
import { testableNeeds } from "./testable-needs.ts";

export const testables = defineCrud({
  path: "proficiency/testable",
  names: { one: "test parameter", many: "test parameters" },
  permissions: {
    view: "proficiency.view_testable",
    choose: ["proficiency.view_testable", "proficiency.view_certificate"],
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
    /** Limits the list to test parameters with this need. */
    needs: z.enum(testableNeeds).optional(),
  },
  history: true,
  pageSize: 50,
  preflight: true,
});

export const testableImport = defineRowImport({
  path: "proficiency/testable/import",
  names: "test parameters",
  columns: testableColumns,
  permission: "proficiency.add_testable",
  module: "MD_PROF",
});

export const testablesApi = defineApi({
  address: "proficiency/testable",
  touches: {
    items: {
      ...trialTouches,
      TESTABLE: "delete",
      // An import creates the records that its rows name.
      PARAMETER: "write",
      MATERIAL: "write",
      "TRIAL-CATEGORY": "write",
      "TRIAL-TAG": "write",
      "TRIAL-CONFIG": "read",
      catalogue: "read",
    },
    files: { replica: "read" },
  },
  mounts: ["api/proficiency/testable"],
  endpoints: { ...within("testables", testables), ...within("testableImport", testableImport) },
});
