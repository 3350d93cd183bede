import type { orderAgain as endpoint } from "../../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { problem } from "../../platform/problem.ts";
import { articlesOfLink } from "../orders/order-link.store.ts";

export const orderAgain: Command<typeof endpoint> = async ({ actor, params }) => {
  const link = await articlesOfLink(actor, params.token);
  if (!link) throw problem("not_found", "This link is not valid.");
  return { articles: link.articles };
};
