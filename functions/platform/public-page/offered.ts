import { type Offered, offeredBy } from "../../../web/embed/pages/menu.ts";
import { configurationOf } from "../configuration/read-configuration.store.ts";
import type { PageCall } from "./page-language.ts";

/** The one setting of the directory on which the menu of every page depends; the directory's own pages read the whole. */
const directory = configurationOf("WEB-CONFIG", { notices: true });

/** The parts of its site that a laboratory offers. @param announces whether changes are announced, if the caller knows it */
export async function offered(
  { actor, tenant: { modules } }: Pick<PageCall, "actor" | "tenant">,
  announces?: boolean,
): Promise<Offered> {
  const isAsked = modules.MD_WEB === true && announces === undefined;
  return offeredBy(modules, isAsked ? (await directory.read(actor)).notices : announces === true);
}
