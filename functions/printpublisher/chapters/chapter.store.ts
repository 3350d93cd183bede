import { chapterInput, paragraphInput } from "../../../shared/printpublisher/chapters/chapter.ts";
import { records } from "../../platform/records/records.store.ts";
import { cleanText } from "./clean-text.ts";

const clean = <Content extends { content?: string | undefined }>(record: Content): Content =>
  record.content === undefined ? record : { ...record, content: cleanText(record.content) };

export const paragraphRecords = records("PRINT-PARAGRAPH", paragraphInput.transform(clean), {
  one: "section",
  sort: ["title"],
  filter: ["parent_chapter"],
  order: true,
  history: true,
  references: { parent_chapter: "PRINT-CHAPTER" },
});

export const chapterRecords = records("PRINT-CHAPTER", chapterInput.transform(clean), {
  one: "chapter",
  sort: ["title"],
  order: true,
  history: true,
  references: { template: "PRINT-TEMPLATE" },
  cascade: { paragraphs: paragraphRecords },
});
