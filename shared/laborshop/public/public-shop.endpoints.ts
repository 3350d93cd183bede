import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { articleTouches } from "../articles/article-touches.ts";
import { publicShopSchema } from "./public-shop.ts";

const open = { public: true, module: "MD_SHOP" } as const;

export const getPublicShop = defineEndpoint({
  method: "GET",
  path: "public/shop/",
  summary: "What can be ordered, with the form by which customers say where to deliver.",
  output: publicShopSchema,
  ...open,
});
export const shopPage = defineEndpoint({
  method: "GET",
  prefix: "/embed/",
  path: "shop/",
  summary: "The shop as a page; without JavaScript it shows what there is.",
  query: z.object({
    lang: z.string().max(5).optional(),
    /** The only product to show. */
    product: z.string().max(100).optional(),
    /** The signed articles of an earlier order. */
    again: z.string().max(8_000).optional(),
  }),
  output: "html",
  ...open,
});

export const publicShopApi = defineApi({
  address: "laborshop/public",
  touches: {
    items: {
      ...articleTouches,
      "SHOP-CONFIG": "read",
      "WEB-CONFIG": "read",
      catalogue: "read",
    },
    files: { replica: "read" },
  },
  mounts: ["api/public/shop", "embed/shop"],
  memory: 1024,
  endpoints: { getPublicShop, shopPage },
});
