import { publicOrigin } from "../../platform/environment.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import type { Laboratory } from "./book-content.ts";

/** Returns the facts about a laboratory that its book shows. */
export const laboratoryOf = ({ name, logo, colours, modules }: TenantRecord): Laboratory => ({
  name,
  logo,
  colour: colours.primary,
  ...(modules.MD_WEB === true && { pages: `${publicOrigin()}/embed/analyses/` }),
});
