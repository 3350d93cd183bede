import * as z from "zod";
import { languageSchema } from "../../kernel/language.ts";
import { capColours, containerShapes } from "./container-look.ts";

/** An article of the laboratory's shop, with an absolute URL. */
export const supplyLinkSchema = z.object({
  name: z.string(),
  /** Language of the name, if it is not the one requested. */
  language: languageSchema.optional(),
  url: z.string(),
});

/** A specimen on which an analysis can be performed, in the reader's language; what the laboratory does not say is empty. */
export const shownSpecimenSchema = z.object({
  material: z.string(),
  container: z.string(),
  /** With their units, such as `0.5 ml`. */
  usual_volume: z.string(),
  minimum_volume: z.string(),
  /** How long it is stable, at which temperature; a condition may be empty. */
  stability: z.array(z.object({ condition: z.string(), duration: z.string() })),
  transport: z.string(),
  /** How its container looks; null if its name does not tell. */
  look: z
    .object({
      shape: z.enum(containerShapes),
      /** Two for a pair of bottles; none if the laboratory names no colour. */
      caps: z.array(z.enum(capColours)),
      /** The colour in the laboratory's words; may be empty. */
      colour: z.string(),
      /** The volume to which the container is filled; may be empty. */
      fill: z.string(),
    })
    .nullable(),
  /** The article of the shop by which its container is ordered; null if there is none. */
  order: supplyLinkSchema.nullable(),
});
export type ShownSpecimen = z.infer<typeof shownSpecimenSchema>;
