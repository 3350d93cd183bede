import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { nameFields } from "../named.ts";

export const categoryInput = z.strictObject(nameFields);
export const categorySchema = categoryInput.extend({ id: idSchema });
