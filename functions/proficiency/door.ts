/** What other contexts may use of `proficiency`. */
import type { Actor } from "../platform/actor.ts";
import type { Certificates } from "./public-trials/certificates-for.ts";

export type { Certificates } from "./public-trials/certificates-for.ts";

type CertificatesFor = typeof import("./public-trials/certificates-for.ts")["certificatesFor"];
/** The certificates in a language, as they are now; undefined for a laboratory without the module, which loads nothing for it. */
export const certificatesFor = async (
  ...[actor, tenant, language]: Parameters<CertificatesFor>
): Promise<Certificates | undefined> => {
  if (!tenant.modules.MD_PROF) return undefined;
  const loaded = await import("./public-trials/certificates-for.ts");
  return loaded.certificatesFor(actor, tenant, language);
};

/** Says whether there is a certificate of an id; undefined for a laboratory without the module, whose ids nobody can check. */
export const certificateFinder = async (actor: Actor): Promise<((id: string) => boolean) | undefined> => {
  if (!actor.modules.MD_PROF) return undefined;
  const { readTrials } = await import("./trials/read-trials.ts");
  const { certificates } = await readTrials(actor);
  return (id) => certificates.has(id);
};
