import { xmlElement, xmlText } from "../xml.ts";
import { languageName } from "./languages.ts";
import type { CharacterStyle, ParagraphStyle } from "./styles.ts";

/** Formatting of a run of characters. */
export interface Formatting {
  style?: CharacterStyle;
  bold?: boolean;
  italic?: boolean;
  position?: "Superscript" | "Subscript";
  underline?: boolean;
  struck?: boolean;
  /** Language of the words if it is not that of the book. */
  language?: string;
}

export interface Paragraph {
  style: ParagraphStyle;
  /** Ranges of characters, without the break behind the paragraph. */
  xml: string;
  /** Numbering of the list begins with this paragraph. */
  restarts?: boolean;
}

/** A forced line break within a paragraph. */
export const lineBreak = "\u2028";

/** Gathers paragraphs. White space collapses as browsers do it. */
export class Paragraphs {
  readonly all: Paragraph[] = [];
  #open: { style: ParagraphStyle; xml: string[]; restarts: boolean } | undefined;
  #run = { text: "", look: {} as Formatting };
  /** A blank stands before the next word. */
  #blank = false;
  #isFilled = false;
  /** Elements without text, which stand at the beginning of the next paragraph. */
  readonly #waiting: string[] = [];

  /** Begins a paragraph; one that is open ends. */
  begin(style: ParagraphStyle, restarts = false): void {
    this.end();
    this.#open = { style, xml: [], restarts };
  }

  /** Ends the paragraph that is open; one without content is dropped unless it is kept. */
  end(isKept = false): void {
    this.#flush();
    const open = this.#open;
    this.#open = undefined;
    if (open && (this.#isFilled || isKept)) {
      const { style, xml, restarts } = open;
      this.all.push({ style, xml: xml.join(""), ...(restarts && { restarts }) });
    }
    this.#isFilled = false;
    this.#blank = false;
  }

  /** Adds words in a look to the open paragraph. @param style that of the paragraph to begin if none is open */
  text(words: string, formatting: Formatting, style: ParagraphStyle): void {
    const shown = words.replace(/[ \t\r\n\f]+/g, " ");
    if (shown === "" || (shown === " " && !this.#isFilled)) return;
    if (!this.#open) this.begin(style);
    const isParted = this.#blank || shown.startsWith(" ");
    const trimmed = shown.replace(/^ | $/g, "");
    this.#blank = isParted && !/[\t\u2028]$/.test(this.#run.text);
    if (trimmed === "") return;
    this.#flushBlank();
    this.#add(trimmed, formatting);
    this.#blank = shown.endsWith(" ");
  }

  /** Adds characters that do not collapse, such as a tab, without the blanks around them. */
  sign(sign: string, formatting: Formatting): void {
    if (!this.#open || !this.#isFilled) return;
    this.#blank = false;
    this.#add(sign, formatting);
  }

  /** Adds an element in a range of its own, such as a footnote or a table. */
  element(xml: string, formatting: Formatting, style: ParagraphStyle): void {
    if (!this.#open) this.begin(style);
    this.#flushBlank();
    this.#flush();
    this.#push(rangeXml(formatting, xml));
    this.#isFilled = true;
  }

  /** Adds markup between ranges, such as the beginning of a link. @param style that of the paragraph to begin if none is open */
  markup(xml: string, style: ParagraphStyle): void {
    if (!this.#open) this.begin(style);
    this.#flushBlank();
    this.#flush();
    this.#push(xml);
    this.#isFilled = true;
  }

  /** Adds an element without text to the paragraph that has the next words. */
  anchor(xml: string): void {
    this.#waiting.push(xml);
  }

  /** Keeps elements that no words follow, in a paragraph of their own. */
  keepAnchors(style: ParagraphStyle): void {
    if (this.#waiting.length === 0) return;
    this.markup("", style);
    this.end();
  }

  #push(xml: string): void {
    const waiting = this.#waiting.splice(0);
    if (waiting.length > 0) this.#open?.xml.push(rangeXml({}, waiting.join("")));
    this.#open?.xml.push(xml);
  }

  #add(text: string, formatting: Formatting): void {
    const { look: before } = this.#run;
    if (this.#run.text !== "" && rangeAttributes(before) !== rangeAttributes(formatting)) this.#flush();
    this.#run = { text: this.#run.text + text, look: formatting };
    this.#isFilled = true;
  }

  #flushBlank(): void {
    if (this.#blank && this.#isFilled) this.#add(" ", this.#run.look);
    this.#blank = false;
  }

  #flush(): void {
    const { text, look: formatting } = this.#run;
    this.#run = { text: "", look: {} };
    if (text !== "") this.#push(wordsXml(text, formatting));
  }
}

/** Words in a range of their own; tabs stay. */
export const wordsXml = (text: string, formatting: Formatting = {}) =>
  rangeXml(formatting, `<Content>${text.split("\t").map(xmlText).join("&#9;")}</Content>`);

export const rangeXml = (formatting: Formatting, content: string) =>
  `<CharacterStyleRange${rangeAttributes(formatting)}>${content}</CharacterStyleRange>`;

function rangeAttributes({ style, bold, italic, position, underline, struck, language }: Formatting): string {
  const emphasis = bold ? (italic ? "Bold italic" : "Bold") : italic ? "Italic" : undefined;
  const applied = style ?? emphasis ?? "$ID/[No character style]";
  const appliedLanguage = language === undefined ? undefined : languageName(language);
  const values = {
    AppliedCharacterStyle: `CharacterStyle/${applied}`,
    Position: position,
    Underline: underline || undefined,
    StrikeThru: struck || undefined,
    AppliedLanguage: appliedLanguage,
  };
  return xmlElement("", values).slice(1, -2);
}

/** Paragraphs one behind the other. @param isLast nothing follows, so that the last one has no break behind it */
export const paragraphsXml = (paragraphs: readonly Paragraph[], isLast: boolean): string =>
  paragraphs
    .map(({ style, xml, restarts }, index) => {
      const ends = isLast && index === paragraphs.length - 1;
      const attributes = {
        AppliedParagraphStyle: `ParagraphStyle/${style}`,
        NumberingContinue: restarts ? false : undefined,
      };
      return xmlElement(
        "ParagraphStyleRange",
        attributes,
        ends ? xml || rangeXml({}, "<Content></Content>") : withBreak(xml),
      );
    })
    .join("\n");

const rangeEnd = "</CharacterStyleRange>";
/** A break ends the last range of a paragraph. */
const withBreak = (xml: string) =>
  xml.endsWith(`>${rangeEnd}`) && !xml.endsWith("</Footnote></CharacterStyleRange>")
    ? `${xml.slice(0, -rangeEnd.length)}<Br/>${rangeEnd}`
    : xml + rangeXml({}, "<Br/>");
