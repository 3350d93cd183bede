import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { nameFields } from "../named.ts";

export const parameterInput = z.strictObject(nameFields);
export const parameterSchema = parameterInput.extend({ id: idSchema });
