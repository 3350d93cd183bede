import type { ListedOrder } from "./queries.ts";

/** The first text in the delivery form, else the mail address; empty for an anonymous order. */
export const customerOf = ({ delivery, customer_email }: Pick<ListedOrder, "delivery" | "customer_email">) =>
  delivery.find(({ type, value }) => type === "text" && value !== "")?.value ?? customer_email;
