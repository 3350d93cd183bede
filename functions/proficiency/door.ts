/** Interface of `proficiency` for other contexts. */
import type { Actor } from "../platform/actor.ts";
import type { Certificates } from "./public-trials/certificates-for.ts";

export type { Certificates } from "./public-trials/certificates-for.ts";

type CertificatesFor = typeof import("./public-trials/certificates-for.ts")["certificatesFor"];
/** The present certificates in a language; undefined for a laboratory without the module, for which nothing is loaded. */
export const certificatesFor = async (
  ...[actor, tenant, language]: Parameters<CertificatesFor>
): Promise<Certificates | undefined> => {
  if (!tenant.modules.MD_PROF) return undefined;
  const loaded = await import("./public-trials/certificates-for.ts");
  return loaded.certificatesFor(actor, tenant, language);
};

/** Returns a check whether a certificate exists; undefined for a laboratory without the module, since its ids cannot be checked. */
export const certificateFinder = async (actor: Actor): Promise<((id: string) => boolean) | undefined> => {
  if (!actor.modules.MD_PROF) return undefined;
  const { readTrials } = await import("./trials/read-trials.ts");
  const { certificates } = await readTrials(actor);
  return (id) => certificates.has(id);
};
