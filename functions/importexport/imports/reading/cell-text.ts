import { type CellObject, SSF } from "@e965/xlsx";
import type { Notation } from "../../../../shared/importexport/imports/reading.ts";
import { trimmed } from "./reading-notes.ts";

/** How a sheet writes numbers and dates. */
export type SheetLanguage = Notation;
export interface ShownCell {
  text: string;
  /** Date that the cell stands for, as YYYY-MM-DD, if it shows a date in any form. */
  day?: string;
  /** The cell is a text, so a number in it is written as somebody typed it. */
  isText?: boolean;
  /** Note on the cell. */
  note?: "hidden_value" | "imprecise_number" | "trimmed";
}

const errors: Record<number, string> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
  43: "#GETTING_DATA",
};
const truths = { de: ["FALSCH", "WAHR"], en: ["FALSE", "TRUE"] } as const;
/** Formats without a pattern of their own: a spreadsheet shows them as the computer's country writes dates. */
const localDates: Record<string, Record<SheetLanguage, string>> = {
  "m/d/yy": { de: "dd.mm.yyyy", en: "dd/mm/yyyy" },
  "m/d/yy h:mm": { de: "dd.mm.yyyy hh:mm", en: "dd/mm/yyyy hh:mm" },
};

/** A cell as a person sees it, in the language of the sheet; a number without a format has all its digits, and none that rounding adds. */
export function shownCell(cell: CellObject, language: SheetLanguage, date1904: boolean): ShownCell {
  const { t, v, w } = cell;
  if (t === "e") return { text: w ?? errors[Number(v)] ?? "#ERROR!" };
  if (t === "z" || v === undefined || v === null) return { text: "" };
  if (t === "b") return { text: truths[language][v ? 1 : 0] };
  if (v instanceof Date) return { text: v.toISOString().slice(0, 10), day: v.toISOString().slice(0, 10) };
  if (t !== "n" || typeof v !== "number") return { ...trimmed(String(v)), isText: true };
  const format = typeof cell.z === "string" ? cell.z : "General";
  if (SSF.is_date(format)) return shownDate(v, format, language, date1904);
  return shownNumber(v, format, language);
}

function shownNumber(value: number, format: string, language: SheetLanguage): ShownCell {
  // Spreadsheets hold numbers as JavaScript does: beyond 2^53, the last digits are not those that somebody typed.
  const note =
    Number.isInteger(value) && !Number.isSafeInteger(value) ? ({ note: "imprecise_number" } as const) : {};
  if (/^(general|@)?$/i.test(format)) return { text: plainNumber(value, language), ...note };
  const text = formatted(value, format, language);
  if (text === undefined) return { text: plainNumber(value, language), ...note };
  return text === "" ? { text: plainNumber(value, language), note: "hidden_value" } : { text, ...note };
}

/** A number with more decimal places keeps its exponent. */
const mostPlaces = 100;
/** All digits of a number, without those that only its binary form adds: 0.3, never 0.30000000000000004. */
export function plainNumber(value: number, language: SheetLanguage): string {
  const exact = Number.isInteger(value) ? value : Number(value.toPrecision(15));
  const [digits = "", exponent] = String(exact).split("e");
  const places = (digits.split(".")[1]?.length ?? 0) - Number(exponent ?? 0);
  const text =
    exponent === undefined || places > mostPlaces
      ? String(exact)
      : Number.isInteger(exact)
        ? BigInt(exact).toString()
        : exact.toFixed(Math.max(0, places));
  return language === "de" ? text.replace(".", ",") : text;
}

/** Corrects a difference in rounding: the formatter rounds binary numbers, spreadsheets round the decimals that people know: 1.005 to 1.01. */
function awayFromZero(value: number, format: string): number {
  const decimals = /\.([0#?]+)/.exec(format)?.[1]?.length ?? 0;
  return Number.isInteger(value) || decimals > 9 || /[/Ee]/.test(format) ? value : value * (1 + 2 ** -51);
}

/** The formatter rounds -2.5 up to -2, but spreadsheets round it like 2.5. */
function signed(format: string, value: number): string {
  if (value >= 0 || format.includes(";")) return String(SSF.format(format, value));
  const text = String(SSF.format(format, -value));
  return /[1-9]/.test(text) ? `-${text}` : text;
}

/** A number in its format. Points and commas within literal text are not part of the number, and stay as they are. */
function formatted(value: number, format: string, language: SheetLanguage): string | undefined {
  const guarded = format.replace(/"[^"]*"|\\.|\[\$[^\]]*\]/g, (literal) =>
    literal.replaceAll(".", "\uE000").replaceAll(",", "\uE001"),
  );
  try {
    const text = signed(guarded, awayFromZero(value, guarded)).trim();
    const localText = language === "de" ? text.replace(/[.,]/g, (sign) => (sign === "." ? "," : ".")) : text;
    return localText.replaceAll("\uE000", ".").replaceAll("\uE001", ",");
  } catch {
    return undefined;
  }
}

function shownDate(value: number, format: string, language: SheetLanguage, date1904: boolean): ShownCell {
  // The formatter takes any point for the one before fractions of a second.
  const pattern = (localDates[format]?.[language] ?? format).replace(/"[^"]*"|\\.|\.(?!0)/g, (part) =>
    part === "." ? "\\." : part,
  );
  const parts = SSF.parse_date_code(value, { date1904 }) as { y: number; m: number; d: number } | null;
  let text: string;
  try {
    text = String(SSF.format(pattern, value, { date1904 })).trim();
  } catch {
    text = "";
  }
  if (!parts || text === "") return { text: plainNumber(value, language), note: "hidden_value" };
  if (language === "de" && /mmm|ddd/i.test(pattern)) text = germanNames(text);
  const showsDay = /[yd]/i.test(pattern.replace(/"[^"]*"|\\.|\[[^\]]*\]|AM\/PM/gi, ""));
  if (!showsDay || parts.y < 1) return { text };
  const day = [
    String(parts.y).padStart(4, "0"),
    ...[parts.m, parts.d].map((part) => String(part).padStart(2, "0")),
  ];
  return { text, day: day.join("-") };
}

/** Long names come first, so that none is replaced in part; weekdays are shortened to two letters, months to three. */
const names = [
  ["January", "Januar"],
  ["February", "Februar"],
  ["March", "März"],
  ["April", "April"],
  ["May", "Mai"],
  ["June", "Juni"],
  ["July", "Juli"],
  ["August", "August"],
  ["September", "September"],
  ["October", "Oktober"],
  ["November", "November"],
  ["December", "Dezember"],
  ["Monday", "Montag"],
  ["Tuesday", "Dienstag"],
  ["Wednesday", "Mittwoch"],
  ["Thursday", "Donnerstag"],
  ["Friday", "Freitag"],
  ["Saturday", "Samstag"],
  ["Sunday", "Sonntag"],
] as const;
const months = 12;
const german = new Map<string, string>([
  ...names,
  ...names.map(
    ([english, local], index) => [english.slice(0, 3), local.slice(0, index < months ? 3 : 2)] as const,
  ),
]);
const englishNames = new RegExp(`\\b(${[...german.keys()].join("|")})\\b`, "g");
const germanNames = (text: string) => text.replace(englishNames, (name) => german.get(name) ?? name);
