import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

export const materialInput = z.strictObject({ name: z.string().trim().min(1).max(200) });
export const materialSchema = materialInput.extend({ id: idSchema });
