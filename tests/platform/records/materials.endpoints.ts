import * as z from "zod";
import { defineCrud } from "../../../shared/kernel/define-crud.ts";
import { defineApi } from "../../../shared/kernel/endpoint.ts";
import { idSchema } from "../../../shared/kernel/id.ts";

/** A made-up resource for tests: materials, and tests that name one. */
export const materialInput = z.strictObject({
  name: z.string().trim().min(1).max(100),
  note: z.string().max(500).default(""),
  colour: z.enum(["red", "blue"]).default("red"),
});
export const materialSchema = materialInput.extend({ id: idSchema });

export const materials = defineCrud({
  path: "proficiency/materials",
  names: { one: "material", many: "materials" },
  permissions: {
    view: "proficiency.view_testable",
    add: "proficiency.add_material",
    change: "proficiency.change_testable",
    delete: "proficiency.delete_testable",
  },
  module: null,
  input: materialInput,
  output: materialSchema,
  sort: ["name", "colour"],
  query: { colour: z.enum(["red", "blue"]).optional() },
  order: true,
  history: true,
  preflight: true,
});

export const materialsApi = defineApi({
  address: "proficiency/materials",
  touches: { items: { MATERIAL: "delete" } },
  mounts: ["api/proficiency/materials"],
  endpoints: materials,
});
