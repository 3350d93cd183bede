import * as z from "zod";

/** A code of an authenticator app, or a recovery code; blanks and dashes between its signs do not matter. */
export const factorCodeSchema = z
  .string()
  .max(40)
  .transform((code) => code.replaceAll(/[\s-]/g, "").toUpperCase());
