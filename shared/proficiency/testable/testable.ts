import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { chosenRhythms } from "../rhythm.ts";
import { validities } from "../validity.ts";

/** A list without repetitions, in the given order. */
const distinct = (schema: z.ZodString, limit: number) =>
  z
    .array(schema)
    .max(limit)
    .transform((list) => [...new Set(list)]);

/** A test parameter: a parameter in a material. */
export const testableInput = z.strictObject({
  parameter: idSchema,
  material: idSchema,
  category: idSchema.nullable().default(null),
  tags: distinct(idSchema, 50).default([]),
  /** Whether the guideline of the German Medical Association (RiliBÄK) demands trials for it. */
  rilibaek: z.boolean().default(false),
  /** How often the laboratory takes part. */
  rhythm: z.enum(chosenRhythms).default("default"),
  /** Codes of the analyses to which its certificates belong. */
  analyses: distinct(z.string().trim().min(1).max(100), 200).default([]),
});
export type TestableInput = z.output<typeof testableInput>;

/** A record that a test parameter names, with its name. */
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
  /** Codes, including those of analyses that are gone. */
  analyses: z.array(z.string()),
  /** Whether it is certified today, and the last day of its certification. */
  validity: z.enum(validities),
  valid_until: z.iso.date().nullable(),
});
export type Testable = z.infer<typeof testableSchema>;
