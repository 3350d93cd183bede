import type { Specimen } from "../../core/catalogue/specimens.ts";

export const temperatures = ["room", "cold", "frozen", "warm"] as const;
export type Temperature = (typeof temperatures)[number];

/** The demands on a specimen between draw and laboratory. */
export interface Handling {
  /** Temperatures at which it may be sent. */
  allowed: ReadonlySet<Temperature>;
  /** Whether the catalogue names the temperature, so that it has to be told. */
  isStated: boolean;
  /** Whether it says that it must not be cooled. */
  uncooled: boolean;
  dark: boolean;
  /** Minutes until it has to be in the laboratory, 0 for at once. */
  arrival: number | undefined;
  /** Whether the sender has to separate it from the cells. */
  separated: boolean;
  /** Minutes until then, 0 for at once. */
  separateWithin: number | undefined;
  /** Whether it needs a tube of its own. */
  alone: boolean;
}

const notCold =
  /(?:nicht|not?|keine?|ohne|never)\s+(?:ge)?(?:kühl\w*|refrigerat\w*|cool\w*|chill\w*)|(?:nicht|not)\s+(?:im kühlschrank|on ice|auf eis)|ungekühlt|unrefrigerated/g;
const notFrozen =
  /(?:nicht|not?|never|keinesfalls)\s+(?:ein|tief)?(?:ge)?(?:fr(?:ie|o)\w*|freez\w*)|ungefroren|unfrozen/g;
const notDark = /(?:kein|nicht|no|not)\w*[^.;,]{0,20}(?:licht|light)\w*[^.;,]*/g;
const notSpun = /(?:nicht|kein|not|without|ohne)\w*\s+(?:zentrifug|centrifug|spin|spun)\w*/g;
const ownTube =
  /(?:separate|eigene|gesonderte|zusätzliche|extra)[srn]?,?\s+(?:\S+\s+){0,3}(?:röhrchen|gefäß|probe|monovette|tube)|(?:own|separate|dedicated),? (?:\S+ ){0,3}(?:tube|specimen|sample)/g;

const words: Readonly<Record<Temperature, RegExp>> = {
  frozen:
    /tiefgefr|tiefkühl|tiefgekühl|gefroren|einfrier|trockeneis|frozen|freez|dry ice|[-−–]\s?(?:20|70|80)\s?°/,
  cold: /kühl|auf eis|eiswasser|eisbad|refrigerat|cooled|chilled|on ice|\b4\s?°|2\s?(?:-|–|bis|to)\s?8\s?°/,
  warm: /37\s?°|körperwarm|körpertemperatur|warm halten|warm transport|body temperature|keep warm/,
  room: /raumtemp|\brt\b|zimmertemp|room temp|ambient|(?:15|18|20)\s?(?:-|–|bis|to)\s?25\s?°/,
};
/** The strictest first. */
const strict: readonly Temperature[] = ["frozen", "cold", "warm", "room"];
const dark =
  /licht(?:ge)?schützt|lichtschutz|lichtausschluss|vor licht|dunkel(?!blau|grün|rot|violett|lila|braun)|alufolie|(?:protect\w*|away) from (?:\w+ )?light|light.?protect|in the dark|keep dark/;
const spin = /zentrifug|abtrenn|abseren|(?:^|\s)trennen|centrifug|\bspin\b|separat(?:e|ed|ion|ing)\b/;
const atOnce = /sofort|umgehend|unverzüglich|schnellst|immediate|at once|prompt|without delay/;

const minutesPer: readonly (readonly [RegExp, number])[] = [
  [/^min/, 1],
  [/^(?:h|std|stunde|hour)/, 60],
  [/^(?:d|tag|day)/, 1440],
  [/^(?:w|woche|week)/, 10_080],
  [/^(?:mon)/, 43_200],
  [/^(?:j|y)/, 525_600],
];
const numerals: Readonly<Record<string, number>> = {
  einer: 1,
  one: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  sechs: 6,
  six: 6,
};
const duration =
  /(\d+(?:[.,]\d+)?|einer|one|zwei|two|drei|three|vier|four|sechs|six)\s*(min|h\b|std|stunde|hour|d\b|tag|day|w\b|woche|week|mon|jahr|year)/;

