/** @jsxImportSource preact */
import type {
  PublicAnalysis,
  PublicCategory,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { Analysis } from "../components/analysis.tsx";
import { CopyLink } from "../components/copy-link.tsx";
import { Link } from "../components/navigation.tsx";
import type { PageTexts } from "../texts/texts.ts";

interface AnalysisPageProps {
  texts: PageTexts;
  analysis: PublicAnalysis;
  /** The page's own address, also as a QR code: the number of its modules per side, and its dark ones as a path. */
  sheet?: { url: string; size: number; path: string };
}

/** One analysis: a page on the screen, a sheet in print. */
export function AnalysisPage({ texts, analysis, sheet }: AnalysisPageProps) {
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
      <Analysis
        analysis={analysis}
        texts={texts}
        level={1}
        actions={sheet && <CopyLink texts={texts} url={sheet.url} hidden />}
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
  /** The laboratory's remark; may be empty. */
  remark: string;
  /** Its former categories, and the analyses found by its former name. */
  categories: readonly PublicCategory[];
  similar: readonly { code: string; name: string }[];
}

/** The page of an analysis that was public once; it says so and offers alternatives. */
export function WithdrawnPage({ texts, remark, categories, similar }: WithdrawnPageProps) {
  return (
    <div class="lbm-nothing">
      <h1 class="lbm-nothing-title">{texts.withdrawnTitle}</h1>
      <p>{texts.withdrawn}</p>
      {remark !== "" && <p>{remark}</p>}
      {similar.length > 0 && (
        <>
          <h2 class="lbm-section-title">{texts.similar}</h2>
          <ul class="lbm-instead">
            {similar.map(({ code, name }) => (
              <li key={code}>
                <Link to={{ code }}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
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
