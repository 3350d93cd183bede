import { defineConfiguration } from "../../kernel/define-configuration.ts";
import { within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { changePicture, getPictures, putTextPicture, removePicture } from "../pictures/pictures.endpoints.ts";
import { maxFile } from "./max-file.ts";
import { printConfigInput, printConfigSchema } from "./print-config.ts";

const change = { etag: true, permission: "printpublisher.change_configuration", module: "MD_PRINT" } as const;

export const printConfiguration = defineConfiguration({
  path: "printpublisher/config/1/",
  readAt: "printpublisher/config/",
  of: "the printed catalogue: title page, wrapper, and how it is printed",
  permissions: {
    view: "printpublisher.view_configuration",
    change: "printpublisher.change_configuration",
  },
  module: "MD_PRINT",
  schema: printConfigSchema,
  input: printConfigInput,
  timeout: 60,
});

const upload = { body: "raw", output: printConfigSchema, maxBody: maxFile, ...change } as const;

export const putCover = defineEndpoint({
  method: "POST",
  path: "printpublisher/config/1/cover/",
  logs: "setup_changed",
  summary: "Takes the bytes of a JPG, PNG or SVG as the front of the wrapper; it is encoded anew.",
  ...upload,
});
export const removeCover = defineEndpoint({
  method: "DELETE",
  path: "printpublisher/config/1/cover/",
  logs: "setup_changed",
  summary: "Removes the picture on the front of the wrapper.",
  output: printConfigSchema,
  ...change,
});
export const putTitleLogo = defineEndpoint({
  method: "POST",
  path: "printpublisher/config/1/logo/",
  logs: "setup_changed",
  summary: "Takes the bytes of a JPG, PNG or SVG as the logo of the title page; it is encoded anew.",
  ...upload,
});
export const removeTitleLogo = defineEndpoint({
  method: "DELETE",
  path: "printpublisher/config/1/logo/",
  logs: "setup_changed",
  summary: "Removes the logo of the title page; the laboratory's own stands in.",
  output: printConfigSchema,
  ...change,
});

export const putProfile = defineEndpoint({
  method: "POST",
  path: "printpublisher/config/1/profile/",
  logs: "setup_changed",
  summary: "Takes the bytes of an ICC profile of a press with four inks for the printer's files.",
  ...upload,
});
export const removeProfile = defineEndpoint({
  method: "DELETE",
  path: "printpublisher/config/1/profile/",
  logs: "setup_changed",
  summary: "Removes the laboratory's own profile; the usual one stands in.",
  output: printConfigSchema,
  ...change,
});

export const printConfigApi = defineApi({
  address: "printpublisher/config",
  touches: {
    items: {
      "PRINT-CONFIG": "write",
      "PRINT-CHAPTER": "read",
      "PRINT-PARAGRAPH": "read",
      "PRINT-TEMPLATE": "read",
      // Sent again, a picture moves to the beginning of its list.
      "PRINT-PICTURE": "delete",
    },
    files: { logos: "write", pressProfiles: "write" },
  },
  mounts: ["api/printpublisher/config", "api/printpublisher/pictures"],
  // The largest picture needs one whole processor.
  memory: 1769,
  endpoints: {
    ...within("printConfiguration", printConfiguration),
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
  },
});
