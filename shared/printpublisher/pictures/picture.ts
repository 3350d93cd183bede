import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { pictureTextLength } from "../../kernel/rich-blocks.ts";

export const pictureKinds = ["jpg", "png", "svg"] as const;

/** Words that people may change: the file name, by which a picture is found, and the alternative text that texts take over. */
export const pictureInput = z.strictObject({
  name: z.string().trim().max(200).default(""),
  alt: z.string().trim().max(pictureTextLength).default(""),
});

const sizeSchema = z.object({ width: z.number().int(), height: z.number().int() }).nullable();

/** A picture of the library, as it is stored. */
export const pictureRecord = pictureInput.extend({
  /** Hash of its content, which is also the end of its path. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  type: z.enum(pictureKinds),
  /** Pixels; null for a drawing, which is sharp at any size. */
  size: sizeSchema,
  bytes: z.number().int(),
  /** Instant at which it came in last, ISO 8601 UTC. */
  added: z.string(),
  /** A removed picture is in no list, and comes back if a text names it or somebody sends it again. */
  state: z.enum(["kept", "removed"]),
  /** Instant of its removal; null for one that is kept. */
  removed: z.string().nullable(),
  /** Chapters and sections that have ever named it, `chapter:<id>`. Their versions are kept, so it is, too. */
  texts: z.array(z.string()),
});
export type PictureContent = z.output<typeof pictureRecord>;

/** A text that shows a picture, or once did (`former`) and still does in its history. */
export const pictureUseSchema = z.object({
  kind: z.enum(["chapter", "section"]),
  id: idSchema,
  title: z.string(),
  former: z.boolean(),
});
export type PictureUse = z.output<typeof pictureUseSchema>;

export const pictureSchema = pictureInput.extend({
  id: idSchema,
  /** Version on which a change of name or alternative text builds. */
  version: z.number().int(),
  /** Path by which texts name it. */
  src: z.string(),
  type: z.enum(pictureKinds),
  size: sizeSchema,
  bytes: z.number().int(),
  added: z.string(),
  uses: z.array(pictureUseSchema),
  /** Instant after which it is collected; null if a text names it or once did. */
  expires: z.string().nullable(),
});
export type Picture = z.output<typeof pictureSchema>;
