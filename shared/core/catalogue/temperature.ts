import { fold, wordsOf } from "../../kernel/folding.ts";

/** Temperatures at which specimens are kept. */
export const temperatures = ["room", "cold", "frozen", "deep_frozen"] as const;
export type Temperature = (typeof temperatures)[number];

/** Signs of a temperature in a text; each is asked in turn. */
const signs: readonly (readonly [Temperature, RegExp])[] = [
  ["deep_frozen", /[-−–]\s?[78]\d(?!\d)/],
  [
    "room",
    /raumtemp|zimmertemp|kamertemp|temperatura camera|temp[eé]rature ambiante|temperatura ambiant|\brt\b|ambi[ae]nt|room|1[58]\s?[-–]\s?2\d|20\s?[-–]\s?2\d|(?<![-−–]\s?)\b2[0-5]\s?°/,
  ],
  [
    "cold",
    /kühl(?!er)|refriger|réfrig|refrig|fridge|koelkast|frigo|cold|froid|\b2\s?[-–]\s?8|\b[4-8]\s?(?:°|c\b)/,
  ],
  ["frozen", /gefror|tiefgefr|frozen|freez|congel|gelé|[-−–]\s?[12]\d(?!\d)/],
];

/** The temperature that a text names, such as `Stabilität 2–8 °C` and `tiefgefroren`. */
export function temperatureIn(words: string): Temperature | undefined {
  // Keys of other systems have underscores and no umlauts.
  const text = words.toLowerCase().replaceAll("kuehl", "kühl").replaceAll("_", " ");
  // Deep-frozen and frozen specimens are cooled in German words, too.
  if (/tiefgekühlt|tiefkühl/.test(text)) return "frozen";
  if (/ungekühlt|nicht gekühlt|unrefrigerated|non réfrig|non refrig/.test(text)) return "room";
  return signs.find(([, sign]) => sign.test(text))?.[0];
}

/** Words that may stand beside those of a temperature without saying more. */
const besideTemperatures = new Set(
  (
    "bei bij at a à bis to in im c grad degrees store ship keep transport versand temperature temperatur temperatuur temperatura température " +
    "raumtemperatur zimmertemperatur kamertemperatuur rt ambient ambiente ambiante room ungekühlt gekühlt kühl kühlen kühlung kühlschrank " +
    "refrigerated refrigerate refrigerator fridge koelkast cold cool cooled froid réfrigéré réfrigérateur refrigerato frigo gefroren " +
    "tiefgefroren tiefgefr tiefgekühlt frozen freeze freezer congelé congelato surgelé ambiente"
  )
    .split(" ")
    .map(fold),
);
/** Whether a text names a temperature and says nothing else. */
export const isOnlyTemperature = (text: string): boolean =>
  temperatureIn(text) !== undefined &&
  wordsOf(text).every((word) => besideTemperatures.has(word) || /^\d{1,2}c?$/.test(word));
