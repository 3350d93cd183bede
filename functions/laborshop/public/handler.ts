import { publicShopApi } from "../../../shared/laborshop/public/public-shop.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { getPublicShop } from "./public-shop.ts";

export const handler = serveApi(publicShopApi, {
  getPublicShop,
  // Import on demand: the widget asks for data only, and the page takes a renderer and styles.
  shopPage: async (call) => (await import("./shop-page.ts")).shopPage(call),
});
