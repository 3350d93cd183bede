import type { NoticeKind } from "../../../shared/webpublisher/notices/notice.ts";
import {
  kindNames,
  nameWithCode,
  noticeTitle,
  type PublicNotice,
} from "../../../web/embed/components/change-names.ts";
import type { PageTexts } from "../../../web/embed/texts/texts.ts";

/** What a notice tells of, and by which kinds it changed: its heading in feed and mail. */
export function headingOf(notice: PublicNotice, texts: PageTexts): string {
  const names = kindNames(texts);
  const kinds =
    notice.count === 1 ? (notice.entries[0]?.kinds ?? []) : (Object.keys(notice.counts) as NoticeKind[]);
  return `${noticeTitle(notice, texts)}: ${kinds.map((kind) => names[kind]).join(", ")}`;
}

/** What a notice says below its heading, line by line: the laboratory's remark, then each analysis with its values. */
export function linesOf({ entries, count, more, remark }: PublicNotice, texts: PageTexts): string[] {
  const names = kindNames(texts);
  const lines = entries.flatMap(({ kinds, lines, ...analysis }) => {
    const changes = lines.map(
      ({ label, before, after }) =>
        `${label}: ${before || texts.changedEmpty} → ${after || texts.changedEmpty}`,
    );
    if (count === 1) return changes;
    const told = changes.length > 0 ? changes : [kinds.map((kind) => names[kind]).join(", ")];
    return [`${nameWithCode(analysis)}: ${told.join("; ")}`];
  });
  return [...(remark === "" ? [] : [remark]), ...lines, ...(more > 0 ? [texts.changesRest(more)] : [])];
}
