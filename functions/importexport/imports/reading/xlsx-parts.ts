import { posix } from "node:path";
import { SSF } from "@e965/xlsx";
import { limits } from "../../../../shared/kernel/limits.ts";
import { ImportProblem } from "../import-problem.ts";
import { limitExceeded, RichText } from "./cell-rich-text.ts";
import type { Archive } from "./open-archive.ts";
import { attribute, readXml } from "./xml-tokens.ts";

/** Limits for sheets, links between parts, and formats: more than any program makes. */
const mostParts = 10_000;
const mostFormats = 70_000;
/** Excel allows this many characters; a longer format could keep its formatter busy. */
const longestFormat = 255;

const id = attribute("id");
const name = attribute("name");
const state = attribute("state");
const date1904 = attribute("date1904");
const type = attribute("Type");
const target = attribute("Target");
const mode = attribute("TargetMode");
const linkId = attribute("Id");
const numFmtId = attribute("numFmtId");
const formatCode = attribute("formatCode");

interface Link {
  id: string;
  kind: string;
  part: string;
}
/** Links of a part to others, with the last word of their kind; `""` stands for the whole file. */
export async function linksOf(archive: Archive, part: string): Promise<Link[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const links: Link[] = [];
  await readXml(path, archive.part(path), {
    wantsText: false,
    open: (element, attributes) => {
      if (element !== "Relationship" || mode(attributes) === "External") return;
      const kind = type(attributes)?.split("/").at(-1) ?? "";
      links.push({ id: linkId(attributes) ?? "", kind, part: resolved(folder, target(attributes) ?? "") });
      if (links.length > mostParts) throw tooManyParts();
    },
    close: () => undefined,
    text: () => undefined,
  });
  return links;
}
const resolved = (folder: string, path: string) =>
  posix.join("/", path.startsWith("/") ? "" : folder, path.replaceAll("\\", "/")).slice(1);
const tooManyParts = () =>
  new ImportProblem("corrupt_file", `The workbook has more than ${mostParts} parts.`);

/** The sheets in their order, and how the workbook counts days. */
export async function workbookOf(archive: Archive, part: string) {
  const sheets: { name: string; isHidden: boolean; link: string }[] = [];
  let is1904 = false;
  await readXml(part, archive.part(part), {
    wantsText: false,
    open: (element, attributes) => {
      if (element === "workbookPr") is1904 = /^(1|true|on)$/.test(date1904(attributes) ?? "");
      if (element !== "sheet") return;
      const isHidden = /hidden/i.test(state(attributes) ?? "");
      sheets.push({ name: name(attributes) ?? "", isHidden, link: id(attributes) ?? "" });
      if (sheets.length > mostParts) throw tooManyParts();
    },
    close: () => undefined,
    text: () => undefined,
  });
  return { sheets, date1904: is1904 };
}

/** Texts that several cells share, in the order of their numbers. */
export async function sharedTexts(archive: Archive, part: string): Promise<string[]> {
  const texts: string[] = [];
  const text = new RichText();
  let characters = 0;
  await readXml(part, archive.part(part), {
    get wantsText() {
      return text.isOpen;
    },
    open: (element) => text.open(element),
    text: (piece) => text.add(piece),
    close: (element) => {
      text.close(element);
      if (element !== "si") return;
      const value = text.take();
      characters += value.length;
      if (texts.push(value) > limits.sheetCells)
        throw limitExceeded("too_many_cells", `${limits.sheetCells} texts of cells`);
      if (characters > limits.sheetText)
        throw limitExceeded("too_much_text", `${limits.sheetText} characters`);
    },
  });
  return texts;
}
/** The number format of each cell style. */
export async function formatsOf(archive: Archive, part: string): Promise<string[]> {
  const customFormats = new Map<number, string>();
  const ids: number[] = [];
  let isWithin = false;
  await readXml(part, archive.part(part), {
    wantsText: false,
    open: (element, attributes) => {
      if (element === "cellXfs") isWithin = true;
      else if (element === "xf" && isWithin) ids.push(Number(numFmtId(attributes) ?? 0));
      else if (element === "numFmt")
        customFormats.set(Number(numFmtId(attributes)), formatCode(attributes) ?? "");
      if (Math.max(ids.length, customFormats.size) > mostFormats)
        throw new ImportProblem(
          "corrupt_file",
          `The workbook has more than ${mostFormats} formats of cells.`,
        );
    },
    close: (element) => {
      if (element === "cellXfs") isWithin = false;
    },
    text: () => undefined,
  });
  const usual = SSF.get_table() as Record<number, string>;
  return ids.map((each) => {
    const format = customFormats.get(each) ?? usual[each] ?? "General";
    return format.length > longestFormat ? "General" : format;
  });
}
