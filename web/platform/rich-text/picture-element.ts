import {
  isPictureSource,
  pageBreak,
  pictureHtml,
  pictureWidths,
  type TextPicture,
} from "../../../shared/kernel/rich-blocks.ts";

/** The picture in an element; undefined for pictures from elsewhere. */
export function pictureOf(figure: Element): TextPicture | undefined {
  const image = figure.querySelector("img");
  const src = image?.getAttribute("src") ?? "";
  if (!isPictureSource(src)) return undefined;
  const width = Number(image?.getAttribute("width"));
  return {
    src,
    alt: image?.getAttribute("alt") ?? "",
    width: pictureWidths.find((allowed) => allowed === width) ?? 100,
    caption: figure.querySelector("figcaption")?.textContent ?? "",
  };
}

/** Saved form of a picture or page break of the editor; undefined for anything else. */
export function writtenBlock(element: Element): string | undefined {
  if (element.localName === "hr") return pageBreak;
  if (element.localName !== "figure") return undefined;
  const picture = pictureOf(element);
  return picture ? pictureHtml(picture) : "";
}
