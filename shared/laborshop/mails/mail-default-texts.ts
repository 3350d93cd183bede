import type { UiLanguage } from "../../kernel/ui-language.ts";
import type { OrderMail } from "../orders/order.ts";

/** The words in all mails about orders that a laboratory cannot change. */
export interface MailLabels {
  order: string;
  delivery: string;
  articleNumber: string;
  perPack: string;
  single: string;
  yes: string;
  confirmHere: string;
  /** The button below it. */
  confirm: string;
  notYou: string;
  orderAgain: string;
  /** The button below it. */
  again: string;
}
interface MailDefaults {
  labels: MailLabels;
  /** Subject and rich text of each mail, with `{{number}}` and `{{lab}}`. */
  mails: Record<OrderMail, { subject: string; intro: string }> & { footnote: string };
}

/** Default texts of mails about orders: German or, for all other languages, English. */
export const mailDefaults: Record<UiLanguage, MailDefaults> = {
  de: {
    labels: {
      order: "Bestellung",
      delivery: "Lieferung an",
      articleNumber: "Art.-Nr.",
      perPack: "Stück je Packung",
      single: "einzeln",
      yes: "ja",
      confirmHere: "Bitte bestätigen Sie die Bestellung auf dieser Seite. Der Link gilt drei Tage:",
      notYou:
        "Haben Sie nichts bestellt? Dann müssen Sie nichts tun: Ohne Bestätigung wird die Bestellung nach drei Tagen gelöscht.",
      confirm: "Bestellung bestätigen",
      orderAgain: "Dieselben Artikel noch einmal bestellen:",
      again: "Noch einmal bestellen",
    },
    mails: {
      confirmation: {
        subject: "Bitte bestätigen Sie Ihre Bestellung {{number}}",
        intro: "<p>Guten Tag,</p><p>vielen Dank für Ihre Bestellung. Ein Schritt fehlt noch.</p>",
      },
      summary: {
        subject: "Ihre Bestellung {{number}} bei {{lab}}",
        intro:
          "<p>Guten Tag,</p><p>vielen Dank für Ihre Bestellung. Wir bearbeiten sie und schicken sie Ihnen zu.</p>",
      },
      order: {
        subject: "Neue Bestellung {{number}}",
        intro: "<p>Im Shop ist eine neue Bestellung eingegangen.</p>",
      },
      footnote: "<p>Freundliche Grüße<br />{{lab}}</p>",
    },
  },
  en: {
    labels: {
      order: "Order",
      delivery: "Delivery to",
      articleNumber: "Art. no.",
      perPack: "per pack",
      single: "single",
      yes: "yes",
      confirmHere: "Please confirm the order on this page. The link is valid for three days:",
      notYou:
        "Have you not ordered anything? Then there is nothing to do: without a confirmation the order is deleted after three days.",
      confirm: "Confirm the order",
      orderAgain: "Order the same articles again:",
      again: "Order again",
    },
    mails: {
      confirmation: {
        subject: "Please confirm your order {{number}}",
        intro: "<p>Hello,</p><p>Thank you for your order. One step is left.</p>",
      },
      summary: {
        subject: "Your order {{number}} with {{lab}}",
        intro: "<p>Hello,</p><p>Thank you for your order. We are working on it and will send it to you.</p>",
      },
      order: {
        subject: "New order {{number}}",
        intro: "<p>A new order has arrived in the shop.</p>",
      },
      footnote: "<p>Kind regards,<br />{{lab}}</p>",
    },
  },
};
