import type { Specimen } from "../../../shared/core/catalogue/specimens.ts";
import type { DrawAnalysis } from "../../../shared/webpublisher/draw/needs.ts";

type Row = Partial<Omit<Specimen, "stability">> & Partial<Specimen["stability"]>;

/** A specimen with what a test says about it; the rest is not said. */
export const specimen = ({ room = "", cold = "", frozen = "", ...row }: Row): Specimen => ({
  material: "",
  container: "",
  usualVolume: "",
  minimumVolume: "",
  transport: "",
  stability: { room, cold, frozen },
  ...row,
});
export const analysis = (code: string, rows: readonly Row[], schedule = ""): DrawAnalysis => ({
  code,
  name: `Analyse ${code}`,
  specimens: rows.map(specimen),
  schedule,
  preparation: "",
  consent: "",
});

const gel = { material: "Serum", container: "Serum-Gel-Monovette 4,9 ml" };
const heparin = { material: "Heparinplasma", container: "Lithium-Heparin-Monovette 4,9 ml" };
const edta = "EDTA-Monovette 2,7 ml";
const small = { usualVolume: "1 ml", minimumVolume: "0,5 ml" };

/** A laboratory that says everything about its specimens, except where its codes tell otherwise. */
export const laboratory: readonly DrawAnalysis[] = [
  analysis(
    "CRP",
    [
      { ...gel, ...small },
      { ...heparin, ...small },
    ],
    "täglich, Eingang bis 16:00 Uhr",
  ),
  analysis("FERR", [{ ...gel, ...small }], "Mo–Fr bis 14 Uhr"),
  analysis("TSH", [{ ...gel, ...small, room: "24 h", cold: "7 d", transport: "Raumtemperatur" }]),
  analysis("K", [{ ...gel, ...small, transport: "nicht kühlen" }]),
  analysis("BILI", [{ ...gel, ...small, transport: "lichtgeschützt" }]),
  analysis("OWN", [{ ...gel, ...small, transport: "separates Röhrchen" }]),
  analysis("FOL", [{ ...gel, ...small }]),
  analysis("B12", [{ ...gel, ...small }]),
  analysis("LIHEP", [{ ...heparin, ...small }]),
  analysis("NAHEP", [{ material: "Heparinplasma", container: "Natrium-Heparin-Monovette 4,9 ml", ...small }]),
  analysis("BB", [{ material: "EDTA-Blut", container: edta, usualVolume: "2,7 ml", minimumVolume: "1 ml" }]),
  analysis("HBA1C", [{ material: "EDTA-Blut", container: edta, usualVolume: "2 ml", minimumVolume: "1 ml" }]),
  analysis("GENE", [{ material: "EDTA-Blut", container: "EDTA-Monovette 9 ml", minimumVolume: "5 ml" }]),
  analysis("PTH", [
    { material: "EDTA-Plasma", container: edta, minimumVolume: "1 ml", transport: "gekühlt", cold: "3 d" },
    { ...gel, ...small, transport: "gekühlt", cold: "48 h" },
  ]),
  analysis("ACTH", [
    {
      material: "EDTA-Plasma",
      container: edta,
      minimumVolume: "1 ml",
      transport: "sofort abtrennen, gefroren",
    },
  ]),
  analysis("NH3", [
    { material: "EDTA-Plasma", container: edta, minimumVolume: "1 ml", transport: "gekühlt, sofort" },
  ]),
  analysis("QUICK", [
    { material: "Citratplasma", container: "Citrat-Monovette 3 ml", minimumVolume: "1 ml Blut" },
  ]),
  analysis("DDIM", [
    { material: "Citratplasma", container: "Citrat-Monovette 3 ml", minimumVolume: "500 µl" },
  ]),
  analysis("GLU", [
    { material: "Fluoridplasma", container: "Fluorid-Monovette 2,6 ml", minimumVolume: "1 ml" },
    { ...heparin, ...small, transport: "sofort" },
  ]),
  analysis("KRYO", [
    {
      material: "Serum",
      container: "Serum-Monovette 7,5 ml",
      minimumVolume: "5–10 ml",
      transport: "bei 37 °C",
    },
  ]),
  analysis("BSG", [
    { material: "Citratblut", container: "Senkungsröhrchen (Citrat) 3,5 ml", minimumVolume: "3,5 ml" },
  ]),
  analysis("BLK", [
    {
      material: "Vollblut",
      container: "Blutkulturflaschen, aerob und anaerob",
      minimumVolume: "Erwachsene 20 ml, Kinder 2 ml",
    },
  ]),
  analysis("USTAT", [{ material: "Spontanurin", container: "Urinmonovette 10 ml", minimumVolume: "5 ml" }]),
  analysis("UALB", [{ material: "Spontanurin", container: "Urinmonovette 10 ml", minimumVolume: "2 ml" }]),
  analysis("UKULT", [
    { material: "Mittelstrahlurin", container: "Urinröhrchen mit Borsäure 10 ml", minimumVolume: "5 ml" },
  ]),
  analysis("ZN", [{ material: "Serum", container: "Spurenelement-Röhrchen 7,5 ml", minimumVolume: "1 ml" }]),
  analysis("STUHL", [{ material: "Stuhl", container: "Stuhlröhrchen", minimumVolume: "1 g" }]),
  analysis("NOTHING", []),
  analysis("NOVOL", [gel]),
  analysis("NOCONT", [{ material: "Serum", ...small }]),
  analysis("DROPS", [{ ...gel, minimumVolume: "5 Tropfen" }]),
  analysis("NOSIZE", [{ material: "EDTA-Blut", container: "EDTA-Röhrchen", minimumVolume: "1 ml" }]),
  analysis("WRONG", [{ material: "Serum", container: edta, minimumVolume: "1 ml" }]),
  analysis("ODD", [{ material: "Blut", container: "Röhrchen Typ X", minimumVolume: "1 ml" }]),
];
