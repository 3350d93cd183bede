import { isLoinc } from "../../../../shared/core/catalogue/check-value.ts";
import { ucumOf } from "../../../../shared/core/catalogue/unit.ts";
import { fold, wordsOf } from "../../../../shared/kernel/search-text.ts";
import type { Meaning } from "./headings/vocabulary.ts";

/** Fewer filled cells, or a smaller share of them that look alike, are no evidence. */
const [fewest, share] = [2, 0.9];
/** Longer cells are descriptions. */
const longest = 80;
/** Values that analyses share repeat themselves; this share of different ones is allowed in a column of some length. */
const [manyCells, mostDistinct] = [6, 0.7];

const foldedWords = (words: string) =>
  words
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(fold);
const materials = foldedWords(`
  serum, serums, sérum, siero, plasma, urin, urine, urina, harn, blut, vollblut, blood, sang, sangue, liquor, csf, lcr, abstrich, abstriche, swab,
  frottis, écouvillon, tampone, stuhl, stool, faeces, feces, selles, feci, speichel, saliva, salive, sputum, punktat, punctate, gewebe,
  tissue, tissu, tessuto, biopsie, biopsy, knochenmark, sperma, ejakulat, semen, sperme, fruchtwasser, haar, haare, hair, schweiß, sweat,
  aszites, pleuraerguss, trachealsekret, bal, sekret, eiter, pus
`);
const besidesMaterials = new Set(
  foldedWords(`
    edta, k2, k3, citrat, citrate, citrato, heparin, héparine, eparina, li, lithium, na, nh4, natrium, fluorid, fluoride, nativ, native, oder, or, ou, o,
    und, and, et, e, im, in, bzw, venös, venous, veineux, kapillar, capillary, capillaire, arteriell, arterial, ganzes, gefroren, frozen, gekühlt, total,
    24h, 24, h, std, spontan, sammel, morgen, mittelstrahl, random, whole, de, di, du, der, zf, gel, st
  `),
);
const isMaterial = (cell: string) => {
  const words = wordsOf(cell);
  const isNamed = (word: string) =>
    materials.some((material) => word === material || (material.length > 3 && word.endsWith(material)));
  return words.some(isNamed) && words.every((word) => isNamed(word) || besidesMaterials.has(word));
};

const methods =
  /(?:^|[^\p{L}])(?:e?clia|c?mia|cleia|elisa|eia|fia|ria|ift|ifa|ift\/elisa|hplc|uplc|fplc|lc|gc|icp|ms|ms\/ms|maldi(?:-tof)?|(?:q|rt-?)?pcr|naat|ngs|fish|ise|aas|lia|blot|poct)(?=$|[^\p{L}])|photometri|fotometri|turbidimetri|n[eé]ph[eé]lometri|nefelometri|immunoassay|immunoblot|westernblot|zytometri|cytometr|citometri|mikroskopi|microscop|elektrophores|electrophor|[eé]lectrophor|elettrofores|chromatogra|cromatogra|sequenzierung|sequencing|potentiometri|enzymati|kolorimetri|colorimetr|agglutination|spektrometri|spectrometr|immunfixation|immunfluoreszenz|immunofluorescen|coulometri|fluorometri|koagulometri/iu;

const number = String.raw`\d+(?:[.,]\d+)?`;
const numbers = String.raw`(?:ca\.?|max\.?|mind\.?|min\.?|bis(?: zu)?|up to|within|innerhalb|[<>≤≥~])?\s*${number}(?:\s*(?:-|–|bis|to|à|a)\s*${number})?\s*`;
const duration = new RegExp(
  `^${numbers}(?:h|t|std\\.?|stunden?|hours?|hrs?|heures?|ore|ora|min\\.?|minuten?|minutes?|minuti|d|tage?n?|days?|jours?|giorn[io]|wochen?|weeks?|wks?|semaines?|settiman[ae]|werktage?n?|arbeitstage?n?|(?:working|business) days?|jours? ouvr(?:és|ables)|giorni lavorativi)$`,
  "i",
);
const amount = new RegExp(`^${numbers}(?:ml|µl|μl|ul|dl|l|cc)(?:\\s.{0,20})?$`, "i");
const range = new RegExp(
  `^(?:[<>≤≥]\\s*${number}|(${number})\\s*[-–]\\s*(${number}))(?:\\s*[\\p{L}µ%/·*^0-9]{1,12})?$`,
  "u",
);
const amountOf = (text: string) => Number(text.replace(",", "."));
/** A range rises, while codes with a hyphen mostly fall. */
const isRange = (cell: string) => {
  const [match, low, high] = range.exec(cell) ?? [];
  return match !== undefined && (low === undefined || high === undefined || amountOf(low) < amountOf(high));
};

/** Units without a sign of calculation may also be words or codes, so that they only count among others. */
const isUnit = (cell: string) => cell.length <= 20 && /[^\d\s./-]/.test(cell) && ucumOf(cell) !== undefined;
const isCertainUnit = (cell: string) => /[/%]/.test(cell);

interface CellCheck {
  fits: (cell: string) => boolean;
  /** The values are shared by many analyses. */
  isShared?: boolean;
  /** At least some cells are this certain. */
  certain?: (cell: string) => boolean;
}
const checks: Partial<Record<Meaning, CellCheck>> = {
  loinc: { fits: isLoinc },
  material: { fits: isMaterial, isShared: true },
  method: { fits: (cell) => methods.test(cell), isShared: true },
  unit: { fits: isUnit, isShared: true, certain: isCertainUnit },
  turnaround: { fits: (cell) => duration.test(cell), isShared: true },
  volume: { fits: (cell) => amount.test(cell), isShared: true },
  reference_ranges: { fits: isRange },
};

/** The meanings that the cells of a column show by themselves. */
export function meaningsOfCells(cells: readonly string[]): Meaning[] {
  const filled = cells.filter(Boolean).map((cell) => cell.trim());
  if (filled.length < fewest) return [];
  const least = filled.length * share;
  const distinct = new Set(filled).size;
  return (Object.keys(checks) as Meaning[]).filter((meaning) => {
    const { fits, isShared, certain } = checks[meaning] as CellCheck;
    if (isShared && filled.length >= manyCells && distinct > filled.length * mostDistinct) return false;
    if (certain && filled.filter(certain).length < filled.length / 4) return false;
    return filled.filter((cell) => cell.length <= longest && fits(cell)).length >= least;
  });
}

/** Whether the cells of a column only count its rows, from 0 or 1. */
export function areRowNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  const first = Number(filled[0]);
  return (first === 0 || first === 1) && filled.every((cell, index) => cell === String(first + index));
}
