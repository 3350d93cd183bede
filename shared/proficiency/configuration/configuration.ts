import * as z from "zod";
import { cssTextSchema } from "../../kernel/css/css-text.ts";
import { pageAddressSchema } from "../../kernel/page-address.ts";
import { rhythms } from "../rhythm.ts";
import { trialTexts } from "../texts/trial-texts.ts";
import { trialViews } from "./defaults.ts";

/** How a laboratory has set up what it shows of its proficiency tests; one for each laboratory. */
export const trialConfigSchema = z.strictObject({
  /** The page of its website that holds the certificates; empty if there is none. */
  website_url: pageAddressSchema,
  /** Its own CSS for this widget and its page. */
  css: cssTextSchema,
  /** What the list begins with: parameters, or the proficiency tests themselves. */
  default_view: z.enum(trialViews),
  /** How often it takes part with what the RiliBÄK demands, where nothing else is chosen for a test parameter. */
  rilibaek_rhythm: z.enum(rhythms),
  /** Only what differs from the default texts. */
  texts: trialTexts.schema,
});
export type TrialConfig = z.infer<typeof trialConfigSchema>;
