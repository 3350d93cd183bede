import * as z from "zod";
import { directoryBeginningSchema } from "../../webpublisher/provisioning/beginning.ts";

/** Properties of the custom resource `Custom::LaboriumModules`. CloudFormation turns everything into strings, so the directory's is text. */
export const provisionModulesSchema = z.object({
  Directory: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(directoryBeginningSchema),
  /** Keys of the shop and the book in the assets bucket, below the tenant's prefix; their contents are too long for a stack. */
  ShopKey: z.string().optional(),
  BookKey: z.string().optional(),
  /** Checksums by which CloudFormation notices that one of them has changed. */
  ShopSha256: z.string().optional(),
  BookSha256: z.string().optional(),
});
