/** @jsxImportSource preact */
import { useEffect, useRef, useState } from "preact/hooks";
import { countable } from "../../../shared/webpublisher/searches/countable.ts";
import { storedValue } from "../shop/kept.ts";
import { recentStyle } from "../style/recent-style.ts";
import { fill, type Texts } from "../texts/texts-of.ts";

/** Maximum number of searches that a device remembers. */
const mostRecent = 8;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");
const stored = storedValue("localStorage", "laborium-searches", isList);
const read = () => stored.read() ?? [];

/** Remembers a search that led somewhere; none that may name a person. */
export function remember(query: string): void {
  const search = countable(query);
  if (search === "") return;
  const others = read().filter((other) => other.toLowerCase() !== search.toLowerCase());
  stored.write([search, ...others].slice(0, mostRecent));
}

interface RecentProps {
  texts: Texts;
  onChoose: (query: string) => void;
}

let sheet: CSSStyleSheet | undefined;
/** Adds the list's style to those of the widget or the page that holds it, once. */
function adoptStyle(element: Element | null): void {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`@layer laborium{${recentStyle}}`);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** The recent searches of this device, each to be repeated or removed. */
export function Recent({ texts, onChoose }: RecentProps) {
  const [, setTurn] = useState(0);
  const searches = read();
  const section = useRef<HTMLElement>(null);
  useEffect(() => adoptStyle(section.current), []);
  if (searches.length === 0) return null;
  const write = (left: string[]) => {
    stored.write(left.length > 0 ? left : undefined);
    setTurn((turn) => turn + 1);
  };
  return (
    <section ref={section} class="lbm-recent" part="recent" aria-label={texts.recent}>
      <p>{texts.recent}</p>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              aria-label={fill(texts.forget, { query })}
              onClick={() => write(searches.filter((other) => other !== query))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => write([])}>
        {texts.forgetAll}
      </button>
    </section>
  );
}
