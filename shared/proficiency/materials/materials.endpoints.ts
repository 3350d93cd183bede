import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { trialTouches } from "../trial-touches.ts";
import { materialInput, materialSchema } from "./material.ts";

export const materials = defineCrud({
  path: "proficiency/materials",
  names: { one: "material of ring trials", many: "materials of ring trials" },
  permissions: {
    view: "proficiency.view_certificate",
    add: "proficiency.add_material",
    change: "proficiency.change_material",
    delete: "proficiency.delete_material",
  },
  module: "MD_PROF",
  input: materialInput,
  output: materialSchema,
  sort: ["name"],
  history: true,
  preflight: true,
});

export const materialsApi = defineApi({
  address: "proficiency/materials",
  touches: { items: { ...trialTouches, MATERIAL: "delete" } },
  mounts: ["api/proficiency/materials"],
  endpoints: within("trialMaterials", materials),
});
