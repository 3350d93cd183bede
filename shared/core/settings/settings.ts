import * as z from "zod";

/** Short or long: `#0a6`, `#00aa66`. */
export const hexColourSchema = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, "Not a hex colour.");
export const coloursSchema = z.object({ primary: hexColourSchema, accent: hexColourSchema });

/** What the laboratory itself may change. */
export const settingsChangeSchema = z.object({
  name: z.string().trim().min(1).max(200).optional(),
  colours: coloursSchema.partial().optional(),
});
export type SettingsChange = z.output<typeof settingsChangeSchema>;
