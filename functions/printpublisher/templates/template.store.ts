import { templateContent } from "../../../shared/printpublisher/templates/template.ts";
import { records } from "../../platform/records/records.store.ts";

export const templateRecords = records("PRINT-TEMPLATE", templateContent, {
  one: "template",
  unique: {
    name: "A template with this name already exists.",
    slug: "A template with this slug already exists.",
  },
  sort: ["name"],
  search: ["name", "slug"],
  history: true,
});
