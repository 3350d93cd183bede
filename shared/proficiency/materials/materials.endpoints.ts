import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineRowImport } from "../../kernel/define-row-import.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { nameColumns } from "../testable/testable-columns.ts";
import { trialTouches } from "../trial-touches.ts";
import { materialInput, materialSchema } from "./material.ts";

export const materials = defineCrud({
  path: "proficiency/materials",
  names: { one: "material of ring trials", many: "materials of ring trials" },
  permissions: {
    view: "proficiency.view_certificate",
    choose: ["proficiency.view_certificate", "proficiency.view_testable"],
    add: "proficiency.add_material",
    change: "proficiency.change_material",
    delete: "proficiency.delete_material",
  },
  module: "MD_PROF",
  input: materialInput,
  output: materialSchema,
  sort: ["name"],
  history: true,
  pageSize: 50,
  preflight: true,
});

export const materialImport = defineRowImport({
  path: "proficiency/materials/import",
  names: "materials of ring trials",
  columns: nameColumns,
  permission: "proficiency.add_material",
  module: "MD_PROF",
});

export const materialsApi = defineApi({
  address: "proficiency/materials",
  touches: { items: { ...trialTouches, MATERIAL: "delete" } },
  mounts: ["api/proficiency/materials"],
  endpoints: { ...within("trialMaterials", materials), ...within("trialMaterialImport", materialImport) },
});
