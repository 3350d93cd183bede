import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { type UiLanguage, uiLanguages } from "../../../shared/kernel/language.ts";

interface Texts {
  subject: (lab: string) => string;
  greeting: (username: string) => string;
  lead: (lab: string) => string;
  act: string;
  end: string;
}

const texts: Record<UiLanguage, Texts> = {
  de: {
    subject: (lab) => `Ihr Zugang zu Laborium – ${lab}`,
    greeting: (username) => `Guten Tag ${username},`,
    lead: (lab) => `für ${lab} wurde ein Konto mit allen Rechten für Sie eingerichtet.`,
    act: "Legen Sie hier Ihr Passwort fest:",
    end: "Falls Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren.",
  },
  en: {
    subject: (lab) => `Your access to Laborium – ${lab}`,
    greeting: (username) => `Dear ${username},`,
    lead: (lab) => `an account with all rights has been set up for you at ${lab}.`,
    act: "Please set your password here:",
    end: "If you did not expect this message, you can ignore it.",
  },
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * The mail by which a new administrator sets the first password. German labs get it in German first, all others in English first;
 * the other language follows, because nothing is known yet of who reads it.
 * @param link absolute URL of the page where passwords are set
 */
export function setPasswordMail(facts: {
  id: string;
  to: string;
  lab: string;
  username: string;
  link: string;
  language: string;
}): Mail {
  const { id, to, lab, username, link } = facts;
  const language: UiLanguage = facts.language === "de" ? "de" : "en";
  const order = [language, ...uiLanguages.filter((other) => other !== language)];
  const text = order
    .map((one) => {
      const { greeting, lead, act, end } = texts[one];
      return `${greeting(username)}\n\n${lead(lab)}\n\n${act}\n${link}\n\n${end}`;
    })
    .join("\n\n—\n\n");
  const html = order
    .map((one) => {
      const { greeting, lead, act, end } = texts[one];
      const paragraphs = [
        escaped(greeting(username)),
        escaped(lead(lab)),
        `${escaped(act)}<br><a href="${escaped(link)}">${escaped(link)}</a>`,
        escaped(end),
      ];
      return `<div lang="${one}">${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("")}</div>`;
    })
    .join("<hr>");
  const subject = texts[language].subject(lab.replaceAll(/\s+/g, " ")).slice(0, 200);
  return { id, to, subject, text, html, language };
}
