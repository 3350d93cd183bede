import type { AcceptedOrder } from "../../../shared/laborshop/public/order.ts";
import type {
  PublicDeliveryField,
  PublicShop,
  ShopVariant,
} from "../../../shared/laborshop/public/public-shop.ts";
import type { ShopWords } from "../texts/shop-texts-of.ts";
import { type ArticleWish, everything } from "./articles.tsx";
import { checkCart, keptCart, lineName, merged, type Quantities, withQuantity } from "./cart.ts";
import { beginningOf, faultOf, isTyped, type Typed } from "./delivery.ts";
import { storedValue } from "./kept.ts";
import type { Sent } from "./send-order.ts";
import { stepHistory } from "./step-history.ts";

export const steps = ["articles", "delivery", "summary"] as const;
export type Step = (typeof steps)[number] | "thanks";

/** State of the shop as a visitor sees it, except its articles. */
export interface DeskState {
  step: Step;
  quantities: Quantities;
  wish: ArticleWish;
  /** Id of the variant of which no more can be ordered. */
  full: string;
  typed: Typed;
  faults: Readonly<Record<string, string>>;
  /** Input of the honeypot field, which only programs fill in. */
  trap: string;
  notes: readonly string[];
  isSending: boolean;
  accepted?: AcceptedOrder;
}

interface Begin {
  shop: Pick<PublicShop, "categories" | "fields">;
  origin: string;
  /** A function, because texts may change while staff edit them. */
  texts: () => ShopWords;
  /** The product linked from an analysis. */
  product: string | undefined;
  /** The articles of an earlier order; null if the link to them is not valid. */
  again: Quantities | null | undefined;
  send: (quantities: Quantities, typed: Typed, trap: string) => Promise<Sent>;
  /** Draws the changes. `focus` names the field to which the visitor is led; if it is empty, the heading. */
  draw: (focus?: string) => void;
}

/** State of the shop and the visitor's actions. */
export type Desk = ReturnType<typeof openDesk>;

/** Begins a visit with the cart as it was left, as far as its contents can still be ordered. */
export function openDesk({ shop, origin, texts, product, again, send, draw }: Begin) {
  const { categories, fields } = shop;
  const cart = keptCart(origin);
  const form = storedValue("sessionStorage", `laborium.delivery ${origin}`, isTyped);
  const state: DeskState = {
    step: "articles",
    quantities: {},
    wish: { ...everything, product: product ?? "" },
    full: "",
    typed: { ...beginningOf(fields), ...form.read() },
    faults: {},
    trap: "",
    notes: [],
    isSending: false,
  };

  function keep(quantities: Quantities): void {
    state.quantities = quantities;
    cart.write(Object.keys(quantities).length > 0 ? quantities : undefined);
  }
  /** Takes over the stored cart and notes which contents can no longer be ordered. */
  function take(stored: Quantities): void {
    const { quantities, gone: missing, limited } = checkCart(stored, categories);
    state.quantities = quantities;
    if (missing === 0 && limited.length === 0) return;
    keep(quantities);
    const { limited: intro } = texts();
    state.notes = [
      ...state.notes,
      ...(missing > 0 ? [texts().gone(missing)] : []),
      ...(limited.length > 0 ? [`${intro} ${limited.map(lineName).join("; ")}`] : []),
    ];
  }
  function show(step: Step, focus = ""): void {
    Object.assign(state, { step, full: "" });
    draw(focus);
  }
  function go(step: Step, focus = ""): void {
    if (step !== state.step) way.go(state.step, step);
    show(step, focus);
  }
  /** The step that an entry of the history has, or the one before it for which nothing is missing. */
  function possible(step: Step): Step {
    if (step === "thanks" && state.accepted) return step;
    if (step === "articles" || step === "thanks" || Object.keys(state.quantities).length === 0)
      return "articles";
    const isFilled = Object.keys(faultsOf(fields, state.typed, texts())).length === 0;
    return isFilled ? step : "delivery";
  }
  /** Takes over changes by another tab or widget. */
  function follow(): void {
    take(cart.read() ?? {});
    const isEmpty = Object.keys(state.quantities).length === 0;
    if (isEmpty && !state.isSending && (state.step === "delivery" || state.step === "summary"))
      go("articles");
    else draw();
  }

  if (again === null) state.notes = [texts().againInvalid];
  if (again) {
    keep(merged(cart.read() ?? {}, again));
    state.notes = [texts().again];
  }
  take(cart.read() ?? {});
  const unfollow = cart.follow(follow);
  const way = stepHistory((step) => {
    state.notes = [];
    show(possible(step));
  });
  state.step = possible(way.here());

  return {
    state,
    lasts: cart.lasts,
    close: () => {
      unfollow();
      way.close();
    },
    go: (step: Step) => {
      state.notes = [];
      go(step);
    },
    want: (wish: Partial<ArticleWish>) => {
      state.wish = { ...state.wish, ...wish };
      draw();
    },
    /** @param requested the wanted quantity, which may exceed the maximum */
    put: (variant: ShopVariant, count: number, requested: number) => {
      state.full = requested > count && count > 0 ? variant.id : "";
      keep(withQuantity(state.quantities, variant.id, count));
      draw();
    },
    clear: () => {
      keep({});
      draw("");
    },
    trap: (trap: string) => {
      state.trap = trap;
    },
    type: (name: string, value: string) => {
      state.typed = { ...state.typed, [name]: value };
      form.write(state.typed);
      const { [name]: fault, ...others } = state.faults;
      state.faults = others;
      if (fault) draw();
    },
    /** Goes from the form to the summary if there are no faults. */
    check: () => {
      state.faults = faultsOf(fields, state.typed, texts());
      state.notes = [];
      const first = fields.find(({ name }) => state.faults[name]);
      if (first) draw(first.name);
      else go("summary");
    },
    order: async () => {
      if (state.isSending) return;
      Object.assign(state, { isSending: true, notes: [] });
      draw();
      const sent = await send(state.quantities, state.typed, state.trap);
      if (sent.is === "accepted") {
        state.accepted = sent.accepted;
        state.typed = beginningOf(fields);
        form.write(undefined);
        // Still sending: an empty basket would otherwise lead back to the articles.
        keep({});
        state.isSending = false;
        return go("thanks");
      }
      state.isSending = false;
      const { failed, failedSupport, tooMany, refused, wrong } = texts();
      const isAbout = (name: string) =>
        sent.is === "refused" && sent.errors.some(({ path }) => path === `delivery.${name}`);
      const rejected = fields.filter(({ name }) => isAbout(name));
      if (rejected[0]) {
        const faults = faultsOf(fields, state.typed, texts());
        state.faults = Object.fromEntries(rejected.map(({ name }) => [name, faults[name] ?? wrong]));
        return go("delivery", rejected[0].name);
      }
      if (sent.is === "refused" && sent.errors.some(({ path }) => path.startsWith("articles"))) {
        state.notes = [refused];
        return go("articles");
      }
      state.notes = sent.is === "refused" && sent.status === 429 ? [tooMany] : [failed, failedSupport];
      draw();
    },
  };
}

const faultsOf = (fields: readonly PublicDeliveryField[], typed: Typed, texts: ShopWords) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, typed[field.name] ?? "", texts);
      return fault ? [[field.name, fault]] : [];
    }),
  );
