import { useTranslation } from "react-i18next";
import type { OrderState } from "../../../shared/laborshop/orders/order.ts";
import { StateTag, type Tone } from "../../ui/figures.tsx";

const tones = {
  submitted: "quiet",
  confirmed: "new",
  in_progress: "warn",
  shipped: "good",
} as const satisfies Record<OrderState, Tone>;

/** Status of an order. */
export function OrderStateTag({ state }: { state: OrderState }) {
  const { t } = useTranslation("shopOrders");
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
