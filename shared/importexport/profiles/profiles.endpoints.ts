import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { profileInput, profileSchema } from "./profile.ts";

export const profiles = defineCrud({
  path: "import/profile",
  names: { one: "import profile", many: "import profiles" },
  permissions: {
    view: "core_storage.view_import",
    add: "core_storage.add_import",
    change: "core_storage.add_import",
    delete: "core_storage.add_import",
  },
  module: null,
  input: profileInput,
  output: profileSchema,
  sort: ["name"],
  history: true,
  summaries: {
    list: "Lists and searches the import profiles: how the columns of each kind of file are mapped.",
  },
});

export const profilesApi = defineApi({
  address: "importexport/profiles",
  touches: { items: { PROFILE: "delete", imports: "write" } },
  mounts: ["api/import/profile"],
  endpoints: within("importProfiles", profiles),
});
