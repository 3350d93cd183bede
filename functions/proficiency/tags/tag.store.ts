import { tagInput } from "../../../shared/proficiency/tags/tag.ts";
import { records } from "../../platform/records/records.store.ts";

export const tagRecords = records("TRIAL-TAG", tagInput, {
  one: "tag",
  unique: { name: "A tag with this name already exists" },
  sort: ["name"],
  search: ["name", "translations"],
  history: true,
});
