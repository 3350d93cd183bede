import * as z from "zod";
import { cssTextSchema } from "../../kernel/css/css-text.ts";
import { pageAddressSchema } from "../../kernel/page-address.ts";
import { publicTexts } from "../texts/public-texts.ts";
import { defaultViews } from "./defaults.ts";

/** How a laboratory has set up its public directory; one for each laboratory. */
export const webConfigSchema = z.strictObject({
  /** The page of its website that holds the directory; empty if there is none. */
  website_url: pageAddressSchema,
  /** The page to which a search that stands alone leads; empty if there is none. */
  results_url: pageAddressSchema,
  /** Its own CSS for its widgets. */
  css: cssTextSchema,
  /** What the directory begins with. */
  default_view: z.enum(defaultViews),
  /** Whether visitors see when the last import was. */
  show_import_date: z.boolean(),
  /** Whether searches are counted, as words only. */
  count_searches: z.boolean(),
  /** Whether published changes are announced. */
  notices: z.boolean(),
  /** Only what differs from the default texts. */
  texts: publicTexts.schema,
});
export type WebConfig = z.infer<typeof webConfigSchema>;
