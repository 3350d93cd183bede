import { keepOrder } from "../../functions/laborshop/orders/order.store.ts";
import { jobActor, type TenantId } from "../../functions/platform/actor.ts";
import { derivedId } from "../../functions/platform/derived-id.ts";

/** A confirmed order of one article. @returns its id */
export async function makeOrder(
  { tenant }: { tenant: TenantId },
  mark: string,
  ordered = new Date().toISOString(),
): Promise<string> {
  const actor = { ...jobActor("test"), tenant };
  const value = `${mark}@praxis.example`.toLowerCase();
  const order = await keepOrder(actor, derivedId("made order", mark), ordered.slice(0, 10), {
    ordered,
    confirmed: ordered,
    shipped: null,
    status: "confirmed",
    language: "de",
    articles: [
      {
        variant: derivedId("made variant", mark),
        product: "Serum-Röhrchen",
        article_number: "00123",
        additional_information: "4,7 ml",
        quantity_per_pack: 50,
        count: 1,
      },
    ],
    delivery: [{ name: "email", label: "E-Mail", type: "email", value }],
    customer_email: value,
    remark: "",
    mails: [],
    anonymous: false,
  });
  return order.id;
}
