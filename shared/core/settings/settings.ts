import * as z from "zod";
import { languageSchema } from "../../kernel/language.ts";
import { ssoSchema } from "../sessions/sso.ts";
import { demandedOf, factorDemandSchema } from "./factor-demand.ts";
import { legalSchema } from "./legal.ts";

/** Short or long: `#0a6`, `#00aa66`. */
export const hexColourSchema = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, "Not a hex colour.");
export const coloursSchema = z.object({ primary: hexColourSchema, accent: hexColourSchema });

/** Settings that the laboratory may change itself. */
export const settingsChangeSchema = z.object({
  name: z.string().trim().min(1).max(200).optional(),
  colours: coloursSchema.partial().optional(),
  /** Whether only analyses without errors may be published. */
  publishing_gate: z.boolean().optional(),
  legal: legalSchema.partial().optional(),
  /** The accounts of which a second factor is demanded. */
  second_factor_of: factorDemandSchema.optional(),
});
export type SettingsChange = z.output<typeof settingsChangeSchema>;

/** Public information about a laboratory, for the app's start-up call and for the look of its public pages. */
export const publicSettingsSchema = z.object({
  name: z.string(),
  /** Absolute path of the logo, which changes with the picture; null if there is none. */
  logo: z.string().nullable(),
  colours: coloursSchema,
  /** Content languages, the main one first. */
  languages: z.array(languageSchema).min(1),
  /** Name of the running stack's environment, such as `production` or `local`. */
  environment: z.string(),
  support: z.object({ email: z.string(), phone: z.string() }),
  /** Single sign-on; null if the laboratory has none. */
  sso: ssoSchema.nullable(),
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** Settings for staff who may edit them. */
export const settingsSchema = publicSettingsSchema.extend({
  /** Whether only analyses without errors may be published. */
  publishing_gate: z.boolean(),
  legal: legalSchema,
  /** The accounts of which a second factor is demanded. */
  second_factor_of: z.array(z.enum(demandedOf)),
  /** Whether anybody has changed them since the laboratory was set up. */
  customised: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;
