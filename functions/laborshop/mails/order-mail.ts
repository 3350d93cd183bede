import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { type Legal, legalLinks } from "../../../shared/core/settings/legal.ts";
import { localeOf, longDates } from "../../../shared/kernel/locale.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type { MailWords, ShopConfig } from "../../../shared/laborshop/configuration/configuration.ts";
import { type MailLabels, mailDefaults } from "../../../shared/laborshop/mails/mail-default-texts.ts";
import type { OrderContent, OrderLine, OrderMail } from "../../../shared/laborshop/orders/order.ts";
import { composeMail, escaped, type Letterhead, type Paragraph, textOfHtml } from "../../core/door.ts";

interface Facts extends Pick<Mail, "id" | "to"> {
  head: Letterhead;
  legal: Legal;
  /** Link for confirming the order. */
  link?: string | undefined;
  /** Link for ordering the same articles again. */
  again?: string | undefined;
}
interface Shown
  extends Pick<OrderContent, "language" | "ordered" | "articles" | "delivery" | "customer_email"> {
  /** The order's number, or its reference until it is confirmed. */
  number: string;
}

/**
 * A mail about an order, in the customer's language; the laboratory's own texts replace the default ones. The customer's entries are always
 * inserted as plain text. The mail that asks for a confirmation holds none of them: a stranger may have typed them, and somebody else's
 * address.
 */
export function orderMail(about: OrderMail, order: Shown, config: ShopConfig, facts: Facts): Mail {
  const { head, legal, link, again, ...to } = facts;
  const lab = head.name;
  const language = uiLanguageOf(order.language);
  const words: MailWords = config[`${about}_mail`];
  const { labels, mails } = mailDefaults[language];
  const filled = (text: string, name: string) =>
    text.replaceAll("{{number}}", () => order.number).replaceAll("{{lab}}", () => name);
  const rich = (texts: MailWords["intro"], otherwise: string): Paragraph[] => {
    const html = filled(texts[order.language] || otherwise, escaped(lab));
    return html === "" ? [] : [{ html, text: textOfHtml(html) }];
  };
  const subject = filled(words.subject[order.language] || mails[about].subject, lab);
  const paragraphs: Paragraph[] = [
    ...rich(words.intro, mails[about].intro),
    ...(link ? [{ text: labels.confirmHere, link, button: labels.confirm }, { aside: labels.notYou }] : []),
    articlesIn(order, labels),
    ...(about === "confirmation" ? [] : [deliveryIn(order, labels)]),
    ...(again ? [{ text: labels.orderAgain, link: again, button: labels.again }] : []),
    ...rich(words.extra, ""),
    ...(about === "order" ? [] : rich(config.footnote, mails.footnote)),
    ...(about === "order" ? [] : legalLinks(legal, order.language)).map(({ label, url }) => ({
      aside: `${label}: ${url}`,
    })),
  ];
  const mail = composeMail({ ...to, subject }, [{ language, paragraphs }], head);
  const sender = config.sender_name;
  const answers = about === "order" ? order.customer_email : config.sender_address;
  const named = about === "order" ? customerName(order, config) : "";
  return {
    ...mail,
    ...(sender && { sender }),
    ...(answers && { reply_to: answers }),
    ...(answers && named && { reply_name: named }),
  };
}

/** The customer's name from the form: a person's, else that of their practice. It is a single line, because it goes into a mail header. */
function customerName({ delivery }: Shown, { delivery_form }: ShopConfig): string {
  const typed = (token: string) => {
    const field = delivery_form.find(({ autocomplete }) => autocomplete === token);
    return delivery.find(({ name }) => name === field?.name)?.value ?? "";
  };
  return (typed("name") || typed("organization")).replaceAll(/\s+/g, " ").trim().slice(0, 200);
}

const cellLook = "padding:6px 12px 6px 0;border-bottom:1px solid #8888;text-align:left;vertical-align:top";
const cell = `style="${cellLook}"`;
const unbroken = `style="${cellLook};white-space:nowrap"`;
const head = "font-size:18px;margin:24px 0 8px";

/** Additional information, article number and pack of a line in words. */
export function lineFacts(
  { additional_information, article_number, quantity_per_pack }: OrderLine,
  labels: MailLabels,
) {
  const pack = quantity_per_pack === 1 ? labels.single : `${quantity_per_pack} ${labels.perPack}`;
  return [additional_information, `${labels.articleNumber} ${article_number}`, pack]
    .filter(Boolean)
    .join(" · ");
}

function articlesIn(order: Shown, labels: MailLabels): Paragraph {
  const { number, ordered, articles, language } = order;
  const count = new Intl.NumberFormat(localeOf(language));
  const title = `${labels.order} ${number}, ${longDates(language)(ordered.slice(0, 10))}`;
  const rows = articles.map((line) => {
    const packs = `${count.format(line.count)} ×`;
    return `<tr><td ${unbroken}>${packs}</td><td ${cell}><strong>${escaped(line.product)}</strong><br>${escaped(lineFacts(line, labels))}</td></tr>`;
  });
  const lines = articles.map(
    (line) => `${count.format(line.count)} × ${line.product}\n    ${lineFacts(line, labels)}`,
  );
  return {
    html: `<h2 style="${head}">${escaped(title)}</h2><table role="presentation" style="border-collapse:collapse;width:100%">${rows.join("")}</table>`,
    text: [title, ...lines].join("\n"),
  };
}

function deliveryIn({ delivery }: Shown, labels: MailLabels): Paragraph {
  const shown = delivery
    .map(({ label, type, value }) => ({
      label,
      value: type === "checkbox" ? (value ? labels.yes : "") : value,
    }))
    .filter(({ value }) => value !== "");
  const rows = shown.map(
    ({ label, value }) =>
      `<tr><td ${cell}>${escaped(label)}</td><td ${cell}>${escaped(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return {
    html: `<h2 style="${head}">${escaped(labels.delivery)}</h2><table role="presentation" style="border-collapse:collapse;width:100%">${rows.join("")}</table>`,
    text: [labels.delivery, ...shown.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
  };
}
