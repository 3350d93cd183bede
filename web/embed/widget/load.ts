import type { Language } from "../../../shared/kernel/language.ts";
import type {
  PublicAnalysis,
  SearchIndexPointer,
  WidgetLook,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import type { WidgetTextKey } from "../../../shared/webpublisher/texts/texts.de.ts";
import { type Texts, textsOf } from "../texts/texts-of.ts";
import { type BrowserCatalogue, readCatalogue } from "./catalogue.ts";
import { attempts, pause, Refused, readJson } from "./read-json.ts";

/** Addresses of the search indexes by language, the main one first. */
export const readPointer = (origin: string, isNew?: boolean) =>
  readJson<SearchIndexPointer>(`${origin}/embed/index.json`, isNew);

const cache = new Map<string, Promise<unknown>>();
/** Shares one request among all widgets of a page; a failed one may be repeated. */
export function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const cached = cache.get(key) as Promise<Value> | undefined;
  if (cached) return cached;
  const loading = load();
  cache.set(key, loading);
  loading.catch(() => cache.delete(key));
  return loading;
}

/** The directory in the wanted language, or else in the laboratory's main one, with its search. */
export const loadCatalogue = (origin: string, language: string): Promise<BrowserCatalogue> =>
  once(`catalogue ${origin} ${language}`, async () => {
    for (let attempt = 1; ; attempt++) {
      const { indexes } = await readPointer(origin, attempt > 1);
      const index = indexes[language as Language] ?? Object.values(indexes)[0];
      if (!index) throw new Refused(404);
      try {
        return await readCatalogue(await readJson<SearchIndexFile>(origin + index.url));
      } catch (error) {
        // The index has just been replaced; within seconds every cache has the new address.
        if (!(error instanceof Refused) || attempt >= attempts) throw error;
        await pause(attempt * 1500);
      }
    }
  });

/** Maximum wait for the laboratory's own texts, in ms; then the default ones are loaded. */
export const patience = 2_000;

/** The texts in a language, which are delivered with the look. */
export const loadTexts = (origin: string, language: string): Promise<Texts> =>
  once(`texts ${origin} ${language}`, async () => {
    const design = loadLook(origin, language).catch(() => undefined);
    const { words } = (await Promise.race([design, pause(patience)])) ?? {};
    return textsOf(
      language,
      (words as Record<WidgetTextKey, string>) ??
        (await (await import("./default-texts.ts")).defaultTexts(language)),
    );
  });

/** Fetches the laboratory's name, colours and CSS, and its own texts in a language. */
export const loadLook = (origin: string, language: string): Promise<WidgetLook> =>
  once(`look ${origin} ${language}`, () => readJson<WidgetLook>(`${origin}/api/${language}/public/look/`));

const readAnalysis = (origin: string, language: string, code: string) =>
  readJson<PublicAnalysis>(`${origin}/api/${language}/public/analyses/${encodeURIComponent(code)}/`);

/** One analysis with all its fields, and its view. */
export const loadDetail = (origin: string, language: string, code: string) =>
  once(`analysis ${origin} ${language} ${code}`, async () => {
    const reading = readAnalysis(origin, language, code).catch((error: Error) => error);
    const { opened } = await import("./detail-view.tsx");
    return opened(await reading, origin, language);
  });
