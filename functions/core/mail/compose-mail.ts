import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import { filledColours } from "../../../web/embed/style/colours.ts";
import { publicOrigin } from "../../platform/environment.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";

/**
 * A paragraph; a link stands on a line of its own below the text, below a button if it has a name. An aside is set in small print. HTML is already clean and comes with its plain text.
 */
export type Paragraph =
  | string
  | { text: string; link: string; button?: string }
  | { aside: string }
  | { text: string; html: string };
/** A laboratory's look in its mails. */
export interface Letterhead {
  name: string;
  /** The whole address of its logo; null if there is none. */
  logo: string | null;
  button: { fill: string; text: string };
}
export const letterheadOf = ({ name, logo, colours }: TenantRecord): Letterhead => ({
  name,
  logo: logo && publicOrigin() + logo,
  button: filledColours(colours.primary),
});

/** A mail's content in one language. */
interface Letter {
  language: UiLanguage;
  paragraphs: readonly Paragraph[];
}

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function inText(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return paragraph;
  if ("aside" in paragraph) return paragraph.aside;
  return "link" in paragraph ? `${paragraph.text}\n${paragraph.link}` : paragraph.text;
}

const small = "font-size:13px;opacity:.75";
const linesInHtml = (text: string) => escaped(text).replaceAll("\n", "<br>");

function inHtml(paragraph: Paragraph, head: Letterhead | undefined): string {
  if (typeof paragraph === "string") return `<p>${linesInHtml(paragraph)}</p>`;
  if ("aside" in paragraph) return `<p style="${small}">${escaped(paragraph.aside)}</p>`;
  if ("html" in paragraph) return paragraph.html;
  const link = escaped(paragraph.link);
  if (!paragraph.button || !head)
    return `<p>${linesInHtml(paragraph.text)}<br><a href="${link}">${link}</a></p>`;
  const { fill, text } = head.button;
  const style = `display:inline-block;padding:12px 22px;border-radius:6px;background:${fill};color:${text};font-weight:600;text-decoration:none`;
  return `<p>${linesInHtml(paragraph.text)}</p><p><a href="${link}" style="${style}">${escaped(paragraph.button)}</a></p><p style="${small}"><a href="${link}">${link}</a></p>`;
}

/** Leave colours to the mail program, which may show mails on a dark background. */
const frame =
  "max-width:600px;margin:0 auto;padding:24px 20px;font:16px/1.5 'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word";

/**
 * Composes a mail as text and as HTML from the same words. Letters in several languages follow one another; the first decides the mail's language.
 * @param facts `subject` becomes one line of at most 200 characters
 * @param head the look of a laboratory, for mails to its customers
 */
export function composeMail(
  { id, to, subject }: Pick<Mail, "id" | "to" | "subject">,
  [first, ...others]: readonly [Letter, ...Letter[]],
  head?: Letterhead,
): Mail {
  const letters = [first, ...others];
  const line = subject.replaceAll(/\s+/g, " ").slice(0, 200);
  const bodies = letters.map(
    ({ language, paragraphs }) =>
      `<div lang="${language}">${paragraphs.map((paragraph) => inHtml(paragraph, head)).join("")}</div>`,
  );
  // Mail programs that hold pictures back show the name instead.
  const logo = head?.logo
    ? `<p><img src="${escaped(head.logo)}" alt="${escaped(head.name)}" height="40" style="height:40px;max-width:240px;border:0"></p>`
    : "";
  return {
    id,
    to,
    subject: line,
    text: letters.map(({ paragraphs }) => paragraphs.map(inText).join("\n\n")).join("\n\n—\n\n"),
    html: `<!doctype html><html lang="${first.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(line)}</title></head><body style="margin:0"><div style="${frame}">${logo}${bodies.join("<hr>")}</div></body></html>`,
    language: first.language,
  };
}
