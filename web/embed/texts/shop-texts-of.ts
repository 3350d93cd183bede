import { localeOf } from "../../../shared/kernel/locale.ts";
import type { ShopTextKey } from "../../../shared/laborshop/texts/shop-texts.de.ts";
import { fill } from "./texts-of.ts";

/** The texts of the shop with their placeholders as functions; numbers are formatted for the language. */
export function shopTextsOf(language: string, texts: Record<ShopTextKey, string>) {
  const number = new Intl.NumberFormat(localeOf(language));
  const counted = (key: "found" | "pack" | "cartCount" | "errors" | "gone") => (count: number) =>
    fill(texts[`${key}_${count === 1 ? "one" : "other"}`], { count: number.format(count) });
  const limited = (key: "maximum" | "maximumReached" | "tooLong" | "usedForMore") => (count: number) =>
    fill(texts[key], { count: number.format(count) });
  const named = (key: "quantity" | "more" | "less" | "remove") => (name: string) =>
    fill(texts[key], { name });
  const numbered =
    (key: "articleNumber" | "thanksNumber" | "thanksReference" | "confirmedText" | "alreadyConfirmedText") =>
    (value: string) =>
      fill(texts[key], { number: value });
  return {
    ...texts,
    shown: (count: number) => number.format(count),
    found: counted("found"),
    pack: counted("pack"),
    cartCount: counted("cartCount"),
    errors: counted("errors"),
    gone: counted("gone"),
    maximum: limited("maximum"),
    maximumReached: limited("maximumReached"),
    tooLong: limited("tooLong"),
    usedForMore: limited("usedForMore"),
    quantity: named("quantity"),
    more: named("more"),
    less: named("less"),
    remove: named("remove"),
    articleNumber: numbered("articleNumber"),
    thanksNumber: numbered("thanksNumber"),
    thanksReference: numbered("thanksReference"),
    confirmedText: numbered("confirmedText"),
    alreadyConfirmedText: numbered("alreadyConfirmedText"),
  };
}
export type ShopWords = ReturnType<typeof shopTextsOf>;
