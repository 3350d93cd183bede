import * as z from "zod";
import { cssTextSchema } from "../../kernel/css/css-text.ts";
import { pageAddressSchema } from "../../kernel/page-address.ts";
import { publicTexts } from "../texts/public-texts.ts";
import { defaultViews } from "./defaults.ts";

/** How the medical vocabulary answers visitors' searches. */
const vocabularySetupSchema = z.strictObject({
  enabled: z.boolean(),
  /** Heads of the vocabulary that mean nothing at this laboratory. */
  exceptions: z.array(z.string().min(1).max(100)).max(500),
});

/** Setup of a laboratory's public directory; there is one for each laboratory. */
export const webConfigSchema = z.strictObject({
  /** Page of the laboratory's website that holds the directory; empty if there is none. */
  website_url: pageAddressSchema,
  /** Page that a search widget on its own leads to; empty if there is none. */
  results_url: pageAddressSchema,
  /** The laboratory's own CSS for its widgets. */
  css: cssTextSchema,
  /** First view of the directory. */
  default_view: z.enum(defaultViews),
  /** Whether visitors see the time of the last import. */
  show_import_date: z.boolean(),
  /** Whether searches are counted, as words only. */
  count_searches: z.boolean(),
  /** Whether published changes are announced. */
  notices: z.boolean(),
  vocabulary: vocabularySetupSchema,
  /** Only texts that differ from the defaults. */
  texts: publicTexts.schema,
});
export type WebConfig = z.infer<typeof webConfigSchema>;
