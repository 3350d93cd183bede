import { readContainers, type TubeKind } from "./container.ts";

/** Material as far as it decides about tubes. */
export interface Material {
  kind: "serum" | "plasma" | "blood" | "other";
  /** The tube that its words name, as `EDTA-Blut` does. */
  tube: TubeKind;
  /** Distinguishes materials that must not share a container, such as morning and collected urine; else empty. */
  variant: string;
  text: string;
}

/**
 * Millilitres of blood for one of serum or plasma. Half of the blood of an adult is plasma (haematocrit up to 0.5 in men), of which not
 * all can be drawn off, so sampling guides ask for twice the volume. Newborns have a haematocrit of up to 0.65, so they need more.
 */
export const bloodPerPlasma = 2;

const variants: readonly (readonly [string, RegExp])[] = [
  ["collected", /24.?-?\s?(?:h|std|stunden|hours?)|sammel|collected/],
  ["morning", /morgen|morning/],
  ["midstream", /mittelstrahl|midstream/],
  ["first", /erststrahl|first.?(?:void|catch)/],
  ["arterial", /arteri/],
];

/** The materials that a text names, the preferred one first. */
export const readMaterials = (text: string): Material[] =>
  text
    .split(/\s+(?:oder|or|bzw\.?)\s+|\s\/\s|;/i)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const lower = part.toLowerCase();
      const tube = readContainers(part)[0]?.kind ?? "other";
      const kind = /serum/.test(lower)
        ? "serum"
        : /plasma/.test(lower)
          ? "plasma"
          : /blut(?!kultur)|blood(?!.?culture)/.test(lower)
            ? "blood"
            : "other";
      return { kind, tube, variant: variants.find(([, words]) => words.test(lower))?.[0] ?? "", text: part };
    });

const serumTubes: ReadonlySet<TubeKind> = new Set(["serum", "serum_gel", "trace", "capillary", "other"]);
const plasmaTubes: ReadonlySet<TubeKind> = new Set([
  "citrate",
  "esr",
  "heparin",
  "heparin_gel",
  "edta",
  "edta_gel",
  "fluoride",
  "acd",
  "hirudin",
  "quantiferon",
  "trace",
  "capillary",
  "other",
]);
const additive = (kind: TubeKind) => (kind === "esr" ? "citrate" : kind.replace(/_gel$/, ""));

/** Whether a material can come from a container of a kind: no serum from a tube with EDTA. */
export function comesFrom({ kind, tube }: Material, container: TubeKind): boolean {
  if (kind === "serum") return serumTubes.has(container);
  if (kind === "plasma" || kind === "blood") {
    if (kind === "plasma" && !plasmaTubes.has(container)) return false;
    const isNamed = tube !== "other" && tube !== "capillary";
    return (
      !isNamed || container === "other" || additive(tube) === additive(container) || container === "trace"
    );
  }
  return tube === "other" || container === "other" || tube === container;
}
