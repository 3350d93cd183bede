/**
 * Units of measurement by the grammar of UCUM 2.1 (https://ucum.org/ucum): prefixes, the units that take one and those that do not, but
 * without conversions and without the obsolete units of trade.
 */
const prefixes = "Y Z E P T G M k h da d c m u n p f a z y Ki Mi Gi Ti";
const metric =
  "m s g rad K C cd mol sr Hz N Pa J W A V F Ohm S Wb Cel T H lm lx Bq Gy Sv l L t ar bar u eV pc gf [g] [c] [h] [k] [G] dyn erg P Bi St Mx " +
  "G Oe Gb sb Lmb ph Ci R RAD REM cal cal_th cal_IT tex m[H2O] m[Hg] eq osm g% kat U [IU] [iU] Np B B[SPL] B[V] B[mV] B[uV] B[W] B[kW] mho bit By Bd st";
const others =
  "10* 10^ [pi] % [ppth] [ppm] [ppb] [pptr] deg gon ' '' Torr min h d wk mo mo_s mo_j mo_g a a_t a_j a_g atm att [in_i] [ft_i] [yd_i] [mi_i] " +
  "[mesh_i] [Ch] [lb_av] [oz_av] [gr] [gal_us] [qt_us] [pt_us] [foz_us] [cup_us] [tbs_us] [tsp_us] [cup_m] [tbs_m] [tsp_m] [degF] [degR] [Cal] " +
  "[in_i'H2O] [in_i'Hg] [psi] [PRU] [wood'U] [diop] [p'diop] %[slope] [drp] [hnsf'U] [MET] [pH] [S] [HPF] [LPF] [arb'U] [USP'U] [GPL'U] [MPL'U] " +
  "[APL'U] [beth'U] [anti'Xa'U] [todd'U] [dye'U] [smgy'U] [bdsk'U] [ka'U] [knk'U] [mclg'U] [tb'U] [CCID_50] [TCID_50] [EID_50] [PFU] [FFU] [CFU] " +
  "[IR] [BAU] [AU] [Amb'a'1'U] [PNU] [Lf] [D'ag'U] [FEU] [ELU] [EU] Ao b bit_s [hp_X] [hp_C] [hp_M] [kp_X] [kp_C]";
const metricUnits = metric.split(" ");
const units = new Set([
  ...others.split(" "),
  ...metricUnits,
  ...prefixes.split(" ").flatMap((prefix) => metricUnits.map((unit) => prefix + unit)),
]);

/** A unit with its exponent and annotation; brackets and braces may contain any character. */
const component = /^((?:\[[^[\]{}\s]*\]|[^[\]{}()/.\s])*)((?:\{[!-z|~]*\})?)/;

/** Whether a text is a case-sensitive code of UCUM, such as `mg/dL` or `10*3/uL`. */
export function isUcum(text: string): boolean {
  if (text === "" || text.length > 200) return false;
  let rest = text;
  const term = (): boolean => {
    if (rest.startsWith("/")) rest = rest.slice(1);
    while (single()) {
      if (!/^[./]/.test(rest)) return true;
      rest = rest.slice(1);
    }
    return false;
  };
  const single = (): boolean => {
    if (rest.startsWith("(")) {
      rest = rest.slice(1);
      if (!term() || !rest.startsWith(")")) return false;
      rest = rest.slice(1);
      return true;
    }
    const [matched = "", unit = "", annotation = ""] = component.exec(rest) ?? [];
    rest = rest.slice(matched.length);
    return unit === "" ? annotation !== "" : isSimple(unit);
  };
  return term() && rest === "";
}

