import * as z from "zod";
import { type Language, languageSchema } from "./language.ts";
import type { FieldCode } from "./problem.ts";

/** The texts that a laboratory has put in place of the default ones, by language. */
export type OwnTexts<Key extends string = string> = Partial<Record<Language, Partial<Record<Key, string>>>>;

/** Most characters of a public text. */
export const longestOwnText = 500;

const placeholder = /\{\{(.*?)\}\}/g;
/** The names in `{{…}}`, in their order. */
const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = ""]) => name);
/** The rest of a placeholder that lacks a brace: visitors would read it as it stands. */
const halfOf = (text: string) => /\{\{[^}]*\}?|[^{}]*\}\}/.exec(text.replaceAll(placeholder, ""))?.[0];

/** What is wrong with a text; the code is looked up in the reader's language. */
interface Fault {
  code: FieldCode;
  message: string;
  placeholder?: string;
}

/**
 * The texts of one module's public pages and widgets, which a laboratory may word anew: their defaults, what is checked and what is kept.
 * @param german the defaults, whose keys are those of the texts
 * @param english the defaults in every other language
 */
export function ownTexts<Key extends string>(german: Record<Key, string>, english: Record<Key, string>) {
  const keys = Object.keys(german) as Key[];
  const isKey = (key: string): key is Key => Object.hasOwn(german, key);

  /** All default texts of a language. */
  const defaultsIn = (language: Language): Record<Key, string> => (language === "de" ? german : english);
  const defaultText = (language: Language, key: Key): string => defaultsIn(language)[key];

  /** What may stand in a text, and what has to: a singular may write its number in words. */
  function placeholdersOf(key: Key): { allowed: readonly string[]; required: boolean } {
    const singular = key.endsWith("_one");
    const plural = key.replace(/_one$/, "_other") as Key;
    return { allowed: placeholdersIn(german[singular ? plural : key]), required: !singular };
  }

  /** What is wrong with a laboratory's own text; undefined if nothing is. An empty text stands for the default. */
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

  /** What a laboratory has changed: texts that equal the default, or that this version does not know any more, are left out. */
  function changed(texts: OwnTexts<Key>): OwnTexts<Key> {
    const languages = Object.entries(texts) as [Language, Record<string, string>][];
    const differing = languages.map(([language, own]) => {
      const kept = Object.entries(own).filter(
        ([key, text]) =>
          isKey(key) && text !== "" && text !== defaultText(language, key) && !check(key, text),
      );
      return [language, Object.fromEntries(kept)] as const;
    });
    return Object.fromEntries(differing.filter(([, own]) => Object.keys(own).length > 0)) as OwnTexts<Key>;
  }

  return { keys, defaultsIn, defaultText, placeholdersOf, check, schema, changed };
}
