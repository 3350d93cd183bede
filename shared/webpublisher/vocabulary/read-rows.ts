/** A row of the vocabulary: something that laboratories measure, or a group of such things. */
export interface Row {
  /** The German name, by which other rows refer to this one. */
  head: string;
  english: string;
  /** Abbreviations and other names of exactly the same thing. */
  names: string[];
  /** Words that lead people here without being its name: complaints, diseases, brands, everyday words. */
  layWords: string[];
  /** Heads of the groups that it belongs to. */
  groups: string[];
  /** Heads that are easily taken for it; either row may say so. */
  confusable: string[];
}

/** Marks a name that several heads share, for example PCT. */
const sharedMark = /\?$/;

const listOf = (cell = "") => (cell === "" ? [] : cell.split(", "));

function rowOf(line: string): Row {
  const cells = line.split(/ ?\| ?/);
  const [head = "", english = "", names, layWords] = cells.filter((cell) => !/^[<≠] /.test(cell));
  const marked = (mark: string) => listOf(cells.find((cell) => cell.startsWith(`${mark} `))?.slice(2));
  return {
    head: head.replace(sharedMark, ""),
    english: english.replace(sharedMark, ""),
    names: listOf(names).map((name) => name.replace(sharedMark, "")),
    layWords: listOf(layWords),
    groups: marked("<"),
    confusable: marked("≠"),
  };
}

/** The lines of an area's text that are rows; blank lines may divide it for its editors. */
export const linesOf = (area: string): string[] => area.split("\n").filter((line) => line !== "");

/**
 * The rows of an area. A line is `German | English | names | lay words | < groups | ≠ confusable heads`; cells at its end that would be
 * empty are left out. Lists are separated by a comma with a blank, so that a name may hold a comma (1,25-Dihydroxy-Vitamin D). A question
 * mark behind a name declares that other heads share it.
 */
export const readRows = (area: string): Row[] => linesOf(area).map(rowOf);

/** All names of a row, the German one first. */
export const namesOf = ({ head, english, names }: Row): string[] => [...new Set([head, english, ...names])];
