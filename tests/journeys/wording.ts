import type { Page } from "@playwright/test";
import { actions, areas, pages, settings, tasks, textSources } from "../../web/app/manifests.ts";

const languages = ["de", "en"] as const;
type Language = (typeof languages)[number];

/** The texts of a context by their keys, `nav.news` and the like. */
function flat(texts: object, before = ""): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
}

/** The words that manifests hold in all languages. Icons and declared calls hold none and contain cycles. */
function wordsIn(value: unknown): Record<Language, string>[] {
  if (typeof value !== "object" || value === null) return [];
  if ("de" in value && "en" in value && typeof value.de === "string")
    return [value as Record<Language, string>];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "icon" || key === "calls" ? [] : wordsIn(member),
  );
}

async function gather() {
  const keys = new Set<string>();
  const texts: Record<Language, Set<string>> = { de: new Set(), en: new Set() };
  for (const [context, load] of Object.entries(textSources)) {
    for (const language of languages) {
      for (const [key, text] of flat((await load(language)).default)) {
        // A key that is one small word might also be a name in the data.
        if (/[.A-Z]/.test(key)) keys.add(key);
        keys.add(`${context}:${key}`);
        texts[language].add(text);
      }
    }
  }
  for (const words of wordsIn({ areas, settings, pages, actions, tasks }))
    for (const language of languages) texts[language].add(words[language]);
  return { keys, texts };
}
const gathered = gather();

/** Every text and label that the page shows, except code and elements declared to be in another language. */
function textsOf(): string[] {
  const texts = new Set<string>();
  const elsewhere = (element: Element | null) => {
    const named = element?.closest("[lang]");
    return named && named.getAttribute("lang") !== document.documentElement.lang;
  };
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (elsewhere(element)) continue;
    if (node instanceof Element) {
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        texts.add(node.getAttribute(name) ?? "");
    } else if (!element?.matches("script, style, noscript, code")) texts.add(node.textContent ?? "");
  }
  return [...texts].map((text) => text.trim()).filter(Boolean);
}

/** Wrong texts on the page: keys instead of texts, and texts of the other language. */
export async function misworded(page: Page, place: string, language: Language): Promise<string[]> {
  const { keys, texts } = await gathered;
  const other = texts[language === "de" ? "en" : "de"];
  const shown = await page.evaluate(textsOf);
  const lang = await page.locator("html").getAttribute("lang");
  return [
    ...(lang === language ? [] : [`${place}: says to be in ${lang}`]),
    ...shown
      .filter((text) => !texts[language].has(text) && (keys.has(text) || other.has(text)))
      .map((text) => `${place}: not ${language}: ${text}`),
  ];
}
