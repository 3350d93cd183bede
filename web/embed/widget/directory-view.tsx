/** @jsxImportSource preact */
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { bestOf, countOf } from "../../../shared/kernel/found.ts";
import { countedIn, letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import { Directory } from "../components/directory.tsx";
import { Hits } from "../components/hits.tsx";
import type { View } from "../components/navigation.tsx";
import { SearchBox } from "../components/search-box.tsx";
import type { Texts } from "../texts/texts-of.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { useCombobox } from "./combobox.ts";
import { useCounted } from "./counted.ts";
import type { Options } from "./options.ts";
import { useSelection } from "./selection.ts";
import { usePage } from "./use-page.ts";
import { remember, useRecent } from "./use-recent.ts";

/** Number of analyses shown at first, and added by every press of *more*; fewer for a search. */
const step = 60;
const firstFound = 20;
/** Number of hits drawn with every keystroke; the others follow after a pause in ms. */
export const atOnce = 8;
const breath = 100;
/** Pause in typing after which the address and the announcement follow. */
const rest = 450;

export interface DirectoryProps {
  catalogue: BrowserCatalogue;
  texts: Texts;
  view: View;
  options: Options;
  go: (view: View) => void;
  /** Called before a link is followed: stores a pending search in the address, so that visitors can return to it. */
  beforeLeaving: { current: (() => void) | null };
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The directory: searched while typing, filtered by category and letter. */
export function DirectoryView(props: DirectoryProps) {
  const { catalogue, texts, view, options, go, beforeLeaving, inputRef } = props;
  const { route } = options;
  const [query, setQuery] = useState(view.search ?? "");
  const [extent, setExtent] = useState({ of: "", count: step });
  const { category, letter } = view;
  // Only external changes replace the field's text: a trailing blank means that the visitor is still typing, not another search.
  const previous = useRef(view.search ?? "");
  useEffect(() => {
    const search = view.search ?? "";
    if (search !== previous.current) setQuery((typed) => (typed.trim() === search ? typed : search));
    previous.current = search;
  }, [view.search]);

  const shown = useMemo<View>(() => {
    const search = query.trim() || undefined;
    return { category, search, letter: search ? undefined : letter };
  }, [query, category, letter]);
  const selection = useSelection(catalogue, shown, options.origin);
  const { formsIn, letters } = selection;
  const hits = bestOf(selection);
  const count = countOf(selection);
  // Another list starts at its first entries.
  const ofList = JSON.stringify(shown);
  const searching = shown.search !== undefined;
  const isRead = useSettled(ofList, breath) === ofList;
  const first = !searching ? step : isRead ? firstFound : atOnce;
  const limit = extent.of === ofList ? extent.count : first;
  usePage(inputRef, (isPrinted) => setExtent({ of: ofList, count: isPrinted ? Infinity : step }));
  useCounted(options, shown.search ?? "", count);

  const timer = useRef(0);
  const type = (next: string) => {
    setQuery(next);
    clearTimeout(timer.current);
    const keep = () => {
      clearTimeout(timer.current);
      beforeLeaving.current = null;
      route.write({ category, search: next.trim() || undefined }, true);
    };
    beforeLeaving.current = keep;
    timer.current = window.setTimeout(keep, rest);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: string) => {
    type(next);
    inputRef.current?.focus();
  };
  const { Recent, loadRecent } = useRecent();

  const list = "lbm-results";
  const visible = hits.slice(0, limit);
  const { active, combobox } = useCombobox({
    list,
    count: visible.length,
    open: searching,
    onType: type,
    onChoose: (place) => go({ code: visible[place]?.code }),
    onFocus: loadRecent,
    onLeave: () => {
      if (query === "") return false;
      type("");
      return true;
    },
  });
  const { categories } = catalogue.file;
  // Each category counts what the search has in it, and leads there, once typing pauses.
  const searched = useSettled(shown.search ?? "", breath);
  const tree = useMemo(() => {
    const { categories, analyses } = catalogue.file;
    if (searched === "") return { categories, total: analyses.length, counted: undefined };
    const all = catalogue.select({ search: searched }).found.slice();
    return { categories: countedIn(categories, all), total: all.length, counted: searched };
  }, [catalogue, searched]);
  return (
    <Directory
      {...{ texts, view: shown, letters }}
      {...tree}
      count={count}
      aside={<Announcement text={searching ? texts.found(count) : ""} />}
      search={
        <>
          <SearchBox
            texts={texts}
            query={query}
            id="lbm-search"
            action={route.href({})}
            combobox={combobox}
            inputRef={inputRef}
            onSubmit={(event) => {
              event.preventDefault();
              remember(query);
            }}
            onClear={() => change("")}
          />
          {Recent && query === "" && <Recent texts={texts} onChoose={change} />}
        </>
      }
    >
      <Hits
        {...{ texts, categories, formsIn, view: shown }}
        fitting={selection}
        hits={visible}
        query={shown.search ?? ""}
        {...(searching ? { listbox: { id: list, active } } : { letterOf })}
      />
      {hits.length > limit && (
        <p class="lbm-more">
          <button
            type="button"
            class="lbm-button lbm-button--quiet"
            onClick={() => setExtent({ of: ofList, count: limit + step })}
          >
            {texts.more}
          </button>
        </p>
      )}
    </Directory>
  );
}

/** The text as of its last pause of so many ms; empty at first. */
function useSettled(text: string, pause: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}

/** Announces the number of results once typing pauses, not on every key. */
export const Announcement = ({ text }: { text: string }) => (
  <span class="lbm-hidden" role="status">
    {useSettled(text, rest)}
  </span>
);
