/** Finds the ends of JSON's texts, which may go on from one chunk to the next. */
export class TextEnd {
  /** The text goes on with an escaped sign. */
  #isEscaped = false;
  /** Next quotation mark and next backslash of the chunk, searched again only once they are passed, so that each sign is looked at once. */
  #quoteAt = -1;
  #escapeAt = -1;

  /** A new chunk begins. */
  begins(): void {
    this.#quoteAt = -1;
    this.#escapeAt = -1;
  }

  /** The place of the quotation mark that ends a text; the length of the chunk if the text goes on. */
  in(chunk: string, from: number): number {
    let position = this.#isEscaped ? from + 1 : from;
    this.#isEscaped = false;
    for (;;) {
      if (this.#quoteAt < position) this.#quoteAt = placeOf(chunk, '"', position);
      if (this.#escapeAt < position) this.#escapeAt = placeOf(chunk, "\\", position);
      if (this.#quoteAt <= this.#escapeAt) return this.#quoteAt;
      position = this.#escapeAt + 2;
      this.#isEscaped = position > chunk.length;
      if (this.#isEscaped) return chunk.length;
    }
  }
}

/** The next place of a sign, or the end of the text. */
function placeOf(text: string, sign: string, from: number): number {
  const position = text.indexOf(sign, from);
  return position < 0 ? text.length : position;
}
