import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineRowImport } from "../../kernel/define-row-import.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { nameColumns } from "../testable/testable-columns.ts";
import { trialTouches } from "../trial-touches.ts";
import { parameterInput, parameterSchema } from "./parameter.ts";

export const parameters = defineCrud({
  path: "proficiency/parameters",
  names: { one: "parameter of ring trials", many: "parameters of ring trials" },
  permissions: {
    view: "proficiency.view_certificate",
    choose: ["proficiency.view_certificate", "proficiency.view_testable"],
    add: "proficiency.add_certificate",
    change: "proficiency.change_certificate",
    delete: "proficiency.delete_certificate",
  },
  module: "MD_PROF",
  input: parameterInput,
  output: parameterSchema,
  sort: ["name"],
  history: true,
  pageSize: 50,
  preflight: true,
});

export const parameterImport = defineRowImport({
  path: "proficiency/parameters/import",
  names: "parameters of ring trials",
  columns: nameColumns,
  permission: "proficiency.add_certificate",
  module: "MD_PROF",
});

export const parametersApi = defineApi({
  address: "proficiency/parameters",
  touches: { items: { ...trialTouches, PARAMETER: "delete" } },
  mounts: ["api/proficiency/parameters"],
  endpoints: { ...within("trialParameters", parameters), ...within("trialParameterImport", parameterImport) },
});
