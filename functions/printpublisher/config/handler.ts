import { within } from "../../../shared/kernel/define-crud.ts";
import {
  printConfigApi,
  printConfiguration,
} from "../../../shared/printpublisher/config/config.endpoints.ts";
import { configurationCommands } from "../../platform/configuration/configuration-commands.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { changePicture, getPictures, putTextPicture, removePicture } from "../pictures/picture-commands.ts";
import {
  putCover,
  putProfile,
  putTitleLogo,
  removeCover,
  removeProfile,
  removeTitleLogo,
} from "./change-config.ts";
import { checkedDesign } from "./checked-design.ts";

export const handler = serveApi(printConfigApi, {
  ...within("printConfiguration", configurationCommands(printConfiguration, checkedDesign)),
  putCover,
  removeCover,
  putTitleLogo,
  removeTitleLogo,
  putProfile,
  removeProfile,
  getPictures,
  putTextPicture,
  changePicture,
  removePicture,
});
