/** @jsxImportSource preact */
import type { ComponentChildren, InputHTMLAttributes, Ref } from "preact";
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
  combobox?: Combobox;
  inputRef?: Ref<HTMLInputElement>;
  onSubmit?: (event: Event) => void;
  onClear?: () => void;
  /** Further content of the form. */
  children?: ComponentChildren;
}

/** The search field: a form that works without script, a combobox with it. */
export function SearchBox({
  texts,
  query,
  id,
  action,
  combobox,
  inputRef,
  onSubmit,
  onClear,
  children,
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
          <input {...attributes} ref={inputRef ?? null} />
          {onClear && query !== "" && (
            <button type="button" class="lbm-clear" aria-label={texts.clear} onClick={onClear}>
              ×
            </button>
          )}
        </span>
        {children}
      </form>
    </search>
  );
}
