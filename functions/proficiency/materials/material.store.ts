import { materialInput } from "../../../shared/proficiency/materials/material.ts";
import { records } from "../../platform/records/records.store.ts";

export const materialRecords = records("MATERIAL", materialInput, {
  one: "material",
  unique: { name: "Material with this name already exists" },
  sort: ["name"],
  search: ["name", "translations"],
  history: true,
});
