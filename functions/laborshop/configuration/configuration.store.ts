import type * as z from "zod";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import {
  type MailWords,
  type ShopConfig,
  shopConfigSchema,
  shopMails,
} from "../../../shared/laborshop/configuration/configuration.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import { writtenConfiguration } from "../../platform/configuration/configuration.store.ts";
import { localAddresses } from "../../platform/configuration/local-addresses.ts";
import { keptShopConfig } from "./read-configuration.store.ts";

const cleanTexts = (texts: MailWords["intro"]): MailWords["intro"] =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, cleanHtml(html ?? "")]));
const cleanWords = ({ subject, intro, extra }: MailWords): MailWords => ({
  subject,
  intro: cleanTexts(intro),
  extra: cleanTexts(extra),
});
/** Sanitises all rich text. */
export const cleaned = (config: ShopConfig): ShopConfig => ({
  ...config,
  footnote: cleanTexts(config.footnote),
  ...Object.fromEntries(shopMails.map((mail) => [mail, cleanWords(config[mail])])),
});
const schema: z.ZodType<ShopConfig, unknown> = shopConfigSchema.transform(cleaned);

const onMachine = localAddresses("website_url");
/** Requires the address of the website for confirmations, since their mails lead back there. */
function refused(change: Partial<ShopConfig>, after: ShopConfig): FieldError[] {
  const concerned = "opt_in" in change || "website_url" in change;
  if (!concerned || !after.opt_in || after.website_url) return onMachine(change);
  const message = "Confirmation by e-mail needs the address of the website.";
  return [{ path: "website_url", code: "opt_in_needs_website", message }];
}

export const shopConfigStore = writtenConfiguration(keptShopConfig, schema, refused);
