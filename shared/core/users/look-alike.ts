/**
 * Letters that look like a Latin letter or digit, beside those that Unicode's compatibility forms (NFKD) already unite. Source: the prototypes of
 * UTS #39 (confusables.txt), for the scripts on keyboards of laboratories: Latin, Greek and Cyrillic.
 */
const prototypes: Record<string, string> = {
  a: "αа",
  b: "ьƅ",
  c: "сϲ",
  d: "ԁ",
  e: "еҽ",
  g: "ɡց",
  h: "һ",
  i: "ıіιɩ",
  j: "јϳ",
  k: "κк",
  l: "|1ӏǀ",
  n: "ո",
  o: "0οоօσ",
  p: "рρ",
  q: "ԛ",
  r: "г",
  s: "ѕꜱ",
  t: "тτ",
  u: "υս",
  v: "νѵ",
  w: "ԝѡω",
  x: "хχ",
  y: "уү",
  z: "ᴢ",
};
const latin = new Map(
  Object.entries(prototypes).flatMap(([letter, all]) => [...all].map((lookalike) => [lookalike, letter])),
);

/** The form in which names that look alike are equal: `admın` and `аdmin` are `admin`, `lab1` is `labl`. */
export const lookOf = (name: string): string =>
  [...name.normalize("NFKD").toLowerCase()]
    .map((sign) => latin.get(sign) ?? sign)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
