/** @jsxImportSource preact */
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { CategoryTree } from "../components/category-tree.tsx";
import { Directory, lineOf, Nothing } from "../components/directory.tsx";
import { type FormsIn, type Hit, Hits } from "../components/hits.tsx";
import { Link, type View } from "../components/navigation.tsx";
import { SearchBox } from "../components/search-box.tsx";
import type { Fitting } from "../components/search-note.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import type { PageTexts } from "../texts/texts.ts";
import { type PageAddress, pageHref } from "./page-links.ts";

interface Place {
  texts: PageTexts;
  address: PageAddress;
}
/** The search field; its results are shown by the directory or by one of its categories. */
export function Search({ texts, address, view = {} }: Place & { view?: View }) {
  const { language, main, named } = address;
  return (
    <SearchBox
      texts={texts}
      query={view.search ?? ""}
      id="lbm-search"
      action={pageHref({ language: main, main, named: false }, { category: view.category })}
    >
      {(language !== main || named) && <input type="hidden" name="lang" value={language} />}
      <SubmitButton texts={texts} />
    </SearchBox>
  );
}

interface ListPageProps extends Place {
  view: View;
  /** The analyses of this page; `count` is their total. */
  hits: readonly Hit[];
  fitting: Fitting;
  formsIn: FormsIn;
  /** Number of those that have what was searched. */
  count: number;
  /** Place of the first of this page among them, from 1. */
  from: number;
  pages: number;
  categories: readonly PublicCategory[];
  letters: ReadonlySet<string>;
  total: number;
  letterOf: (name: string) => string;
}

/** The directory: search, categories, letters and a page of analyses. */
export function ListPage(props: ListPageProps) {
  const { texts, address, view, pages, categories, letterOf, ...list } = props;
  const { search = "" } = view;
  return (
    <>
      <h1 class="lbm-page-title">{lineOf(categories, view.category).at(-1)?.name ?? texts.directory}</h1>
      <div data-laborium="directory" data-enhance data-lang={address.language} data-category={view.category}>
        <Directory
          {...{ texts, view, categories, ...list }}
          counted={view.search}
          search={<Search {...{ texts, address, view }} />}
        >
          <Hits
            {...{ texts, categories, view, ...list }}
            query={search}
            {...(search === "" && { letterOf })}
          />
          <Pager texts={texts} view={view} pages={pages} />
          {pages > 1 && (
            <p class="lbm-left-out">
              {texts.printed(props.from, props.from + list.hits.length - 1, props.count)}
            </p>
          )}
        </Directory>
      </div>
    </>
  );
}

function Pager({ texts, view, pages }: { texts: PageTexts; view: View; pages: number }) {
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

/** All categories. */
export function CategoriesPage({
  texts,
  categories,
}: Pick<Place, "texts"> & { categories: readonly PublicCategory[] }) {
  return (
    <>
      <h1 class="lbm-page-title">{texts.categories}</h1>
      {categories.length === 0 ? (
        <Nothing texts={texts} searched={false} />
      ) : (
        <CategoryTree categories={categories} texts={texts} />
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
        <Search texts={texts} address={address} />
      </div>
      <ToDirectory texts={texts} />
    </>
  );
}

interface ResultsPageProps {
  texts: PageTexts;
  query: string;
  hits: readonly Hit[];
  fitting: Fitting;
  formsIn: FormsIn;
  count: number;
  categories: readonly PublicCategory[];
}

/** The results of a search, alone. */
export function ResultsPage({ texts, query, hits, fitting, formsIn, count, categories }: ResultsPageProps) {
  return (
    <>
      <div class="lbm-heading">
        <h1>{query === "" ? texts.allAnalyses : texts.resultsFor(query)}</h1>
        <p class="lbm-count">{texts.found(count)}</p>
      </div>
      <Hits {...{ hits, fitting, formsIn, texts, categories, query }} />
      {count === 0 && <ToDirectory texts={texts} />}
      {count > hits.length && (
        <p class="lbm-more">
          <Link to={{ search: query }}>{texts.showAll}</Link>
        </p>
      )}
    </>
  );
}

const ToDirectory = ({ texts }: Pick<Place, "texts">) => (
  <p class="lbm-more">
    <Link to={{}}>{texts.directory}</Link>
  </p>
);

interface MissingProps extends Place {
  /** The name or code of the analysis that was asked for; empty for other addresses. */
  sought: string;
  /** Whether there is a directory to search. */
  searches: boolean;
}

/** The page for unknown addresses: it names what was sought, and searches for it. */
export function MissingPage({ texts, address, sought, searches }: MissingProps) {
  return (
    <div class="lbm-missing">
      <h1 class="lbm-page-title">{texts.missingTitle}</h1>
      <p class="lbm-missing-text">{sought === "" ? texts.missing : texts.missingNamed(sought)}</p>
      {searches && (
        <>
          <Search {...{ texts, address }} view={{ search: sought }} />
          <ToDirectory texts={texts} />
        </>
      )}
    </div>
  );
}
