import type { CapColour } from "../../core/catalogue/container-look.ts";
import type { Specimen } from "../../core/catalogue/specimens.ts";
import { fold } from "../../kernel/folding.ts";
import {
  type Container,
  isVenous,
  type KnownContainer,
  readContainers,
  type TubeKind,
  usualFills,
} from "./container.ts";
import { type Handling, readHandling, type Temperature } from "./handling.ts";
import { bloodPerPlasma, comesFrom, type Material, readMaterials } from "./material.ts";
import { readVolumes, ruleFor } from "./volume.ts";

/** An analysis as the plan reads it: texts of the catalogue in the visitor's language. */
export interface DrawAnalysis {
  code: string;
  name: string;
  specimens: readonly Specimen[];
  /** Days and the time by which a specimen has to arrive; may be empty, as all that follow. */
  schedule: string;
  /** Preparation of the patient. */
  preparation: string;
  /** Consent that the patient has to give. */
  consent: string;
}

/** The patient and the volumes that a plan is for. */
export interface DrawWish {
  /** Of a child, in kilograms; undefined for adults. */
  weight?: number | undefined;
  /** Volumes that are counted: the least that suffice, or the usual ones. */
  amount: "minimum" | "usual";
}

/** Facts that the catalogue does not say, or that could not be understood. */
export const gapKinds = [
  "specimen_missing",
  "material_missing",
  "container_missing",
  "container_unknown",
  "mismatch",
  /** Several containers without a word between them that says whether they are alternatives. */
  "choice_unclear",
  "volume_missing",
  "volume_unread",
] as const;
export type GapKind = (typeof gapKinds)[number];
export interface Gap {
  kind: GapKind;
  code: string;
  /** The text that was not understood; empty if there is none. */
  text: string;
}

/** One way to collect an analysis. */
export interface Need {
  code: string;
  /** Place among its alternatives; 0 is preferred. */
  rank: number;
  kind: TubeKind;
  isBlood: boolean;
  cap: CapColour | undefined;
  /** Only needs of the same key may share a container. */
  key: string;
  /** The container as the catalogue words it; empty if it names none. */
  label: string;
  /** The material as the catalogue words it. */
  material: string;
  /** In microlitres, if the catalogue names it. */
  fill: number | undefined;
  /** The least that has to be in the tube, in microlitres; 0 if unknown. */
  volume: number;
  /** Number of containers of a set. */
  count: number;
  /** Number of full tubes that are asked for in place of a volume. */
  fullTubes: number;
  /** Whether it shares its container with no other analysis. */
  alone: boolean;
  /** Ways in which its tube may be treated, as a set of bits: temperatures and whether it is separated. */
  ways: number;
  handling: Handling;
  gaps: readonly Gap[];
}

/** Bits of the temperatures, for tubes that are sent as drawn and for those that are separated before. */
const wayOf: Readonly<Record<Temperature, readonly [drawn: number, separated: number]>> = {
  room: [1, 16],
  cold: [2, 32],
  frozen: [4, 64],
  warm: [8, 128],
};

/** Whole blood may not be separated; serum and plasma are separated by the laboratory unless the sender has to. */
function waysOf(handling: Handling, isWhole: boolean): number {
  const mustSeparate =
    !isWhole && (handling.separated || (!handling.allowed.has("room") && handling.allowed.has("frozen")));
  let ways = 0;
  for (const temperature of handling.allowed) {
    const [drawn, separated] = wayOf[temperature];
    ways |= (mustSeparate ? 0 : drawn) | (isWhole ? 0 : separated);
  }
  return ways;
}

/**
 * The ways to collect an analysis, the preferred one first; none if its catalogue names neither material nor container. An alternative is one
 * only if it asks no more of the sender than the preferred one.
 */
export function needsOf(
  analysis: DrawAnalysis,
  wish: DrawWish,
  containers: readonly KnownContainer[] = [],
): Need[] {
  const needs = analysis.specimens.flatMap((specimen) =>
    alternativesOf(analysis, specimen, wish, containers),
  );
  const [first] = needs;
  return needs
    .filter((need) => need === first || (first && standsIn(need, first)))
    .map((need, rank) => ({ ...need, rank }));
}

/** Only blood stands in for blood: another body fluid, or a capillary, is a medical choice. More haste or work is the sender's choice. */
function standsIn(need: Need, preferred: Need): boolean {
  const { handling } = need;
  const soonest = ({ arrival = Number.POSITIVE_INFINITY }: Handling) => arrival;
  return (
    isVenous(need.kind) &&
    isVenous(preferred.kind) &&
    soonest(handling) >= soonest(preferred.handling) &&
    (preferred.handling.separated || !handling.separated) &&
    (preferred.handling.allowed.has("frozen") ||
      handling.allowed.has("room") ||
      handling.allowed.has("cold")) &&
    (!preferred.handling.allowed.has("room") || handling.allowed.has("room"))
  );
}

