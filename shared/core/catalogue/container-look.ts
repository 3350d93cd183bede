/** Shapes of containers that are drawn. */
export const containerShapes = ["tube", "gel_tube", "slim_tube", "bottle", "cup", "swab"] as const;
export type ContainerShape = (typeof containerShapes)[number];

/** Colours of caps, as far as a laboratory names them: tubes of two makers with the same colour hold different things, so none is guessed. */
export const capColours = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "violet",
  "pink",
  "brown",
  "grey",
  "black",
  "white",
] as const;
export type CapColour = (typeof capColours)[number];

/** Words in names of containers, in German, English, French and Italian; the first shape that fits is drawn. */
const shapes: readonly (readonly [ContainerShape, RegExp])[] = [
  ["bottle", /blutkultur|blood culture|hémoculture|emocoltur|flasche|bottle/],
  ["swab", /abstrich|tupfer|swab|écouvillon|tampone/],
  [
    "cup",
    /stuhl|stool|becher|behälter|sammel|gefäß mit|steriles gefäß|container|vial|cup|pot|flacon|contenitore/,
  ],
  ["slim_tube", /senkung|sedimentation|blutsenkung|\besr\b|\bbsg\b/],
  ["gel_tube", /(?<!ohne |without |no |sans |senza )\bgel\b|trenngel|\bsst\b|\bpst\b|serum-?gel/],
  ["tube", /röhrchen|monovette|vacutainer|vacuette|tube|provetta|kapillare|capillary/],
];

/** The shape of a container by its name; undefined if the name does not tell. */
export const shapeOf = (container: string): ContainerShape | undefined =>
  shapes.find(([, words]) => words.test(container.toLowerCase()))?.[0];

const words: Record<CapColour, string> = {
  red: "rot|red|rouge|ross[oa]",
  orange: "orange|orang|arancione",
  yellow: "gelb|gold|golden|yellow|jaune|giall[oa]",
  green: "grün|hellgrün|green|vert|verde",
  blue: "blau|hellblau|dunkelblau|light blue|royal blue|blue|bleu|blu|azzurro",
  violet: "violett|lila|purpur|purple|violet|lavender|viola",
  pink: "rosa|pink|rose",
  brown: "braun|brown|brun|marrone",
  grey: "grau|grey|gray|gris|grigi[oa]",
  black: "schwarz|black|noir|ner[oa]",
  white: "weiß|weiss|white|blanc|bianc[oa]|farblos|transparent|clear",
};
const patterns = capColours.map(
  (colour) => [colour, new RegExp(`(?<!\\p{L})(?:${words[colour]})(?:e[rsnm]?)?(?!\\p{L})`, "iu")] as const,
);
/** The colours that a text names, in the order of the text. */
export const coloursIn = (text: string): CapColour[] =>
  patterns
    .flatMap(([colour, pattern]) => {
      const place = text.search(pattern);
      return place < 0 ? [] : [{ colour, place }];
    })
    .sort((left, right) => left.place - right.place)
    .map(({ colour }) => colour);

/** Whether a text names colours and nothing else, such as `blau und violett`. */
export const isColour = (text: string): boolean =>
  patterns
    .reduce((rest, [, pattern]) => rest.replaceAll(new RegExp(pattern, "giu"), ""), text)
    .replaceAll(/\b(?:und|and|et|e)\b|[\s,/+-]/gi, "") === "" && text.trim() !== "";
