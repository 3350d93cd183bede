import * as z from "zod";
import { identifierPattern } from "./identifier.ts";

/** An opaque id of 26 characters in Crockford's base 32 (ULID alphabet). */
export const idSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, "Not an id.");

/** Ids of tenants, used before `.localhost`, in table keys and in S3 prefixes. `public` would clash with the public hosts. */
export const tenantIdSchema = z
  .string()
  .regex(
    /^(?!public$)[a-z][a-z0-9-]{1,30}$/,
    "Small letters, digits and hyphens, 2 to 31, beginning with a letter.",
  );

/** Identifiers chosen by laboratories for categories, collections, items and layouts. */
export const identifierSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(identifierPattern, "Must not contain /, # or ?.");
