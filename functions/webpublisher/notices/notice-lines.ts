import type { NoticeKind } from "../../../shared/webpublisher/notices/notice.ts";
import {
  kindNames,
  nameWithCode,
  noticeTitle,
  type PublicNotice,
} from "../../../web/embed/components/change-names.ts";
import type { PageTexts } from "../../../web/embed/texts/texts.ts";

/** Heading of a notice in feed and mail: its subject and the kinds of change. */
export function headingOf(notice: PublicNotice, texts: PageTexts): string {
  const names = kindNames(texts);
  const kinds =
    notice.count === 1 ? (notice.entries[0]?.kinds ?? []) : (Object.keys(notice.counts) as NoticeKind[]);
  return `${noticeTitle(notice, texts)}: ${kinds.map((kind) => names[kind]).join(", ")}`;
}

/** Lines of a notice below its heading: the laboratory's remark, then each analysis with its values. */
export function linesOf({ entries, count, more: rest, remark }: PublicNotice, texts: PageTexts): string[] {
  const names = kindNames(texts);
  const lines = entries.flatMap(({ kinds, lines, ...analysis }) => {
    const changes = lines.map(
      ({ label, before, after }) =>
        `${label}: ${before || texts.changedEmpty} → ${after || texts.changedEmpty}`,
    );
    if (count === 1) return changes;
    const details = changes.length > 0 ? changes : [kinds.map((kind) => names[kind]).join(", ")];
    return [`${nameWithCode(analysis)}: ${details.join("; ")}`];
  });
  return [...(remark === "" ? [] : [remark]), ...lines, ...(rest > 0 ? [texts.changesRest(rest)] : [])];
}
