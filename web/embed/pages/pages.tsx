/** @jsxImportSource preact */
import type {
  PublicAnalysis,
  PublicCategory,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { Analysis } from "../components/analysis.tsx";
import {
  Categories,
  CategoryTree,
  DirectoryFrame,
  Letters,
  lineOf,
  Nothing,
} from "../components/directory.tsx";
import { type Hit, Hits } from "../components/hits.tsx";
import { Link, type View } from "../components/navigation.tsx";
import { SearchBox } from "../components/search-box.tsx";
import type { Texts } from "../texts/texts.ts";
import { type PageAddress, pageHref } from "./page-links.ts";

interface Place {
  texts: Texts;
  address: PageAddress;
}
const counter = (language: string) => {
  const format = new Intl.NumberFormat(language);
  return (count: number) => format.format(count);
};
const hiddenOf = ({ language, main, named }: PageAddress): Record<string, string> =>
  language !== main || named ? { lang: language } : {};

export interface ListPageProps extends Place {
  view: View;
  /** The analyses of this page, and how many there are in all. */
  hits: readonly Hit[];
  count: number;
  pages: number;
  categories: readonly PublicCategory[];
  letters: ReadonlySet<string>;
  total: number;
  letterOf: (name: string) => string;
}

/** The directory: search, categories, letters and a page of analyses. */
export function ListPage(props: ListPageProps) {
  const { texts, address, view, hits, count, pages, categories, letters, total, letterOf } = props;
  const format = counter(address.language);
  const line = lineOf(categories, view.category);
  const searched = (view.search ?? "") !== "";
  const heading = searched ? texts.resultsFor(view.search ?? "") : (line.at(-1)?.name ?? texts.allAnalyses);
  return (
    <>
      <h1 class="lbm-page-title">{line.at(-1)?.name ?? texts.directory}</h1>
      <div data-laborium="directory" data-enhance data-lang={address.language} data-category={view.category}>
        <DirectoryFrame
          search={
            <SearchBox
              texts={texts}
              query={view.search ?? ""}
              id="lbm-search"
              action={pageHref(
                { ...address, named: false, language: address.main },
                { category: view.category },
              )}
              hidden={hiddenOf(address)}
            />
          }
          categories={
            <Categories texts={texts} view={view} categories={categories} total={total} format={format} />
          }
          letters={!searched && <Letters texts={texts} view={view} present={letters} />}
          heading={
            <div class="lbm-heading">
              <h2>{heading}</h2>
              <p class="lbm-count">
                {searched ? texts.found(count, format(count)) : texts.count(count, format(count))}
              </p>
            </div>
          }
        >
          {hits.length === 0 ? (
            <Nothing texts={texts} searched={searched} />
          ) : (
            <Hits
              hits={hits}
              texts={texts}
              categories={categories}
              query={view.search ?? ""}
              {...(!searched && { letterOf })}
            />
          )}
          <Pager texts={texts} view={view} pages={pages} />
        </DirectoryFrame>
      </div>
    </>
  );
}

function Pager({ texts, view, pages }: { texts: Texts; view: View; pages: number }) {
  const page = view.page ?? 1;
  if (pages <= 1) return null;
  return (
    <nav class="lbm-pager" part="pager" aria-label={texts.pages}>
      <span>
        {page > 1 && <Link to={{ ...view, page: page - 1 }} rel="prev">{`← ${texts.previous}`}</Link>}
      </span>
      <span>{texts.page(page, pages)}</span>
      <span>
        {page < pages && <Link to={{ ...view, page: page + 1 }} rel="next">{`${texts.next} →`}</Link>}
      </span>
    </nav>
  );
}

/** One analysis. */
export function AnalysisPage({ texts, address, analysis }: Place & { analysis: PublicAnalysis }) {
  return (
    <>
      <nav class="lbm-crumbs" aria-label={texts.breadcrumbs}>
        <ol>
          <li>
            <Link to={{}}>{texts.directory}</Link>
          </li>
          {analysis.paths[0]?.map(({ id, name }) => (
            <li key={id}>
              <Link to={{ category: id }}>{name}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <Analysis analysis={analysis} texts={texts} language={address.language} level={1} />
    </>
  );
}

/** All categories. */
export function CategoriesPage({
  texts,
  address,
  categories,
}: Place & { categories: readonly PublicCategory[] }) {
  return (
    <>
      <h1 class="lbm-page-title">{texts.categories}</h1>
      {categories.length === 0 ? (
        <Nothing texts={texts} searched={false} />
      ) : (
        <CategoryTree categories={categories} format={counter(address.language)} />
      )}
    </>
  );
}

/** The search alone; it leads to the directory. */
export function SearchPage({ texts, address }: Place) {
  return (
    <>
      <h1 class="lbm-page-title">{texts.searchLabel}</h1>
      <div data-laborium="search" data-enhance data-lang={address.language}>
        <SearchBox
          texts={texts}
          query=""
          id="lbm-search"
          action={pageHref({ ...address, named: false, language: address.main }, {})}
          hidden={hiddenOf(address)}
        />
      </div>
    </>
  );
}

interface ResultsPageProps extends Place {
  query: string;
  hits: readonly Hit[];
  count: number;
  categories: readonly PublicCategory[];
}

/** The results of a search, alone. */
export function ResultsPage({ texts, address, query, hits, count, categories }: ResultsPageProps) {
  const format = counter(address.language);
  return (
    <>
      <div class="lbm-heading">
        <h1>{query === "" ? texts.allAnalyses : texts.resultsFor(query)}</h1>
        <p class="lbm-count">{texts.found(count, format(count))}</p>
      </div>
      {hits.length === 0 ? (
        <Nothing texts={texts} searched={query !== ""} />
      ) : (
        <Hits hits={hits} texts={texts} categories={categories} query={query} />
      )}
      {count > hits.length && (
        <p class="lbm-more">
          <Link to={{ search: query }}>{texts.showAll}</Link>
        </p>
      )}
    </>
  );
}

/** The page for unknown addresses. */
export function MissingPage({ texts }: { texts: Texts }) {
  return (
    <div class="lbm-nothing">
      <h1 class="lbm-nothing-title">{texts.missingTitle}</h1>
      <p>{texts.missing}</p>
      <p>
        <Link to={{}}>{texts.directory}</Link>
      </p>
    </div>
  );
}
