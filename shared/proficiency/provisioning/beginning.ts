import * as z from "zod";
import { nameFields } from "../named.ts";
import { chosenRhythms } from "../rhythm.ts";

const names = z.array(z.string().min(1));

/** The initial trials of a laboratory: the section `proficiency` of its file. Days count from its provisioning. */
export const trialsBeginningSchema = z.strictObject({
  /** Test parameters: a parameter with each of its materials. */
  testables: z
    .array(
      z.strictObject({
        parameter: z.string().min(1),
        materials: names.min(1),
        category: z.string().min(1),
        tags: names.default([]),
        rilibaek: z.boolean().default(false),
        rhythm: z.enum(chosenRhythms).default("default"),
        /** Codes of analyses. */
        analyses: names.default([]),
      }),
    )
    .default([]),
  /** Translations by name, for any of the names. */
  translations: z.record(z.string(), nameFields.translations).default({}),
  certificates: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** Organiser of the trial. */
        provider: z.string().min(1),
        tested: z.number().int(),
        ends: z.number().int(),
        material: z.string().min(1),
        /** Parameters that it certifies in this material, and those that the laboratory failed. */
        passed: names,
        failed: names.default([]),
      }),
    )
    .default([]),
});
export type TrialsBeginning = z.infer<typeof trialsBeginningSchema>;
