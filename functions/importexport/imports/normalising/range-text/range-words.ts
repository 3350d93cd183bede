/** A number as written: `1.250,5`, `0.3`, `3’000`, or a titre such as `1:80`. */
export const number =
  "(?:1\\s?:\\s?\\d{1,6}|\\d{1,3}(?:[.,'’\\u00a0\\u202f]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)(?![.,]?\\d)";

/** Begin of a word that is followed by no further letter. */
const wholeWord = (words: string) => `(?:${words})(?![\\p{L}\\d])`;

/** Comparisons before an upper limit: those that leave the limit itself out, and those that include it. */
export const below = `(?:<(?!=|\\s*or\\s*=)|${wholeWord("unter|kleiner(?: als)?|below|under|less than|lower than|moins de|inférieur à|inferiore a|meno di")})`;
export const upTo = `(?:<=|≤|<\\s*or\\s*=|${wholeWord("bis(?: zu)?|max\\.?|maximal|höchstens|up to|at most|jusqu'à|fino a")}\\.?)`;
/** Comparisons before a lower limit, likewise. */
export const above = `(?:>(?!=|\\s*or\\s*=)|${wholeWord("über|größer(?: als)?|above|over|more than|greater than|higher than|plus de|supérieur à|superiore a|più di")})`;
export const from = `(?:>=|≥|>\\s*or\\s*=|${wholeWord("ab(?: dem)?|mind\\.?|min\\.|mindestens|at least|from|dès|da")}\\.?)`;
export const comparison = `(?:${upTo}|${from}|${below}|${above})`;

export const dash = `(?:\\s*(?:[-‐‑–—−]|\\.{2,3}|…)\\s*|\\s+${wholeWord("bis|to|through|à")}\\s+)`;
export const between = wholeWord("von|zwischen|from|between|de|entre|tra");
export const and = `\\s+${wholeWord("und|and|et|e")}\\s+`;

/** Units of age; hours are none, since they rather name the time of a test, and `m` and `w` stand for sexes. */
const ageUnits = {
  d: "tage?n?|t\\.?|lebenstage?n?|lt|d|days?|jours?|giorn[io]|d[ií]as?",
  w: "wochen?|wo\\.?|lebenswochen?|lw|weeks?|wks?|semaines?|settiman[ae]|semanas?",
  mo: "monate?n?|mon\\.?|mo|lebensmonate?n?|lm|months?|mths?|mois|mes[ei]|mes|meses",
  y: "jahre?n?|lebensjahre?n?|lj|jr?\\.?|a|years?(?: old)?|yrs?|y|ans?|ann[io]|años?",
} as const;
export type AgeUnit = keyof typeof ageUnits;
/** Followed by neither a letter nor the rest of a unit, so that `3 T/µl` is no age. */
const end = "(?![\\p{L}\\d/%²³^]|-\\p{L})";
export const ageUnit = `(?:${Object.values(ageUnits).join("|")})${end}\\.?`;
const readers = Object.entries(ageUnits).map(
  ([unit, names]) => [unit as AgeUnit, new RegExp(`^(?:${names})\\.?$`, "iu")] as const,
);
export const ageUnitOf = (name: string): AgeUnit | undefined =>
  readers.find(([, names]) => names.test(name.trim()))?.[0];

export const anyAge =
  "(?:alle altersstufen|alle altersgruppen|jedes alter|altersunabhängig|all ages|any age|tous âges|tutte le età)";

