/** @jsxImportSource preact */
import { render } from "preact";
import type { PublicSettings } from "../../../shared/core/settings/settings.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type { PublicDeliveryField } from "../../../shared/laborshop/public/public-shop.ts";
import { shopDefaultTexts } from "../../../shared/laborshop/texts/shop-default-texts.ts";
import { beginningOf } from "../shop/delivery.ts";
import { DeliveryFields } from "../shop/delivery-form.tsx";
import { colourProperties } from "../style/colours.ts";
import { shopStyle } from "../style/shop-style.ts";
import { hostStyle, style } from "../style/style.ts";
import { shopTextsOf } from "../texts/shop-texts-of.ts";

export interface ShownDelivery {
  fields: readonly PublicDeliveryField[];
  language: string;
  /** The laboratory's own texts in that language. */
  texts: Readonly<Record<string, string>>;
  colours: PublicSettings["colours"];
  css: string;
}

/** Shows the delivery form of the shop as customers see it, using the shop's own code, in a shadow root. */
export function showDelivery(host: HTMLElement, { fields, language, texts, colours, css }: ShownDelivery) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${hostStyle}@layer laborium{${style}${shopStyle}:host{${colourProperties(colours)}}}${css}`,
  );
  shadow.adoptedStyleSheets = [sheet];
  const words = shopTextsOf(language, { ...shopDefaultTexts[uiLanguageOf(language)], ...texts });
  render(
    <div class="lbm" lang={language}>
      <div class="lbm-shop">
        <h2 class="lbm-shop-title">{words.delivery}</h2>
        <div class="lbm-shop-form">
          <DeliveryFields
            {...{ texts: words, fields, typed: beginningOf(fields), faults: {}, type: () => undefined }}
          />
        </div>
      </div>
    </div>,
    shadow.firstElementChild ?? shadow.appendChild(document.createElement("div")),
  );
}