function alternativesOf(
  analysis: DrawAnalysis,
  specimen: Specimen,
  wish: DrawWish,
  knownContainers: readonly KnownContainer[],
): Need[] {
  const materials = readMaterials(specimen.material);
  const containers = readContainers(specimen.container);
  if (containers.length > 0)
    return containers.map((read) => {
      const facts = knownContainers.find(({ name }) => fold(name) === fold(read.text));
      const container = { ...read, fill: read.fill ?? facts?.fill };
      const material = materials.find((each) => comesFrom(each, container.kind));
      return needOf(analysis, specimen, wish, {
        container,
        material,
        isMismatch: materials.length > 0 && !material,
      });
    });
  return materials.map((material) => {
    const [named] = readContainers(material.text);
    const container: Container = { ...(named as Container), text: "", fill: undefined };
    return needOf(analysis, specimen, wish, { container, material, isMismatch: false });
  });
}

interface Pair {
  container: Container;
  material: Material | undefined;
  isMismatch: boolean;
}

function needOf({ code, preparation }: DrawAnalysis, specimen: Specimen, wish: DrawWish, pair: Pair): Need {
  const { container, material, isMismatch } = pair;
  const { kind, variant, cap, text: label, fill } = container;
  const handling = readHandling(specimen, preparation);
  const isSerum = kind === "serum" || kind === "serum_gel";
  const isBlood =
    isVenous(kind) || kind === "capillary" || (kind === "other" && (material?.kind ?? "other") !== "other");
  const isWhole = isBlood && (kind === "blood_culture" || material?.kind === "blood") && !isSerum;
  const isDerived = isBlood && !isWhole;
  const gaps: Gap[] = [];
  const gap = (of: GapKind, text = "") => gaps.push({ kind: of, code, text });
  if (/\s\/\s/.test(specimen.container)) gap("choice_unclear", specimen.container);
  if (isMismatch) gap("mismatch", `${specimen.material} / ${label}`);
  else if (!material && !isSerum) gap("material_missing");
  if (label === "") gap("container_missing");
  else if (kind === "other" && isBlood) gap("container_unknown", label);
  const isBodyFluid = !isVenous(kind);
  // No volume decides about a container that is not shared.
  const isMeasured = isBlood || kind === "urine";
  const amount = amountOf(specimen, wish, isMeasured ? gap : () => undefined);
  const variety = isBodyFluid && kind !== "urine" ? `${material?.text ?? ""} ${variant}` : variant;
  return {
    code,
    rank: 0,
    kind,
    isBlood,
    cap,
    key: [kind, variety, material?.variant ?? ""].join(" ").toLowerCase(),
    label,
    material: material?.text ?? specimen.material,
    fill,
    volume: Math.ceil(amount.volume * (isDerived && !amount.ofBlood ? bloodPerPlasma : 1)),
    count: container.count,
    fullTubes: amount.fullTubes,
    alone:
      handling.alone ||
      isMismatch ||
      kind === "blood_culture" ||
      kind === "capillary" ||
      (isBodyFluid && kind !== "urine"),
    ways: waysOf(handling, isWhole),
    handling,
    gaps,
  };
}

/** The volume that counts for a patient: never less than the minimum, whatever the usual one is. */
function amountOf(
  { minimumVolume, usualVolume }: Specimen,
  { weight, amount }: DrawWish,
  gap: (kind: GapKind, text?: string) => void,
): { volume: number; fullTubes: number; ofBlood: boolean } {
  const read = (text: string) => {
    const volumes = text === "" ? undefined : readVolumes(text);
    if (!volumes) return undefined;
    if ("fullTubes" in volumes) return { volume: 0, fullTubes: volumes.fullTubes, ofBlood: true };
    const rule = ruleFor(volumes.rules, weight !== undefined);
    return rule && { volume: rule.least, fullTubes: 0, ofBlood: rule.ofBlood };
  };
  const [minimum, usual] = [read(minimumVolume), read(usualVolume)];
  for (const [text, volumes] of [
    [minimumVolume, minimum],
    [usualVolume, usual],
  ] as const)
    if (text !== "" && !volumes) gap("volume_unread", text);
  const isLess = !minimum || (usual && usual.volume >= minimum.volume);
  const chosen = amount === "usual" && isLess ? (usual ?? minimum) : (minimum ?? usual);
  if (!chosen && minimumVolume + usualVolume === "") gap("volume_missing");
  return chosen ?? { volume: 0, fullTubes: 0, ofBlood: true };
}

/** A container that the needs of a key share. */
export interface Size {
  /** In microlitres; undefined if neither the catalogue nor the table of usual sizes names it. */
  fill: number | undefined;
  isAssumed: boolean;
}

/** The largest size of each key that the catalogue names for these needs, or else the usual one. */
export function sizesOf(needs: Iterable<Need>): Map<string, Size> {
  const sizes = new Map<string, Size>();
  for (const { key, kind, fill } of needs) {
    const size = sizes.get(key);
    if (fill !== undefined && (size === undefined || size.isAssumed || (size.fill ?? 0) < fill))
      sizes.set(key, { fill, isAssumed: false });
    else if (!size) sizes.set(key, { fill: usualFills[kind], isAssumed: usualFills[kind] !== undefined });
  }
  return sizes;
}
