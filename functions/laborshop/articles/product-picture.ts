import type { ProductContent } from "../../../shared/laborshop/articles/article.ts";
import type * as endpoints from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { receivePicture } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { pictureOf } from "../../platform/picture/picture-type.ts";
import { problem } from "../../platform/problem.ts";
import { contentOf, type Saved } from "../../platform/records/layout.ts";
import { productRecords } from "./article.store.ts";
import { placeOfProduct } from "./article-order.ts";

/** Longest edges in pixels: one is sharp across the whole width of a page, the small one in a list of articles. */
const edges = { path: 1600, small: 480 };

/** A product as calls return it. */
export async function shownProduct(product: Saved<ProductContent>, actor: Actor) {
  const place = await placeOfProduct(product, { actor });
  return reply(
    { ...contentOf<ProductContent>(product), id: product.id, ...place },
    { etag: product.version },
  );
}

export const putProductPicture: Command<typeof endpoints.putProductPicture> = async (call) => {
  const { actor, params, ifMatch, body } = call;
  await productRecords.read(actor, params.id);
  const sent = pictureOf(body);
  if (!sent?.size) throw problem("unsupported_media_type", "Only JPG and PNG pictures are accepted.");
  const picture = {
    path: await receivePicture(actor, body, edges.path),
    small: await receivePicture(actor, body, edges.small),
    edge: Math.max(sent.size.width, sent.size.height),
  };
  return shownProduct(await productRecords.change(actor, params.id, ifMatch, () => ({ picture })), actor);
};

export const removeProductPicture: Command<typeof endpoints.removeProductPicture> = async (call) => {
  const { actor, params, ifMatch } = call;
  return shownProduct(
    await productRecords.change(actor, params.id, ifMatch, () => ({ picture: null })),
    actor,
  );
};
