/** @jsxImportSource preact */
import { localeOf } from "../../../shared/kernel/locale.ts";
import type { OrderLine } from "../../../shared/laborshop/orders/order.ts";
import type { ShopTextKey } from "../../../shared/laborshop/texts/shop-texts.de.ts";
import { fill } from "../texts/texts-of.ts";

/** States of a link to confirm an order. */
export type ConfirmationState = "waits" | "confirmed" | "already" | "invalid" | "expired";

const wordsOf: Record<ConfirmationState, readonly [title: ShopTextKey, text: ShopTextKey]> = {
  waits: ["confirmTitle", "confirmLead"],
  confirmed: ["confirmed", "confirmedText"],
  already: ["alreadyConfirmed", "alreadyConfirmedText"],
  invalid: ["invalidLink", "invalidLinkText"],
  expired: ["expiredLink", "expiredLinkText"],
};

interface ConfirmationProps {
  texts: Record<ShopTextKey, string>;
  language: string;
  state: ConfirmationState;
  number: string;
  articles: readonly OrderLine[];
  /** Target of the button that confirms it. */
  action: string;
  /** Address of the laboratory's shop. */
  shop: string;
}

/** An order with the button that confirms it, or its outcome. */
export function OrderConfirmation(props: ConfirmationProps) {
  const { texts, language, state, number, articles, action, shop } = props;
  const [title, text] = wordsOf[state];
  const count = new Intl.NumberFormat(localeOf(language));
  return (
    <div class="lbm-confirmation" part="confirmation">
      <h1 class="lbm-page-title">{texts[title]}</h1>
      <p role="status">{fill(texts[text], { number })}</p>
      {articles.length > 0 && (
        <>
          <h2 class="lbm-confirmation-title">{texts.ordered}</h2>
          <ul class="lbm-confirmation-lines">
            {articles.map((line) => (
              <li key={line.variant}>
                <strong class="lbm-confirmation-count">{`${count.format(line.count)} ×`}</strong>
                <span>
                  <span class="lbm-confirmation-product">{line.product}</span>
                  <span class="lbm-confirmation-facts">
                    {[
                      line.additional_information,
                      fill(texts.articleNumber, { number: line.article_number }),
                      fill(texts[line.quantity_per_pack === 1 ? "pack_one" : "pack_other"], {
                        count: count.format(line.quantity_per_pack),
                      }),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {state === "waits" ? (
        <form method="post" action={action}>
          <button type="submit" class="lbm-button" part="button">
            {texts.confirmButton}
          </button>
        </form>
      ) : (
        <p>
          <a href={shop}>{texts.toShop}</a>
        </p>
      )}
    </div>
  );
}
