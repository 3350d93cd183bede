import { keptOrderMonths } from "../../kernel/retention.ts";
import type { MailWords, ShopConfig } from "./configuration.ts";
import type { DeliveryField } from "./delivery-field.ts";

const field = (name: string, de: string, en: string, rest: Partial<DeliveryField> = {}): DeliveryField => ({
  name,
  label: { de, en },
  type: "text",
  autocomplete: "off",
  default_value: "",
  required: true,
  is_customer_email: false,
  options: [],
  ...rest,
});

const mailWords = (): MailWords => ({ subject: {}, intro: {}, extra: {} });

/** The setup of a laboratory that has not changed anything yet. It is separate from the schema, which imports a CSS parser. */
export const shopConfigDefaults: ShopConfig = {
  opt_in: true,
  website_url: "",
  sender_name: "",
  sender_address: "",
  recipient_address: "",
  css: "",
  footnote: {},
  confirmation_mail: mailWords(),
  summary_mail: mailWords(),
  order_mail: mailWords(),
  delivery_form: [
    field("practice", "Praxis oder Einrichtung", "Practice or institution", { autocomplete: "organization" }),
    field("contact", "Ansprechperson", "Contact person", { autocomplete: "name" }),
    field("street", "Straße und Hausnummer", "Street and number", { autocomplete: "street-address" }),
    field("postcode", "Postleitzahl", "Postcode", { autocomplete: "postal-code" }),
    field("town", "Ort", "Town", { autocomplete: "address-level2" }),
    field("email", "E-Mail-Adresse", "E-mail address", {
      type: "email",
      autocomplete: "email",
      is_customer_email: true,
    }),
    field("phone", "Telefon für Rückfragen", "Telephone, should we have a question", {
      type: "tel",
      autocomplete: "tel",
      required: false,
    }),
    field("remark", "Bemerkung", "Remark", { type: "multiline", required: false }),
  ],
  retention_months: keptOrderMonths,
  texts: {},
};
