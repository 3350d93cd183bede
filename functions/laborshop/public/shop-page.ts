import { h } from "preact";
import { missingLegal } from "../../../shared/core/settings/legal.ts";
import type { shopPage as endpoint } from "../../../shared/laborshop/public/public-shop.endpoints.ts";
import { shopTexts } from "../../../shared/laborshop/texts/shop-texts.ts";
import { shopHref } from "../../../web/embed/pages/shop-links.ts";
import { ShopPage } from "../../../web/embed/pages/shop-page.tsx";
import { shopStyle } from "../../../web/embed/style/shop-style.ts";
import { shopTextsOf } from "../../../web/embed/texts/shop-texts-of.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { pageLanguage } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { keptShopConfig } from "../configuration/read-configuration.store.ts";
import { shownArticles } from "./linked-analyses.ts";
import { shopLook } from "./public-shop.ts";

/** The shop as a page: the server renders the articles, and the script replaces them by the interactive shop. */
export const shopPage: Command<typeof endpoint> = async (call) => {
  const { actor, tenant, query } = call;
  const locale = pageLanguage(call);
  const { language, main } = locale;
  const [config, categories] = await Promise.all([keptShopConfig.read(actor), shownArticles(call, language)]);
  const design = await shopLook(tenant, config, language);
  const texts = shopTextsOf(language, { ...shopTexts.defaultsIn(language), ...design.texts });
  const { product = "", again } = query;
  const pathIn = (other: string, isNamed: boolean) =>
    shopHref({ product, lang: other === main && !isNamed ? undefined : other });
  return renderPage(
    call,
    { ...locale, texts, look: design },
    {
      title: texts.shop,
      description: texts.shopLead,
      path: (wants) => pathIn(wants.language, wants.named),
      noIndex: again !== undefined,
      rules: shopStyle,
    },
    h(ShopPage, {
      ...{ texts, language, categories, product },
      open: missingLegal(tenant.legal).length === 0,
      analyses: tenant.modules.MD_WEB === true,
    }),
  );
};
