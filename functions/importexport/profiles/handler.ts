import { profilesApi } from "../../../shared/importexport/profiles/profiles.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { profileCommands } from "./profile-commands.ts";

export const handler = serveApi(profilesApi, profileCommands);
