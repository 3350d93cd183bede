import { PDFDict, PDFRawStream } from "pdf-lib";
import type { OpenedPdf } from "./opened-pdf.ts";

/** Metadata of a file as XMP. */
export interface Xmp {
  text: string;
  value: (name: string) => string | undefined;
}

/** @returns undefined for a file without XMP */
export function xmpOf(pdf: OpenedPdf): Xmp | undefined {
  const stream = pdf.get(pdf.catalog, "Metadata");
  if (!(stream instanceof PDFRawStream)) return undefined;
  const text = pdf.bytes(stream).toString("utf8");
  const value = (name: string) =>
    new RegExp(`<${name}>(?:<rdf:(?:Alt|Seq|Bag)><rdf:li[^>]*>)?([^<]*)<`)
      .exec(text)?.[1]
      ?.replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  return { text, value };
}

/** Entries of the information dictionary and their counterparts in XMP. */
const words = {
  Title: "dc:title",
  Author: "dc:creator",
  Creator: "xmp:CreatorTool",
  Producer: "pdf:Producer",
};
const dates = { CreationDate: "xmp:CreateDate", ModDate: "xmp:ModifyDate" };

/** Entries of a file's information dictionary, and their contradictions to the XMP. */
export function saidTwice(
  pdf: OpenedPdf,
  { value }: Xmp,
): { info: PDFDict | undefined; differs: { key: string; what: string }[] } {
  const object = pdf.resolved(pdf.document.context.trailerInfo.Info);
  const info = object instanceof PDFDict ? object : undefined;
  const differs = [
    ...Object.entries(words).filter(([key, name]) => pdf.words(info, key) !== value(name)),
    ...Object.entries(dates).filter(
      ([key, name]) => pdf.words(info, key)?.slice(2) !== value(name)?.replace(/[-:T]/g, ""),
    ),
    ...[["Trapped", "pdf:Trapped"] as const].filter(([key, name]) => pdf.name(info, key) !== value(name)),
  ].map(([key, name]) => ({ key, what: `${key} is not what ${name} says` }));
  return { info, differs };
}
