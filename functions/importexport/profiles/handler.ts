import { profiles, profilesApi } from "../../../shared/importexport/profiles/profiles.endpoints.ts";
import { within } from "../../../shared/kernel/define-crud.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { profileRecords } from "./profile.store.ts";

export const handler = serveApi(profilesApi, within("importProfiles", crud(profiles, profileRecords)));
