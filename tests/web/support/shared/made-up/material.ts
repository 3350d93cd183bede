import * as z from "zod";
import { localizedTextSchema } from "../../../../../shared/kernel/language.ts";

/** Body for creating a material. */
export const materialInput = z.object({ name: z.string().min(1).max(80), label: localizedTextSchema });

/** A material as returned. */
export const materialSchema = materialInput.extend({ id: z.string() });
export type Material = z.infer<typeof materialSchema>;
