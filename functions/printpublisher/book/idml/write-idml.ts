import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import yazl from "yazl";
import { type Format, usualFormat } from "../../../../shared/printpublisher/templates/page-model.ts";
import type { BookFacts } from "../assemble-book.ts";
import type { BookPart, PartFrame } from "../book.ts";
import { bodyHtml } from "../html/part-html.ts";
import type { OpenedBook } from "../open-book.ts";
import { xmlElement } from "../xml.ts";
import { languageElements } from "./languages.ts";
import { type Paragraph, paragraphsXml } from "./paragraphs.ts";
import { declaration, modelVersion, packaging, partEnd, partStart } from "./part.ts";
import { partParagraphs } from "./part-story.ts";
import { References } from "./references.ts";
import {
  backingStory,
  backingStoryXml,
  containerXml,
  fontsXml,
  graphicXml,
  layer,
  masterSpread,
  mediaType,
  pageReference,
  preferencesXml,
  tagsXml,
} from "./resources.ts";
import { columnPoints, masterXml, pageSize, spreadsXml, type TextPage } from "./spreads.ts";
import { stylesXml } from "./styles.ts";

/** Text that InDesign sets anew: contents, index and running heads are made there, from styles and pages. */
const writtenKinds = new Set<PartFrame["kind"]>(["title", "imprint", "text", "directory"]);
/** Parts that are read at the same time. */
const readAhead = 8;
/** Any fixed time: the same book gives the same bytes. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

interface Story {
  self: string;
  parts: number[];
}

/**
 * The text of a book as an IDML package, for agencies that go on in InDesign: a story for each chapter, made from the HTML that is printed, in
 * frames on the pages of the book. Holds a few parts and the packed file in memory. The same book gives the same bytes.
 * @param partOf returns a part with its content, by its hash
 * @param inks per cent of the inks in the colour of the book
 */
export async function writeIdml(
  opened: Pick<OpenedBook, "frames" | "sheets" | "places" | "shown">,
  { language, format = usualFormat }: Pick<BookFacts, "language" | "format">,
  partOf: (hash: string) => Promise<BookPart>,
  inks: readonly number[] = [0, 0, 0, 100],
): Promise<Buffer> {
  const stories = storiesOf(opened.frames);
  const references = referencesOf(opened.frames);
  const pages = pagesOf(opened, stories);
  const spreads = spreadsXml(pages, format);
  const zip = new yazl.ZipFile();
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name, options);
  const addPieces = (name: string, pieces: () => AsyncIterable<string> | Iterable<string>) =>
    zip.addReadStreamLazy(name, options, (done) => done(null, Readable.from(pieces())));
  zip.addBuffer(Buffer.from(mediaType), "mimetype", { ...options, compress: false });
  add("META-INF/container.xml", containerXml);
  for (const story of stories)
    addPieces(storyFile(story), () => storyXml(story, { ...opened, references, format, partOf }));
  for (const { name, xml } of spreads) add(name, xml);
  add(masterFile, masterXml(format));
  add("Resources/Graphic.xml", graphicXml(inks));
  add("Resources/Fonts.xml", fontsXml());
  add("Resources/Styles.xml", stylesXml(language));
  add("Resources/Preferences.xml", preferencesXml(pageSize(format), pages.length));
  add("XML/BackingStory.xml", backingStoryXml());
  add("XML/Tags.xml", tagsXml());
  const files = { stories: stories.map(storyFile), spreads: spreads.map(({ name }) => name) };
  // The links are complete when all stories are written.
  addPieces("designmap.xml", () => designMap(stories, files, pages.length, references));
  const packed = buffer(zip.outputStream as Readable);
  const failed = new Promise<never>((_, reject) => zip.on("error", reject));
  zip.end();
  return Promise.race([packed, failed]);
}

const masterFile = `MasterSpreads/MasterSpread_${masterSpread}.xml`;
const storyFile = ({ self }: Story) => `Stories/Story_${self}.xml`;

/** A story for each chapter, of all its parts; title and imprint have one each. */
function storiesOf(frames: readonly PartFrame[]): Story[] {
  const stories: Story[] = [];
  for (const [part, { kind, marks }] of frames.entries()) {
    if (!writtenKinds.has(kind)) continue;
    const last = stories.at(-1);
    const goesOn = (kind === "text" || kind === "directory") && marks[0]?.kind !== "chapter";
    if (last && goesOn) last.parts.push(part);
    else stories.push({ self: `story${stories.length + 1}`, parts: [part] });
  }
  return stories;
}

/** All places in stories to which a link may lead. */
function referencesOf(frames: readonly PartFrame[]): References {
  const marks = frames.filter(({ kind }) => writtenKinds.has(kind)).flatMap(({ marks }) => marks);
  const codes = new Map<string, string>();
  for (const { code, target } of marks) if (code !== undefined && !codes.has(code)) codes.set(code, target);
  return new References(
    marks.map(({ target }) => target),
    codes,
  );
}

