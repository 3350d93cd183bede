/** @jsxImportSource preact */
import type { Ref } from "preact";
import { useContext } from "preact/hooks";
import type {
  GoneAnalysis,
  PublicAnalysis,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { AddToDraw } from "../components/add-to-draw.tsx";
import { Analysis } from "../components/analysis.tsx";
import { CopyLink } from "../components/copy-link.tsx";
import { Link, NavigationContext } from "../components/navigation.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { detailStyle } from "../style/detail-style.ts";
import type { Texts } from "../texts/texts-of.ts";
import { addToPlan } from "./draw-event.ts";
import type { Refused } from "./read-json.ts";

/** An analysis as it was read, with the server and the language. */
interface Opened {
  read: PublicAnalysis | GoneAnalysis;
  origin: string;
  language: string;
}

interface DetailProps {
  analysis: Opened;
  texts: Texts;
  headingRef: Ref<HTMLHeadingElement>;
  /** Whether the widget shows this analysis and nothing else. */
  isAlone: boolean;
}

/** The view of an analysis, or of the facts about one that was withdrawn. @throws any other failure of reading it */
export async function opened(reading: PublicAnalysis | Error, origin: string, language: string) {
  const read = reading instanceof Error ? await goneOf(reading) : reading;
  return { Detail, style: detailStyle, analysis: { read, origin, language } };
}

async function goneOf(failure: Error): Promise<GoneAnalysis> {
  const { status, response } = failure as Partial<Refused>;
  const { present } = status === 410 && response ? await response.json() : {};
  if (!present) throw failure;
  return present as GoneAnalysis;
}

/** The detail view, which loads with the first analysis that is opened. */
const Detail = ({ analysis: { read: analysis, ...from }, isAlone, texts, headingRef }: DetailProps) => (
  <>
    {!isAlone && <EntrySearch texts={texts} />}
    {"successors" in analysis ? (
      <div class="lbm-nothing">
        <h2 tabIndex={-1} ref={headingRef}>
          {analysis.name}
        </h2>
        <p>{texts.withdrawn}</p>
        {analysis.successors.length > 0 && <p>{`${texts.successor}:`}</p>}
        <ul>
          {analysis.successors.map(({ code, name }) => (
            <li key={code}>
              <Link to={{ code }}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    ) : (
      <Analysis
        {...{ analysis, texts, headingRef }}
        level={2}
        actions={
          <>
            {analysis.specimens.length > 0 && (
              <AddToDraw {...from} {...{ texts }} code={analysis.code} onAdd={addToPlan(analysis.code)} />
            )}
            <CopyLink texts={texts} />
          </>
        }
      />
    )}
  </>
);

/** A search field above an analysis; it leads to the list. */
function EntrySearch({ texts }: { texts: Texts }) {
  const { href, go } = useContext(NavigationContext);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector("input");
    if (field?.value) go?.({ search: field.value });
  };
  return (
    <div class="lbm-entry-search">
      <SearchBox texts={texts} query="" id="lbm-entry-search" action={href({})} onSubmit={onSubmit} />
    </div>
  );
}