const sexWords = {
  m: "m|male|males|men|man|männl\\.?|männlich(?:e[nrs]?)?|mann|männern?|herren|hommes?|mannen|masculin|uom(?:o|ini)|maschi|hombres?|varones|varón|jungen|knaben|boys|♂",
  f: "w|f|vrouw(?:en)?|female|females|women|woman|weibl\\.?|weiblich(?:e[nrs]?)?|frau(?:en)?|damen|femmes?|féminin|donn[ae]|femmine|mujer(?:es)?|mädchen|girls|♀",
  any: "alle|beide(?: geschlechter)?|all|any|both(?: sexes)?|tous|tutti|[mwf]\\s?[/+u&]\\s?[mwf]",
} as const;
export type Sex = keyof typeof sexWords;
const anySex = `(?!${anyAge})(?:${Object.values(sexWords).join("|")})(?![\\p{L}\\d])\\.?`;
/** One sex or several, with a preposition before them. */
export const sexes = `(?:${wholeWord("bei|für|for|in|pour|per")}\\s+)?${anySex}(?:\\s*(?:[/,+&]|${wholeWord("und|u|and|et|e")})\\s*${anySex})?`;
const sexReaders = Object.entries(sexWords).map(
  ([sex, words]) => [sex as Sex, new RegExp(`^(?:${words})\\.?$`, "iu")] as const,
);
/** Words for a sex that also name an age, and so are kept as a condition. */
export const young = /^(?:jungen|knaben|boys|mädchen|girls)$/iu;
const singleSex = new RegExp(`(?<![\\p{L}\\d])${anySex}`, "giu");
/** Whether a text names a sex anywhere. */
export const namesSex = (text: string) => text.match(singleSex) !== null;

/** The sex that one or two words name; two different ones are any. */
export function sexOf(text: string): Sex {
  const words = text.replace(/^(?:bei|für|for|in|pour|per)\s+/iu, "").match(singleSex) ?? [];
  const named = words.map((word) => sexReaders.find(([, names]) => names.test(word.trim()))?.[0] ?? "any");
  return new Set(named).size === 1 ? (named[0] as Sex) : "any";
}

/** Results in words that are a whole reference range. */
export const results = wholeWord(
  "negativ[eo]?|négatif|neg\\.?|positiv[eo]?|pos\\.?|normal|nicht nachweisbar|nachweisbar|kein nachweis|nicht reaktiv|reaktiv|not detected|not detectable|undetectable|non[- ]?reactive|unauffällig|steril|sterile|absent|non détecté|assente",
);

const percentile =
  "\\d{1,2}(?:[.,]\\d)?\\s*(?:\\.|°|º|th|st|nd|rd|e|er|ème|%)?[\\s-]*(?:perzentile|percentile|percentil|centile)(?!\\p{L})";
const hour = "\\d{1,2}(?:[.:]\\d{2})?";
const clock = "\\d{2}:\\d{2}(?!\\d)";
const timeOfDay = `(?:${hour}\\s*[-–]\\s*)?${hour}\\s*(?:uhr|[ap]\\.?m\\.?)(?!\\p{L})|(?:${clock}\\s*[-–]\\s*)?${clock}`;
/** Numbers that limit nothing: a percentile by which a limit is drawn, and the time at which a specimen is taken. */
export const remark = new RegExp(`(?<![\\d.,:])(?:${percentile}|${timeOfDay})`, "giu");

const trimester = `${wholeWord("[1-3][.°]?\\s*(?:trimenon|trimester|trimestre)|1st trimester|2nd trimester|3rd trimester")}`;
/** A time of day or a part of a pregnancy, whose numbers are no limits. */
export const occasion = `(?:um\\s+|at\\s+)?${hour}\\s*uhr(?!\\p{L})|(?:um\\s+)?${hour}\\s*[-–]\\s*${hour}\\s*uhr(?!\\p{L})|${trimester}`;

/** Words for people of an age, before which no other word has to explain an age. */
export const people =
  /^(?:kinder|kind|säuglinge?|neugeborenen?|erwachsenen?|jugendlichen?|kleinkinder|frühgeborenen?|personen|patienten|senioren|schwangeren?|ki|kdr|erw|neugeb|sgl|children|child|infants?|newborns?|neonates?|adults?|adolescents|pregnant|enfants|adultes|nourrissons|bambini|adulti|neonati|niños|adultos)\.?$/iu;

/** Words that change the meaning of others or of a number behind them, so that a text with them is not taken apart. */
export const bending =
  /^(?:nicht|kein\w*|ohne|au(?:ß|ss)er|oder|und|u|sowie|nach|vor|in|bei|mit|von|bis|ab|unter|über|je|pro|not|no|none|without|except|or|and|after|before|with|per|if|wenn|falls|sans|sauf|ou|et|après|avant|senza|o|e|dopo|prima|ca|circa|etwa|about|ssw|schwangerschaftswoche|woche|tag|stunde|monat|jahr|week|day|hour|month|year)$/iu;
