/** @jsxImportSource preact */
import type { SearchResult } from "../../../shared/kernel/found.ts";
import type { Texts } from "../texts/texts-of.ts";
import type { Hit } from "./hits.tsx";
import { Link, type View } from "./navigation.tsx";

/** The parts of a search's result that say how its entries fit. */
export type Fitting = Pick<SearchResult<Hit>, "meant" | "meanings" | "similar" | "without" | "didYouMean">;

interface SearchNoteProps {
  texts: Texts;
  fitting: Fitting;
  /** The view in which another search is offered. */
  view?: View;
}

/** Says above a list that its entries are only like what was searched, or lack some of its words, and offers the query as it was meant. */
export function SearchNote({ texts, fitting, view }: SearchNoteProps) {
  const { similar, without, didYouMean } = fitting;
  if (similar.length === 0 && without.length === 0) return null;
  return (
    <div class="lbm-similar" part="similar">
      {didYouMean && (
        <p>
          <Link to={{ category: view?.category, search: didYouMean }}>{texts.didYouMean(didYouMean)}</Link>
        </p>
      )}
      {similar.length > 0 && <p>{texts.onlySimilar}</p>}
      {without.length > 0 && <p>{texts.without(without)}</p>}
    </div>
  );
}