/** The pages of the inside, in their order; those without a story, such as the index, are blank. */
function pagesOf(
  { frames, sheets }: Pick<OpenedBook, "frames" | "sheets">,
  stories: readonly Story[],
): TextPage[] {
  const storyOf = new Map(stories.flatMap(({ self, parts }) => parts.map((part) => [part, self] as const)));
  return sheets
    .filter(({ wrapper }) => !wrapper)
    .map(({ part }) => {
      const story = part === undefined ? undefined : storyOf.get(part);
      const setting = (part === undefined ? undefined : frames[part]?.setting) ?? upright;
      return { ...setting, ...(story !== undefined && { story }) };
    });
}
const upright = { orientation: "portrait", columns: 1 } as const;

interface StoryRoom extends Pick<OpenedBook, "frames" | "places" | "shown"> {
  references: References;
  format: Format;
  partOf: (hash: string) => Promise<BookPart>;
}

/** A story, part by part. */
async function* storyXml({ self, parts }: Story, room: StoryRoom): AsyncGenerator<string> {
  yield `${partStart("Story")}<Story Self="${self}" AppliedTOCStyle="n" TrackChanges="false" StoryTitle="$ID/" AppliedNamedGrid="n"><StoryPreference OpticalMarginAlignment="false" FrameType="TextFrameType" StoryOrientation="Horizontal" StoryDirection="LeftToRightDirection"/>\n`;
  let held: Paragraph[] = [];
  for (let from = 0; from < parts.length; from += readAhead) {
    const numbers = parts.slice(from, from + readAhead);
    const read = await Promise.all(numbers.map((part) => room.partOf(room.frames[part]?.hash ?? "")));
    for (const [index, part] of read.entries()) {
      const number = numbers[index] ?? 0;
      const next = paragraphsOf(part, number, `${self}p${number}`, room);
      if (held.length > 0) yield `${paragraphsXml(held, next.length === 0)}\n`;
      held = next;
    }
  }
  yield `${paragraphsXml(held, true)}</Story>${partEnd("Story")}`;
}

function paragraphsOf(part: BookPart, number: number, self: string, room: StoryRoom): Paragraph[] {
  const { references, places, shown, format } = room;
  return partParagraphs(bodyHtml(withoutCodes(part), undivided), {
    self,
    style: part.kind === "title" ? "Title page text" : part.kind === "imprint" ? "Imprint" : "Text",
    width: columnPoints(format, part.setting ?? upright),
    references,
    numberOf: (place) => {
      const { target, after = "" } = shown[number]?.[place] ?? {};
      if (target === undefined) return undefined;
      return { target, number: String(places.all.get(target)?.number ?? ""), after };
    },
  });
}

/** InDesign divides words itself. */
const undivided = (html: string) => html;

/** Leaves the codes of QR out, which are pictures. */
function withoutCodes(part: BookPart): BookPart {
  const { content } = part;
  if (content.kind !== "directory") return part;
  const groups = content.groups.map((group) => ({
    ...group,
    entries: group.entries.map(({ page: _, ...entry }) => entry),
  }));
  return { ...part, content: { ...content, groups } };
}

/** `designmap.xml`: all parts of the package, and the links between their stories. */
function* designMap(
  stories: readonly Story[],
  files: { stories: string[]; spreads: string[] },
  pages: number,
  references: References,
): Generator<string> {
  const include = (kind: string, src: string) => xmlElement(`idPkg:${kind}`, { src });
  const list = [...stories.map(({ self }) => self), backingStory].join(" ");
  yield `${declaration}<?aid style="50" type="document" readerVersion="6.0" featureSet="257" product="${modelVersion}(370)" ?>\n`;
  yield `<Document xmlns:idPkg="${packaging}" DOMVersion="${modelVersion}" Self="d" StoryList="${list}" ZeroPoint="0 0" ActiveLayer="${layer}">`;
  yield languageElements();
  for (const kind of ["Graphic", "Fonts", "Styles"]) yield include(kind, `Resources/${kind}.xml`);
  yield xmlElement("NumberingList", {
    Self: "NumberingList/$ID/[Default]",
    Name: "$ID/[Default]",
    ContinueNumbersAcrossStories: false,
    ContinueNumbersAcrossDocuments: false,
  });
  yield include("Preferences", "Resources/Preferences.xml");
  yield include("Tags", "XML/Tags.xml");
  yield xmlElement("Layer", { Self: layer, Name: "Text", Visible: true, Locked: false, Printable: true });
  yield include("MasterSpread", masterFile);
  for (const src of files.spreads) yield include("Spread", src);
  yield xmlElement("Section", { Self: "section", Length: pages, Name: "", PageStart: "page1" });
  yield xmlElement(
    "CrossReferenceFormat",
    { Self: pageReference, Name: "Page number", AppliedCharacterStyle: "n" },
    xmlElement("BuildingBlock", {
      Self: `${pageReference}BuildingBlock0`,
      BlockType: "PageNumberBuildingBlock",
      AppliedCharacterStyle: "n",
      CustomText: "$ID/",
      AppliedDelimiter: "$ID/",
      IncludeDelimiter: false,
    }),
  );
  yield include("BackingStory", "XML/BackingStory.xml");
  for (const src of files.stories) yield include("Story", src);
  yield* references.elements();
  yield "</Document>\n";
}
