/** @jsxImportSource preact */
import { useMemo, useRef, useState } from "preact/hooks";
import { bestOf, countOf, foundNothing } from "../../../shared/kernel/found.ts";
import { Hits } from "../components/hits.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { finderStyle } from "../style/finder-style.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { useCombobox } from "./combobox.ts";
import { useCounted } from "./counted.ts";
import { Announcement, atOnce, type DirectoryProps } from "./directory-view.tsx";
import { useSelection } from "./selection.ts";
import { usePage } from "./use-page.ts";
import { remember, useRecent } from "./use-recent.ts";

export { finderStyle as style };

interface FinderProps extends Omit<DirectoryProps, "catalogue"> {
  /** Undefined while loading: until then the form leads to the results. */
  catalogue: BrowserCatalogue | undefined;
}

/** The search alone: suggestions while typing; Enter shows all results. */
export function View({ options, catalogue, texts, view, beforeLeaving }: FinderProps) {
  const { route } = options;
  const [query, setQuery] = useState(view.search ?? "");
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  usePage(input);
  const { Recent, loadRecent } = useRecent();
  const typed = query.trim();
  const searched = useMemo(() => ({ search: typed }), [typed]);
  const selection = useSelection(typed === "" ? undefined : catalogue, searched, options.origin);
  const fitting = selection ?? foundNothing;
  const { formsIn } = fitting;
  const count = countOf(fitting);
  useCounted(options, typed, selection || typed === "" ? count : undefined);
  const visible = bestOf(fitting).slice(0, atOnce);
  const list = "lbm-suggestions";
  const shown = open && typed !== "" && catalogue !== undefined;
  const { active, reset, combobox } = useCombobox({
    list,
    count: visible.length,
    open: shown,
    onType: (next) => {
      setQuery(next);
      setOpen(true);
    },
    onChoose: (place) => {
      remember(typed);
      route.write({ code: visible[place]?.code }, false);
    },
    onLeave: () => {
      if (shown) setOpen(false);
      else if (query !== "") setQuery("");
      return shown || query !== "";
    },
    onFocus: () => {
      setOpen(true);
      loadRecent();
    },
  });
  beforeLeaving.current = () => remember(typed);
  const leave = (event: FocusEvent) => {
    const inside = (event.currentTarget as HTMLElement).contains(event.relatedTarget as Node | null);
    if (inside) return;
    setOpen(false);
    reset();
  };
  return (
    <div class="lbm-finder" onFocusOut={leave}>
      <SearchBox
        texts={texts}
        query={query}
        id="lbm-find"
        action={route.href({})}
        combobox={combobox}
        inputRef={input}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === "") return;
          setOpen(false);
          remember(typed);
          route.write({ search: typed }, false);
        }}
      >
        <SubmitButton texts={texts} />
      </SearchBox>
      <Announcement text={shown ? texts.found(count) : ""} />
      {Recent && open && typed === "" && (
        <Recent
          texts={texts}
          onChoose={(query) => {
            setQuery(query);
            input.current?.focus();
          }}
        />
      )}
      {shown && (
        <div class="lbm-popup" part="popup">
          <Hits
            hits={visible}
            texts={texts}
            categories={catalogue.file.categories}
            query={typed}
            formsIn={formsIn}
            fitting={fitting}
            listbox={{ id: list, active }}
          />
        </div>
      )}
    </div>
  );
}
