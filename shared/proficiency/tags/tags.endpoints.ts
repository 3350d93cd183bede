import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { trialTouches } from "../trial-touches.ts";
import { tagInput, tagSchema } from "./tag.ts";

export const tags = defineCrud({
  path: "proficiency/tags",
  names: { one: "tag of ring trials", many: "tags of ring trials" },
  permissions: {
    view: "proficiency.view_tag",
    choose: ["proficiency.view_tag", "proficiency.view_testable"],
    add: "proficiency.add_tag",
    change: "proficiency.change_tag",
    delete: "proficiency.delete_tag",
  },
  module: "MD_PROF",
  input: tagInput,
  output: tagSchema,
  sort: ["name"],
  history: true,
  pageSize: 50,
  preflight: true,
});

export const tagsApi = defineApi({
  address: "proficiency/tags",
  touches: { items: { ...trialTouches, "TRIAL-TAG": "delete" } },
  mounts: ["api/proficiency/tags"],
  endpoints: within("trialTags", tags),
});
