import { parameterInput } from "../../../shared/proficiency/parameters/parameter.ts";
import { records } from "../../platform/records/records.store.ts";

export const parameterRecords = records("PARAMETER", parameterInput, {
  one: "parameter",
  unique: { name: "A parameter with this name already exists" },
  sort: ["name"],
  search: ["name", "translations"],
  history: true,
});
