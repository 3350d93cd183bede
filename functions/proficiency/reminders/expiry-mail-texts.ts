import { longDates } from "../../../shared/kernel/locale.ts";
import { inUiLanguages } from "../../../shared/kernel/ui-language.ts";
import type { InLanguages } from "../../core/door.ts";
import { environment } from "../../platform/environment.ts";
import type { TrialCertificate } from "../trials/trials.ts";

/** A certificate that is about to expire. */
export interface Ending extends Pick<TrialCertificate, "id" | "name" | "valid_until"> {
  /** Number of test parameters that the certificate certifies. */
  certifies: number;
}
export interface ExpiryFacts {
  lab: string;
  /** At least one, sorted by expiry date. */
  endings: readonly Ending[];
}

const dates = inUiLanguages(longDates);
const link = ({ id }: Ending) => `${environment("ORIGIN")}/ringversuche/zertifikate/${id}`;
/** A subject is one line of at most 200 characters. */
const shortened = (name: string) => {
  const line = name.replaceAll(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

/** The mail about certificates that expire soon. */
export const expiryMailTexts: InLanguages<ExpiryFacts> = {
  de: ({ lab, endings }) => {
    const [first, ...others] = endings as [Ending, ...Ending[]];
    const until = dates.de(first.valid_until);
    const says = ({ certifies }: Ending) =>
      certifies === 0
        ? "Es zertifiziert bisher keinen Testparameter."
        : certifies === 1
          ? "Es zertifiziert einen Testparameter, der danach als abgelaufen gezeigt wird."
          : `Es zertifiziert ${certifies} Testparameter, die danach als abgelaufen gezeigt werden.`;
    const line = (ending: Ending) => ({
      text: `${ending.name}: gültig bis einschließlich ${dates.de(ending.valid_until)}. ${says(ending)}`,
      link: link(ending),
    });
    return {
      subject:
        others.length === 0
          ? `Zertifikat ${shortened(first.name)} läuft am ${until} ab – ${shortened(lab)}`
          : `${endings.length} Zertifikate laufen ab, das erste am ${until} – ${shortened(lab)}`,
      paragraphs: [
        others.length === 0
          ? `ein Ringversuchszertifikat von ${lab} läuft bald ab:`
          : `${endings.length} Ringversuchszertifikate von ${lab} laufen bald ab:`,
        ...endings.map(line),
        "Legen Sie rechtzeitig die nächsten Zertifikate ab. Sobald ein späteres Zertifikat dieselben Testparameter zertifiziert, folgt keine weitere Nachricht.",
      ],
    };
  },
  en: ({ lab, endings }) => {
    const [first, ...others] = endings as [Ending, ...Ending[]];
    const until = dates.en(first.valid_until);
    const says = ({ certifies }: Ending) =>
      certifies === 0
        ? "It does not certify any test parameter yet."
        : certifies === 1
          ? "It certifies one test parameter, which will be shown as expired after that."
          : `It certifies ${certifies} test parameters, which will be shown as expired after that.`;
    const line = (ending: Ending) => ({
      text: `${ending.name}: valid up to and including ${dates.en(ending.valid_until)}. ${says(ending)}`,
      link: link(ending),
    });
    return {
      subject:
        others.length === 0
          ? `Certificate ${shortened(first.name)} expires on ${until} – ${shortened(lab)}`
          : `${endings.length} certificates expire, the first on ${until} – ${shortened(lab)}`,
      paragraphs: [
        others.length === 0
          ? `A proficiency testing certificate of ${lab} expires soon:`
          : `${endings.length} proficiency testing certificates of ${lab} expire soon:`,
        ...endings.map(line),
        "Please file the next certificates in good time. As soon as a later certificate certifies the same test parameters, no further message follows.",
      ],
    };
  },
};
