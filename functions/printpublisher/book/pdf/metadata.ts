import { deflateSync } from "node:zlib";
import { srgbProfile } from "./srgb-profile.ts";
import { textString } from "./syntax.ts";
import type { PdfWriter } from "./write-pdf.ts";

export interface BookFacts {
  title: string;
  /** The laboratory; may be empty. */
  author: string;
  language: string;
  /** When the book was made, ISO 8601 in UTC; without it the file has no dates. */
  made?: string;
}

const maker = "Laborium";

/** Metadata in a file: entries of the catalog, and the number of the information dictionary. */
export interface WrittenMetadata {
  entries: string;
  info: number;
}

/**
 * Writes the metadata that PDF/UA-1 and PDF/A-2a require: XMP, an information dictionary that says the same, and the colour space that
 * the file's colours are meant in.
 */
export function writeMetadata(writer: PdfWriter, facts: BookFacts): WrittenMetadata {
  const metadata = writeXmp(writer, xmpOf(facts, accessible, schemaOfUa));
  const profile = srgbProfile();
  const colours = writer.addStream(`/N 3/Length ${profile.length}`, profile);
  const intent = `<</Type /OutputIntent/S /GTS_PDFA1/OutputConditionIdentifier (sRGB)/RegistryName (http://www.color.org)/Info (sRGB IEC61966-2.1)/DestOutputProfile ${colours} 0 R>>`;
  return {
    entries: `${shown(facts)}/MarkInfo <</Marked true>>${metadata}/OutputIntents [${intent}]`,
    info: writeInfo(writer, facts),
  };
}

/** Writes the metadata that PDF/X-4 requires: the intent is a printing condition, and its profile that of a press. */
export function writePressMetadata(
  writer: PdfWriter,
  facts: BookFacts,
  condition: { id: string; registered: string | null; name: string; profile: Buffer },
): WrittenMetadata {
  const { id, registered, name, profile } = condition;
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  const metadata = writeXmp(writer, xmpOf(facts, forPress(uuid)));
  const packed = deflateSync(profile, { level: 9 });
  const colours = writer.addStream(`/N 4/Filter /FlateDecode/Length ${packed.length}`, packed);
  const registry = registered === null ? "" : "/RegistryName (http://www.color.org)";
  const words = textString(name);
  const intent = `<</Type /OutputIntent/S /GTS_PDFX/OutputConditionIdentifier (${registered ?? "Custom"})/OutputCondition ${words}${registry}/Info ${words}/DestOutputProfile ${colours} 0 R>>`;
  return { entries: `${shown(facts)}${metadata}/OutputIntents [${intent}]`, info: writeInfo(writer, facts) };
}

const shown = ({ language }: BookFacts) => `/Lang (${language})/ViewerPreferences <</DisplayDocTitle true>>`;

function writeXmp(writer: PdfWriter, text: string): string {
  const xmp = Buffer.from(text, "utf8");
  // Not compressed, so that archives find it without reading PDF.
  return `/Metadata ${writer.addStream(`/Type /Metadata/Subtype /XML/Length ${xmp.length}`, xmp)} 0 R`;
}

function writeInfo(writer: PdfWriter, facts: BookFacts): number {
  const date = facts.made && `(${pdfDate(facts.made)})`;
  const author = facts.author && `/Author ${textString(facts.author)}`;
  const dates = date ? `/CreationDate ${date}/ModDate ${date}` : "";
  return writer.add(
    `<</Title ${textString(facts.title)}${author}/Creator (${maker})/Producer (${maker})${dates}/Trapped /False>>`,
  );
}

/** `D:20261123155719Z` */
const pdfDate = (iso: string) => `D:${withoutFraction(iso).replace(/[-:T]/g, "")}`;
const withoutFraction = (iso: string) => iso.replace(/\.\d+/, "");

/** Standards that a file conforms to: namespaces, and the statements in them. */
interface Standard {
  namespaces: string;
  statements: string;
}
const accessible: Standard = {
  namespaces:
    'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"',
  statements:
    "<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance><pdfuaid:part>1</pdfuaid:part>",
};
const forPress = (uuid: string): Standard => ({
  namespaces: 'xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"',
  statements: `<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion><xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID><xmpMM:InstanceID>uuid:${uuid}</xmpMM:InstanceID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>`,
});

function xmpOf(
  { title, author, language, made: created }: BookFacts,
  standard: Standard,
  schema = "",
): string {
  const date = created && withoutFraction(created);
  const dates = date
    ? `<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><xmp:MetadataDate>${date}</xmp:MetadataDate>`
    : "";
  const creator = author ? `<dc:creator><rdf:Seq><rdf:li>${xml(author)}</rdf:li></rdf:Seq></dc:creator>` : "";
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" ${standard.namespaces}>
<dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xml(title)}</rdf:li></rdf:Alt></dc:title>${creator}<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>${maker}</pdf:Producer><pdf:Trapped>False</pdf:Trapped><xmp:CreatorTool>${maker}</xmp:CreatorTool>${dates}
${standard.statements}
</rdf:Description>
${schema}
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

/** PDF/A does not know PDF/UA, and an unknown schema must be described in the file. */
const schemaOfUa = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;

/** Text within XML, without the control characters that it cannot contain. */
const xml = (text: string) =>
  text
    .replace(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
