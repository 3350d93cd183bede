import { publicShopApi } from "../../../shared/laborshop/public/public-shop.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { getPublicShop } from "./public-shop.ts";
import { shopPage } from "./shop-page.ts";

export const handler = serveApi(publicShopApi, { getPublicShop, shopPage });
