import type { Language } from "../../../shared/kernel/language.ts";
import type {
  PublicAnalysis,
  PublicLook,
  SearchIndexPointer,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import { BrowserCatalogue } from "./catalogue.ts";

/** A response whose status a retry will not change. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

const attempts = 3;
const timeout = 10_000;

/**
 * Fetches JSON and retries after network failures.
 * @throws Refused for 4xx
 */
async function readJson<Body>(url: string): Promise<Body> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, { credentials: "omit", signal: AbortSignal.timeout(timeout) });
      if (response.ok) return (await response.json()) as Body;
      if (response.status < 500 && response.status !== 429) throw new Refused(response.status);
      throw new Error(`HTTP ${response.status}`);
    } catch (error) {
      if (error instanceof Refused || attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** (attempt - 1)));
    }
  }
}

/** The languages that have an index, the main one first, and its address. */
const readPointer = (origin: string) => readJson<SearchIndexPointer>(`${origin}/embed/index.json`);

const kept = new Map<string, Promise<unknown>>();
/** One request for all widgets of a page; a failed one may be repeated. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}

/** The search index in the wanted language, else in the laboratory's main one. */
const loadIndex = (origin: string, wanted: string): Promise<SearchIndexFile> =>
  once(`index ${origin} ${wanted}`, async () => {
    const { indexes } = await once(`pointer ${origin}`, () => readPointer(origin));
    const found = indexes[wanted as Language] ?? Object.values(indexes)[0];
    if (!found) throw new Refused(404);
    return readJson<SearchIndexFile>(origin + found.url);
  });

/** The directory in the wanted language with its search, which is a file of its own: both load in parallel. */
export const loadCatalogue = (origin: string, wanted: string, engine: string): Promise<BrowserCatalogue> =>
  once(`catalogue ${origin} ${wanted}`, async () => {
    const search = import(/* @vite-ignore */ engine) as Promise<
      typeof import("../../../shared/kernel/search-text.ts")
    >;
    const [file, { Search }] = await Promise.all([loadIndex(origin, wanted), search]);
    return new BrowserCatalogue(file, Search);
  });

/** Fetches the laboratory's name, colours and CSS. */
export const loadLook = (origin: string): Promise<PublicLook> =>
  once(`look ${origin}`, () => readJson<PublicLook>(`${origin}/api/public/look/`));

/** Fetches one analysis with all its fields. */
export const loadAnalysis = (origin: string, language: string, code: string): Promise<PublicAnalysis> =>
  once(`analysis ${origin} ${language} ${code}`, () =>
    readJson<PublicAnalysis>(`${origin}/api/${language}/public/analyses/${encodeURIComponent(code)}/`),
  );
