import * as z from "zod";
import { defineConfiguration } from "../../kernel/define-configuration.ts";
import { within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
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

/** Largest picture or profile, in bytes. */
export const maxFile = 5_000_000;
const upload = { body: "raw", output: printConfigSchema, maxBody: maxFile, ...change } as const;

export const putCover = defineEndpoint({
  method: "POST",
  path: "printpublisher/config/1/cover/",
  summary: "Takes the bytes of a JPG, PNG or SVG as the front of the wrapper; it is encoded anew.",
  ...upload,
});
export const removeCover = defineEndpoint({
  method: "DELETE",
  path: "printpublisher/config/1/cover/",
  summary: "Removes the picture on the front of the wrapper.",
  output: printConfigSchema,
  ...change,
});
export const putTitleLogo = defineEndpoint({
  method: "POST",
  path: "printpublisher/config/1/logo/",
  summary: "Takes the bytes of a JPG, PNG or SVG as the logo of the title page; it is encoded anew.",
  ...upload,
});
export const removeTitleLogo = defineEndpoint({
  method: "DELETE",
  path: "printpublisher/config/1/logo/",
  summary: "Removes the logo of the title page; the laboratory's own stands in.",
  output: printConfigSchema,
  ...change,
});

export const putProfile = defineEndpoint({
  method: "POST",
  path: "printpublisher/config/1/profile/",
  summary: "Takes the bytes of an ICC profile of a press with four inks for the printer's files.",
  ...upload,
});
export const removeProfile = defineEndpoint({
  method: "DELETE",
  path: "printpublisher/config/1/profile/",
  summary: "Removes the laboratory's own profile; the usual one stands in.",
  output: printConfigSchema,
  ...change,
});

export const putTextPicture = defineEndpoint({
  method: "POST",
  path: "printpublisher/pictures/",
  summary:
    "Takes the bytes of a JPG, PNG or SVG for a text of the book; it is turned upright and encoded anew. The same picture gets the same path.",
  body: "raw",
  maxBody: maxFile,
  output: z.object({
    /** Address of the picture in texts. */
    src: z.string(),
    /** Size in pixels; null for a drawing, which is sharp at any size. */
    size: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
  }),
  permission: [
    "printpublisher.add_chapter",
    "printpublisher.change_chapter",
    "printpublisher.add_paragraph",
    "printpublisher.change_paragraph",
  ],
  module: "MD_PRINT",
});

export const printConfigApi = defineApi({
  address: "printpublisher/config",
  touches: { items: { "PRINT-CONFIG": "write" }, files: { logos: "write", pressProfiles: "write" } },
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
    putTextPicture,
  },
});
