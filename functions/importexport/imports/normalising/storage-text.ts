import type { TableRow } from "../../../../shared/core/catalogue/field.ts";
import { isOnlyTemperature } from "../../../../shared/core/catalogue/temperature.ts";

const number = String.raw`\d+(?:[.,]\d+)?`;
const units =
  "h|hrs?|hours?|std|stunden?|uur|uren|heures?|ore|ora|min(?:uten|utes|uti)?|d|days?|tage?n?|dag(?:en)?|d[ií]as?|jours?|j|giorn[oi]|gg|wochen?|weeks?|weken|semaines?|semanas?|settiman[ae]|mon(?:at(?:en?)?|ths?)?|mo|mois|mes(?:es|[ei])?|maanden|jahre?n?|years?|ans?|ann[oi]";
/** A time for which a specimen is stable, as people write it. */
const duration = new RegExp(
  String.raw`(?:(?:bis(?: zu)?|up to|max\.?|mind\.?|min\.?|ca\.?|jusqu['’]à|fino a|tot|[<>≤≥~])\s*)?${number}(?:\s*[-–]\s*${number})?\s*(?:${units})(?![\p{L}\d])\.?`,
  "giu",
);

/** A word that the better of two conditions has. */
const preferred = /\(?(?:preferred|bevorzugt|optimal)\)?/iu;

/** The values of an object that a list of JSON was joined from: `Temperature: cold, Time: 7 d`. */
function valuesIn(piece: string): string {
  const pairs = piece.split(/,\s+(?=[\p{L}_ ]{1,30}:\s)/u);
  return pairs.length < 2 ? piece : pairs.map((pair) => pair.replace(/^[\p{L}_ ]{1,30}:\s+/u, "")).join(": ");
}

/** A condition of storage with its duration; undefined if the text is anything else, or says more. */
function rowOf(piece: string, keys: StorageKeys): TableRow | undefined {
  const text = valuesIn(piece);
  const [time] = text.match(duration) ?? [];
  const rest = (time === undefined ? text : text.replace(time, " "))
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s:,=@–-]+(?!\d)/u, "")
    .replace(/^(?:(?:stabil|stable|haltbar|bei|bij|at|à|a|in|im)\s+)+/iu, "")
    .replace(/(?:[\s:,=(–-]|(?<=\s)(?:bei|at|à|a|for|für))+$/iu, "")
    .trim();
  // A second duration is no temperature either.
  if (!isOnlyTemperature(rest.replace(preferred, ""))) return undefined;
  return { [keys.condition]: rest, ...(time !== undefined && { [keys.duration]: time.trim() }) };
}

interface StorageKeys {
  condition: string;
  duration: string;
}

/**
 * The rows of a table of storage that a text says: `RT 24 h; 2–8 °C 7 d` has two. Undefined unless each of its parts names a temperature and
 * at most one duration, so that nothing of it is lost.
 * @param keys keys of the table's columns
 */
export function storageRows(text: string, keys: StorageKeys): TableRow[] | undefined {
  for (const signs of [/\s*[|;\n]\s*/, /\s*(?:[|;\n]|,(?!\d))\s*/, /\s*(?:[|;\n]|,(?!\d)|\s\/\s)\s*/]) {
    const rows = text
      .split(signs)
      .filter(Boolean)
      .map((piece) => rowOf(piece, keys));
    if (rows.length > 0 && rows.every((row) => row !== undefined)) return rows;
  }
  return undefined;
}
