import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { chosenRhythms } from "../rhythm.ts";
import { validities } from "../validity.ts";

/** Each of several once, in the order given. */
const several = (one: z.ZodString, most: number) =>
  z
    .array(one)
    .max(most)
    .transform((list) => [...new Set(list)]);

/** What a laboratory is tested for: a parameter in a material. */
export const testableInput = z.strictObject({
  parameter: idSchema,
  material: idSchema,
  category: idSchema.nullable().default(null),
  tags: several(idSchema, 50).default([]),
  /** Whether the guideline of the German Medical Association (RiliBÄK) demands proficiency tests for it. */
  rilibaek: z.boolean().default(false),
  /** How often the laboratory takes part. */
  rhythm: z.enum(chosenRhythms).default("default"),
  /** Codes of the analyses to which its certificates belong. */
  analyses: several(z.string().trim().min(1).max(100), 200).default([]),
});
export type TestableInput = z.output<typeof testableInput>;

/** Something that a testable names, with its name. */
export const namedSchema = z.object({ id: idSchema, name: z.string() });
export type Named = z.infer<typeof namedSchema>;

export const testableSchema = z.object({
  id: idSchema,
  /** Parameter and material: `Glukose, Serum`. */
  name: z.string(),
  parameter: namedSchema,
  material: namedSchema,
  category: namedSchema.nullable(),
  tags: z.array(namedSchema),
  rilibaek: z.boolean(),
  rhythm: z.enum(chosenRhythms),
  /** Codes; of analyses that are gone, too. */
  analyses: z.array(z.string()),
  /** Whether it is certified today, and until when it is or was. */
  validity: z.enum(validities),
  valid_until: z.iso.date().nullable(),
});
export type Testable = z.infer<typeof testableSchema>;
