import { analysisStates } from "../../../../shared/core/catalogue/document.ts";
import { fold } from "../../../../shared/kernel/folding.ts";

/** The words are folded like the cells, since folding turns `ue` into `u`, also in "true". */
const folded = (...words: string[]) => new Set(words.map(fold));
const yes = folded(
  "1",
  "x",
  "ja",
  "j",
  "yes",
  "y",
  "true",
  "wahr",
  "oui",
  "sì",
  "vrai",
  "vero",
  "akkreditiert",
  "accredited",
  "accrédité",
  "accreditato",
);
const no = folded(
  "",
  "0",
  "nein",
  "n",
  "no",
  "false",
  "falsch",
  "non",
  "nee",
  "faux",
  "falso",
  "nicht akkreditiert",
  "not accredited",
  "non accrédité",
  "non accreditato",
);
/** Signs of lists, of which folding leaves nothing. */
const signs: readonly (readonly [answer: boolean, sign: RegExp])[] = [
  [true, /^[✓✔☑☒√●•⬤■×✕+]\uFE0F?$/u],
  [false, /^[-‐–—−○◯☐□✗✘]$/u],
];
/** Yes or no; undefined for a text that says neither. */
export const answerOf = (text: string): boolean | undefined => {
  const word = fold(text);
  const sign = text.trim();
  if (word === "" && sign !== "") return signs.find(([, each]) => each.test(sign))?.[0];
  return yes.has(word) ? true : no.has(word) ? false : undefined;
};
const states = {
  NEW: ["new", "neu"],
  PUBLISHED: ["published", "veröffentlicht"],
  HIDDEN: ["hidden", "versteckt", "verborgen"],
} as const;
/** The state that a text names. */
export const stateOf = (text: string): (typeof analysisStates)[number] | undefined =>
  analysisStates.find((state) => states[state].some((name) => fold(name) === fold(text)));
