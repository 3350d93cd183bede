import * as z from "zod";
import { type Language, languageSchema } from "./language.ts";
import type { FieldCode } from "./problem.ts";
import { type UiLanguage, uiLanguageOf } from "./ui-language.ts";

/** A laboratory's replacements of default texts, by language. */
export type OwnTexts<Key extends string = string> = Partial<Record<Language, Partial<Record<Key, string>>>>;

/** Maximum length of a public text, in characters. */
export const longestOwnText = 500;

const placeholder = /\{\{(.*?)\}\}/g;
/** The names in `{{…}}`, in order. */
const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = ""]) => name);
/** The rest of a placeholder that lacks a brace; visitors would see it. */
const halfOf = (text: string) => /\{\{[^}]*\}?|[^{}]*\}\}/.exec(text.replaceAll(placeholder, ""))?.[0];

/** An error in a text; the app has a text for its code in the reader's language. */
interface Fault {
  code: FieldCode;
  message: string;
  placeholder?: string;
}

/**
 * The texts of a module's public pages and widgets, which a laboratory may replace: their defaults and the check and reduction of its own.
 * @param defaults of all languages of the interface; the German ones define the keys
 */
export function ownTexts<Key extends string>(defaults: Record<UiLanguage, Readonly<Record<Key, string>>>) {
  const keys = Object.keys(defaults.de) as Key[];
  const isKey = (key: string): key is Key => Object.hasOwn(defaults.de, key);

  /** All default texts of a language. */
  const defaultsIn = (language: Language): Readonly<Record<Key, string>> => defaults[uiLanguageOf(language)];
  const defaultText = (language: Language, key: Key): string => defaultsIn(language)[key];

  /** Placeholders that a text may or must contain; a singular may write its number in words. */
  function placeholdersOf(key: Key): { allowed: readonly string[]; required: boolean } {
    const singular = key.endsWith("_one");
    const plural = key.replace(/_one$/, "_other") as Key;
    return { allowed: placeholdersIn(defaults.de[singular ? plural : key]), required: !singular };
  }

  /** The error in a laboratory's own text; undefined if there is none. An empty text stands for the default. */
  function check(key: Key, text: string): Fault | undefined {
    if (text === "") return undefined;
    if (/<\/?[a-z!][^<]*>/i.test(text) || /\p{Cc}/u.test(text))
      return { code: "plain_text_only", message: "Only plain text in one line." };
    const { allowed, required } = placeholdersOf(key);
    const present = placeholdersIn(text);
    const stray = present.find((name) => !allowed.includes(name));
    const unknown = stray === undefined ? halfOf(text) : `{{${stray}}}`;
    if (unknown !== undefined)
      return {
        code: "unknown_placeholder",
        message: `There is no placeholder ${unknown} in this text.`,
        placeholder: unknown,
      };
    const missing = required ? allowed.find((name) => !present.includes(name)) : undefined;
    if (missing === undefined) return undefined;
    return {
      code: "missing_placeholder",
      message: `The placeholder {{${missing}}} is missing.`,
      placeholder: `{{${missing}}}`,
    };
  }

  const schema = z.partialRecord(
    languageSchema,
    z.record(z.string(), z.string().max(longestOwnText)).check(({ value, issues }) => {
      for (const [key, text] of Object.entries(value)) {
        const fault = isKey(key)
          ? check(key, text)
          : { code: "unknown_field" as const, message: `There is no text ${key}.` };
        if (!fault) continue;
        const { message, ...params } = fault;
        issues.push({ code: "custom", input: text, path: [key], message, params });
      }
    }),
  ) as unknown as z.ZodType<OwnTexts<Key>, OwnTexts<Key>>;

  /** The texts that a laboratory has changed, without those that equal the default or that this version no longer has. */
  function changed(texts: OwnTexts<Key>): OwnTexts<Key> {
    const languages = Object.entries(texts) as [Language, Record<string, string>][];
    const differing = languages.map(([language, replacements]) => {
      const changes = Object.entries(replacements).filter(
        ([key, text]) =>
          isKey(key) && text !== "" && text !== defaultText(language, key) && !check(key, text),
      );
      return [language, Object.fromEntries(changes)] as const;
    });
    return Object.fromEntries(
      differing.filter(([, changes]) => Object.keys(changes).length > 0),
    ) as OwnTexts<Key>;
  }

  return { keys, defaultsIn, defaultText, placeholdersOf, check, schema, changed };
}
