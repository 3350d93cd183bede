/** @jsxImportSource preact */
import type { ShopWords } from "../texts/shop-texts-of.ts";
import { type Line, lineName, variantName } from "./cart.ts";

interface LinesProps {
  texts: ShopWords;
  lines: readonly Line[];
  remove?: (line: Line) => void;
}

/** The lines of an order. */
export function Lines({ texts, lines, remove }: LinesProps) {
  return (
    <ul class="lbm-cart-lines">
      {lines.map((line) => (
        <li key={line.variant.id}>
          <strong class="lbm-cart-count">{`${texts.shown(line.count)} ×`}</strong>
          <span>
            <span class="lbm-cart-product" lang={line.product.name_language}>
              {line.product.name}
            </span>
            <span class="lbm-variant-facts">
              <span lang={line.variant.information_language}>{variantName(line.variant)}</span>
              <span>{texts.pack(line.variant.quantity_per_pack)}</span>
            </span>
          </span>
          {remove && (
            <button
              type="button"
              class="lbm-cart-remove"
              aria-label={texts.remove(lineName(line))}
              onClick={() => remove(line)}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CartProps extends LinesProps {
  level: 2 | 3;
  count: number;
  remove: (line: Line) => void;
  clear: () => void;
  next: () => void;
  lasts: boolean;
}

/** The contents of the cart, and the button to continue. */
export function CartView({ texts, lines, level, count, remove, clear, next, lasts }: CartProps) {
  const Heading = `h${level}` as const;
  return (
    <section class="lbm-cart" part="cart" aria-label={texts.cart} tabIndex={-1}>
      <div class="lbm-cart-head">
        <Heading class="lbm-cart-title">{texts.cart}</Heading>
        <p class="lbm-count" role="status">
          {count > 0 && texts.cartCount(count)}
        </p>
      </div>
      {lines.length === 0 ? (
        <p class="lbm-cart-empty">{texts.cartEmpty}</p>
      ) : (
        <>
          <div class="lbm-cart-what">
            <Lines {...{ texts, lines, remove }} />
            <button type="button" class="lbm-shop-link" onClick={clear}>
              {texts.clear}
            </button>
          </div>
          <button type="button" class="lbm-button" part="button" onClick={next}>
            {texts.toDelivery}
          </button>
          {!lasts && <p class="lbm-shop-note">{texts.notKept}</p>}
        </>
      )}
    </section>
  );
}
