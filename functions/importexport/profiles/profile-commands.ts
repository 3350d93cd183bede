import { profiles } from "../../../shared/importexport/profiles/profiles.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { keepFormerProfile, profileRecords } from "./profile.store.ts";

const commands = crud(profiles, profileRecords);

/** The calls of profiles; the first list makes one of the mapping that a laboratory had before. */
export const profileCommands: typeof commands = {
  ...commands,
  list: async (call) => {
    await keepFormerProfile(call.actor);
    return commands.list(call);
  },
};
