import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";

interface NoticeWords {
  hello: string;
  end: (lab: string) => string;
  confirm: { subject: (lab: string) => string; text: string; link: string; button: string; aside: string };
  alreadyConfirmed: { subject: (lab: string) => string; text: string };
  week: { subject: (lab: string) => string; text: (lab: string) => string; all: string };
  leave: string;
}

/** The words of mails to subscribers. */
export const noticeMailTexts: Record<UiLanguage, NoticeWords> = {
  de: {
    hello: "Guten Tag,",
    end: (lab) => `Freundliche Grüße\n${lab}`,
    confirm: {
      subject: (lab) => `Bitte bestätigen Sie Ihr Abonnement – ${lab}`,
      text: "jemand, vermutlich Sie selbst, möchte die Änderungen unseres Analysenverzeichnisses an diese Adresse bekommen: montags eine E-Mail, wenn sich etwas geändert hat.",
      link: "Bestätigen Sie das Abonnement auf dieser Seite. Der Link gilt drei Tage:",
      button: "Abonnement bestätigen",
      aside:
        "Waren Sie das nicht, müssen Sie nichts tun: Ohne Bestätigung wird die Adresse nach drei Tagen gelöscht.",
    },
    alreadyConfirmed: {
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
      button: "Confirm the subscription",
      aside:
        "If this was not you, there is nothing to do: without confirmation the address is deleted after three days.",
    },
    alreadyConfirmed: {
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
