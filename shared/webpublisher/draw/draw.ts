import * as z from "zod";
import { shownSpecimenSchema } from "../../core/catalogue/shown-specimen.ts";
import { languageSchema } from "../../kernel/language.ts";
import { containerArticleSchema } from "../../laborshop/public/container-article.ts";

const text = z.string();
const specimenSchema = z.object({
  material: text,
  container: text,
  usualVolume: text,
  minimumVolume: text,
  stability: z.object({ room: text, cold: text, frozen: text }),
  transport: text,
});

/** Facts about an analysis from which a draw is planned, in one language; texts that the catalogue lacks are empty. */
const drawAnalysisSchema = z.object({
  code: text,
  name: text,
  /** Alternatives, the preferred one first. */
  specimens: z.array(specimenSchema),
  schedule: text,
  /** Preparation of the patient and what else to observe. */
  preparation: text,
  consent: text,
  /** Of a panel without a specimen of its own: the codes of its analyses, which are listed, too. */
  components: z.array(text),
});

export const drawSchema = z.object({
  /** The language of all texts: the requested one, if the laboratory has it. */
  language: languageSchema,
  analyses: z.array(drawAnalysisSchema),
  /** Codes without a published analysis. */
  missing: z.array(text),
  /** Containers of these specimens as far as the catalogue's collections know them. */
  containers: z.array(
    z.object({
      name: text,
      look: shownSpecimenSchema.shape.look,
      /** Articles of the shop that are such containers. */
      articles: z.array(containerArticleSchema),
    }),
  ),
  /** Absolute address of the shop; null without one. */
  shop: text.nullable(),
});
export type Draw = z.infer<typeof drawSchema>;
