import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

export const tagInput = z.strictObject({ name: z.string().trim().min(1).max(200) });
export const tagSchema = tagInput.extend({ id: idSchema });
