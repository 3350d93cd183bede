import { PDFArray, PDFDict, PDFName, PDFRawStream } from "pdf-lib";
import { OpenedProfile } from "../icc-tables.ts";
import { type Breach, OpenedPdf } from "./opened-pdf.ts";
import { saidTwice, xmpOf } from "./statements.ts";

/**
 * Breaches of PDF/X-4 (ISO 15930-7:2010) in a PDF, as far as a machine can tell. Rules are named by their subjects.
 * @returns each finding once
 */
export async function pressBreachesOf(bytes: Buffer): Promise<string[]> {
  const pdf = await OpenedPdf.open(bytes);
  const breaches = new Set<string>();
  const breach = (rule: string, place: string) => {
    breaches.add(`${rule} ${place}`);
  };
  checkHead(pdf, bytes, breach);
  checkStatements(pdf, breach);
  checkIntent(pdf, breach);
  for (const [index, page] of pdf.pages.entries()) checkPage(pdf, page, `page ${index + 1}`, breach);
  for (const [ref, object] of pdf.objects()) checkObject(pdf, object, `object ${ref.objectNumber}`, breach);
  return [...breaches].sort();
}

function checkHead(pdf: OpenedPdf, bytes: Buffer, breach: Breach): void {
  if (!/^%PDF-1\.[0-6]\n%[\x80-\xff]{4}/.test(bytes.subarray(0, 20).toString("latin1")))
    breach("version", "the file is none of PDF 1.6");
  const { ID, Encrypt } = pdf.document.context.trailerInfo;
  if (!ID) breach("identifier", "the file has none");
  if (Encrypt) breach("encryption", "the file is encrypted");
  for (const key of ["AcroForm", "OpenAction", "AA", "OCProperties", "Collection"])
    if (pdf.catalog.has(PDFName.of(key))) breach("interaction", `the catalog has ${key}`);
  for (const key of ["ViewArea", "ViewClip", "PrintArea", "PrintClip"])
    if (pdf.dict(pdf.catalog, "ViewerPreferences")?.has(PDFName.of(key))) breach("preferences", key);
}

function checkStatements(pdf: OpenedPdf, breach: Breach): void {
  const xmp = xmpOf(pdf);
  if (!xmp) {
    breach("conformance", "there is no XMP");
    return;
  }
  const { value } = xmp;
  if (value("pdfxid:GTS_PDFXVersion") !== "PDF/X-4") breach("conformance", "the XMP do not say PDF/X-4");
  const needed = "dc:title xmp:CreateDate xmp:ModifyDate xmp:MetadataDate xmpMM:DocumentID xmpMM:VersionID";
  for (const name of `${needed} xmpMM:RenditionClass`.split(" "))
    if (!value(name)) breach("metadata", `the XMP have no ${name}`);
  const { info, differs } = saidTwice(pdf, xmp);
  const rules: Record<string, string> = { CreationDate: "dates", ModDate: "dates", Trapped: "trapped" };
  for (const { key, what: difference } of differs) breach(rules[key] ?? "metadata", difference);
  for (const date of ["CreationDate", "ModDate"]) if (!pdf.words(info, date)) breach("dates", `no ${date}`);
  if (!["True", "False"].includes(pdf.name(info, "Trapped") ?? ""))
    breach("trapped", "the file does not say whether it is");
}

function checkIntent(pdf: OpenedPdf, breach: Breach): void {
  const intents = pdf.list(pdf.catalog, "OutputIntents").map((intent) => pdf.resolved(intent) as PDFDict);
  const pressIntents = intents.filter((intent) => pdf.name(intent, "S") === "GTS_PDFX");
  const [intent] = pressIntents;
  if (pressIntents.length !== 1) breach("intent", `there are ${pressIntents.length} of GTS_PDFX`);
  // Only registered conditions have a registry.
  const isCustom = pdf.words(intent, "OutputConditionIdentifier") === "Custom";
  for (const key of ["OutputConditionIdentifier", ...(isCustom ? [] : ["RegistryName"]), "Info"])
    if (!pdf.words(intent, key)) breach("intent", `it has no ${key}`);
  const stream = pdf.get(intent, "DestOutputProfile");
  if (!(stream instanceof PDFRawStream)) {
    breach("profile", "none is embedded");
    return;
  }
  const bytes = pdf.bytes(stream);
  if (pdf.number(stream.dict, "N") !== 4) breach("profile", "it has no four inks");
  if (bytes.length < 132 || bytes.readUInt32BE(0) !== bytes.length) {
    breach("profile", "it does not tell its length");
    return;
  }
  const profile = new OpenedProfile(bytes);
  const { device, space, version, sign } = profile.head;
  if (device !== "prtr" || space !== "CMYK" || sign !== "acsp" || version >= 0x05000000)
    breach("profile", "it is not that of a press");
  for (const tag of "desc cprt wtpt A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 gamt".split(" "))
    if (!profile.tags.has(tag)) breach("profile", `it has no ${tag}`);
}

