/** @jsxImportSource preact */
import type {
  PublicAnalysis,
  PublicCategory,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { AddToDraw } from "../components/add-to-draw.tsx";
import { Analysis } from "../components/analysis.tsx";
import { nameWithCode } from "../components/change-names.ts";
import { CopyLink } from "../components/copy-link.tsx";
import { Link } from "../components/navigation.tsx";
import type { PageTexts } from "../texts/texts.ts";
import type { PageAddress } from "./page-links.ts";
import { Search } from "./pages.tsx";

interface AnalysisPageProps {
  texts: PageTexts;
  /** For the search field; a preview has none. */
  address?: PageAddress;
  analysis: PublicAnalysis;
  /** The page's own address, also as a QR code: the number of its modules per side, and its dark ones as a path. */
  sheet?: { url: string; size: number; path: string };
}

/** One analysis: a page on the screen, a sheet in print. */
export function AnalysisPage({ texts, address, analysis, sheet }: AnalysisPageProps) {
  return (
    <>
      {address && (
        <div class="lbm-entry-search" data-laborium="search" data-enhance data-lang={address.language}>
          <Search texts={texts} address={address} />
        </div>
      )}
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
      <Analysis
        analysis={analysis}
        texts={texts}
        level={1}
        actions={
          sheet && (
            <>
              {address && analysis.specimens.length > 0 && (
                <AddToDraw texts={texts} code={analysis.code} language={address.language} />
              )}
              <CopyLink texts={texts} url={sheet.url} hidden />
            </>
          )
        }
      />
      {sheet && (
        <div class="lbm-sheet">
          <svg viewBox={`0 0 ${sheet.size} ${sheet.size}`} aria-hidden="true">
            <path d={sheet.path} />
          </svg>
          <p>{sheet.url}</p>
        </div>
      )}
    </>
  );
}

interface WithdrawnPageProps {
  texts: PageTexts;
  address: PageAddress;
  name: string;
  /** Analyses that replace it. */
  successors: readonly { code: string; name: string }[];
  /** The laboratory's remark; may be empty. */
  remark: string;
  /** Its former categories, and the analyses found by its former name. */
  categories: readonly PublicCategory[];
  similar: readonly { code: string; name: string }[];
}

/** Analyses in place of another one, if there are any. */
function Instead({ title, analyses }: { title: string; analyses: WithdrawnPageProps["successors"] }) {
  if (analyses.length === 0) return null;
  return (
    <>
      <h2 class="lbm-section-title">{title}</h2>
      <ul class="lbm-instead">
        {analyses.map(({ code, name }) => (
          <li key={code}>
            <Link to={{ code }}>{nameWithCode({ code, name })}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page of an analysis that was public once; it names it, leads to what replaces it, and offers alternatives. */
export function WithdrawnPage(props: WithdrawnPageProps) {
  const { texts, address, name, successors, remark, categories, similar } = props;
  return (
    <div class="lbm-missing">
      <h1 class="lbm-page-title">{texts.withdrawnTitle}</h1>
      <p class="lbm-missing-text">{texts.withdrawnNamed(name)}</p>
      {remark !== "" && <p class="lbm-missing-text">{remark}</p>}
      <Instead title={texts.successor} analyses={successors} />
      <Search {...{ texts, address }} view={{ search: name }} />
      <Instead title={texts.similar} analyses={similar} />
      <ul class="lbm-instead">
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link to={{ category: id }}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to={{}}>{texts.directory}</Link>
        </li>
      </ul>
    </div>
  );
}
