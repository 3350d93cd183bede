/** @jsxImportSource preact */
import { render } from "preact";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { fastestOrder } from "../../../shared/laborshop/public/fastest-order.ts";
import type { OrderAgain } from "../../../shared/laborshop/public/order.ts";
import type { PublicShop } from "../../../shared/laborshop/public/public-shop.ts";
import { shopDefaultTexts } from "../../../shared/laborshop/texts/shop-default-texts.ts";
import { shopStyle } from "../style/shop-style.ts";
import { style } from "../style/style.ts";
import { shopTextsOf } from "../texts/shop-texts-of.ts";
import { dressed } from "../widget/dress.ts";
import { pause, Refused, readJson } from "../widget/read-json.ts";
import { readShopAddress } from "./address.ts";
import type { Quantities } from "./cart.ts";
import type { Typed } from "./delivery.ts";
import { type Desk, openDesk } from "./desk.ts";
import { sendOrder } from "./send-order.ts";
import { Shop } from "./shop.tsx";

interface Answer {
  shop: PublicShop;
  /** Null if the link to repeat an order is not valid. */
  again: Quantities | null | undefined;
}

/**
 * Renders the shop in an element: on a lab's page in a shadow root, which the page's own styles do not reach, and on the laboratory's own
 * page in place of the server's rendering.
 * @param origin of the laboratory's server, without a slash at the end
 * @returns a function that removes it
 */
export function mount(host: HTMLElement, origin: string): () => void {
  const isOwn = host.dataset.enhance !== undefined;
  const requested = (host.dataset.lang || document.documentElement.lang || "de").slice(0, 2).toLowerCase();
  const calls = `${origin}/api/${requested}/public/shop/`;
  const started = Date.now();
  const address = readShopAddress(isOwn);
  let ready: { shop: PublicShop; desk?: Desk } | undefined;
  let failed = false;
  let present = true;

  const reading = read();
  const { place, undress } = isOwn
    ? { place: host, undress: () => undefined }
    : dressed(
        host,
        style + shopStyle,
        reading.then(({ shop }) => shop.look),
      );

  async function read(): Promise<Answer> {
    const [shop, again] = await Promise.all([readJson<PublicShop>(calls), readAgain()]);
    return { shop, again };
  }
  async function readAgain(): Promise<Answer["again"]> {
    if (!address.again) return undefined;
    try {
      const { articles } = await readJson<OrderAgain>(`${calls}again/${encodeURIComponent(address.again)}/`);
      return Object.fromEntries(articles.map(({ variant, quantity }) => [variant, quantity]));
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  const send = async (quantities: Quantities, delivery: Typed, website: string) => {
    const articles = Object.entries(quantities).map(([variant, quantity]) => ({ variant, quantity }));
    // Wait out the bot threshold so that fast visitors are not rejected.
    await pause(started + fastestOrder * 1000 - Date.now());
    const seconds = Math.floor((Date.now() - started) / 1000);
    return sendOrder(origin, `${calls}orders/`, { articles, delivery }, { website, seconds });
  };
  const textsNow = () => {
    const unsaved: object = JSON.parse(host.dataset.texts ?? "{}");
    const language = ready?.shop.language ?? requested;
    const defaults = shopDefaultTexts[uiLanguageOf(language)];
    return shopTextsOf(language, { ...defaults, ...ready?.shop.look.texts, ...unsaved });
  };

  /** @param focus name of the field to which the visitor is led; the heading if it is empty, nothing if it is missing */
  function draw(focus?: string): void {
    if (!present) return;
    const texts = textsNow();
    const { shop, desk } = ready ?? {};
    const language = shop?.language ?? requested;
    render(
      <div class="lbm" part="root" lang={language}>
        {shop && desk ? (
          <Shop
            {...{ texts, shop, desk, origin }}
            level={isOwn ? 1 : 2}
            analysisHref={
              shop.analyses
                ? (code) => `${origin}/embed/analyses/${encodeURIComponent(code)}/?lang=${language}`
                : undefined
            }
          />
        ) : failed ? (
          <div class="lbm-state lbm-error" part="error" role="alert">
            <p>{texts.loadFailed}</p>
            <button type="button" class="lbm-button" onClick={() => follow(read())}>
              {texts.retry}
            </button>
          </div>
        ) : (
          <p class="lbm-state" role="status">
            {texts.loading}
          </p>
        )}
      </div>,
      place,
    );
    if (focus === undefined) return;
    const led = place.querySelector<HTMLElement>(focus ? `[name="${CSS.escape(focus)}"]` : "[tabindex='-1']");
    led?.focus({ preventScroll: focus === "" });
    if (focus === "") place.scrollIntoView({ block: "start" });
  }
  function follow(attempt: Promise<Answer>): void {
    failed = false;
    // The server's rendering stays until there is something to show.
    if (!isOwn) draw();
    attempt.then(
      ({ shop, again }) => {
        if (!present) return;
        if (isOwn) place.replaceChildren();
        ready = { shop };
        const { product } = address;
        const desk = openDesk({ shop, origin, texts: textsNow, product, again, send, draw });
        ready = { shop, desk };
        draw();
      },
      () => {
        failed = true;
        if (!isOwn) draw();
      },
    );
  }
  follow(reading);
  const dressAnew = () => draw();
  addEventListener("laborium:dress", dressAnew);
  return () => {
    present = false;
    ready?.desk?.close();
    removeEventListener("laborium:dress", dressAnew);
    render(null, place);
    undress();
  };
}
