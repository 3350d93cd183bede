import * as z from "zod";
import { defineEndpoint } from "../../kernel/endpoint.ts";

/** In a file of its own, so that code that shows logos can import their address without the other settings calls. */
export const getLogo = defineEndpoint({
  method: "GET",
  path: "public/logo/{id}/",
  summary: "The picture of a logo, by the path in the settings; it never changes under that path.",
  params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/, "Not a logo.") }),
  output: "binary",
  public: true,
});
