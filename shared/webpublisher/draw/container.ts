import type { CapColour } from "../../core/catalogue/container-look.ts";
import { coloursIn } from "../../core/catalogue/container-look.ts";
import { fold } from "../../kernel/folding.ts";
import { readVolumes } from "./volume.ts";

/**
 * Kinds of containers in their order of draw: blood cultures, citrate, serum, heparin, EDTA, glycolytic inhibitors, as CLSI GP41
 * (7th edition, 2017) orders them; the WHO guidelines on drawing blood (2010) follow the same. That standard does not name the kinds
 * after fluoride, which are therefore drawn last; tubes for the sedimentation rate hold citrate, and those for trace elements are serum
 * or heparin tubes of their own.
 */
export const tubeKinds = [
  "blood_culture",
  "citrate",
  "esr",
  "trace",
  "serum",
  "serum_gel",
  "heparin",
  "heparin_gel",
  "edta",
  "edta_gel",
  "fluoride",
  "acd",
  "hirudin",
  "paxgene",
  "quantiferon",
  "capillary",
  "urine",
  "stool",
  "swab",
  "csf",
  "saliva",
  "other",
] as const;
export type TubeKind = (typeof tubeKinds)[number];
/** Kinds that hold blood from a vein. */
export const isVenous = (kind: TubeKind) => tubeKinds.indexOf(kind) <= tubeKinds.indexOf("quantiferon");
/** Whether CLSI GP41 names a place for the kind. */
export const isOrdered = (kind: TubeKind) =>
  tubeKinds.indexOf(kind) <= tubeKinds.indexOf("fluoride") && kind !== "trace";

/** A container as a catalogue words it. */
export interface Container {
  kind: TubeKind;
  /** Distinguishes containers of a kind that must not be exchanged, such as sodium heparin; else empty. */
  variant: string;
  /** Undefined if the text names none: makers use the same colour for different tubes. */
  cap: CapColour | undefined;
  /** In microlitres, if the text names it. */
  fill: number | undefined;
  /** Number of containers of a set, such as a pair of bottles for blood cultures. */
  count: number;
  text: string;
}

/** Patterns of kinds; the first that fits decides, so mixtures such as citrate/fluoride stand before their parts. */
const patterns: readonly (readonly [TubeKind, RegExp])[] = [
  ["blood_culture", /blutkultur|blood.?culture|bact\/?alert|bactec/],
  ["quantiferon", /quantiferon|\bqft\b/],
  ["paxgene", /paxgene|rna.?(?:röhrchen|tube)/],
  ["capillary", /kapillar|capillar|microvette|microtainer/],
  ["trace", /spurenelement|trace.?(?:element|metal)|metallanaly/],
  ["fluoride", /fluorid|\bnaf\b|glucoexact|gluco?[sz]e.?(?:röhrchen|monovette|tube)|gluko?se|glyk?c?oly/],
  ["acd", /\bacd\b|\bcpda?\b/],
  ["hirudin", /hirudin/],
  ["esr", /\bbs[gr]\b|\bbks\b|senkung|sedimentation|\besr\b/],
  ["citrate", /[cz]itrat|\bctad\b|gerinnungsröhrchen|coagulation tube/],
  ["heparin_gel", /hep.*\bgel\b|\bgel\b.*hep|\bpst\b/],
  ["heparin", /heparin|\bli-?hep|\blh\b/],
  ["edta_gel", /edta.*\bgel\b|\bgel\b.*edta|\bppt\b/],
  ["edta", /edta/],
  ["urine", /urin|harn(?!stoff|säure)/],
  ["stool", /stuhl|stool|f(?:a)?eces|fäzes/],
  ["csf", /liquor|\bcsf\b|cerebrospinal/],
  ["swab", /abstrich|tupfer|swab/],
  ["saliva", /speichel|saliva|salivette/],
  ["serum_gel", /\bsst\b|\bgel\b|gel(?:monovette|röhrchen)/],
  ["serum", /serum|nativblut|nativröhrchen|(?:vollblut|röhrchen|monovette) ohne zusatz|plain tube|clot/],
];

