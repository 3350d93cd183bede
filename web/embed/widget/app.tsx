/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Analysis } from "../components/analysis.tsx";
import { CategoryTree, Nothing } from "../components/directory.tsx";
import { Hits } from "../components/hits.tsx";
import { Link, NavigationContext, type View } from "../components/navigation.tsx";
import { type Texts, textsFor } from "../texts/texts.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { DirectoryView } from "./directory-view.tsx";
import { FinderView } from "./finder-view.tsx";
import { loadAnalysis, loadCatalogue, Refused } from "./load.ts";
import type { Options } from "./options.ts";
import { onViewChange } from "./route.ts";

/** Something that is loading, has failed, or is loaded. */
interface Loaded<Value> {
  value?: Value;
  error?: unknown;
  retry: () => void;
}

/**
 * Loads when the key changes.
 * @param key identifies what is loaded; undefined loads nothing
 */
function useLoaded<Value>(key: string | undefined, load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ request?: string; value?: Value; error?: unknown }>({});
  const loading = useRef(load);
  loading.current = load;
  const request = key === undefined ? undefined : `${attempt} ${key}`;
  useEffect(() => {
    if (request === undefined) return;
    let wanted = true;
    loading.current().then(
      (value) => wanted && setState({ request, value }),
      (error: unknown) => wanted && setState({ request, error }),
    );
    return () => {
      wanted = false;
    };
  }, [request]);
  return { ...(state.request === request ? state : {}), retry: () => setAttempt(attempt + 1) };
}

interface AppProps {
  options: Options;
  host: HTMLElement;
  /** The catalogue, if it is loaded already. */
  ready?: BrowserCatalogue;
}

/** A widget, whatever its kind. */
export function App({ options, host, ready }: AppProps) {
  const { kind, route, origin, language } = options;
  const [view, setView] = useState<View>(() => ({ ...route.read(), ...options.fixed }));
  useEffect(() => onViewChange(() => setView({ ...options.route.read(), ...options.fixed })), [options]);

  const showsAnalysis =
    kind === "analysis" || ((kind === "directory" || kind === "results") && !options.page);
  const code = showsAnalysis ? view.code : undefined;
  const needsList = kind !== "analysis" && !ready;
  const list = useLoaded(needsList ? `${origin} ${language}` : undefined, () =>
    loadCatalogue(origin, language, options.engine),
  );
  const catalogue = ready ?? list.value;
  const spoken = catalogue?.file.language ?? language;
  const analysis = useLoaded(code === undefined ? undefined : `${spoken} ${code}`, () =>
    loadAnalysis(origin, spoken, code ?? ""),
  );
  const texts = useMemo(() => textsFor(spoken), [spoken]);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(code, analysis.value, { host, heading, input });

  const beforeLeaving = useRef<(() => void) | null>(null);
  const navigation = useMemo(() => {
    const go = (next: View) => {
      beforeLeaving.current?.();
      beforeLeaving.current = null;
      route.write(next, false);
    };
    return { href: route.href, go };
  }, [route]);
  const body = (): ComponentChildren => {
    if (code !== undefined) {
      const back = kind !== "analysis" && (
        <p class="lbm-back">
          <Link to={{ ...view, code: undefined }}>← {texts.back}</Link>
        </p>
      );
      return (
        <>
          {back}
          {analysis.value ? (
            <Analysis
              analysis={analysis.value}
              texts={texts}
              language={spoken}
              level={2}
              headingRef={heading}
            />
          ) : (
            <State loaded={analysis} texts={texts} failed={texts.analysisFailed} />
          )}
        </>
      );
    }
    if (kind === "search")
      return <FinderView catalogue={catalogue} texts={texts} search={view.search ?? ""} route={route} />;
    if (kind === "analysis") return <Nothing texts={texts} searched />;
    if (!catalogue) return <State loaded={list} texts={texts} failed={texts.failed} />;
    if (kind === "directory")
      return (
        <DirectoryView
          {...{ catalogue, texts, view, route, beforeLeaving }}
          go={navigation.go}
          inputRef={input}
        />
      );
    return <ListView {...{ catalogue, texts, view, kind }} count={options.count} />;
  };
  return (
    <NavigationContext.Provider value={navigation}>
      <div class="lbm" part="root" lang={spoken}>
        {body()}
      </div>
    </NavigationContext.Provider>
  );
}

interface ListProps {
  catalogue: BrowserCatalogue;
  texts: Texts;
  view: View;
  kind: string;
  count: number;
}

/** The results alone, or the categories alone. */
function ListView({ catalogue, texts, view, kind, count }: ListProps) {
  const { categories } = catalogue.file;
  const { search, category } = view;
  const { hits, formsIn } = useMemo(
    () => catalogue.select({ search, category }),
    [catalogue, search, category],
  );
  if (kind === "categories") return <CategoryTree categories={categories} texts={texts} />;
  const query = search ?? "";
  return (
    <>
      <div class="lbm-heading" role="status">
        <h2>{query === "" ? texts.results : texts.resultsFor(query)}</h2>
        <p class="lbm-count">{texts.found(hits.length)}</p>
      </div>
      <Hits hits={hits.slice(0, count)} {...{ texts, categories, query, formsIn }} />
    </>
  );
}

/** Shown while loading, or after a failure. */
function State({ loaded, texts, failed }: { loaded: Loaded<unknown>; texts: Texts; failed: string }) {
  if (loaded.error === undefined)
    return (
      <p class="lbm-state" role="status">
        {texts.loading}
      </p>
    );
  const gone = loaded.error instanceof Refused && loaded.error.status === 404;
  return (
    <div class="lbm-state" part="error" role="alert">
      <p>{gone ? texts.missing : failed}</p>
      <button type="button" class="lbm-button" onClick={loaded.retry}>
        {texts.retry}
      </button>
    </div>
  );
}

interface Places {
  host: HTMLElement;
  heading: { current: HTMLElement | null };
  input: { current: HTMLElement | null };
}

/** Moves the focus: to the heading of an opened analysis, back to the search on return; not on the first render, which nobody asked for. */
function useFocusOnChange(code: string | undefined, shown: unknown, { host, heading, input }: Places): void {
  const before = useRef(code);
  useEffect(() => {
    if (before.current === code || (code !== undefined && shown === undefined)) return;
    before.current = code;
    if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: "start" });
    (code === undefined ? input : heading).current?.focus({ preventScroll: true });
  }, [code, shown, host, heading, input]);
}
