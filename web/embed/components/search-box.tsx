/** @jsxImportSource preact */
import type { InputHTMLAttributes, Ref } from "preact";
import type { Texts } from "../texts/texts-of.ts";

/** Turns the field into a combobox that controls a list of options. */
export interface Combobox {
  role: "combobox";
  "aria-autocomplete": "list";
  "aria-expanded": boolean;
  "aria-controls": string;
  "aria-activedescendant"?: string | undefined;
  onInput: (event: InputEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus?: () => void;
}

interface SearchBoxProps {
  texts: Texts;
  query: string;
  id: string;
  /** Target of the form without script. */
  action: string;
  /** Further parameters of the search, such as the language. */
  hidden?: Record<string, string>;
  combobox?: Combobox;
  inputRef?: Ref<HTMLInputElement>;
  onSubmit?: (event: Event) => void;
  onClear?: () => void;
}

/** The search field: a form that works without script, a combobox with it. */
export function SearchBox({
  texts,
  query,
  id,
  action,
  hidden = {},
  combobox,
  inputRef,
  onSubmit,
  onClear,
}: SearchBoxProps) {
  const attributes = {
    class: "lbm-input",
    part: "input",
    type: "search",
    name: "search",
    id,
    value: query,
    placeholder: texts.searchHint,
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: false,
    maxLength: 200,
    ...combobox,
  } as InputHTMLAttributes<HTMLInputElement>;
  return (
    <search>
      <form class="lbm-search" part="search" method="get" action={action} {...(onSubmit && { onSubmit })}>
        <label class="lbm-hidden" for={id}>
          {texts.searchLabel}
        </label>
        <span class="lbm-field-frame">
          <svg class="lbm-lens" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5 5" />
          </svg>
          <input {...attributes} ref={inputRef ?? null} />
          {onClear && query !== "" && (
            <button type="button" class="lbm-clear" aria-label={texts.clear} onClick={onClear}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m7 7 10 10M17 7 7 17" />
              </svg>
            </button>
          )}
        </span>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {!onClear && (
          <button type="submit" class="lbm-button" part="button">
            {texts.submit}
          </button>
        )}
      </form>
    </search>
  );
}