/** A duration in minutes; undefined if a text names none. */
export function readDuration(text: string): number | undefined {
  const [, written = "", name = ""] = duration.exec(text.toLowerCase()) ?? [];
  const count = String(numerals[written] ?? written);
  const factor = minutesPer.find(([names]) => names.test(name))?.[1];
  return count === "" || factor === undefined ? undefined : Number(count.replace(",", ".")) * factor;
}

const isUnstable = (text: string) =>
  /instabil|nicht|not\b|unstable|unzulässig|ungeeignet|unsuitable/i.test(text);
const isStable = (text: string) => !isUnstable(text) && (/\d/.test(text) || /stabil|stable/i.test(text));
/** A specimen that lasts no longer than this, in minutes, has to be brought soon though the catalogue only names its stability. */
const soon = 240;

/**
 * Reads how a specimen is to be handled; demands may also stand with its material and container.
 * @param preparation collection of the analysis: separation, darkness and a tube of its own count, while temperatures and haste in it may
 * concern the patient
 */
export function readHandling(
  { material, container, transport, stability }: Specimen,
  preparation = "",
): Handling {
  const written = `${transport}. ${material}. ${container}`.toLowerCase();
  const instructions = preparation.toLowerCase().replaceAll(notSpun, " ");
  const alone = `${written}. ${instructions}`.search(ownTube) >= 0;
  const mayNotCool = written.search(notCold) >= 0;
  const text = written.replaceAll(ownTube, " ").replaceAll(notCold, " ").replaceAll(notFrozen, " ");
  const named = strict.filter((each) => words[each].test(text));
  const stated = /\s(?:oder|or|bzw\.?)\s|\s\/\s/.test(text) ? named : named.slice(0, 1);
  const allowed = new Set<Temperature>(
    stated.length > 0 ? stated : mayNotCool ? ["room"] : byStability(stability),
  );
  // A specimen that is sent at room temperature and is stable in the cold may go with cold ones.
  if (allowed.has("room") && !mayNotCool && isStable(stability.cold)) allowed.add("cold");

  const handling: Handling = {
    allowed,
    isStated: stated.length > 0 || mayNotCool || isUnstable(stability.room),
    uncooled: mayNotCool,
    dark: dark.test(`${text}. ${instructions}`.replaceAll(notDark, " ")),
    arrival: undefined,
    separated: false,
    separateWithin: undefined,
    alone,
  };
  for (const clause of text.split(/[.;,\n](?!\d)|\s(?:und|and)\s/)) readClause(clause, handling);
  for (const clause of instructions.replaceAll(ownTube, " ").split(endOfSentence))
    if (spin.test(clause)) readClause(clause, handling);
  handling.arrival ??= arrivalBy(stability, allowed);
  return handling;
}

/** A point that ends a sentence, or a line. */
const endOfSentence = /[.;\n](?!\d)/;

function readClause(clause: string, handling: Handling): void {
  const limit = /(?:innerhalb|binnen|within|max|spätestens|later than)(.*)/s.exec(clause)?.[1];
  const minutes = limit === undefined ? (atOnce.test(clause) ? 0 : undefined) : readDuration(limit);
  if (spin.test(clause)) {
    handling.separated = true;
    handling.separateWithin = least(handling.separateWithin, minutes);
  } else if (!/einfrier|freez/.test(clause)) handling.arrival = least(handling.arrival, minutes);
}

/** The lesser of two, of which either may be missing. */
export const least = (left: number | undefined, right: number | undefined) =>
  left === undefined ? right : right === undefined ? left : Math.min(left, right);

/** The temperatures that a stability allows; room temperature unless it says otherwise. */
function byStability({ room, cold, frozen }: Specimen["stability"]): Temperature[] {
  if (!isUnstable(room)) return ["room"];
  return isStable(cold) ? ["cold"] : isStable(frozen) ? ["frozen"] : ["room"];
}

function arrivalBy(stability: Specimen["stability"], allowed: ReadonlySet<Temperature>): number | undefined {
  const lasting = (["room", "cold", "frozen"] as const).flatMap((each) =>
    allowed.has(each) && isStable(stability[each]) ? [readDuration(stability[each])] : [],
  );
  if (lasting.length === 0 || lasting.includes(undefined)) return undefined;
  const longest = Math.max(...(lasting as number[]));
  return longest <= soon ? longest : undefined;
}
