/**
 * Placeholder for a page number that the assembler writes: four digits that name the place, in a font that nothing else uses. All ten digits and the
 * joining characters are set once, so that the font in the PDF has them; the assembler takes them out.
 */
export const placeholder = (place: number) => `<span class="pg">${String(place).padStart(4, "0")}</span>`;
/** The class of a document whose placeholders leave room for numbers of three digits only. */
export const threeDigits = "three-digits";
/** Whether page numbers will stand in this HTML. */
export const hasPlaces = (html: string) => html.includes('<span class="pg">');
export const allDigits = '<span class="digits" aria-hidden="true">0123456789,–….;:!?)</span>';
