/** @jsxImportSource preact */
import type { InputHTMLAttributes } from "preact";
import { useMemo, useState } from "preact/hooks";
import { codeKey, fold } from "../../../shared/kernel/folding.ts";
import { bestOf } from "../../../shared/kernel/found.ts";
import type { DrawWords } from "../texts/draw-texts-of.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { useCombobox } from "./combobox.ts";

interface FinderProps {
  texts: DrawWords;
  catalogue: BrowserCatalogue;
  codes: readonly string[];
  add: (codes: readonly string[]) => void;
  /** Announces something to those who do not see it. */
  tell: (text: string) => void;
}

const mostHits = 8;
const list = "lbm-draw-hits";
const between = /[,;\n\t]+/;

/** Codes that a text names: one for each part of a list, by code, or by a name or synonym that only one analysis has. */
export function namedIn(text: string, catalogue: BrowserCatalogue): { codes: string[]; unknown: string[] } {
  const { analyses } = catalogue.file;
  const byCode = new Map(analyses.map(([code]) => [codeKey(code), code]));
  const resolve = (part: string): string | undefined => {
    const code = byCode.get(codeKey(part));
    if (code !== undefined) return code;
    const name = fold(part);
    const called = analyses.filter(
      ([, label, synonyms]) => fold(label) === name || synonyms.some((synonym) => fold(synonym) === name),
    );
    return called.length === 1 ? called[0]?.[0] : undefined;
  };
  const codes: string[] = [];
  const unknown: string[] = [];
  for (const part of text.split(between).map((each) => each.trim())) {
    if (part === "") continue;
    const code = resolve(part);
    const words = part.split(/\s+/).map(resolve);
    if (code !== undefined) codes.push(code);
    else if (words.every((word) => word !== undefined)) codes.push(...words);
    else unknown.push(part);
  }
  return { codes, unknown };
}

/** The field in which analyses are searched, and into which a list of codes may be pasted. */
export function DrawFinder({ texts, catalogue, codes, add, tell: announce }: FinderProps) {
  const [query, setQuery] = useState("");
  const [problem, setProblem] = useState("");
  const hits = useMemo(
    () => (query.trim() === "" ? [] : bestOf(catalogue.select({ search: query.trim() })).slice(0, mostHits)),
    [query, catalogue],
  );
  const isOpen = hits.length > 0;
  const type = (next: string) => {
    setQuery(next);
    setProblem("");
  };
  const take = (text: string) => {
    const named = namedIn(text, catalogue);
    if (named.codes.length > 0) add(named.codes);
    setQuery("");
    setProblem(named.unknown.length > 0 ? texts.filled("unknown", { codes: named.unknown.join(", ") }) : "");
  };
  const choose = (place: number) => {
    const hit = hits[place];
    if (!hit) return;
    add([hit.code]);
    type("");
  };
  const { active, combobox, reset } = useCombobox({
    list,
    count: hits.length,
    open: isOpen,
    onType: type,
    onChoose: choose,
    onLeave: () => {
      if (query === "") return false;
      type("");
      return true;
    },
  });
  const submit = (event: Event) => {
    event.preventDefault();
    if (query.trim() === "") return;
    const named = namedIn(query, catalogue);
    // A text that names no single analysis stays, so that one of the hits is chosen and none is taken for granted.
    if (named.codes.length === 0 && isOpen) announce(texts.counted("hits", hits.length));
    else take(query);
    reset();
  };
  const attributes = {
    class: "lbm-input",
    part: "input",
    type: "search",
    id: "lbm-draw-search",
    value: query,
    placeholder: texts.searchHint,
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: false,
    "aria-describedby": "lbm-draw-problem",
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text") ?? "";
      if (!between.test(text.trim())) return;
      event.preventDefault();
      take(text);
    },
    ...combobox,
  } as unknown as InputHTMLAttributes<HTMLInputElement>;
  return (
    <div class="lbm-draw-find">
      <form onSubmit={submit}>
        <span>
          <label class="lbm-hidden" for="lbm-draw-search">
            {texts.searchLabel}
          </label>
          <input {...attributes} />
          {isOpen && (
            <div class="lbm-draw-hits" id={list} role="listbox" aria-label={texts.searchLabel}>
              {hits.map(({ code, name }, index) => (
                <button
                  type="button"
                  key={code}
                  id={`${list}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  onClick={() => choose(index)}
                >
                  <span>{name}</span>
                  {codes.includes(code) && <span class="lbm-draw-quiet">{texts.inPlan}</span>}
                  <span class="lbm-draw-code">{code}</span>
                </button>
              ))}
            </div>
          )}
        </span>
        <button type="submit" class="lbm-button" part="button">
          {texts.add}
        </button>
      </form>
      <p id="lbm-draw-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
