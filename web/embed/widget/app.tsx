/** @jsxImportSource preact */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Imported, Nothing } from "../components/directory.tsx";
import { Link, NavigationContext, type View } from "../components/navigation.tsx";
import { type Texts, textsOf } from "../texts/texts-of.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { type DirectoryProps, DirectoryView } from "./directory-view.tsx";
import { onDress } from "./listen.ts";
import { loadCatalogue, loadDetail, loadLook, loadTexts } from "./load.ts";
import type { Options } from "./options.ts";
import type { Refused } from "./read-json.ts";
import { onViewChange } from "./route.ts";
import { remember } from "./use-recent.ts";

/** A value that is loading, has failed or is loaded. */
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
    let isCurrent = true;
    loading.current().then(
      (value) => isCurrent && setState({ request, value }),
      (error: unknown) => isCurrent && setState({ request, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [request]);
  return { ...(state.request === request ? state : {}), retry: () => setAttempt(attempt + 1) };
}

/** Unsaved texts from the back-office, whose preview sets them on the element. */
function useTyped(host: HTMLElement, language: string): Texts | undefined {
  const [typed, setTyped] = useState(host.dataset.texts);
  useEffect(() => {
    return onDress(() => setTyped(host.dataset.texts));
  }, [host]);
  return useMemo(() => (typed ? textsOf(language, JSON.parse(typed)) : undefined), [typed, language]);
}

/** Component of a widget of another kind than the directory, with its styles. */
interface ViewPart {
  View: ComponentType<DirectoryProps>;
  style?: string;
}

/** The part for a kind; none for the directory and for a single analysis, which are drawn without one. */
export async function loadPart(kind: Options["kind"]): Promise<ViewPart | undefined> {
  if (kind !== "directory" && kind !== "analysis") return (await import("./parts.ts")).partOf(kind);
}

interface AppProps {
  options: Options;
  host: HTMLElement;
  /** Everything needed for drawing, if it is already loaded. */
  ready?: { catalogue: BrowserCatalogue; texts: Texts; part: ViewPart | undefined };
}

/** The view that the address and the widget's own attributes ask for. */
const viewOf = ({ route, fixed }: Options): View => ({ ...route.read(), ...fixed });

/** A widget of any kind. */
export function App({ options, host, ready }: AppProps) {
  const { kind, route, origin, language } = options;
  const [view, setView] = useState(() => viewOf(options));
  useEffect(() => onViewChange(() => setView(viewOf(options))), [options]);

  const code = options.opens ? view.code : undefined;
  const list = useLoaded(kind === "analysis" ? undefined : language, () => loadCatalogue(origin, language));
  const catalogue = ready?.catalogue ?? list.value;
  const contentLanguage = catalogue?.file.language ?? language;
  const opened = useLoaded(code && `${contentLanguage} ${code}`, () =>
    loadDetail(origin, contentLanguage, code ?? ""),
  );
  const detail = opened.value;
  const loaded = useLoaded(kind, () => loadPart(kind));
  const part = ready?.part ?? loaded.value;
  const loadedTexts = useLoaded(contentLanguage, () => loadTexts(origin, contentLanguage));
  const texts = useTyped(host, contentLanguage) ?? ready?.texts ?? loadedTexts.value;
  const design = useLoaded("look", () => loadLook(origin, contentLanguage));
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(code, opened.value, { host, heading, input });

  // One later style is enough, since the category tree and the search alone do not open analyses.
  const later = detail?.style ?? part?.style;
  useEffect(() => {
    if (later) adopt(host, later);
  }, [host, later]);

  const beforeLeaving = useRef<(() => void) | null>(null);
  const navigation = useMemo(() => {
    const go = (next: View) => {
      beforeLeaving.current?.();
      beforeLeaving.current = null;
      if (next.code) remember(route.read().search);
      route.write(next, false);
    };
    return { href: route.href, go };
  }, [route]);
  const { imported } = design.value ?? {};
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
            <detail.Detail
              analysis={detail.analysis}
              texts={texts}
              headingRef={heading}
              isAlone={kind === "analysis"}
            />
          ) : (
            <State loaded={opened} texts={texts} failed={texts.analysisFailed} />
          )}
        </>
      );
    }
    if (kind === "analysis") return <Nothing texts={texts} searched />;
    const Shown = kind === "directory" ? DirectoryView : part?.View;
    // Show the field of a search alone before its catalogue is loaded; until then it leads to the results.
    if (Shown && (catalogue || kind === "search"))
      return (
        <Shown
          {...{ options, texts, view, beforeLeaving, go: navigation.go, inputRef: input }}
          catalogue={catalogue as BrowserCatalogue}
        />
      );
    return kind !== "search" && <State loaded={Shown ? list : loaded} texts={texts} failed={texts.failed} />;
  };
  return (
    <NavigationContext.Provider value={navigation}>
      <div class="lbm" part="root" lang={contentLanguage}>
        {body()}
        {texts && imported && !options.page && kind !== "search" && (
          <Imported texts={texts} date={imported} />
        )}
      </div>
    </NavigationContext.Provider>
  );
}

/** Adopts a style that was loaded later, replacing any earlier one. */
function adopt({ shadowRoot }: HTMLElement, css: string): void {
  if (!shadowRoot) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer laborium{${css}}`);
  shadowRoot.adoptedStyleSheets[1] = sheet;
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
      <p>{status === 404 ? texts.missing : failed}</p>
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

/** Moves the focus: to the heading of an opened analysis, back to the search on return; not on the first render, which no visitor requested. */
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
