import * as z from "zod";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import type { DeliveryField } from "../../../shared/laborshop/configuration/delivery-field.ts";
import type { OrderContent, OrderLine } from "../../../shared/laborshop/orders/order.ts";
import type { OrderInput } from "../../../shared/laborshop/public/order.ts";
import type { Actor } from "../../platform/actor.ts";
import { productRecords, variantRecords } from "../articles/article.store.ts";
import type { speaker } from "../public/read-articles.ts";

type Delivered = OrderContent["delivery"][number];

const error = (path: string, code: FieldCode, message: string): FieldError => ({ path, code, message });
const emailSchema = z.email().max(254);

/**
 * The lines of an order with the present names of their articles, merged by variant, and their errors. Hidden and deleted variants cannot
 * be ordered, nor more of a variant than its maximum, even if it is divided into several lines.
 */
export async function checkLines(
  actor: Pick<Actor, "tenant">,
  sent: OrderInput["articles"],
  textOf: ReturnType<typeof speaker>,
): Promise<{ lines: OrderLine[]; errors: FieldError[] }> {
  const errors: FieldError[] = [];
  const quantities = new Map<string, { index: number; count: number }>();
  for (const [index, { variant, quantity }] of sent.entries())
    quantities.set(variant, { index, count: quantity + (quantities.get(variant)?.count ?? 0) });
  const lines = await Promise.all(
    [...quantities].map(async ([id, { index, count }]): Promise<OrderLine | undefined> => {
      const variant = await variantRecords.find(actor, id);
      const product = variant && !variant.hidden && (await productRecords.find(actor, variant.product));
      if (!variant || !product) {
        errors.push(
          error(`articles.${index}.variant`, "not_available", "This article is no longer available."),
        );
        return undefined;
      }
      const { article_number, quantity_per_pack, maximum_order_quantity } = variant;
      if (count > maximum_order_quantity)
        errors.push({
          ...error(
            `articles.${index}.quantity`,
            "too_big",
            `At most ${maximum_order_quantity} in one order.`,
          ),
          parameters: { limit: maximum_order_quantity },
        });
      return {
        variant: id,
        product: textOf(product, "name").text,
        article_number,
        additional_information: textOf(variant, "additional_information").text,
        quantity_per_pack,
        count,
      };
    }),
  );
  return { lines: lines.filter((line) => line !== undefined), errors };
}

/** Maximum length of a field's value in characters. */
const longest = ({ type }: DeliveryField) => (type === "multiline" ? 2_000 : 200);

/** The customer's entries with the labels that they saw, and their errors. */
export function checkDelivery(
  fields: readonly DeliveryField[],
  sent: OrderInput["delivery"],
  language: Language,
  main: Language,
): { delivery: Delivered[]; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const shown = (texts: DeliveryField["label"]) => localized(texts, language, main).value ?? "";
  const refuse = (name: string, code: FieldCode, message: string) =>
    errors.push(error(`delivery.${name}`, code, message));
  for (const name of Object.keys(sent))
    if (!fields.some((field) => field.name === name))
      refuse(name, "unknown_field", "The form has no such field.");
  const delivery = fields.map((field): Delivered => {
    const { name, type, required, options } = field;
    // A field may have the name of a property that every object inherits.
    const typed = Object.hasOwn(sent, name) ? sent[name] : undefined;
    const value = (typed ?? "").replaceAll("\r\n", "\n").trim();
    const fault = (): [FieldCode, string] | undefined => {
      if (value === "") return required ? ["required", "This field is required."] : undefined;
      if (value.length > longest(field)) return ["too_big", `At most ${longest(field)} characters.`];
      const controls = type === "multiline" ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u;
      if (controls.test(value)) return ["plain_text_only", "Only plain text."];
      if (type === "email" && !emailSchema.safeParse(value).success) return ["invalid", "No e-mail address."];
      if (type === "tel" && !/^[\d\s+()/.-]{4,}$/.test(value)) return ["invalid", "No telephone number."];
      if (type === "checkbox" && value !== "true") return ["invalid", "Ticked or not."];
      if (type === "select" && !(/^\d{1,3}$/.test(value) && Number(value) < options.length))
        return ["invalid_value", "None of the options."];
      return undefined;
    };
    const refusal = fault();
    if (refusal) refuse(name, ...refusal);
    const option = type === "select" && value !== "" ? options[Number(value)] : undefined;
    return { name, label: shown(field.label), type, value: option ? shown(option) : value };
  });
  return { delivery, errors };
}
