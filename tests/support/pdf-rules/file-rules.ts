import { PDFDict, PDFName, PDFRawStream } from "pdf-lib";
import type { Breach, OpenedPdf } from "./opened-pdf.ts";
import { saidTwice, xmpOf } from "./statements.ts";

/** Rules on the file as a whole: its metadata, colours, fonts and actions. */
export function checkFile(pdf: OpenedPdf, bytes: Buffer, breach: Breach): void {
  checkMetadata(pdf, breach);
  checkCatalog(pdf, breach);
  checkFonts(pdf, breach);
  if (!/^%PDF-1\.[0-7]\n%[\x80-\xff]{4}/.test(bytes.subarray(0, 20).toString("latin1")))
    breach("6.1.2", "the head of the file");
  if (!pdf.document.context.trailerInfo.ID) breach("6.1.3", "the file has no identifier");
  if (pdf.document.context.trailerInfo.Encrypt) breach("26-001", "the file is encrypted");
  for (const [ref, object] of pdf.objects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    const place = `object ${ref.objectNumber}`;
    if (["JavaScript", "Launch", "ImportData", "Movie", "Sound"].includes(pdf.name(dict, "S") ?? ""))
      breach("6.5.1", `${place} acts`);
    if (dict.has(PDFName.of("AA"))) breach("6.5.2", `${place} acts by itself`);
    if (pdf.get(dict, "Interpolate")?.toString() === "true") breach("6.2.8", `${place} is smoothed`);
    if (object instanceof PDFRawStream && dict.has(PDFName.of("F")))
      breach("6.1.7", `${place} lies elsewhere`);
    if (pdf.get(dict, "Filter")?.toString().includes("LZW")) breach("6.1.7", `${place} is packed by LZW`);
    if (pdf.name(dict, "Subtype") === "PS") breach("6.2.9", `${place} is PostScript`);
  }
}

function checkMetadata(pdf: OpenedPdf, breach: Breach): void {
  const xmp = xmpOf(pdf);
  if (!xmp) {
    breach("06-001", "there is no XMP metadata");
    return;
  }
  const { text, value } = xmp;
  if (value("pdfuaid:part") !== "1") breach("06-002", "the XMP metadata do not say PDF/UA-1");
  if (!value("dc:title")) breach("06-003", "the XMP metadata have no title");
  if (value("pdfaid:part") !== "2" || value("pdfaid:conformance") !== "A")
    breach("6.6.4", "the XMP metadata do not say PDF/A-2a");
  if (!text.includes("<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/"))
    breach("6.6.2.3", "the schema of PDF/UA is not described");
  for (const { what: difference } of saidTwice(pdf, xmp).differs) breach("6.6.3", difference);
}

function checkCatalog(pdf: OpenedPdf, breach: Breach): void {
  const { catalog } = pdf;
  const preferences = pdf.dict(catalog, "ViewerPreferences");
  const shown = pdf.get(preferences, "DisplayDocTitle")?.toString();
  if (shown === undefined) breach("07-001", "the title of the document is not shown");
  else if (shown !== "true") breach("07-002", "the name of the file is shown instead of the title");
  const mark = pdf.dict(catalog, "MarkInfo");
  if (pdf.get(mark, "Marked")?.toString() !== "true") breach("6.7.2.2", "the file does not say it is tagged");
  if (pdf.get(mark, "Suspects")?.toString() === "true") breach("01-007", "the tags are suspect");
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(pdf.words(catalog, "Lang") ?? ""))
    breach("11-001", "the language of the text is unknown");
  for (const key of ["AcroForm", "OCProperties", "OpenAction", "Requirements"])
    if (catalog.has(PDFName.of(key))) breach("6.1.12", `the catalog has ${key}`);
  checkIntent(pdf, breach);
}

function checkIntent(pdf: OpenedPdf, breach: Breach): void {
  const intents = pdf.list(pdf.catalog, "OutputIntents").map((intent) => pdf.resolved(intent) as PDFDict);
  const archiveIntent = intents.find((intent) => pdf.name(intent, "S") === "GTS_PDFA1");
  if (!archiveIntent) {
    breach("6.2.4.3", "nothing says how the colours are meant");
    return;
  }
  const profile = pdf.get(archiveIntent, "DestOutputProfile");
  const bytes = pdf.bytes(profile);
  const dict = profile instanceof PDFRawStream ? profile.dict : undefined;
  if (pdf.number(dict, "N") !== 3) breach("6.2.3", "the profile has no three colours");
  if (bytes.length < 128 || bytes.readUInt32BE(0) !== bytes.length) {
    breach("6.2.3", "the profile does not tell its length");
    return;
  }
  const [version, purpose, space, sign] = [bytes[8], text(bytes, 12), text(bytes, 16), text(bytes, 36)];
  if ((version ?? 9) > 4 || purpose !== "mntr" || space !== "RGB " || sign !== "acsp")
    breach("6.2.3", "the profile is not that of a screen");
  const tags = new Map<string, number>();
  for (let index = 0; index < bytes.readUInt32BE(128); index += 1) {
    const row = 132 + index * 12;
    const [start, size] = [bytes.readUInt32BE(row + 4), bytes.readUInt32BE(row + 8)];
    if (start % 4 !== 0 || start + size > bytes.length) breach("6.2.3", "a tag lies outside the profile");
    tags.set(text(bytes, row), start);
  }
  for (const name of "desc cprt wtpt chad rXYZ gXYZ bXYZ rTRC gTRC bTRC".split(" "))
    if (!tags.has(name)) breach("6.2.3", `the profile has no ${name}`);
  // White is the sum of the three colours.
  for (const [axis, white] of [0.9642, 1, 0.8249].entries()) {
    const sum = ["rXYZ", "gXYZ", "bXYZ"]
      .map((name) => bytes.readInt32BE((tags.get(name) ?? 0) + 8 + axis * 4) / 65536)
      .reduce((left, right) => left + right, 0);
    if (Math.abs(sum - white) > 0.001) breach("6.2.3", "the colours of the profile do not add up to white");
  }
}

const text = (bytes: Buffer, start: number) => bytes.subarray(start, start + 4).toString("latin1");

function checkFonts(pdf: OpenedPdf, breach: Breach): void {
  const tags = new Map<string, number>();
  for (const [ref, object] of pdf.objects()) {
    if (!(object instanceof PDFDict)) continue;
    const kind = pdf.name(object, "Type");
    const font = pdf.name(object, "BaseFont") ?? pdf.name(object, "FontName") ?? `font ${ref.objectNumber}`;
    if (kind === "FontDescriptor") {
      if (!["FontFile", "FontFile2", "FontFile3"].some((key) => object.has(PDFName.of(key))))
        breach("31-009", `${font} is not embedded`);
      const before = tags.get(font);
      if (before !== undefined) breach("9.6.4", `two subsets are called ${font}`);
      tags.set(font, ref.objectNumber);
    }
    if (kind !== "Font") continue;
    const type = pdf.name(object, "Subtype");
    if (type === "CIDFontType2" && !object.has(PDFName.of("CIDToGIDMap")))
      breach("6.2.11.3.2", `${font} does not tell its glyphs`);
    if (type === "Type0" || type === "Type3") {
      if (!object.has(PDFName.of("ToUnicode"))) breach("31-027", `${font} does not tell its characters`);
    } else if (type !== "CIDFontType2" && type !== "CIDFontType0") breach("31-009", `${font} is ${type}`);
    if (type === "Type0" && pdf.name(object, "Encoding") !== "Identity-H")
      breach("6.2.11.3.3", `${font} has another encoding`);
  }
}
