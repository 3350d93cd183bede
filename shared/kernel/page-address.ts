import * as z from "zod";
import type { FieldCode } from "./problem.ts";

/**
 * Whether this is the address of a page of a website: https, without credentials and without a fragment, in which widgets keep their view.
 * On a developer's own machine (`*.localhost`) it may be http.
 */
function isPageAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url?.username !== "" || url.password !== "" || text.includes("#")) return false;
  return url.protocol === "https:" || isLocal(text);
}

/** Whether an address is one of a developer's own machine, which nobody else can open. */
export function isLocal(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "http:" && /^(?:[\w-]+\.)*localhost$/.test(url.hostname);
}

/** The page of a laboratory's website that holds something of ours; empty if there is none. */
export const pageAddressSchema = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => text === "" || isPageAddress(text), {
    error: "A page's complete address: https://…",
    params: { code: "page_address" satisfies FieldCode },
  });
