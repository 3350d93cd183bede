const spelled: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "oe",
  å: "a",
};

/** The plain words of a text: lower-case letters a to z and digits, umlauts spelt out. */
const plainWords = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüßæøå]/g, (letter) => spelled[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

function free(base: string, join: string, longest: number, isTaken: (candidate: string) => boolean): string {
  for (let count = 1; ; count++) {
    const end = count === 1 ? "" : `${join}${count}`;
    const candidate = base.slice(0, longest - end.length) + end;
    if (!isTaken(candidate)) return candidate;
  }
}

/** A key made from a label: `Mindestmenge (ml)` gives `mindestmenge_ml`, numbered if that is taken. */
export const madeKey = (label: string, isTaken: (key: string) => boolean): string =>
  free(plainWords(label).join("_") || "feld", "_", 60, isTaken);

/** An identifier made from a name: `EDTA-Blut` gives `edta-blut`, numbered if that is taken. */
export const madeIdentifier = (name: string, isTaken: (identifier: string) => boolean): string =>
  free(plainWords(name).join("-") || "neu", "-", 100, isTaken);
