import * as z from "zod";
import { localizedTextSchema } from "../../../../../shared/kernel/language.ts";

/** What is sent of a material. */
export const materialInput = z.object({ name: z.string().min(1).max(80), label: localizedTextSchema });

/** A material as it is read. */
export const materialSchema = materialInput.extend({ id: z.string() });
export type Material = z.infer<typeof materialSchema>;
