import type { DrawAnalysis } from "../../shared/webpublisher/draw/needs.ts";
import { planDraw } from "../../shared/webpublisher/draw/plan.ts";
import { type Figure, percentile } from "./figures.ts";

const pairs = [
  ["Serum", "Serum-Gel-Monovette 4,9 ml"],
  ["Heparinplasma", "Lithium-Heparin-Monovette 4,9 ml"],
  ["EDTA-Plasma", "EDTA-Monovette 2,7 ml"],
  ["EDTA-Blut", "EDTA-Monovette 2,7 ml"],
  ["Citratplasma", "Citrat-Monovette 3 ml"],
] as const;
const volumes = ["0,2 ml", "0,5 ml", "1 ml", "300 µl", "1,5–2 ml"];
const transports = ["", "Raumtemperatur", "gekühlt", "lichtgeschützt", "sofort abtrennen, gefroren"];

/** Analyses of which each has a preferred specimen and an alternative, so that the plan has much to choose from. */
const analyses = (count: number): DrawAnalysis[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `A${index}`,
    name: `Analyse ${index}`,
    specimens: [index, index * 3 + 1].map((place) => {
      const [material, container] = pairs[place % pairs.length] ?? pairs[0];
      return {
        material,
        container,
        usualVolume: "1 ml",
        minimumVolume: volumes[(place * 7) % volumes.length] ?? "",
        transport: transports[(place * 5) % transports.length] ?? "",
        stability: { room: "24 h", cold: index % 2 === 0 ? "7 d" : "", frozen: "" },
      };
    }),
    schedule: "Mo–Fr, Eingang bis 14:00 Uhr",
    preparation: "",
    consent: "",
  }));

/** Time to read the specimens of analyses and to plan their draw, as a browser does after each choice. */
export function benchDraw(): Figure[] {
  return [10, 100].map((count) => {
    const chosen = analyses(count);
    const times = Array.from({ length: 20 }, () => {
      const started = performance.now();
      planDraw(chosen, { amount: "minimum" });
      return performance.now() - started;
    });
    const aim = count === 100 ? { aim: "< 100" } : {};
    return {
      what: `plan for the draw of ${count} analyses, p95`,
      value: percentile(times, 0.95),
      unit: "ms",
      ...aim,
    };
  });
}
