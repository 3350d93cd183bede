import * as z from "zod";
import { directoryBeginningSchema } from "./beginning.ts";

/** Properties of the custom resource `Custom::LaboriumDirectory`: text, because CloudFormation turns everything into strings. */
export const provisionDirectorySchema = z.object({
  Beginning: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(directoryBeginningSchema),
});
