import type { CapColour } from "../../core/catalogue/container-look.ts";
import { isOrdered, type KnownContainer, type TubeKind, tubeKinds } from "./container.ts";
import { type Handling, least, type Temperature } from "./handling.ts";
import {
  type DrawAnalysis,
  type DrawWish,
  type Gap,
  type Need,
  needsOf,
  type Size,
  sizesOf,
} from "./needs.ts";
import { pack, type Tube } from "./pack.ts";
import { readCutOff } from "./schedule.ts";

/**
 * Share of a child's blood that one draw may take, and millilitres of blood for a kilogram. Guidelines of children's hospitals limit a draw
 * to between 1 and 5 % of the blood (S. R. C. Howie, Blood sample volumes in child health research: review of safe limits, Bulletin of the
 * World Health Organization 2011;89:46–53); 2.5 % is the limit that many of them use. Sick children may be able to give less, which only
 * the physician knows.
 */
export const childLimit = { share: 0.025, bloodPerKilogram: 80 };

/** The blood in microlitres that a child of a weight in kilograms may give at once. */
export const limitOf = (weight: number) =>
  Math.round(weight * childLimit.bloodPerKilogram * childLimit.share * 1000);

/** How a tube is treated between draw and laboratory: the strictest demands of its analyses. */
export interface TubeHandling {
  /** Undefined if no analysis demands one. */
  temperature: Temperature | undefined;
  /** Whether it must not be cooled. */
  uncooled: boolean;
  dark: boolean;
  /** In minutes, 0 for at once. */
  arrival: number | undefined;
  separated: boolean;
  separateWithin: number | undefined;
}

/** A container to be drawn. */
export interface PlannedTube {
  /** Unique in its plan: its kind, its analyses and, if the same is drawn several times, the number. */
  id: string;
  kind: TubeKind;
  cap: CapColour | undefined;
  /** The container as the catalogue words it; empty if it names none. */
  label: string;
  /** In microlitres. */
  fill: number | undefined;
  isAssumed: boolean;
  /** Microlitres that its analyses need. */
  used: number;
  isBlood: boolean;
  /** Whether the order of draw is laid down for its kind. */
  isOrdered: boolean;
  /** Whether it belongs to one analysis alone, which the catalogue or its material demands. */
  alone: boolean;
  /** `rank` is the place of the specimen among the alternatives, 0 for the preferred one. */
  analyses: readonly { code: string; name: string; material: string; rank: number; volume: number }[];
  handling: TubeHandling;
}

/** An alternative that is taken in place of the preferred specimen, because it saves a container. */
export interface Swap {
  code: string;
  name: string;
  preferred: string;
  taken: string;
}

export interface DrawPlan {
  /** In the order of draw. */
  tubes: readonly PlannedTube[];
  /** Blood in microlitres: in full tubes, and the least that suffices. */
  blood: { full: number; needed: number };
  /** Number of containers with blood whose size is unknown, so that it is missing in `full`. */
  unmeasured: number;
  /** The most that a child may give at once, in microlitres. */
  limit: number | undefined;
  swaps: readonly Swap[];
  /** Containers that the alternatives save. */
  saved: number;
  gaps: readonly Gap[];
  /** The first cut-off of the day, in minutes since midnight, with the analyses that have it. */
  cutOff: { minutes: number; codes: readonly string[] } | undefined;
  isExact: boolean;
}

