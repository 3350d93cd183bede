import type { ListedOrder } from "./queries.ts";

/** The first text of the delivery form, else the mail address; empty once the order is anonymous. */
export const customerOf = ({ delivery, customer_email }: Pick<ListedOrder, "delivery" | "customer_email">) =>
  delivery.find(({ type, value }) => type === "text" && value !== "")?.value ?? customer_email;
