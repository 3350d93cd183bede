import type { ListedOrder } from "./queries.ts";

/** Who ordered: what they typed first, or their address; empty once the order is anonymous. */
export const customerOf = ({ delivery, customer_email }: Pick<ListedOrder, "delivery" | "customer_email">) =>
  delivery.find(({ type, value }) => type === "text" && value !== "")?.value ?? customer_email;