function checkPage(pdf: OpenedPdf, page: PDFDict, place: string, breach: Breach): void {
  const box = (key: string) => {
    const value = pdf.get(page, key);
    return value instanceof PDFArray ? value.asRectangle() : undefined;
  };
  const [media, bleed, trim] = ["MediaBox", "BleedBox", "TrimBox"].map(box);
  type Box = NonNullable<typeof media>;
  const holds = (outer: Box, inner: Box) =>
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01;
  if (!trim) breach("boxes", `${place} has no TrimBox`);
  if (trim && page.has(PDFName.of("ArtBox"))) breach("boxes", `${place} has an ArtBox, too`);
  if (trim && bleed && !holds(bleed, trim)) breach("boxes", `${place} is cut outside its bleed`);
  if (media && bleed && !holds(media, bleed)) breach("boxes", `${place} bleeds outside its sheet`);
  if (pdf.list(page, "Annots").length > 0) breach("annotations", `${place} has some`);
  if (page.has(PDFName.of("AA"))) breach("interaction", `${place} acts by itself`);
  checkContent(pdf, page, place, breach);
}

/** Includes a rule of our own: no colour is mixed from the three colours of a screen. */
function checkContent(pdf: OpenedPdf, from: PDFDict | PDFRawStream, place: string, breach: Breach): void {
  for (const { name, operands } of pdf.operators(from)) {
    if (name === "rg" || name === "RG") breach("colour", `${place} has ${operands.join(" ")} ${name}`);
    if ((name === "cs" || name === "CS") && /DeviceRGB|CalRGB/.test(operands.join()))
      breach("colour", `${place} is painted in ${operands.join()}`);
    if (name === "PS") breach("postscript", place);
  }
}

function checkObject(pdf: OpenedPdf, object: unknown, place: string, breach: Breach): void {
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  const text = dict.toString();
  if (text.includes("/DeviceRGB")) breach("colour", `${place} has DeviceRGB`);
  if (object instanceof PDFRawStream) {
    if (pdf.name(dict, "Subtype") === "Form" || pdf.number(dict, "PatternType") === 1)
      checkContent(pdf, object, place, breach);
    if (dict.has(PDFName.of("F"))) breach("streams", `${place} lies elsewhere`);
    if (/LZW|JBIG2Globals/.test(pdf.get(dict, "Filter")?.toString() ?? ""))
      breach("streams", `${place} is packed by LZW`);
    if (pdf.name(dict, "Subtype") === "PS" || dict.has(PDFName.of("PS"))) breach("postscript", place);
    if (dict.has(PDFName.of("OPI")) || dict.has(PDFName.of("Alternates")))
      breach("pictures", `${place} stands for another`);
  }
  if (["JavaScript", "Launch", "ImportData", "URI", "GoTo", "SubmitForm"].includes(pdf.name(dict, "S") ?? ""))
    breach("interaction", `${place} acts`);
  if (pdf.name(dict, "Type") === "ExtGState")
    for (const key of ["TR", "HTP"]) if (dict.has(PDFName.of(key))) breach("states", `${place} has ${key}`);
  const kind = pdf.name(dict, "Type");
  if (kind === "Font") checkFont(pdf, dict, breach);
}

function checkFont(pdf: OpenedPdf, font: PDFDict, breach: Breach): void {
  const name = pdf.name(font, "BaseFont") ?? "a font";
  const type = pdf.name(font, "Subtype") ?? "";
  if (!["Type0", "Type3", "CIDFontType0", "CIDFontType2"].includes(type))
    breach("fonts", `${name} is ${type}`);
  const descriptor = pdf.dict(font, "FontDescriptor");
  const isEmbedded = ["FontFile", "FontFile2", "FontFile3"].some((key) => descriptor?.has(PDFName.of(key)));
  if (type.startsWith("CIDFont") && !isEmbedded) breach("fonts", `${name} is not embedded`);
  // Drawn glyphs are content, too.
  if (type !== "Type3") return;
  const glyphs = pdf.dict(font, "CharProcs");
  for (const [key] of glyphs?.entries() ?? []) {
    const drawing = pdf.get(glyphs, key.decodeText());
    if (drawing instanceof PDFRawStream) checkContent(pdf, drawing, `${key} of a font`, breach);
  }
}