/** Computes which containers to draw for some analyses. An analysis whose specimen is unknown is only in the gaps. */
export function planDraw(
  analyses: readonly DrawAnalysis[],
  wish: DrawWish,
  containers: readonly KnownContainer[] = [],
): DrawPlan {
  const gaps: Gap[] = [];
  const choices = analyses.flatMap((analysis) => {
    const needs = needsOf(analysis, wish, containers);
    if (needs.length > 0) return [needs];
    gaps.push({ kind: "specimen_missing", code: analysis.code, text: "" });
    return [];
  });
  const sizes = sizesOf(choices.flat());
  const packing = pack(choices, sizes);
  const names = new Map(analyses.map(({ code, name }) => [code, name]));
  const tubes = packing.tubes.map((tube) => planned(tube, sizes, names)).sort(inOrder);
  for (const [index, tube] of tubes.entries())
    tube.id += `-${tubes.slice(0, index).filter((other) => other.id.startsWith(`${tube.id}-`)).length}`;
  const needByCode = new Map(
    packing.tubes.flatMap(({ parts }) => parts.map(({ need }) => [need.code, need])),
  );
  for (const { gaps: needGaps } of needByCode.values()) gaps.push(...needGaps);
  const swaps = choices.flatMap(([preferred]) => {
    const need = preferred && needByCode.get(preferred.code);
    return !need || need.rank === 0
      ? []
      : [
          {
            code: need.code,
            name: names.get(need.code) ?? "",
            preferred: wordsOf(preferred),
            taken: wordsOf(need),
          },
        ];
  });
  const blood = tubes.filter(({ isBlood }) => isBlood);
  return {
    tubes,
    blood: {
      full: blood.reduce((sum, { fill = 0 }) => sum + fill, 0),
      needed: blood.reduce((sum, { used }) => sum + used, 0),
    },
    unmeasured: blood.filter(({ fill }) => fill === undefined).length,
    limit: wish.weight === undefined ? undefined : limitOf(wish.weight),
    swaps,
    saved:
      swaps.length === 0
        ? 0
        : pack(
            choices.map((needs) => needs.slice(0, 1)),
            sizes,
          ).tubes.length - tubes.length,
    gaps,
    cutOff: firstCutOff(analyses),
    isExact: packing.isExact,
  };
}

const wordsOf = ({ material, label }: Need) => [material, label].filter((text) => text !== "").join(", ");

/** The order of draw; of the same kind, tubes that are treated alike stand together. */
const inOrder = (left: PlannedTube, right: PlannedTube) =>
  tubeKinds.indexOf(left.kind) - tubeKinds.indexOf(right.kind) ||
  left.label.localeCompare(right.label) ||
  (left.handling.temperature ?? "").localeCompare(right.handling.temperature ?? "") ||
  (left.analyses[0]?.code ?? "").localeCompare(right.analyses[0]?.code ?? "");

function planned(
  tube: Tube,
  sizes: ReadonlyMap<string, Size>,
  names: ReadonlyMap<string, string>,
): PlannedTube {
  const { parts, key } = tube;
  const needs = parts.map(({ need }) => need);
  const [first] = needs as [Need];
  const used = parts.reduce((sum, { volume }) => sum + volume, 0);
  const size = sizes.get(key);
  // The smallest size that one of its analyses names and that holds them all; else the size of the kind.
  const sized = needs
    .filter(({ fill }) => fill !== undefined && fill >= used)
    .sort((left, right) => (left.fill ?? 0) - (right.fill ?? 0))[0];
  return {
    id: [first.kind, ...needs.map(({ code }) => code)].join(" "),
    kind: first.kind,
    cap: (sized ?? needs.find(({ cap }) => cap))?.cap,
    label: (sized ?? needs.find(({ label }) => label !== "") ?? first).label,
    fill: sized?.fill ?? size?.fill,
    isAssumed: !sized && (size?.isAssumed ?? false),
    used,
    isBlood: first.isBlood,
    isOrdered: isOrdered(first.kind),
    alone: needs.some(({ handling }) => handling.alone),
    analyses: parts.map(({ need, volume }) => ({
      code: need.code,
      name: names.get(need.code) ?? need.code,
      material: need.material,
      rank: need.rank,
      volume,
    })),
    handling: strictest(needs.map(({ handling }) => handling)),
  };
}

function strictest(handlings: readonly Handling[]): TubeHandling {
  const allowed = handlings.reduce(
    (common, handling) => common.filter((temperature) => handling.allowed.has(temperature)),
    ["room", "cold", "warm", "frozen"] as Temperature[],
  );
  const isStated = handlings.some((handling) => handling.isStated);
  const separateWithin = handlings.reduce<number | undefined>(
    (sum, each) => least(sum, each.separateWithin),
    undefined,
  );
  return {
    temperature: isStated ? allowed[0] : undefined,
    uncooled: handlings.some(({ uncooled }) => uncooled),
    dark: handlings.some((handling) => handling.dark),
    arrival: handlings.reduce<number | undefined>((sum, each) => least(sum, each.arrival), undefined),
    separated: handlings.some(({ separated }) => separated),
    separateWithin,
  };
}

function firstCutOff(analyses: readonly DrawAnalysis[]): DrawPlan["cutOff"] {
  const times = analyses.flatMap(({ code, schedule }) => {
    const minutes = readCutOff(schedule);
    return minutes === undefined ? [] : [{ code, minutes }];
  });
  if (times.length === 0) return undefined;
  const minutes = Math.min(...times.map((each) => each.minutes));
  return { minutes, codes: times.filter((each) => each.minutes === minutes).map(({ code }) => code) };
}
