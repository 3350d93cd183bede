import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

export const parameterInput = z.strictObject({ name: z.string().trim().min(1).max(200) });
export const parameterSchema = parameterInput.extend({ id: idSchema });
