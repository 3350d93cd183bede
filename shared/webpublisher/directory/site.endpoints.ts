import * as z from "zod";
import { defineEndpoint } from "../../kernel/endpoint.ts";

/** Guard of calls by visitors. */
export const web = { public: true, module: "MD_WEB" } as const;
/** A page below `/embed/`. */
export const pageOf = (path: string, summary: string) =>
  ({ method: "GET", prefix: "/embed/", path, summary, output: "html", ...web }) as const;

export const sitePicture = defineEndpoint({
  ...pageOf("picture.png", "The picture with which other sites show links to a laboratory without a logo."),
  // A colour that is no longer the laboratory's is another address.
  query: z.object({ v: z.string().max(40).optional() }),
  output: "binary",
  module: undefined,
});
export const sitemap = defineEndpoint({
  method: "GET",
  prefix: "/",
  path: "sitemap.xml",
  summary: "All public pages for search engines.",
  output: "text",
  ...web,
  module: undefined,
});
