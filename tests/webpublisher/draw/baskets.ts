import type { DrawWish } from "../../../shared/webpublisher/draw/needs.ts";

/** A set of analyses with the containers to draw, computed by hand. */
export interface Basket {
  codes: string;
  wish?: Partial<DrawWish>;
  /** Kinds with their fill in millilitres, in the order of draw. */
  tubes: readonly string[];
  /** Millilitres of blood: in full tubes, and the least. */
  full: number;
  needed: number;
  /** Analyses collected by an alternative, and the containers that this saves. */
  swaps?: string;
  saved?: number;
  gaps?: readonly string[];
  why: string;
}

const gel = "serum_gel 4.9";
const edta = "edta 2.7";

/** The laboratory is `made-laboratory.ts`. A millilitre of serum or plasma takes two of blood. */
export const baskets: readonly Basket[] = [
  {
    codes: "CRP",
    tubes: [gel],
    full: 4.9,
    needed: 1,
    why: "0.5 ml of serum is 1 ml of blood; serum is preferred",
  },
  { codes: "CRP FERR TSH", tubes: [gel], full: 4.9, needed: 3, why: "three times 1 ml fit into 4.9" },
  {
    codes: "CRP FERR TSH K",
    tubes: [gel],
    full: 4.9,
    needed: 4,
    why: "none has to be cooled, so K may be with them",
  },
  {
    codes: "FERR TSH K BILI FOL",
    tubes: [gel, gel],
    full: 9.8,
    needed: 5,
    why: "5 ml do not fit into 4.9",
  },
  { codes: "BILI CRP", tubes: [gel], full: 4.9, needed: 2, why: "darkness harms no other analysis" },
  {
    codes: "BB CRP",
    tubes: [gel, edta],
    full: 7.6,
    needed: 2,
    why: "serum is drawn before EDTA; whole blood is not doubled",
  },
  { codes: "BB HBA1C", tubes: [edta], full: 2.7, needed: 2, why: "1 + 1 ml of whole blood fit into 2.7" },
  {
    codes: "BB HBA1C GENE",
    tubes: ["edta 9"],
    full: 9,
    needed: 7,
    why: "the large tube that GENE asks for holds all 7 ml",
  },
  {
    codes: "QUICK DDIM",
    tubes: ["citrate 3"],
    full: 3,
    needed: 2,
    why: "1 ml of blood and 0.5 ml of plasma, 2 in all",
  },
  {
    codes: "GLU BB CRP QUICK BLK",
    tubes: ["blood_culture 10?", "blood_culture 10?", "citrate 3", gel, edta, "fluoride 2.6"],
    full: 33.2,
    needed: 25,
    why: "the order of GP41; a pair of bottles; glucose keeps its fluoride, as heparin would demand haste",
  },
  { codes: "PTH", tubes: [edta], full: 2.7, needed: 2, why: "1 ml of plasma takes 2 of blood" },
  {
    codes: "PTH BB",
    tubes: [edta, edta],
    full: 5.4,
    needed: 3,
    why: "nobody says that a blood count may be cooled; serum would save nothing",
  },
  {
    codes: "PTH TSH",
    tubes: [gel],
    full: 4.9,
    needed: 2,
    swaps: "PTH",
    saved: 1,
    why: "PTH may be measured in serum, and TSH is stable in the cold for 7 days",
  },
  { codes: "PTH K", tubes: [gel, edta], full: 7.6, needed: 3, why: "K must not be cooled, PTH must" },
  {
    codes: "ACTH NH3",
    tubes: [edta, edta],
    full: 5.4,
    needed: 4,
    why: "frozen and cold do not go together",
  },
  {
    codes: "ACTH PTH NH3",
    tubes: [edta, edta, edta],
    full: 8.1,
    needed: 6,
    why: "4 ml of cold plasma need two tubes, the frozen one is a third; serum would not save one",
  },
  {
    codes: "BB ACTH",
    tubes: [edta, edta],
    full: 5.4,
    needed: 3,
    why: "plasma is separated, a blood count is not",
  },
  { codes: "GLU CRP", tubes: [gel, "fluoride 2.6"], full: 7.5, needed: 3, why: "different additives" },
  {
    codes: "GLU LIHEP",
    tubes: ["heparin 4.9", "fluoride 2.6"],
    full: 7.5,
    needed: 3,
    why: "heparin plasma of glucose has to arrive at once, so it is no mere alternative",
  },
  {
    codes: "CRP LIHEP",
    tubes: ["heparin 4.9"],
    full: 4.9,
    needed: 2,
    swaps: "CRP",
    saved: 1,
    why: "CRP joins the heparin tube that is drawn anyway",
  },
  {
    codes: "KRYO",
    tubes: ["serum 7.5", "serum 7.5"],
    full: 15,
    needed: 10,
    why: "the least of the range is 5 ml of serum, 10 of blood, for two tubes of 7.5",
  },
  {
    codes: "KRYO CRP",
    tubes: ["serum 7.5", "serum 7.5", gel],
    full: 19.9,
    needed: 11,
    why: "gel and warmth set them apart",
  },
  { codes: "BSG BB", tubes: ["esr 3.5", edta], full: 6.2, needed: 4.5, why: "citrate before EDTA" },
  {
    codes: "BSG QUICK",
    tubes: ["citrate 3", "esr 3.5"],
    full: 6.5,
    needed: 4.5,
    why: "other ratios of citrate",
  },
  {
    codes: "USTAT UALB",
    tubes: ["urine 10"],
    full: 0,
    needed: 0,
    why: "5 + 2 ml fit into 10; urine is no blood",
  },
  {
    codes: "USTAT UKULT",
    tubes: ["urine 10", "urine 10"],
    full: 0,
    needed: 0,
    why: "boric acid, and another portion",
  },
  {
    codes: "ZN CRP",
    tubes: ["trace 7.5", gel],
    full: 12.4,
    needed: 3,
    why: "zinc keeps its tube without traces",
  },
  {
    codes: "STUHL",
    tubes: ["stool ?"],
    full: 0,
    needed: 0,
    why: "a container without a size, which nothing shares",
  },
  {
    codes: "NOTHING",
    tubes: [],
    full: 0,
    needed: 0,
    gaps: ["specimen_missing NOTHING"],
    why: "named, not guessed",
  },
  {
    codes: "NOVOL CRP",
    tubes: [gel],
    full: 4.9,
    needed: 1,
    gaps: ["volume_missing NOVOL"],
    why: "its tube is known, its volume is not",
  },
  {
    codes: "NOCONT CRP",
    tubes: ["serum 4.9?", gel],
    full: 9.8,
    needed: 2,
    gaps: ["container_missing NOCONT"],
    why: "nobody says that gel is right; the size is assumed",
  },
  {
    codes: "DROPS CRP",
    tubes: [gel],
    full: 4.9,
    needed: 1,
    gaps: ["volume_unread DROPS 5 Tropfen"],
    why: "drops are no volume",
  },
  {
    codes: "OWN CRP",
    tubes: [gel, gel],
    full: 9.8,
    needed: 2,
    why: "the catalogue asks for a tube of its own",
  },
  {
    codes: "NAHEP LIHEP",
    tubes: ["heparin 4.9", "heparin 4.9"],
    full: 9.8,
    needed: 2,
    why: "sodium is not lithium",
  },
  { codes: "NOSIZE", tubes: ["edta 2.7?"], full: 2.7, needed: 1, why: "a usual size is assumed" },
  {
    codes: "NOSIZE BB",
    tubes: [edta],
    full: 2.7,
    needed: 2,
    why: "the size that BB names counts for its kind",
  },
  {
    codes: "WRONG",
    tubes: [edta],
    full: 2.7,
    needed: 2,
    gaps: ["mismatch WRONG Serum / EDTA-Monovette 2,7 ml"],
    why: "there is no serum from EDTA blood",
  },
  {
    codes: "ODD BB",
    tubes: [edta, "other ?"],
    full: 2.7,
    needed: 2,
    gaps: ["container_unknown ODD Röhrchen Typ X"],
    why: "a container that nobody can place is drawn last, alone, and named",
  },
  {
    codes: "CRP FERR TSH",
    wish: { amount: "usual" },
    tubes: [gel, gel],
    full: 9.8,
    needed: 6,
    why: "1 ml each of serum is 6 ml of blood",
  },
  {
    codes: "CRP BB QUICK",
    wish: { weight: 4 },
    tubes: ["citrate 3", gel, edta],
    full: 10.6,
    needed: 3,
    why: "4 kg allow 8 ml: full tubes are too much, the least is not",
  },
  {
    codes: "BLK",
    wish: { weight: 10 },
    tubes: ["blood_culture 10?", "blood_culture 10?"],
    full: 20,
    needed: 2,
    why: "2 ml for children, half of it in each bottle",
  },
  {
    codes: "FERR TSH K BILI FOL B12 OWN",
    tubes: [gel, gel, gel],
    full: 14.7,
    needed: 7,
    why: "6 ml need two tubes, and one is alone",
  },
];
