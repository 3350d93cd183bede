import * as z from "zod";
import { inPart } from "../../kernel/define-crud.ts";
import { defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { maxFile } from "../config/max-file.ts";
import { pictureInput, pictureSchema } from "./picture.ts";

const byId = z.object({ id: idSchema });
const writing = {
  permission: [
    "printpublisher.add_chapter",
    "printpublisher.change_chapter",
    "printpublisher.add_paragraph",
    "printpublisher.change_paragraph",
  ],
  module: "MD_PRINT",
} as const;

export const getPictures = defineEndpoint({
  method: "GET",
  path: "printpublisher/pictures/",
  summary:
    "The pictures that texts of the book can show, the latest first, each with the texts that show it; searched by file name and alternative text.",
  query: z.object({ ...pageQuery(24, 200), search: z.string().max(200).default("") }),
  output: page(pictureSchema),
  permission: "printpublisher.view_chapter",
  module: "MD_PRINT",
});

export const putTextPicture = defineEndpoint({
  method: "POST",
  path: "printpublisher/pictures/",
  summary:
    "Takes the bytes of a JPG, PNG or SVG for texts of the book; it is turned upright and encoded anew. The same picture gets the same path and stays one of the library.",
  query: z.object({ name: z.string().max(200).default("") }),
  body: "raw",
  maxBody: maxFile,
  output: pictureSchema,
  ...writing,
});

export const changePicture = defineEndpoint({
  method: "PATCH",
  path: "printpublisher/pictures/{id}/",
  summary: "Changes the file name or the alternative text of a picture; texts keep what they say of it.",
  params: byId,
  body: inPart(pictureInput),
  output: pictureSchema,
  etag: true,
  ...writing,
});

export const removePicture = defineEndpoint({
  method: "DELETE",
  path: "printpublisher/pictures/{id}/",
  summary:
    "Takes a picture out of the library that no text shows, not even in its history; one that a text shows is refused.",
  params: byId,
  output: null,
  permission: ["printpublisher.delete_chapter", "printpublisher.delete_paragraph"],
  module: "MD_PRINT",
});
