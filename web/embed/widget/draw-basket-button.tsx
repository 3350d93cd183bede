/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import type { Draw } from "../../../shared/webpublisher/draw/draw.ts";
import type { PlannedTube } from "../../../shared/webpublisher/draw/plan.ts";
import type { DrawWords } from "../texts/draw-texts-of.ts";
import { fillBasket, sharesBasket, supplyFor } from "./draw-basket.ts";

interface BasketProps {
  texts: DrawWords;
  draw: Draw;
  origin: string;
  tubes: readonly PlannedTube[];
}

/** Puts all containers of the plan into the basket of the shop. On another website than the shop's, it only leads there. */
export function Basket({ texts, draw, origin, tubes }: BasketProps) {
  const [filled, setFilled] = useState<readonly PlannedTube[] | undefined>(undefined);
  const { shop } = draw;
  const { packs, missing } = supplyFor(tubes, draw);
  const count = Object.values(packs).reduce((sum, each) => sum + each, 0);
  if (shop === null || count === 0) return null;
  if (!sharesBasket(shop)) return <a href={shop}>{texts.shop}</a>;
  const isFilled = filled === tubes;
  return (
    <>
      <button
        type="button"
        class="lbm-button lbm-button--quiet"
        part="button"
        onClick={() => {
          fillBasket(origin, packs);
          setFilled(tubes);
        }}
      >
        {texts.toBasket}
      </button>
      <p role="status">
        {isFilled && (
          <>
            {texts.counted("inBasket", count)} <a href={shop}>{texts.shop}</a>
            {missing.length > 0 && ` ${texts.filled("notSold", { names: missing.join(", ") })}`}
          </>
        )}
      </p>
    </>
  );
}
