/** @jsxImportSource preact */
import type { PublicNotice } from "../components/change-names.ts";
import { ChangeNotice } from "../components/changes.tsx";
import type { PageTexts } from "../texts/texts.ts";

const address = (path: string, language: string, page = 1) =>
  `/embed/changes/${path}?lang=${language}${page > 1 ? `&page=${page}` : ""}`;

interface Common {
  texts: PageTexts;
  language: string;
}
interface ChangesProps extends Common {
  notices: readonly PublicNotice[];
  page: number;
  pages: number;
  /** Id of the notice that is shown alone. */
  only?: string;
  /** Epoch seconds at which the form was drawn; a form submitted at once comes from a program. */
  drawn: number;
}

/** The changes of the directory, or one of them with its whole list, and the form to subscribe to them by e-mail. */
export function ChangesPage({ texts, language, notices, page, pages, only, drawn }: ChangesProps) {
  const hrefOf = (to: number) => address(only ? `${only}/` : "", language, to);
  return (
    <div class="lbm-changes" part="changes">
      <h1 class="lbm-page-title">{texts.changesTitle}</h1>
      {only ? (
        <p>
          <a href={address("", language)}>← {texts.changesBack}</a>
        </p>
      ) : (
        <p>{texts.changesLead}</p>
      )}
      {notices.length === 0 && <p class="lbm-state">{texts.changesNone}</p>}
      {notices.map((notice) => (
        <ChangeNotice
          key={notice.id}
          {...{ notice, texts }}
          href={only ? undefined : address(`${notice.id}/`, language)}
        />
      ))}
      {pages > 1 && (
        <nav class="lbm-pager" part="pager" aria-label={texts.pages}>
          <span>{page > 1 && <a href={hrefOf(page - 1)} rel="prev">{`← ${texts.previous}`}</a>}</span>
          <span>{texts.page(page, pages)}</span>
          <span>{page < pages && <a href={hrefOf(page + 1)} rel="next">{`${texts.next} →`}</a>}</span>
        </nav>
      )}
      {!only && <Subscribe {...{ texts, language, drawn }} />}
      <p class="lbm-more">
        <a href={address("feed.xml", language)} type="application/atom+xml">
          {texts.changesFeed}
        </a>
      </p>
    </div>
  );
}

function Subscribe({ texts, language, drawn }: Common & { drawn: number }) {
  return (
    <aside class="lbm-subscribe" aria-labelledby="lbm-subscribe">
      <h2 id="lbm-subscribe">{texts.subscribeTitle}</h2>
      <p>{texts.subscribeText}</p>
      <form method="post" action={address("subscribe/", language)}>
        <label>
          {texts.subscribeEmail}
          <input
            class="lbm-input"
            part="input"
            type="email"
            name="email"
            autocomplete="email"
            required
            maxLength={254}
          />
        </label>
        {/* Honeypot: programs that fill in every field give themselves away. */}
        <label class="lbm-trap" aria-hidden="true">
          URL
          <input type="text" name="website" tabIndex={-1} autocomplete="off" />
        </label>
        <input type="hidden" name="drawn" value={String(drawn)} />
        <button type="submit" class="lbm-button" part="button">
          {texts.subscribeButton}
        </button>
      </form>
    </aside>
  );
}

/** Result of a form, or a question with a button as the answer. */
export function AnswerPage(
  props: Common & { title: string; text: string; action?: { path: string; label: string } },
) {
  const { texts, language, title, text, action } = props;
  return (
    <div class="lbm-changes" part="changes">
      <h1 class="lbm-page-title">{title}</h1>
      <p class="lbm-answer" role="status">
        {text}
      </p>
      {action && (
        <form method="post" action={address(action.path, language)}>
          <button type="submit" class="lbm-button" part="button">
            {action.label}
          </button>
        </form>
      )}
      <p class="lbm-more">
        <a href={address("", language)}>{texts.changesBack}</a>
      </p>
    </div>
  );
}
