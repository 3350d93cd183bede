import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";

/** A paragraph; its link, if any, stands on a line of its own below the text. */
export type Paragraph = string | { text: string; link: string };
/** A mail's content in one language. */
interface Letter {
  language: UiLanguage;
  paragraphs: readonly Paragraph[];
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const inText = (paragraph: Paragraph) =>
  typeof paragraph === "string" ? paragraph : `${paragraph.text}\n${paragraph.link}`;

function inHtml(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return `<p>${escaped(paragraph)}</p>`;
  const link = escaped(paragraph.link);
  return `<p>${escaped(paragraph.text)}<br><a href="${link}">${link}</a></p>`;
}

/**
 * Composes a mail as text and as HTML from the same words. Letters in several languages follow one another; the first decides the mail's language.
 * @param facts `subject` becomes one line of at most 200 characters
 */
export function composeMail(
  { id, to, subject }: Pick<Mail, "id" | "to" | "subject">,
  [first, ...others]: readonly [Letter, ...Letter[]],
): Mail {
  const letters = [first, ...others];
  return {
    id,
    to,
    subject: subject.replaceAll(/\s+/g, " ").slice(0, 200),
    text: letters.map(({ paragraphs }) => paragraphs.map(inText).join("\n\n")).join("\n\n—\n\n"),
    html: letters
      .map(({ language, paragraphs }) => `<div lang="${language}">${paragraphs.map(inHtml).join("")}</div>`)
      .join("<hr>"),
    language: first.language,
  };
}
