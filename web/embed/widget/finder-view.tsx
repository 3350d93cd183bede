/** @jsxImportSource preact */
import { useMemo, useRef, useState } from "preact/hooks";
import { Hits } from "../components/hits.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { finderStyle } from "../style/finder-style.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { useCombobox } from "./combobox.ts";
import { useCounted } from "./counted.ts";
import { Announcement, atOnce, type DirectoryProps } from "./directory-view.tsx";

export { finderStyle as style };

const nothing = { hits: [], formsIn: () => [] };

interface FinderProps extends Omit<DirectoryProps, "catalogue"> {
  /** Undefined while loading: until then the form leads to the results. */
  catalogue: BrowserCatalogue | undefined;
}

/** The search alone: suggestions while typing; Enter shows all results. */
export function View({ options, catalogue, texts, view }: FinderProps) {
  const { route } = options;
  const [query, setQuery] = useState(view.search ?? "");
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const typed = query.trim();
  const selection = useMemo(
    () => (typed === "" ? undefined : catalogue?.select({ search: typed })),
    [catalogue, typed],
  );
  const { hits, formsIn } = selection ?? nothing;
  useCounted(options, typed, selection ? hits.length : typed === "" ? 0 : undefined);
  const visible = hits.slice(0, atOnce);
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
    onChoose: (place) => route.write({ code: visible[place]?.code }, false),
    onLeave: () => {
      if (shown) setOpen(false);
      else if (query !== "") setQuery("");
      return shown || query !== "";
    },
    onFocus: () => setOpen(true),
  });
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
          route.write({ search: typed }, false);
        }}
      >
        <SubmitButton texts={texts} />
      </SearchBox>
      <Announcement text={shown ? texts.found(hits.length) : ""} />
      {shown && (
        <div class="lbm-popup" part="popup">
          {visible.length > 0 ? (
            <Hits
              hits={visible}
              texts={texts}
              categories={catalogue.file.categories}
              query={typed}
              formsIn={formsIn}
              listbox={{ id: list, active }}
            />
          ) : (
            <p class="lbm-nothing">{texts.nothing}</p>
          )}
        </div>
      )}
    </div>
  );
}
