/**
 * What a text of the book may have between its other blocks: pictures and page breaks. Both stand at the top of the text only, always in
 * one form, so that whoever reads it finds them without parsing HTML.
 */

/** How wide a picture is set, in percent of its column. */
export const pictureWidths = [25, 33, 50, 67, 100] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export interface TextPicture {
  /** A path of ours that ends in the hash of the picture. */
  src: string;
  /** For those who cannot see it; empty if it only adorns. */
  alt: string;
  width: PictureWidth;
  /** Printed below it; empty for none. */
  caption: string;
}

export const pageBreak = "<hr />";
/** Longest alternative text and caption. */
export const pictureTextLength = 500;

const source = "\\/api\\/public\\/logo\\/[0-9a-f]{64}\\/";
const isSource = new RegExp(`^${source}$`);
const picture = `<figure><img src="(${source})" alt="([^"<>]*)" width="(${pictureWidths.join("|")})" \\/>(?:<figcaption>([^<>]*)<\\/figcaption>)?<\\/figure>`;
const blocks = new RegExp(`${picture}|<hr ?\\/?>`, "g");

export const isPictureSource = (src: string) => isSource.test(src);

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const signs = new Map(Object.entries(entities).map(([sign, entity]) => [entity, sign]));
const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => signs.get(entity) ?? entity);

/** A picture as it stands in a text. */
export function pictureHtml({ src, alt, width, caption }: TextPicture): string {
  const said = (text: string) => escaped(text.trim().slice(0, pictureTextLength));
  const below = said(caption) && `<figcaption>${said(caption)}</figcaption>`;
  return `<figure><img src="${src}" alt="${said(alt)}" width="${width}" />${below}</figure>`;
}

/** A text piece by piece: HTML without pictures and page breaks, and these. */
export type TextPiece = string | TextPicture | typeof pageBreakPiece;
export const pageBreakPiece = { pageBreak: true } as const;

export function textPieces(html: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of html.matchAll(blocks)) {
    const [whole, src, alt = "", width, caption = ""] = found;
    if (found.index > end) pieces.push(html.slice(end, found.index));
    end = found.index + whole.length;
    const isWidth = (one: PictureWidth) => String(one) === width;
    pieces.push(
      src === undefined
        ? pageBreakPiece
        : {
            src,
            alt: unescaped(alt),
            width: pictureWidths.find(isWidth) ?? 100,
            caption: unescaped(caption),
          },
    );
  }
  if (end < html.length) pieces.push(html.slice(end));
  return pieces;
}

/** The pieces as one text again, with its HTML written in another way. */
export const joinedPieces = (pieces: readonly TextPiece[], write: (html: string) => string): string =>
  pieces
    .map((piece) => {
      if (typeof piece === "string") return write(piece);
      return "pageBreak" in piece ? pageBreak : pictureHtml(piece);
    })
    .join("");

/** The pictures of a text. */
export const picturesIn = (html: string): TextPicture[] =>
  textPieces(html).filter((piece): piece is TextPicture => typeof piece === "object" && "src" in piece);
