/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { PublicNotice } from "../components/change-names.ts";
import { kindNames, noticeTitle } from "../components/change-names.ts";
import { named } from "../components/directory.tsx";
import { Link } from "../components/navigation.tsx";
import type { PublicPdf } from "../texts/chapter-texts.ts";
import type { PageTexts } from "../texts/texts.ts";
import { chapterHref } from "./chapter-pages.tsx";
import { type Offered, placeHref } from "./menu.ts";
import type { PageAddress } from "./page-links.ts";
import { Search } from "./pages.tsx";

interface StartPageProps {
  texts: PageTexts;
  address: PageAddress;
  name: string;
  offered: Offered;
  /** The topmost categories. */
  categories: readonly PublicCategory[];
  /** Number of all analyses. */
  total: number;
  /** The newest changes. */
  notices: readonly PublicNotice[];
  chapters: readonly { id: string; title: string }[];
  pdf: PublicPdf | undefined;
}

/** The start page of a laboratory's site: the search, and a way to each part of what is booked. */
export function StartPage(props: StartPageProps) {
  const { texts, address, name, offered, categories, total, notices, chapters, pdf } = props;
  const { language } = address;
  const hrefOf = (place: "changes" | "shop" | "trials") => placeHref(place, language);
  return (
    <div class="lbm-start">
      <h1 class="lbm-page-title">{name}</h1>
      {offered.analyses && (
        <section class="lbm-start-search">
          <p class="lbm-start-lead">{texts.startLead}</p>
          <div data-laborium="search" data-enhance data-lang={language}>
            <Search texts={texts} address={address} />
          </div>
        </section>
      )}
      {offered.analyses && (
        <section>
          <h2>{texts.categories}</h2>
          <ul class="lbm-start-categories">
            <li>
              <Link to={{}}>{named(texts, texts.allAnalyses, total)}</Link>
            </li>
            {categories.map((category) => (
              <li key={category.id}>
                <Link to={{ category: category.id }}>{named(texts, category.name, category.count)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div class="lbm-start-parts">
        {offered.shop && <Part title={texts.startShop} text={texts.startShopText} href={hrefOf("shop")} />}
        {offered.trials && (
          <Part title={texts.startTrials} text={texts.startTrialsText} href={hrefOf("trials")} />
        )}
        {notices.length > 0 && (
          <Part title={texts.startNew} href={hrefOf("changes")}>
            <ul>
              {notices.map((notice) => (
                <li key={notice.id}>
                  <a href={`/embed/changes/${notice.id}/?lang=${language}`}>{noticeTitle(notice, texts)}</a>
                  <span class="lbm-start-facts">{factsOf(notice, texts)}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {(chapters.length > 0 || pdf) && (
          <Part title={texts.startChapters} href={chapterHref(undefined, language)}>
            <ul>
              {chapters.map(({ id, title }) => (
                <li key={id}>
                  <a href={chapterHref(id, language)}>{title}</a>
                </li>
              ))}
              {pdf && <PdfLink texts={texts} pdf={pdf} />}
            </ul>
          </Part>
        )}
      </div>
    </div>
  );
}

/** The day of a change, and its kinds. */
function factsOf({ date, counts, count, entries }: PublicNotice, texts: PageTexts): string {
  const kinds = count === 1 ? (entries[0]?.kinds ?? []) : (Object.keys(counts) as (keyof typeof counts)[]);
  const names = kindNames(texts);
  return [texts.dated(date), ...kinds.map((kind) => names[kind])].join(" · ");
}

const PdfLink = ({ texts, pdf }: { texts: PageTexts; pdf: PublicPdf }) => (
  <li>
    <a href={pdf.href} type="application/pdf">
      {texts.startPdf}
    </a>
    <span class="lbm-start-facts">{texts.startPdfFacts(pdf)}</span>
  </li>
);

interface PartProps {
  title: string;
  href: string;
  text?: string;
  children?: ComponentChildren;
}

/** One part of the site. */
const Part = ({ title, href, text, children }: PartProps) => (
  <section>
    <h2>
      <a href={href}>{title}</a>
    </h2>
    {text && <p>{text}</p>}
    {children}
  </section>
);
