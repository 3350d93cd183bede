import { limits } from "../../../../shared/kernel/limits.ts";
import { ImportProblem } from "../import-problem.ts";
import { detached } from "./xml-tokens.ts";

export function limitExceeded(code: "too_many_cells" | "too_much_text", subject: string): ImportProblem {
  const message = `The workbook has more than ${subject}.`;
  return new ImportProblem(code, message, [{ code, message }]);
}

/** The text of a cell, joined from its differently formatted runs, without phonetic hints. */
export class RichText {
  /** Whether the following text belongs to the cell. */
  isOpen = false;
  #isPhonetic = false;
  #pieces: string[] = [];
  #length = 0;

  open(element: string): void {
    if (element === "t") this.isOpen = !this.#isPhonetic;
    else if (element === "rPh") this.#isPhonetic = true;
  }

  close(element: string): void {
    if (element === "t") this.isOpen = false;
    else if (element === "rPh") this.#isPhonetic = false;
  }

  add(piece: string): void {
    this.#length += piece.length;
    if (this.#length > limits.sheetText)
      throw limitExceeded("too_much_text", `${limits.sheetText} characters in one cell`);
    this.#pieces.push(piece);
  }

  take(): string {
    if (this.#length === 0) return "";
    const text = detached(this.#pieces.length === 1 ? (this.#pieces[0] as string) : this.#pieces.join(""));
    this.#pieces = [];
    this.#length = 0;
    return plainText(text);
  }
}

/** Decodes characters that XML cannot hold, written as `_x000D_`; an underscore before such a sequence is written as `_x005F_`. */
function plainText(text: string): string {
  const decoded = text.includes("_x")
    ? text.replace(/_x([\da-fA-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return decoded.includes("\r") ? decoded.replace(/\r\n?/g, "\n") : decoded;
}
