import type { ShownFile } from "../../../shared/core/catalogue/shown-field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { localDay } from "../../../shared/kernel/local-day.ts";
import { trialTexts } from "../../../shared/proficiency/texts/trial-texts.ts";
import { trialTextsOf } from "../../../web/embed/texts/trial-texts-of.ts";
import type { Actor } from "../../platform/actor.ts";
import { publicOrigin } from "../../platform/environment.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { keptTrialConfig } from "../configuration/read-configuration.store.ts";
import { certifiedNow } from "../trials/certifications-now.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { TrialCertificate } from "../trials/trials.ts";
import { cacheOfToday } from "./cache-of-today.ts";
import { certificatePath, isPublicCertificate } from "./public-rows.ts";

/** The certificates of a laboratory as readers of its analyses see them. */
export interface Certificates {
  /** Heading for a group of certificates. */
  label: string;
  /** The certificate with an id that fields refer to; undefined if it is gone. */
  named: (id: string) => ShownFile | undefined;
  /** Certificates of the test parameters to which an analysis belongs. */
  of: (code: string) => ShownFile[];
  /** Headers for pages that show certificates: no cache may keep them beyond midnight. */
  headers: Record<string, string>;
}

/** The present certificates in a language. */
export async function certificatesFor(
  actor: Pick<Actor, "tenant" | "languages">,
  tenant: Pick<TenantRecord, "modules" | "time_zone">,
  language: Language,
): Promise<Certificates> {
  const [all, config] = await Promise.all([readTrials(actor), keptTrialConfig.read(actor)]);
  const trials = all.in(language, actor.languages[0]);
  const texts = trialTextsOf(language, { ...trialTexts.defaultsIn(language), ...config.texts[language] });
  const today = localDay(tenant.time_zone);
  const show = ({ id, name }: TrialCertificate, until: string): ShownFile => {
    const certified = until >= today;
    return {
      name,
      text: certified ? texts.validUntil(until) : texts.wasValidUntil(until),
      url: isPublicCertificate(trials, id) ? publicOrigin() + certificatePath(id) : null,
      certified,
    };
  };
  return {
    label: texts.trials,
    named: (id) => {
      const certificate = trials.certificates.get(id);
      return certificate && show(certificate, certificate.valid_until);
    },
    of: (code) => {
      const files = [...trials.testables.values()].flatMap((testable) => {
        if (!testable.analyses.includes(code)) return [];
        const { by } = certifiedNow(trials, testable, today);
        return by ? [show(by.certificate, by.ends)] : [];
      });
      // List a certificate once if it certifies several test parameters until the same day.
      return [...new Map(files.map((file) => [`${file.url} ${file.text}`, file])).values()];
    },
    headers: cacheOfToday(tenant),
  };
}
