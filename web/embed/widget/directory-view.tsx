/** @jsxImportSource preact */
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import { Directory } from "../components/directory.tsx";
import { Hits } from "../components/hits.tsx";
import type { View } from "../components/navigation.tsx";
import { SearchBox } from "../components/search-box.tsx";
import type { Texts } from "../texts/texts-of.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { useCombobox } from "./combobox.ts";
import { useCounted } from "./counted.ts";
import type { Options } from "./options.ts";

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
  const [more, setMore] = useState({ of: "", count: step });
  const { category, letter } = view;
  // Only external changes replace the field's text: a trailing blank means that the visitor is still typing, not another search.
  const known = useRef(view.search ?? "");
  useEffect(() => {
    const search = view.search ?? "";
    if (search !== known.current) setQuery((typed) => (typed.trim() === search ? typed : search));
    known.current = search;
  }, [view.search]);

  const shown = useMemo<View>(() => {
    const search = query.trim() || undefined;
    return { category, search, letter: search ? undefined : letter };
  }, [query, category, letter]);
  const { hits, formsIn, letters } = useMemo(() => catalogue.select(shown), [catalogue, shown]);
  // Another list starts at its first entries.
  const ofList = JSON.stringify(shown);
  const searching = shown.search !== undefined;
  const isRead = useSettled(ofList, breath) === ofList;
  const first = !searching ? step : isRead ? firstFound : atOnce;
  const limit = more.of === ofList ? more.count : first;
  useCounted(options, shown.search ?? "", hits.length);

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

  const list = "lbm-results";
  const visible = hits.slice(0, limit);
  const { active, combobox } = useCombobox({
    list,
    count: visible.length,
    open: searching,
    onType: type,
    onChoose: (place) => go({ code: visible[place]?.code }),
    onLeave: () => {
      if (query === "") return false;
      type("");
      return true;
    },
  });
  const { categories } = catalogue.file;
  return (
    <Directory
      {...{ texts, view: shown, categories, letters }}
      total={catalogue.total}
      count={hits.length}
      aside={<Announcement text={searching ? texts.found(hits.length) : ""} />}
      search={
        <SearchBox
          texts={texts}
          query={query}
          id="lbm-search"
          action={route.href({})}
          combobox={combobox}
          inputRef={inputRef}
          onSubmit={(event) => event.preventDefault()}
          onClear={() => {
            type("");
            inputRef.current?.focus();
          }}
        />
      }
    >
      <Hits
        {...{ texts, categories, formsIn }}
        hits={visible}
        query={shown.search ?? ""}
        {...(searching ? { listbox: { id: list, active } } : { letterOf })}
      />
      {hits.length > limit && (
        <p class="lbm-more">
          <button
            type="button"
            class="lbm-button lbm-button--quiet"
            onClick={() => setMore({ of: ofList, count: limit + step })}
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
