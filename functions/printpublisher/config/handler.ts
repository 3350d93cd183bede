import { within } from "../../../shared/kernel/define-crud.ts";
import {
  printConfigApi,
  printConfiguration,
} from "../../../shared/printpublisher/config/config.endpoints.ts";
import { configurationCommands } from "../../platform/configuration/configuration-commands.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { receiveTextPicture } from "../chapters/text-pictures.ts";
import {
  putCover,
  putProfile,
  putTitleLogo,
  removeCover,
  removeProfile,
  removeTitleLogo,
} from "./change-config.ts";
import { designStore } from "./config.store.ts";

export const handler = serveApi(printConfigApi, {
  ...within("printConfiguration", configurationCommands(printConfiguration, designStore)),
  putCover,
  removeCover,
  putTitleLogo,
  removeTitleLogo,
  putProfile,
  removeProfile,
  putTextPicture: ({ actor, body }) => receiveTextPicture(actor, body),
});
