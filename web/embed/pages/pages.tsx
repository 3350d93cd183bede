/** @jsxImportSource preact */
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { CategoryTree } from "../components/category-tree.tsx";
import { Directory, lineOf, Nothing } from "../components/directory.tsx";
import { type FormsIn, type Hit, Hits } from "../components/hits.tsx";
import { Link, type View } from "../components/navigation.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import type { PageTexts } from "../texts/texts.ts";
import { type PageAddress, pageHref } from "./page-links.ts";

interface Place {
  texts: PageTexts;
  address: PageAddress;
}
/** The search field; its results are shown by the directory or by one of its categories. */
function Search({ texts, address, view = {} }: Place & { view?: View }) {
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
  formsIn: FormsIn;
  count: number;
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
          search={<Search {...{ texts, address, view }} />}
        >
          <Hits {...{ texts, categories, ...list }} query={search} {...(search === "" && { letterOf })} />
          <Pager texts={texts} view={view} pages={pages} />
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
  formsIn: FormsIn;
  count: number;
  categories: readonly PublicCategory[];
}

/** The results of a search, alone. */
export function ResultsPage({ texts, query, hits, formsIn, count, categories }: ResultsPageProps) {
  return (
    <>
      <div class="lbm-heading">
        <h1>{query === "" ? texts.allAnalyses : texts.resultsFor(query)}</h1>
        <p class="lbm-count">{texts.found(count)}</p>
      </div>
      <Hits {...{ hits, formsIn, texts, categories, query }} />
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

/** The page for unknown addresses. */
export function MissingPage({ texts }: { texts: PageTexts }) {
  return (
    <div class="lbm-nothing">
      <h1 class="lbm-nothing-title">{texts.missingTitle}</h1>
      <p>{texts.missing}</p>
      <ToDirectory texts={texts} />
    </div>
  );
}
