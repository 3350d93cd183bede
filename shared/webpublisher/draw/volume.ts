/** A volume to collect, in microlitres, for adults, for children or for both. */
export interface VolumeRule {
  least: number;
  /** The same as `least` unless a range is named. */
  most: number;
  adult: boolean;
  child: boolean;
  /** Whether the volume is that of the blood itself, whatever is made of it. */
  ofBlood: boolean;
}

/** A volume as read: rules in millilitres, or a number of full tubes. */
export type Volumes = { rules: readonly VolumeRule[] } | { fullTubes: number };

const microlitres: readonly (readonly [RegExp, number])[] = [
  [/^(?:[µμu]l|mcl|mi[kc]rolit(?:er|re)s?)$/i, 1],
  [/^(?:ml|cc|millilit(?:er|re)s?)$/i, 1_000],
  [/^(?:cl|zentiliter|centilit(?:er|re)s?)$/i, 10_000],
  [/^(?:dl|deziliter|decilit(?:er|re)s?)$/i, 100_000],
  [/^(?:l|lit(?:er|re)s?)$/i, 1_000_000],
];
const number = "\\d+(?:[.,]\\d+)*|[½¼¾]";
const unit =
  "(?:[µμu]l|mcl|mi[kc]rolit\\w+|ml|cc|millilit\\w+|[cd]l|(?:zenti|dezi|centi|deci)lit\\w+|l|lit(?:er|res?))";
const quantity = new RegExp(
  `(?:(?<times>\\d{1,2})\\s*[x×*]\\s*)?(?<from>${number})\\s*(?<first>${unit})?` +
    `(?:\\s*(?:-|–|—|bis|to)\\s*(?<to>${number}))?\\s*(?<unit>${unit})?(?![\\p{L}\\d])`,
  "giu",
);
const fractions: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

/**
 * A number as written; undefined if it has two readings: `1.000 ml` is one millilitre or a litre. In microlitres it can only be a thousand.
 */
function readNumber(text: string, factor: number): number | undefined {
  if (fractions[text] !== undefined) return fractions[text];
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text))
    return factor === 1 ? Number(text.replace(/[.,]/, "")) : undefined;
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

const childWords =
  /kind|säugling|neugebor|frühgebor|pädiatr|baby|child|infant|newborn|neonat|p(?:a)?ediatr|toddler|jugend|adolesc/;
const adultWords = /erwachs|adult/;
const years = "(?:j\\b|jahren?|jahre?|lj|years?|yrs?|y\\b)";
const spanOfYears = new RegExp(`(\\d+)\\s*(?:-|–|bis|to)\\s*(\\d+)\\s*${years}`);
const fromYears = new RegExp(`(?:ab|>|≥|from|über|over)\\s*=?\\s*(\\d+)\\s*${years}`);
const toYears = new RegExp(`(?:bis|<|≤|unter|under|up to|below)\\s*=?\\s*(\\d+)\\s*${years}`);
const months = /mon(?:at|th)|tage?n?\b|days?|woche|week/;

/** To which patients a segment applies, by its words and ages; undefined if it names none. */
function patientsOf(segment: string): Pick<VolumeRule, "adult" | "child"> | undefined {
  const [adult, child] = [adultWords.test(segment), childWords.test(segment)];
  if (adult || child) return { adult, child };
  const span = spanOfYears.exec(segment);
  if (span) return { child: Number(span[1]) < 18, adult: Number(span[2]) > 18 };
  const from = fromYears.exec(segment);
  if (from) return { child: Number(from[1]) < 18, adult: true };
  const to = toYears.exec(segment);
  if (to) return { child: true, adult: Number(to[1]) > 18 };
  if (months.test(segment)) return { child: true, adult: false };
  return undefined;
}

/** A decimal comma stands between digits; any other one ends a segment. */
const separator = /[;\n()]|,(?!\d)|\/(?=\s)/;

/**
 * Reads a volume as laboratories write it: `0,5 ml`, `500 µl`, `10–20 ml`, `2 × 10 ml`, `Erwachsene 2 ml, Kinder 0,5 ml`, `1 Röhrchen`.
 * @returns undefined if it cannot be understood, or in more than one way; nothing is guessed
 */
export function readVolumes(text: string): Volumes | undefined {
  const rules: VolumeRule[] = [];
  let unlabelled = 0;
  for (const segment of text.toLowerCase().split(separator)) {
    const read = [...segment.matchAll(quantity)].filter(
      ({ groups }) => groups?.unit !== undefined || groups?.first !== undefined,
    );
    if (read.length > 1) return undefined;
    const { groups } = read[0] ?? {};
    if (!groups) continue;
    const volume = volumeOf(groups);
    if (!volume) return undefined;
    const patients = patientsOf(segment);
    if (!patients) unlabelled++;
    const ofBlood = /blut|blood/.test(segment);
    rules.push({ ...volume, ...(patients ?? { adult: true, child: true }), ofBlood });
  }
  // Two volumes that name no patients contradict each other, or one is of something else.
  if (unlabelled > 1) return undefined;
  if (rules.length > 0) {
    // Beside a volume of children, an unlabelled one is that of adults.
    const children = rules.some(({ adult }) => !adult);
    return {
      rules: children && unlabelled > 0 ? rules.map((rule) => ({ ...rule, child: !rule.adult })) : rules,
    };
  }
  const tubes =
    /(\d{1,2}|ein(?:e|en)?|one|zwei|two)?\s*(?:volle[sn]?|ganze[sn]?|full|filled)?\s*(?:röhrchen|monovetten?|tubes?|vials?)/i.exec(
      text,
    );
  return tubes ? { fullTubes: countOf(tubes[1]) } : undefined;
}

const countOf = (word = "1") =>
  /^\d/.test(word) ? Math.max(1, Number(word)) : /^(?:zwei|two)$/i.test(word) ? 2 : 1;

/** The least and the most of a quantity, in microlitres. */
function volumeOf(groups: Record<string, string | undefined>): { least: number; most: number } | undefined {
  const { times = "1", from = "", to, first, unit: last } = groups;
  const factorOf = (name: string | undefined) =>
    microlitres.find(([names]) => name !== undefined && names.test(name))?.[1];
  const end = factorOf(last ?? first);
  const begin = factorOf(first ?? last);
  if (end === undefined || begin === undefined) return undefined;
  const least = readNumber(from, begin);
  const upper = to === undefined ? least : readNumber(to, end);
  if (least === undefined || upper === undefined) return undefined;
  const range = { least: Math.round(least * begin * Number(times)), most: 0 };
  range.most = to === undefined ? range.least : Math.round(upper * end * Number(times));
  return range.least > 0 && range.most >= range.least ? range : undefined;
}

/**
 * The rule for a patient. If several apply to children, whose age is not asked for, the largest does, so that it is never less than needed.
 * @returns undefined if none applies
 */
export function ruleFor(rules: readonly VolumeRule[], isChild: boolean): VolumeRule | undefined {
  const fitting = rules.filter((rule) => (isChild ? rule.child : rule.adult));
  return fitting.reduce<VolumeRule | undefined>(
    (largest, rule) => (largest && largest.least >= rule.least ? largest : rule),
    undefined,
  );
}
