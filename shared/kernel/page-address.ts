import * as z from "zod";
import type { FieldCode } from "./problem.ts";

/**
 * Whether a text is the address of a website's page: https, without credentials and without a fragment, in which widgets keep their view.
 * On a developer's own machine (`*.localhost`) it may be http.
 */
function isPageAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url?.username !== "" || url.password !== "" || text.includes("#")) return false;
  return url.protocol === "https:" || isLocal(text);
}

/** Whether an address is on a developer's own machine, where nobody else can open it. */
export function isLocal(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "http:" && /^(?:[\w-]+\.)*localhost$/.test(url.hostname);
}

/** The page of a laboratory's website that embeds our content; empty if there is none. */
export const pageAddressSchema = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => text === "" || isPageAddress(text), {
    error: "A page's complete address: https://…",
    params: { code: "page_address" satisfies FieldCode },
  });
