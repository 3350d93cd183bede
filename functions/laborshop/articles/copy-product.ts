import { ulid } from "ulid";
import type { ProductContent } from "../../../shared/laborshop/articles/article.ts";
import type * as endpoints from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { derivedId } from "../../platform/derived-id.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { ProblemError } from "../../platform/problem.ts";
import { contentOf } from "../../platform/records/layout.ts";
import type { Writer } from "../../platform/records/record-options.ts";
import { productRecords, variantRecords } from "./article.store.ts";
import { shownProduct } from "./product-picture.ts";

/** Number of names to try before the refusal is passed on. */
const mostNames = 50;
const longest = 200;

/** Ids are derived from the call's idempotency key, so that a repeat after an interruption completes the same copy. */
export const copyProduct: Command<typeof endpoints.copyProduct> = async ({
  actor,
  params,
  body,
  request,
}) => {
  const original = await productRecords.read(actor, params.id);
  const key = request.idempotencyKey ?? ulid();
  const id = derivedId("copy of a product", key);
  const { name: _name, ...content } = contentOf<ProductContent>(original);
  const copy = (await productRecords.find(actor, id)) ?? (await createNamed(actor, id, body.name, content));
  const filter = { product: params.id };
  const { results } = await variantRecords.list(actor, { limit: 1000, offset: 0, sort: "order", filter });
  for (const variant of results) {
    const copyId = derivedId("copy of a variant", key, variant.id);
    if (await variantRecords.find(actor, copyId)) continue;
    const copied = { ...contentOf<typeof variant>(variant), product: id, hidden: true };
    await variantRecords.create(actor, copied, { id: copyId });
  }
  return shownProduct(copy, actor);
};

async function createNamed(actor: Writer, id: string, name: string, content: Omit<ProductContent, "name">) {
  for (let time = 1; ; time++) {
    const number = time === 1 ? "" : ` ${time}`;
    try {
      return await productRecords.create(
        actor,
        { ...content, name: name.slice(0, longest - number.length) + number },
        { id },
      );
    } catch (error) {
      if (time === mostNames || !(error instanceof ProblemError && error.code === "already_exists"))
        throw error;
    }
  }
}
