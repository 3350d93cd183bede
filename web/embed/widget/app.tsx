/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Imported, Nothing } from "../components/directory.tsx";
import { Link, NavigationContext, type View } from "../components/navigation.tsx";
import { type Texts, textsOf } from "../texts/texts-of.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { DirectoryView } from "./directory-view.tsx";
import { loadCatalogue, loadDetail, loadLook, loadTexts } from "./load.ts";
import type { Options } from "./options.ts";
import type { Refused } from "./read-json.ts";
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

/** The texts that somebody is typing in the back-office, whose preview hands them to the element before they are saved. */
function useTyped(host: HTMLElement, language: string): Texts | undefined {
  const [typed, setTyped] = useState(host.dataset.texts);
  useEffect(() => {
    const take = () => setTyped(host.dataset.texts);
    addEventListener("laborium:dress", take);
    return () => removeEventListener("laborium:dress", take);
  }, [host]);
  return useMemo(() => (typed ? textsOf(language, JSON.parse(typed)) : undefined), [typed, language]);
}

interface AppProps {
  options: Options;
  host: HTMLElement;
  /** The catalogue and the texts, if they are loaded already. */
  ready?: { catalogue: BrowserCatalogue; texts: Texts };
}

/** A widget, whatever its kind. */
export function App({ options, host, ready }: AppProps) {
  const { kind, route, origin, language } = options;
  const [view, setView] = useState<View>(() => ({ ...route.read(), ...options.fixed }));
  useEffect(() => onViewChange(() => setView({ ...options.route.read(), ...options.fixed })), [options]);

  const code = options.opens ? view.code : undefined;
  const needsList = kind !== "analysis" && !ready;
  const list = useLoaded(needsList ? `${origin} ${language}` : undefined, () =>
    loadCatalogue(origin, language),
  );
  const catalogue = ready?.catalogue ?? list.value;
  const spoken = catalogue?.file.language ?? language;
  const opened = useLoaded(code === undefined ? undefined : `${spoken} ${code}`, () =>
    loadDetail(origin, spoken, code ?? ""),
  );
  const detail = opened.value;
  const finder = useLoaded(kind === "search" ? kind : undefined, () => import("./finder-view.tsx"));
  const isList = kind === "results" || kind === "categories";
  const alone = useLoaded(isList ? kind : undefined, () => import("./list-view.tsx"));
  const own = useLoaded(ready ? undefined : `texts ${spoken}`, () => loadTexts(origin, spoken));
  const texts = useTyped(host, spoken) ?? ready?.texts ?? own.value;
  const look = useLoaded("look", () => loadLook(origin, spoken));
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(code, opened.value, { host, heading, input });

  // A tree of categories and the search alone open nothing themselves.
  const later =
    detail?.detailStyle ??
    finder.value?.finderStyle ??
    (kind === "categories" ? alone.value?.treeStyle : undefined);
  useEffect(() => later && adopt(host, later), [host, later]);

  const beforeLeaving = useRef<(() => void) | null>(null);
  const navigation = useMemo(() => {
    const go = (next: View) => {
      beforeLeaving.current?.();
      beforeLeaving.current = null;
      route.write(next, false);
    };
    return { href: route.href, go };
  }, [route]);
  const { imported } = look.value ?? {};
  const body = (): ComponentChildren => {
    if (!texts) return null;
    if (code !== undefined) {
      const back = kind !== "analysis" && (
        <p class="lbm-back">
          <Link to={{ ...view, code: undefined }}>← {texts.back}</Link>
        </p>
      );
      return (
        <>
          {back}
          {detail ? (
            <detail.Analysis
              analysis={detail.analysis}
              texts={texts}
              level={2}
              headingRef={heading}
              actions={<detail.CopyLink texts={texts} />}
            />
          ) : (
            <State loaded={opened} texts={texts} failed={texts.analysisFailed} />
          )}
        </>
      );
    }
    if (kind === "search")
      return (
        finder.value && (
          <finder.value.FinderView {...{ options, catalogue, texts }} search={view.search ?? ""} />
        )
      );
    if (kind === "analysis") return <Nothing texts={texts} searched />;
    if (!catalogue) return <State loaded={list} texts={texts} failed={texts.failed} />;
    if (kind === "directory")
      return (
        <DirectoryView
          {...{ options, catalogue, texts, view, beforeLeaving }}
          go={navigation.go}
          inputRef={input}
        />
      );
    if (!alone.value) return <State loaded={alone} texts={texts} failed={texts.failed} />;
    return <alone.value.ListView {...{ catalogue, texts, view, kind }} count={options.count} />;
  };
  return (
    <NavigationContext.Provider value={navigation}>
      <div class="lbm" part="root" lang={spoken}>
        {body()}
        {texts && imported && !options.page && kind !== "search" && (
          <Imported texts={texts} date={imported} />
        )}
      </div>
    </NavigationContext.Provider>
  );
}

/** Adds the style of what was loaded later, once. */
function adopt({ shadowRoot }: HTMLElement, css: string): void {
  if (!shadowRoot || shadowRoot.adoptedStyleSheets.length > 1) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer laborium{${css}}`);
  shadowRoot.adoptedStyleSheets.push(sheet);
}

/** Shown while loading, or after a failure. */
function State({ loaded, texts, failed }: { loaded: Loaded<unknown>; texts: Texts; failed: string }) {
  if (loaded.error === undefined)
    return (
      <p class="lbm-state" role="status">
        {texts.loading}
      </p>
    );
  const { status } = loaded.error as Partial<Refused>;
  return (
    <div class="lbm-state lbm-error" part="error" role="alert">
      <p>{status === 410 ? texts.withdrawn : status === 404 ? texts.missing : failed}</p>
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
    const { top } = host.getBoundingClientRect();
    if (top < 0 || top > innerHeight) host.scrollIntoView({ block: "start" });
    (code === undefined ? input : heading).current?.focus({ preventScroll: true });
  }, [code, shown, host, heading, input]);
}
