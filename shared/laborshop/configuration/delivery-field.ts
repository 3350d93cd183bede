import * as z from "zod";
import { localizedTextSchema } from "../../kernel/language.ts";
import type { FieldCode } from "../../kernel/problem.ts";

/** What a field of the delivery form takes. */
export const deliveryTypes = ["text", "multiline", "email", "tel", "select", "checkbox"] as const;

/** What a browser may fill in by itself, by the names of HTML's `autocomplete`. */
export const autocompletes = [
  "off",
  "name",
  "email",
  "tel",
  "organization",
  "organization-title",
  "street-address",
  "postal-code",
  "address-level2",
  "country-name",
] as const;

/** Most fields of a delivery form, and most options of one of them. */
export const mostDeliveryFields = 30;
const mostOptions = 100;

/** One field of the form by which customers say where to deliver. */
export const deliveryFieldSchema = z.strictObject({
  /** By which orders keep what was typed; it stays when the label changes. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .refine((name) => /^[A-Za-z0-9_-]+$/.test(name), {
      error: "Letters without umlauts, digits, hyphen and underscore.",
      params: { code: "internal_name" satisfies FieldCode },
    }),
  label: localizedTextSchema,
  type: z.enum(deliveryTypes),
  autocomplete: z.enum(autocompletes).default("off"),
  /** What the field begins with: of a choice the number of an option, from 0; of a checkbox `true` or nothing. */
  default_value: z.string().trim().max(500).default(""),
  required: z.boolean().default(false),
  /** Whether this is the address to which the customer's mails go. */
  is_customer_email: z.boolean().default(false),
  /** Of a choice. */
  options: z.array(localizedTextSchema).max(mostOptions).default([]),
});
export type DeliveryField = z.output<typeof deliveryFieldSchema>;

interface Fault {
  path: (string | number)[];
  code: FieldCode;
  message: string;
}

/** The fields in their order. One of them, and one only, is the customer's e-mail address, without which nothing could be confirmed. */
export const deliveryFormSchema = z
  .array(deliveryFieldSchema)
  .min(1)
  .max(mostDeliveryFields)
  .check(({ value, issues }) => {
    for (const { path, code, message } of faultsOf(value))
      issues.push({ code: "custom", input: value, path, message, params: { code } });
  });

function* faultsOf(fields: readonly DeliveryField[]): Generator<Fault> {
  const names = new Set<string>();
  for (const [at, field] of fields.entries()) {
    const { name, type, options, default_value: given } = field;
    if (names.has(name.toLowerCase()))
      yield { path: [at, "name"], code: "already_exists", message: "Another field has this name." };
    names.add(name.toLowerCase());
    if (type === "select" && options.length === 0)
      yield { path: [at, "options"], code: "required", message: "A choice needs an option." };
    if (!fits(field, given))
      yield { path: [at, "default_value"], code: "invalid", message: "Not a value of this field." };
    if (field.is_customer_email && (type !== "email" || !field.required))
      yield {
        path: [at, "is_customer_email"],
        code: "customer_email_kind",
        message: "The customer's e-mail address is a required field of type e-mail.",
      };
  }
  const chosen = fields.flatMap(({ is_customer_email }, at) => (is_customer_email ? [at] : []));
  if (chosen.length !== 1)
    yield {
      path: [chosen[1] ?? 0, "is_customer_email"],
      code: "one_customer_email",
      message: "Exactly one field is the customer's e-mail address.",
    };
}

/** Whether a field may begin with a value. */
function fits({ type, options }: DeliveryField, value: string): boolean {
  if (value === "") return true;
  if (type === "select") return /^\d{1,3}$/.test(value) && Number(value) < options.length;
  if (type === "checkbox") return value === "true";
  if (type === "email") return z.email().safeParse(value).success;
  return type === "multiline" || !/[\r\n]/.test(value);
}
