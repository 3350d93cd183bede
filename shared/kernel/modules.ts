import * as z from "zod";

/** Keys of the modules that a tenant can book. */
export const moduleKeys = ["MD_WEB", "MD_INTRA", "MD_PRINT", "MD_EDITOR", "MD_SHOP", "MD_PROF"] as const;
export type ModuleKey = (typeof moduleKeys)[number];
export const moduleKeySchema = z.enum(moduleKeys);

/** The modules that a tenant has booked; every key is present. */
export const bookedModulesSchema = z.record(moduleKeySchema, z.boolean());
export type BookedModules = z.infer<typeof bookedModulesSchema>;
