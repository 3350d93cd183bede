/** @jsxImportSource preact */
import type { ChangedLine, NoticeKind } from "../../../shared/webpublisher/notices/notice.ts";
import type { PageTexts } from "../texts/texts.ts";
import { kindNames, nameWithCode, noticeTitle, type PublicEntry, type PublicNotice } from "./change-names.ts";
import { Link } from "./navigation.tsx";

function Lines({ lines, texts }: { lines: readonly ChangedLine[]; texts: PageTexts }) {
  if (lines.length === 0) return null;
  return (
    <dl class="lbm-change-lines">
      {lines.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span class="lbm-hidden">{`${texts.changedFrom}: `}</span>
            {before === "" ? <span class="lbm-count">{texts.changedEmpty}</span> : <del>{before}</del>}
            <span aria-hidden="true">{" → "}</span>
            <span class="lbm-hidden">{`, ${texts.changedTo}: `}</span>
            {after === "" ? <span class="lbm-count">{texts.changedEmpty}</span> : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Kinds({ kinds, texts }: { kinds: readonly string[]; texts: PageTexts }) {
  const names = kindNames(texts);
  return (
    <ul class="lbm-change-kinds">
      {kinds.map((kind) => (
        <li key={kind}>{names[kind as NoticeKind] ?? kind}</li>
      ))}
    </ul>
  );
}

const EntryName = ({ entry }: { entry: PublicEntry }) => {
  const name = nameWithCode(entry);
  return entry.isPublic ? <Link to={{ code: entry.code }}>{name}</Link> : <span>{name}</span>;
};

interface NoticeProps {
  notice: PublicNotice;
  texts: PageTexts;
  /** Address of the page with the longer list; undefined on it. */
  href: string | undefined;
}

/** One notice: a single analysis with its changes, or the counts of each kind with a list of the analyses. */
export function ChangeNotice({ notice, texts, href }: NoticeProps) {
  const { entries, count, counts, remark, date, more: remaining } = notice;
  const [only] = entries;
  const isSingle = count === 1 && only !== undefined;
  const names = kindNames(texts);
  return (
    <section>
      <p class="lbm-change-date">{texts.dated(date)}</p>
      <h2>{isSingle ? <EntryName entry={only} /> : noticeTitle(notice, texts)}</h2>
      {isSingle ? (
        <Kinds kinds={only.kinds} texts={texts} />
      ) : (
        <ul class="lbm-change-kinds">
          {Object.entries(counts).map(([kind, of]) => (
            <li key={kind}>{`${names[kind as NoticeKind]}: ${texts.shown(of)}`}</li>
          ))}
        </ul>
      )}
      {remark !== "" && <p class="lbm-change-remark">{remark}</p>}
      {isSingle ? (
        <Lines lines={only.lines} texts={texts} />
      ) : (
        <ul class="lbm-change-list">
          {entries.map((entry) => (
            <li key={entry.code}>
              <EntryName entry={entry} />
              <Kinds kinds={entry.kinds} texts={texts} />
              <Lines lines={entry.lines} texts={texts} />
            </li>
          ))}
        </ul>
      )}
      {remaining > 0 && (
        <p class="lbm-more">
          {href ? <a href={href}>{texts.changesMore(remaining)}</a> : texts.changesRest(remaining)}
        </p>
      )}
    </section>
  );
}
