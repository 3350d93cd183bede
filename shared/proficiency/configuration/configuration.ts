import * as z from "zod";
import { cssTextSchema } from "../../kernel/css/css-text.ts";
import { pageAddressSchema } from "../../kernel/page-address.ts";
import { rhythms } from "../rhythm.ts";
import { trialTexts } from "../texts/trial-texts.ts";
import { trialViews } from "./defaults.ts";

/** A laboratory's setup for its public proficiency-testing pages; one for each laboratory. */
export const trialConfigSchema = z.strictObject({
  /** Page of its website that shows the certificates; empty if there is none. */
  website_url: pageAddressSchema,
  /** The laboratory's own CSS for the widget and the page. */
  css: cssTextSchema,
  /** Initial view of the list: parameters or trials. */
  default_view: z.enum(trialViews),
  /** Rhythm for test parameters that the RiliBÄK demands, unless they have one of their own. */
  rilibaek_rhythm: z.enum(rhythms),
  /** Only texts that differ from the default ones. */
  texts: trialTexts.schema,
});
export type TrialConfig = z.infer<typeof trialConfigSchema>;
