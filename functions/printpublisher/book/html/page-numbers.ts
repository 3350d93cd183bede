/**
 * Placeholder for a page number that the assembler writes: four digits that name the place, in a font that nothing else uses. All ten digits and the
 * joining characters are set once, so that the font in the PDF has them; the assembler takes them out.
 */
export const placeholder = (place: number) => `<span class="pg">${String(place).padStart(4, "0")}</span>`;
/** The class of words with a placeholder in running text, which leaves room for numbers of three digits, or of four if the book is long. */
export const pageClass = (isLong = false) => (isLong ? "page long" : "page");
/** Whether page numbers will stand in this HTML. */
export const hasPlaces = (html: string) => html.includes('<span class="pg">');
export const allDigits = '<span class="digits" aria-hidden="true">0123456789,–….;:!?)</span>';
