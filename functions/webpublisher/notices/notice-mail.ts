import { ulid } from "ulid";
import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import type { PublicNotice } from "../../../web/embed/components/change-names.ts";
import type { PageTexts } from "../../../web/embed/texts/texts.ts";
import { composeMail, type Paragraph } from "../../core/door.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { headingOf, linesOf } from "./notice-lines.ts";
import type { KnownSubscriber } from "./subscriber.store.ts";

/** The language of a mail's own words: German or, for all other readers, English. */
const spoken = ({ language }: Pick<KnownSubscriber, "language">): UiLanguage =>
  language === "de" ? "de" : "en";

const linkOf = ({ language }: Pick<KnownSubscriber, "language">, path: string) =>
  `${publicOrigin()}/embed/changes/${path}?lang=${language}`;

/** Link of a notice: to the page of its only analysis, if there is one, else to the notice itself. */
function pageOf({ id, count, entries }: PublicNotice, subscriber: KnownSubscriber): string {
  const [only] = entries;
  if (count !== 1 || !only?.isPublic) return linkOf(subscriber, `${id}/`);
  return `${publicOrigin()}/embed/analyses/${encodeURIComponent(only.code)}/?lang=${subscriber.language}`;
}

interface Words {
  hello: string;
  end: (lab: string) => string;
  confirm: { subject: (lab: string) => string; text: string; link: string; aside: string };
  known: { subject: (lab: string) => string; text: string };
  week: { subject: (lab: string) => string; text: (lab: string) => string; all: string };
  leave: string;
}

const words: Record<UiLanguage, Words> = {
  de: {
    hello: "Guten Tag,",
    end: (lab) => `Freundliche Grüße\n${lab}`,
    confirm: {
      subject: (lab) => `Bitte bestätigen Sie Ihr Abonnement – ${lab}`,
      text: "jemand, vermutlich Sie selbst, möchte die Änderungen unseres Analysenverzeichnisses an diese Adresse bekommen: montags eine E-Mail, wenn sich etwas geändert hat.",
      link: "Bestätigen Sie das Abonnement auf dieser Seite. Der Link gilt drei Tage:",
      aside:
        "Waren Sie das nicht, müssen Sie nichts tun: Ohne Bestätigung wird die Adresse nach drei Tagen gelöscht.",
    },
    known: {
      subject: (lab) => `Sie haben die Änderungen schon abonniert – ${lab}`,
      text: "Sie bekommen die Änderungen unseres Analysenverzeichnisses schon an diese Adresse. Sie müssen nichts weiter tun.",
    },
    week: {
      subject: (lab) => `Änderungen im Analysenverzeichnis – ${lab}`,
      text: (lab) => `das hat sich im Analysenverzeichnis von ${lab} geändert:`,
      all: "Alle Änderungen finden Sie hier:",
    },
    leave: "Wenn Sie diese E-Mails nicht mehr bekommen möchten, bestellen Sie sie hier ab:",
  },
  en: {
    hello: "Hello,",
    end: (lab) => `Kind regards,\n${lab}`,
    confirm: {
      subject: (lab) => `Please confirm your subscription – ${lab}`,
      text: "Somebody, presumably you, would like changes to our directory of analyses to be sent to this address: one e-mail on Mondays if anything has changed.",
      link: "Please confirm the subscription on this page. The link is valid for three days:",
      aside:
        "If this was not you, there is nothing to do: without confirmation the address is deleted after three days.",
    },
    known: {
      subject: (lab) => `You are already subscribed to our changes – ${lab}`,
      text: "Changes to our directory of analyses are already sent to this address. There is nothing more for you to do.",
    },
    week: {
      subject: (lab) => `Changes in the directory of analyses – ${lab}`,
      text: (lab) => `Here is what has changed in the directory of analyses of ${lab}:`,
      all: "All changes are listed here:",
    },
    leave: "If you no longer wish to receive these e-mails, unsubscribe here:",
  },
};

/** The mail that asks for confirmation of a subscription, or says that it exists already. */
export function subscriptionMail(
  subscriber: KnownSubscriber,
  purpose: "confirm" | "leave",
  token: string,
  lab: string,
): Mail {
  const language = spoken(subscriber);
  const { hello, end, confirm, known, leave } = words[language];
  const isNew = purpose === "confirm";
  const link = linkOf(subscriber, isNew ? `confirm/${token}/` : `unsubscribe/${token}/`);
  const paragraphs: Paragraph[] = isNew
    ? [hello, confirm.text, { text: confirm.link, link }, end(lab), { aside: confirm.aside }]
    : [hello, known.text, { text: leave, link }, end(lab)];
  const subject = (isNew ? confirm : known).subject(lab);
  return composeMail({ id: ulid(), to: subscriber.email, subject }, [{ language, paragraphs }]);
}

/** The weekly mail: each notice with its changes, a link to all of them and one to unsubscribe. */
export function weeklyMail(
  subscriber: KnownSubscriber,
  {
    id,
    token,
    lab,
    notices,
    texts,
  }: { id: string; token: string; lab: string; notices: readonly PublicNotice[]; texts: PageTexts },
): Mail {
  const language = spoken(subscriber);
  const { hello, end, week, leave } = words[language];
  const unsubscribe = linkOf(subscriber, `unsubscribe/${token}/`);
  const paragraphs: Paragraph[] = [
    hello,
    week.text(lab),
    ...notices.map((notice) => ({
      text: [texts.dated(notice.date), headingOf(notice, texts), ...linesOf(notice, texts)].join("\n"),
      link: pageOf(notice, subscriber),
    })),
    { text: week.all, link: linkOf(subscriber, "") },
    end(lab),
    { text: leave, link: unsubscribe },
  ];
  const mail = composeMail({ id, to: subscriber.email, subject: week.subject(lab) }, [
    { language, paragraphs },
  ]);
  return { ...mail, unsubscribe };
}
