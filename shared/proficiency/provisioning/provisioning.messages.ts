import * as z from "zod";
import { timeZoneSchema } from "../../kernel/local-day.ts";
import { trialsBeginningSchema } from "./beginning.ts";

/** Properties of the custom resource `Custom::LaboriumTrials`: text, because CloudFormation turns everything into strings. */
export const provisionTrialsSchema = z.object({
  /** The laboratory's name on the certificates, and the time zone for their dates. */
  Lab: z.string().min(1),
  TimeZone: timeZoneSchema,
  Beginning: z
    .string()
    .transform((text) => JSON.parse(text) as unknown)
    .pipe(trialsBeginningSchema),
});
