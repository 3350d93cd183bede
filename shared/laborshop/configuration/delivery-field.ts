import * as z from "zod";
import { localizedTextSchema } from "../../kernel/language.ts";
import type { FieldCode } from "../../kernel/problem.ts";

/** Types of fields in the delivery form. */
export const deliveryTypes = ["text", "multiline", "email", "tel", "select", "checkbox"] as const;

/** Values that a browser may fill in, named as in HTML's `autocomplete`. */
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

/** Maximum number of fields in a delivery form, and of options in one of them. */
export const mostDeliveryFields = 30;
const mostOptions = 100;

/** One field of the form for delivery details. */
export const deliveryFieldSchema = z.strictObject({
  /** Key of the entered value in orders; it stays the same when the label changes. */
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
  /** Initial value of the field: the index of an option from 0 for a choice; `true` or nothing for a checkbox. */
  default_value: z.string().trim().max(500).default(""),
  required: z.boolean().default(false),
  /** Whether this is the address to which the customer's mails go. */
  is_customer_email: z.boolean().default(false),
  /** For a choice. */
  options: z.array(localizedTextSchema).max(mostOptions).default([]),
});
export type DeliveryField = z.output<typeof deliveryFieldSchema>;

interface Fault {
  path: (string | number)[];
  code: FieldCode;
  message: string;
}

/** The fields in their order. Exactly one is the customer's e-mail address, which is needed for the confirmation. */
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
  for (const [index, field] of fields.entries()) {
    const { name, type, options, default_value: defaultValue } = field;
    if (names.has(name.toLowerCase()))
      yield { path: [index, "name"], code: "already_exists", message: "Another field has this name." };
    names.add(name.toLowerCase());
    if (type === "select" && options.length === 0)
      yield { path: [index, "options"], code: "required", message: "A choice needs an option." };
    if (!fits(field, defaultValue))
      yield { path: [index, "default_value"], code: "invalid", message: "Not a value of this field." };
    if (field.is_customer_email && (type !== "email" || !field.required))
      yield {
        path: [index, "is_customer_email"],
        code: "customer_email_kind",
        message: "The customer's e-mail address is a required field of type e-mail.",
      };
  }
  const chosen = fields.flatMap(({ is_customer_email }, index) => (is_customer_email ? [index] : []));
  if (chosen.length !== 1)
    yield {
      path: [chosen[1] ?? 0, "is_customer_email"],
      code: "one_customer_email",
      message: "Exactly one field is the customer's e-mail address.",
    };
}

/** Whether a value can be the default of a field. */
function fits({ type, options }: DeliveryField, value: string): boolean {
  if (value === "") return true;
  if (type === "select") return /^\d{1,3}$/.test(value) && Number(value) < options.length;
  if (type === "checkbox") return value === "true";
  if (type === "email") return z.email().safeParse(value).success;
  return type === "multiline" || !/[\r\n]/.test(value);
}
