import { profilesApi } from "../../../shared/importexport/profiles/profiles.endpoints.ts";
import { within } from "../../../shared/kernel/define-crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { profileCommands } from "./profile-commands.ts";

export const handler = serveApi(profilesApi, within("importProfiles", profileCommands));
