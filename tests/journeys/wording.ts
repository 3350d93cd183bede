import type { Page } from "@playwright/test";
import { textSources } from "../../web/app/texts.ts";

const languages = ["de", "en"] as const;
type Language = (typeof languages)[number];

/** The texts of a context by their keys, `nav.news` and the like. */
function flat(texts: object, before = ""): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
}

async function gather() {
  const keys = new Set<string>();
  const said: Record<Language, Set<string>> = { de: new Set(), en: new Set() };
  for (const [context, sources] of Object.entries(textSources)) {
    for (const language of languages) {
      for (const [key, text] of flat((await sources[language]()).default)) {
        // A key that is one small word could as well be a name in the data.
        if (/[.A-Z]/.test(key)) keys.add(key);
        keys.add(`${context}:${key}`);
        said[language].add(text);
      }
    }
  }
  return { keys, said };
}
const gathered = gather();

/** Every text that the page shows or names something by, but for code and what says to be in another language. */
function textsOf(): string[] {
  const found = new Set<string>();
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
        found.add(node.getAttribute(name) ?? "");
    } else if (!element?.matches("script, style, noscript, code")) found.add(node.textContent ?? "");
  }
  return [...found].map((text) => text.trim()).filter(Boolean);
}

/** What the page says wrongly: keys in the place of texts, and texts of the other language. */
export async function misworded(page: Page, place: string, language: Language): Promise<string[]> {
  const { keys, said } = await gathered;
  const other = said[language === "de" ? "en" : "de"];
  const shown = await page.evaluate(textsOf);
  const lang = await page.locator("html").getAttribute("lang");
  return [
    ...(lang === language ? [] : [`${place}: says to be in ${lang}`]),
    ...shown
      .filter((text) => !said[language].has(text) && (keys.has(text) || other.has(text)))
      .map((text) => `${place}: not ${language}: ${text}`),
  ];
}
