import * as z from "zod";
import { tenantIdSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { timeZoneSchema, usualTimeZone } from "../../kernel/local-day.ts";
import { bookedModulesSchema } from "../../kernel/modules.ts";
import { trialsBeginningSchema } from "../../proficiency/provisioning/beginning.ts";
import { directoryBeginningSchema } from "../../webpublisher/provisioning/beginning.ts";
import { legalSchema, noLegal } from "../settings/legal.ts";
import { publicSettingsSchema } from "../settings/settings.ts";

/** The file in which ops define a laboratory: `infra/tenants/<id>.json`. */
export const tenantFileSchema = z.strictObject({
  id: tenantIdSchema,
  /** The laboratory's domain; the local cloud also serves it at `<id>.localhost`. Visitors use `public.<domain>`. */
  domain: z.string().regex(/^(?!public\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "Not a domain of the app."),
  name: z.string().min(1),
  disabled: z.boolean().default(false),
  modules: bookedModulesSchema,
  /** Content languages, the main one first. */
  languages: z.array(languageSchema).min(1),
  /** Time zone of its calendar days. */
  time_zone: timeZoneSchema.default(usualTimeZone),
  colours: publicSettingsSchema.shape.colours.default({ primary: "#0b6e6e", accent: "#c2410c" }),
  support: publicSettingsSchema.shape.support,
  sso: publicSettingsSchema.shape.sso.default(null),
  /** Initial addresses; the laboratory's staff may change them. */
  legal: legalSchema.default(noLegal),
  admin: z.object({ username: z.string().min(1), email: z.email() }),
  /** The initial catalogue: a file in the import format beside this one. */
  catalogue: z.string().nullable().default(null),
  /** Initial shop and book, as files beside this one; the laboratory's changes are kept. */
  shop: z.string().nullable().default(null),
  book: z.string().nullable().default(null),
  /** Initial public directory; the laboratory's changes are kept. */
  webpublisher: directoryBeginningSchema.prefault({}),
  /** Initial proficiency tests. */
  proficiency: trialsBeginningSchema.prefault({}),
});
export type TenantFile = z.infer<typeof tenantFileSchema>;
