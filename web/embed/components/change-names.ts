import type { ChangedLine, Notice, NoticeKind } from "../../../shared/webpublisher/notices/notice.ts";
import type { PageTexts } from "../texts/texts.ts";

/** A change notice as visitors read it, in one language. */
export interface PublicNotice extends Pick<Notice, "id" | "source" | "counts" | "count"> {
  /** Instant at which it went out. */
  date: string;
  remark: string;
  entries: readonly PublicEntry[];
  /** Number of further entries. */
  more: number;
}
export interface PublicEntry {
  code: string;
  name: string;
  kinds: readonly NoticeKind[];
  lines: readonly ChangedLine[];
  /** Whether it has a page to link to. */
  isPublic: boolean;
}

/** The names of kinds, for pages, feed and mails. */
export const kindNames = (texts: PageTexts): Record<NoticeKind, string> => ({
  new: texts.kindNew,
  withdrawn: texts.kindWithdrawn,
  specimen: texts.kindSpecimen,
  method: texts.kindMethod,
  unit: texts.kindUnit,
  reference_range: texts.kindReferenceRange,
  text: texts.kindText,
});

/** Name of an analysis, with its code unless that is the same. */
export const nameWithCode = ({ name, code }: { name: string; code: string }) =>
  name === code ? code : `${name} (${code})`;

/** Title of a notice: the name of its only analysis, or the number of analyses. */
export function noticeTitle({ entries, count, source }: PublicNotice, texts: PageTexts): string {
  const [only] = entries;
  if (count === 1 && only) return nameWithCode(only);
  return source === "import"
    ? `${texts.changesImport}: ${texts.changesMany(count)}`
    : texts.changesMany(count);
}
