import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { nameFields } from "../named.ts";

export const tagInput = z.strictObject(nameFields);
export const tagSchema = tagInput.extend({ id: idSchema });
