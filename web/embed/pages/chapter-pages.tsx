/** @jsxImportSource preact */

import { SanitisedHtml } from "../components/sanitised-html.tsx";
import { type ChapterTexts, type PublicPdf, pdfFacts } from "../texts/chapter-texts.ts";

/** The address of a chapter, or of the list of chapters. */
export const chapterHref = (id: string | undefined, language: string) =>
  `/embed/chapters/${id ? `${id}/` : ""}?lang=${language}`;

interface Common {
  texts: ChapterTexts;
  language: string;
}
/** Content of a chapter to show. */
interface ShownChapter {
  title: string;
  html?: string;
  paragraphs?: readonly { id: string; title: string; html: string }[];
  groups?: readonly { path: readonly string[]; entries: readonly { code: string; name: string }[] }[];
}

const All = ({ texts, language }: Common) => (
  <p>
    <a href={chapterHref(undefined, language)}>← {texts.all}</a>
  </p>
);

const Prose = ({ html }: { html: string }) => <SanitisedHtml class="lbm-chapter-wide" html={html} />;

/** The chapters that a visitor can read. */
export function ChapterList(
  props: Common & { chapters: readonly { id: string; title: string }[]; pdf: PublicPdf | undefined },
) {
  const { texts, language, chapters, pdf } = props;
  return (
    <div class="lbm-chapters" part="chapters">
      <h1 class="lbm-page-title">{texts.chapters}</h1>
      {chapters.length === 0 && !pdf ? (
        <p class="lbm-state">{texts.none}</p>
      ) : (
        <>
          <p>{texts.lead}</p>
          <ul class="lbm-chapter-list">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={chapterHref(id, language)}>{title}</a>
              </li>
            ))}
            {pdf && (
              <li>
                <a href={pdf.href} type="application/pdf">
                  {texts.pdf}
                </a>
                <p class="lbm-count">{pdfFacts(texts.pdfFacts, pdf, language)}</p>
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}

/** One chapter; the analyses of a directory link to their pages if these exist. */
export function ChapterText(props: Common & { chapter: ShownChapter; leads: boolean }) {
  const { texts, language, chapter, leads: hasPages } = props;
  const { title, html, paragraphs = [], groups = [] } = chapter;
  return (
    <article class="lbm-chapters" part="chapters">
      <All {...{ texts, language }} />
      <h1 class="lbm-page-title">{title}</h1>
      {html && <Prose html={html} />}
      {paragraphs.map((section) => (
        <section key={section.id}>
          <h2>{section.title}</h2>
          <Prose html={section.html} />
        </section>
      ))}
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ path, entries }) => (
          <section key={path.join("/")}>
            {path.length > 0 && <h2>{path.join(" › ")}</h2>}
            <ul class="lbm-chapter-entries">
              {entries.map(({ code, name }) => (
                <li key={code}>
                  {hasPages ? (
                    <a href={`/embed/analyses/${encodeURIComponent(code)}/?lang=${language}`}>{name}</a>
                  ) : (
                    name
                  )}
                  {name !== code && <span> {code}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </article>
  );
}

export const MissingChapter = ({ texts, language }: Common) => (
  <div class="lbm-chapters" part="chapters">
    <h1 class="lbm-page-title">{texts.missing}</h1>
    <p>{texts.missingText}</p>
    <All {...{ texts, language }} />
  </div>
);
