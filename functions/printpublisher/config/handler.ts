import { printConfigApi } from "../../../shared/printpublisher/config/config.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { receiveTextPicture } from "../chapters/text-pictures.ts";
import {
  changePrintConfig,
  putCover,
  putProfile,
  putTitleLogo,
  removeCover,
  removeProfile,
  removeTitleLogo,
  showDesign,
} from "./change-config.ts";
import { readDesign } from "./config.store.ts";

export const handler = serveApi(printConfigApi, {
  getPrintConfig: async ({ actor }) => showDesign(await readDesign(actor)),
  changePrintConfig,
  putCover,
  removeCover,
  putTitleLogo,
  removeTitleLogo,
  putProfile,
  removeProfile,
  putTextPicture: ({ actor, body }) => receiveTextPicture(actor, body),
});
