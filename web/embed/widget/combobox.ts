import { useState } from "preact/hooks";
import type { Combobox } from "../components/search-box.tsx";

interface ComboboxOptions {
  /** Id of the listbox; its options are `<id>-0`, `<id>-1`, … */
  list: string;
  /** The current number of options. */
  count: number;
  open: boolean;
  onType: (query: string) => void;
  /** Called on Enter on an option. */
  onChoose: (place: number) => void;
  /** Called on Escape; returns whether it changed anything. */
  onLeave: () => boolean;
  onFocus?: () => void;
}

/** Keyboard control of a combobox with a list of options, following the ARIA practices: the focus stays in the field. */
export function useCombobox(options: ComboboxOptions): {
  active: number;
  reset: () => void;
  combobox: Combobox;
} {
  const { list, count, open, onType, onChoose, onLeave, onFocus } = options;
  const [chosen, setActive] = useState(-1);
  const active = open && chosen < count ? chosen : -1;
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    setActive(to);
    const root = (event.currentTarget as HTMLElement).getRootNode() as Document | ShadowRoot;
    root.getElementById(`${list}-${to}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const last = count - 1;
    if (event.key === "ArrowDown" && open && count > 0) move(event, active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp" && open && count > 0) move(event, active <= 0 ? last : active - 1);
    else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === "Escape" && onLeave()) {
      event.preventDefault();
      setActive(-1);
    }
  };
  return {
    active,
    reset: () => setActive(-1),
    combobox: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": open && count > 0,
      "aria-controls": list,
      "aria-activedescendant": active >= 0 ? `${list}-${active}` : undefined,
      onInput: (event) => {
        setActive(-1);
        onType((event.currentTarget as HTMLInputElement).value);
      },
      onKeyDown,
      ...(onFocus && { onFocus }),
    },
  };
}
