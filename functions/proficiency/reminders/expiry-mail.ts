import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { longDates } from "../../../shared/kernel/locale.ts";
import { type InLanguages, loadLetters, type Recipient } from "../../core/door.ts";
import { environment } from "../../platform/environment.ts";
import type { TrialCertificate } from "../trials/trials.ts";

interface Facts {
  lab: string;
  certificate: Pick<TrialCertificate, "id" | "name" | "valid_until">;
  /** How many test parameters it certifies. */
  certifies: number;
}

const dates = { de: longDates("de"), en: longDates("en") };
const link = ({ certificate }: Facts) =>
  `${environment("ORIGIN")}/ringversuche/zertifikate/${certificate.id}`;
/** A subject is one line of at most 200 characters. */
const shortened = (name: string) => {
  const line = name.replaceAll(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

const content: InLanguages<Facts> = {
  de: (facts) => {
    const { name, valid_until } = facts.certificate;
    const until = dates.de(valid_until);
    const says =
      facts.certifies === 0
        ? "Es bescheinigt bisher keinen Testparameter."
        : facts.certifies === 1
          ? "Es bescheinigt einen Testparameter, der danach als abgelaufen gezeigt wird."
          : `Es bescheinigt ${facts.certifies} Testparameter, die danach als abgelaufen gezeigt werden.`;
    return {
      subject: `Zertifikat ${shortened(name)} läuft am ${until} ab – ${shortened(facts.lab)}`,
      paragraphs: [
        `das Ringversuchszertifikat ${name} von ${facts.lab} ist bis einschließlich ${until} gültig.`,
        says,
        {
          text: "Legen Sie rechtzeitig das nächste Zertifikat ab. Dieses finden Sie hier:",
          link: link(facts),
        },
        "Sobald ein späteres Zertifikat dieselben Testparameter bescheinigt, folgt keine weitere Nachricht.",
      ],
    };
  },
  en: (facts) => {
    const { name, valid_until } = facts.certificate;
    const until = dates.en(valid_until);
    const says =
      facts.certifies === 0
        ? "It does not certify any test parameter yet."
        : facts.certifies === 1
          ? "It certifies one test parameter, which will be shown as expired after that."
          : `It certifies ${facts.certifies} test parameters, which will be shown as expired after that.`;
    return {
      subject: `Certificate ${shortened(name)} expires on ${until} – ${shortened(facts.lab)}`,
      paragraphs: [
        `The proficiency testing certificate ${name} of ${facts.lab} is valid up to and including ${until}.`,
        says,
        {
          text: "Please file the next certificate in good time. You will find this one here:",
          link: link(facts),
        },
        "As soon as a later certificate certifies the same test parameters, no further message follows.",
      ],
    };
  },
};

/** The mail that tells somebody that a certificate ends soon. */
export async function expiryMail(
  recipient: Pick<Mail, "id" | "to"> & Recipient,
  facts: Facts,
): Promise<Mail> {
  const letterTo = await loadLetters();
  return letterTo(content, recipient, facts);
}
