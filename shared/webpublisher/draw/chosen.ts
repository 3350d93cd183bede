import type { KnownContainer } from "./container.ts";
import type { Draw } from "./draw.ts";
import { readVolumes } from "./volume.ts";

/** The most analyses of one plan. */
export const mostAnalyses = 100;

/** Codes as they stand in a link, and back. */
export const codesText = (codes: readonly string[]) => codes.join(",");
export const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((code) => code.trim())
      .filter((code) => code !== ""),
  ),
];

/** The analyses to plan for some codes: a panel without a specimen of its own stands for its components. */
export function plannedOf({ analyses }: Pick<Draw, "analyses">, codes: readonly string[]): Draw["analyses"] {
  const byCode = new Map(analyses.map((analysis) => [analysis.code, analysis]));
  const plannedCodes = codes.flatMap((code) => {
    const { specimens = [], components = [] } = byCode.get(code) ?? {};
    return specimens.length === 0 && components.length > 0 ? components : [code];
  });
  return [...new Set(plannedCodes)].flatMap((code) => byCode.get(code) ?? []);
}

/** The containers whose size the catalogue's collections know. */
export const knownContainers = ({ containers }: Pick<Draw, "containers">): KnownContainer[] =>
  containers.map(({ name, look: appearance }) => {
    const volumes = appearance && readVolumes(appearance.fill);
    const rule = volumes && "rules" in volumes ? volumes.rules[0] : undefined;
    return { name, fill: rule && rule.least === rule.most ? rule.least : undefined };
  });
