import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { nameFields } from "../named.ts";

export const materialInput = z.strictObject(nameFields);
export const materialSchema = materialInput.extend({ id: idSchema });
