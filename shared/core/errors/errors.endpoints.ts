import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";

const text = (longest: number) => z.string().transform((value) => value.slice(0, longest));

/** An uncaught error of the web app. Overlong parts are cut, not refused: half a report is better than none. */
export const errorReportSchema = z.object({
  message: text(1000).pipe(z.string().min(1)),
  stack: text(8000).default(""),
  /** The page on which it happened; only the path of an address is stored. */
  path: text(500).default(""),
  /** Version of the web app. */
  version: text(100).default(""),
});

export const reportError = defineEndpoint({
  method: "POST",
  path: "errors/",
  summary: "Reports an uncaught error of the web app; personal data is removed before it is logged.",
  body: errorReportSchema,
  output: null,
  maxBody: 32 * 1024,
  duringMaintenance: true,
  public: true,
});

export const errorsApi = defineApi({
  address: "core/errors",
  touches: { items: { throttles: "write" } },
  mounts: ["api/errors"],
  endpoints: { reportError },
});