type System = "sarstedt" | "bd";
const systemOf = (text: string): System | undefined =>
  /monovette|sarstedt/.test(text) ? "sarstedt" : /vacutainer|\bbd\b/.test(text) ? "bd" : undefined;
/** Caps by system, S-Monovette with the European colour code and BD Vacutainer, for texts that name a tube by its colour alone. */
const caps: Readonly<Record<System, Partial<Record<TubeKind, CapColour>>>> = {
  sarstedt: {
    serum: "white",
    serum_gel: "brown",
    heparin: "orange",
    heparin_gel: "orange",
    edta: "red",
    citrate: "green",
    fluoride: "yellow",
    esr: "violet",
    urine: "yellow",
  },
  bd: {
    serum: "red",
    serum_gel: "yellow",
    heparin: "green",
    heparin_gel: "green",
    edta: "violet",
    citrate: "blue",
    fluoride: "grey",
    esr: "black",
  },
};

/** Additions that make a tube another one. */
const variants: readonly (readonly [string, RegExp])[] = [
  ["sodium", /na(?:trium)?.?heparin|sodium heparin/],
  ["ammonium", /ammonium.?heparin/],
  ["aprotinin", /aprotinin|trasylol/],
  ["ctad", /\bctad\b/],
  ["acid", /angesäuert|salzsäure|\bhcl\b|acidified/],
  ["boric", /borsäure|boric/],
];

/** Words between alternatives; a hyphen that stands for a shared ending may precede them. */
const alternatives = /\s+(?:oder|or|bzw\.?|alternativ(?:ely)?)\s+|\s\/\s/i;

/** The containers that a text names, the preferred one first; those of unknown kind are `other`. Empty for an empty text. */
export const readContainers = (text: string): Container[] =>
  text
    .split(alternatives)
    .map((part) => part.trim().replace(/-$/, ""))
    .filter((part) => part !== "")
    .map(readContainer);

function readContainer(text: string): Container {
  const lower = text.toLowerCase().replaceAll(/(?:ohne|kein|without|no|non)[\s-]+(?:trenn)?gel/g, "");
  const system = systemOf(lower);
  const colour = coloursIn(text)[0];
  const byWords = patterns.find(([, words]) => words.test(lower))?.[0];
  const byCap =
    system &&
    colour &&
    (Object.entries(caps[system]) as [TubeKind, CapColour][]).find(([, cap]) => cap === colour);
  const kind = byWords ?? byCap?.[0] ?? "other";
  const volumes = readVolumes(text);
  const rule = volumes && "rules" in volumes ? volumes.rules[0] : undefined;
  const isPair =
    kind === "blood_culture" && /paar|pair|\bset\b|(?:^|[^n])aerob.*anaerob|anaerob.*[^n]aerob/.test(lower);
  return {
    kind,
    variant:
      kind === "other" || kind === "trace" || kind === "capillary"
        ? fold(text)
        : (variants.find(([, words]) => words.test(lower))?.[0] ?? ""),
    cap: colour,
    fill: rule && rule.least === rule.most ? rule.least : undefined,
    count: isPair ? 2 : 1,
    text,
  };
}

/** Facts about a container that stand elsewhere in the catalogue, such as with its item of a collection. */
export interface KnownContainer {
  /** As specimens word it. */
  name: string;
  /** In microlitres. */
  fill: number | undefined;
}

/**
 * Usual fill volumes in microlitres, an assumption for containers of which the catalogue names none; a plan says so. They are the smaller
 * one of the usual sizes for adults of S-Monovette and Vacutainer, so that a tube is rather counted too many than filled too much.
 */
export const usualFills: Partial<Record<TubeKind, number>> = {
  blood_culture: 10_000,
  citrate: 2_700,
  esr: 3_500,
  serum: 4_900,
  serum_gel: 4_900,
  heparin: 4_000,
  heparin_gel: 4_000,
  edta: 2_700,
  edta_gel: 2_700,
  fluoride: 2_000,
  urine: 10_000,
};