/** A number, a unit, or a unit with an exponent. */
function isSimple(unit: string): boolean {
  if (/^\d+$/.test(unit) || units.has(unit)) return true;
  const [, base = ""] = /^(.*?)[+-]?\d+$/.exec(unit) ?? [];
  return units.has(base);
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Units as laboratories print them, with their UCUM code; each rule is applied in turn to the whole unit. */
const printed: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  [/[µμ]/g, "u"],
  [/⁻/g, "-"],
  [/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(superscripts.indexOf(sign))],
  [/^[×·∙]\s*(?=10)/, "x"],
  [/[·×]|(?<=[a-zA-Z])\s?\*\s?(?=[a-zA-Z])/g, "."],
  [/\bpro\s/g, "/"],
  [/(?<=[a-z])\^(?=\d)/g, ""],
  [/‰|\bo\/oo\b|\bProm(?:ille|\.)?(?=$|\s)/gi, "[ppth]"],
  [/^Proz(?:ent|\.)?/i, "%"],
  [/^Vol\.?[ -]?%/i, "%{vol}"],
  [/^(m?g)%$/, (_, unit) => `${unit}/dL`],
  [/°\s?C/g, "Cel"],
  [/°\s?F/g, "[degF]"],
  [/\bmm\s?Hg\b/g, "mm[Hg]"],
  [/\/\s?1[.,]73\s?(?:m2|m\^2|qm)$/, "/{1.73_m2}"],
  // Powers of ten, also in words and as counts of particles.
  [/(?:\bx\s?|\.)?10\s?(?:\^|\*\*|hoch|E\+?)\s?(-?\d+)/gi, "10*$1"],
  [/^(?:x\s?)10(-?\d)(?=\D)/i, "10*$1"],
  [/^10(\d)(?=\/)/, "10*$1"],
  [/\b(?:Tsd\.?|T)(?=\/[unp]?[lL]\b)/g, "10*3"],
  [/\b(?:Mio\.?|Mill\.?|M)(?=\/[unp]?[lL]\b)/g, "10*6"],
  [/\bMpt\b/gi, "10*6"],
  [/\b(?:Gpt|Giga)\b/gi, "10*9"],
  [/\bTpt\b/gi, "10*12"],
  // Units in German.
  [/\b([mkunµ]?)(?:I\.?[EU]|U\.?I)\.?(?=$|[/\s])/g, "$1[IU]"],
  [/\bmc(?=g|mol|l|L)/g, "u"],
  [/\b([mkun]?)(?:IU)A\b/g, "$1[IU]{A}"],
  [/\b([mku]?)UA\b/g, "$1U{A}"],
  [/\b([mku]?)E(?=$|\/)/g, "$1U"],
  [/\b(m?)osm(?:ol)?\b/gi, "$1osm"],
  [/\bm[vV]al\b/g, "meq"],
  [/\bsec\b\.?|\bSek\b\.?/gi, "s"],
  [/\bmin\b\.?/gi, "min"],
  [/(?<=\d\s?)(?:Std|h)\b\.?/g, "h"],
  [/\b(?:Std|Stunden?)\b\.?/g, "h"],
  [/\b(?:Tage?|Tg)\b\.?/g, "d"],
  [/\b(?:Wochen?)\b/g, "wk"],
  [/\b(?:Monate?)\b/g, "mo"],
  [/\b(?:Jahre?)\b/g, "a"],
  [/\/\s?(\d+)\s?(h|min|d)(?=$|\/)/g, "/($1.$2)"],
  // The measured substance, directly behind the unit.
  [/(?<=\/[mun]?(?:g|mol)|\b[mun]?g)(Kre?a?\w*|Crea\w*|Hb|Prot\w*)(?=$|\/)/gi, "{$1}"],
  [/^%\s?([a-z][^%/]*)$/i, (_, word) => `%${annotation(word)}`],
  [/(\/\d+)((?:Leu|Ery)[a-z]*)\.?$/i, "$1{$2}"],
];

/** Things that are only counted or named, alone or as part of a unit; UCUM writes them in braces. */
const words =
  /^(?:Titer|titre|Index|Ratio|Quotient|Score|Punkte|points?|S\/CO|S\/N|COI|OD|MoM|INR|Klasse|class|Kopien|copies|Zellen|cells|Keime|Leuko\w*|Leu|Ery\w*|Thrombo\w*|BE|BU|AU|RE|CU|EH|VE|RU|EU|VIEU|BAU|KBE|KbE|CFU|GPL|MPL|APL|Einheiten?|units?|Geq|GE|Partikel|particles|Feld|Samm\w*)\.?$/i;
const none = /^(?:[-–—]|\.\/\.|ohne|keine|none|entfällt|dimensionslos)$/i;
const annotation = (word: string) =>
  `{${word
    .normalize("NFD")
    .replaceAll(/[^!-z|~]+/g, "_")
    .replaceAll(/[{}]/g, "")}}`;

/**
 * The UCUM code of a printed unit: `µg/l` is `ug/l`, `10³/µl` is `10*3/ul`, `mg/g Krea` is `mg/g{Krea}`.
 * @returns undefined if no unit is known that is printed so
 */
export function ucumOf(text: string): string | undefined {
  if (cache.has(text)) return cache.get(text);
  if (cache.size >= 1_000) cache.clear();
  const code = text.length > 100 ? undefined : read(text.trim());
  cache.set(text, code);
  return code;
}

/** Cache: a catalogue has thousands of cells but only a few dozen units. */
const cache = new Map<string, string | undefined>();

function read(unit: string): string | undefined {
  if (isUcum(unit)) return unit;
  if (none.test(unit)) return "1";
  // A quantity is not a unit.
  if (/^\d[\d.,]*\s+[a-zäöüµ]/i.test(unit)) return undefined;
  let code = printed.reduce<string>(
    (written, [sign, replacement]) => written.replace(sign, replacement as string),
    unit.normalize("NFC"),
  );
  // Words after a unit name the measured substance.
  code = code.replaceAll(/(?<=[a-zA-Z])\s+([a-zA-Z][^\d/]*?)\s*(?=\/)/g, (_, word: string) =>
    annotation(word),
  );
  code = code.replace(
    /^(\S*[^\s/.])\s+([^\d/][^/]*)$/,
    (_, first: string, rest: string) => first + annotation(rest),
  );
  code = code.replaceAll(/\s+/g, "");
  if (isUcum(code)) return code;
  const parts = code.split("/").map((part) => (words.test(part) ? annotation(part) : part));
  const joined = words.test(unit) ? annotation(unit) : parts.join("/");
  return isUcum(joined) ? joined : undefined;
}
