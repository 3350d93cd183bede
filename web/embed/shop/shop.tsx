/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { PublicShop } from "../../../shared/laborshop/public/public-shop.ts";
import type { ShopWords } from "../texts/shop-texts-of.ts";
import { Articles } from "./articles.tsx";
import { checkCart, countIn } from "./cart.ts";
import { CartView, Lines } from "./cart-view.tsx";
import { shownValue } from "./delivery.ts";
import { DeliveryFields } from "./delivery-form.tsx";
import { type Desk, steps } from "./desk.ts";

interface ShopProps {
  texts: ShopWords;
  shop: Pick<PublicShop, "categories" | "fields" | "look" | "open">;
  desk: Desk;
  /** Level of its heading: 1 on a page of its own, 2 within a laboratory's page. */
  level: 1 | 2;
  origin: string;
  analysisHref?: ((code: string) => string) | undefined;
}

/** The shop: articles and cart, delivery, summary, thanks. */
export function Shop(props: ShopProps) {
  const { texts, shop, desk, level } = props;
  const { step, notes } = desk.state;
  const Heading = `h${level}` as const;
  const titles = {
    articles: texts.shop,
    delivery: texts.delivery,
    summary: texts.summary,
    thanks: texts.thanks,
  };
  return (
    <div class="lbm-shop" part="shop">
      {step !== "thanks" && shop.open && (
        <ol class="lbm-shop-steps" aria-label={texts.steps}>
          {steps.map((candidate, index) => (
            <li key={candidate} aria-current={candidate === step ? "step" : undefined}>
              <span aria-hidden="true">{index + 1}</span>
              {[texts.stepArticles, texts.stepDelivery, texts.stepSummary][index]}
            </li>
          ))}
        </ol>
      )}
      <Heading class={level === 1 ? "lbm-page-title" : "lbm-shop-title"} tabIndex={-1}>
        {titles[step]}
      </Heading>
      <div class="lbm-shop-notes" role="alert">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {step === "articles" && <Choosing {...props} />}
      {step === "delivery" && <Delivering {...props} />}
      {step === "summary" && <Checking {...props} />}
      {step === "thanks" && <Thanks {...props} />}
    </div>
  );
}

/** Leads the focus past the articles. */
function showCart({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.parentElement?.querySelector<HTMLElement>(".lbm-cart")?.focus();
}

function Choosing({ texts, shop, desk, level, origin, analysisHref }: ShopProps) {
  const { wish, quantities, full } = desk.state;
  const next = (level + 1) as 2 | 3;
  const { want, put } = desk;
  if (!shop.open)
    return (
      <div>
        <p class="lbm-shop-lead">{texts.notOpen}</p>
        <Articles {...{ texts, wish, origin, analysisHref }} categories={shop.categories} level={next} />
      </div>
    );
  return (
    <div>
      <button type="button" class="lbm-shop-link lbm-shop-skip" onClick={showCart}>
        {texts.toCart}
      </button>
      <p class="lbm-shop-lead">{texts.shopLead}</p>
      <div class="lbm-shop-columns">
        <Articles
          {...{ texts, wish, origin, analysisHref }}
          categories={shop.categories}
          level={next}
          order={{ quantities, full, put, want }}
        />
        <CartView
          texts={texts}
          lines={checkCart(quantities, shop.categories).lines}
          level={next}
          count={countIn(quantities)}
          lasts={desk.lasts}
          remove={({ variant }) => put(variant, 0, 0)}
          clear={desk.clear}
          next={() => desk.go("delivery")}
        />
      </div>
    </div>
  );
}

function Delivering({ texts, shop, desk }: ShopProps) {
  const { typed, faults, trap } = desk.state;
  const wrong = Object.keys(faults).length;
  return (
    <form
      class="lbm-shop-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        desk.check();
      }}
    >
      <p class="lbm-shop-faults" role="status">
        {wrong > 0 && texts.errors(wrong)}
      </p>
      <DeliveryFields {...{ texts, typed, faults }} fields={shop.fields} type={desk.type} />
      <label class="lbm-shop-trap" aria-hidden="true">
        Website
        <input
          type="text"
          name="lbm-website"
          tabIndex={-1}
          autocomplete="off"
          value={trap}
          onInput={(event) => desk.trap(event.currentTarget.value)}
        />
      </label>
      <Ways texts={texts} back={() => desk.go("articles")}>
        <button type="submit" class="lbm-button" part="button">
          {texts.toSummary}
        </button>
      </Ways>
    </form>
  );
}

function Checking({ texts, shop, desk, level }: ShopProps) {
  const { quantities, typed, isSending } = desk.state;
  const Section = `h${level + 1}` as "h2" | "h3";
  const answers = shop.fields.map((field) => ({
    ...field,
    value: shownValue(field, typed[field.name], texts),
  }));
  return (
    <div class="lbm-shop-summary">
      <section>
        <Section class="lbm-shop-heading">{texts.ordered}</Section>
        <Lines texts={texts} lines={checkCart(quantities, shop.categories).lines} />
        <button type="button" class="lbm-shop-link" onClick={() => desk.go("articles")}>
          {texts.changeArticles}
        </button>
      </section>
      <section>
        <Section class="lbm-shop-heading">{texts.deliveredTo}</Section>
        <dl class="lbm-shop-details">
          {answers
            .filter(({ value }) => value)
            .map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <button type="button" class="lbm-shop-link" onClick={() => desk.go("delivery")}>
          {texts.changeDelivery}
        </button>
      </section>
      {shop.look.legal.length > 0 && (
        <ul class="lbm-legal">
          {shop.look.legal.map(({ label, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Ways texts={texts} back={() => desk.go("delivery")}>
        <button
          type="button"
          class="lbm-button"
          part="button"
          aria-disabled={isSending}
          onClick={() => void desk.order()}
        >
          {isSending ? texts.sending : texts.submit}
        </button>
      </Ways>
    </div>
  );
}

function Thanks({ texts, desk }: ShopProps) {
  const { accepted } = desk.state;
  if (!accepted) return null;
  return (
    <div class="lbm-shop-thanks">
      <p class="lbm-shop-number">
        {accepted.number === null
          ? texts.thanksReference(accepted.reference)
          : texts.thanksNumber(accepted.number)}
      </p>
      <p>{accepted.state === "submitted" ? texts.thanksConfirm : texts.thanksDone}</p>
      <button type="button" class="lbm-button lbm-button--quiet" onClick={() => desk.go("articles")}>
        {texts.another}
      </button>
    </div>
  );
}

/** Buttons to go back and to continue. */
function Ways({
  texts,
  back,
  children,
}: {
  texts: ShopWords;
  back: () => void;
  children: ComponentChildren;
}) {
  return (
    <div class="lbm-shop-ways">
      <button type="button" class="lbm-button lbm-button--quiet" onClick={back}>
        {texts.back}
      </button>
      {children}
    </div>
  );
}
