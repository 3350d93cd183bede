/**
 * A footnote is a link to this address whose words are the note: it stands in the text at its place, and all rich text keeps it. No such
 * host can exist (RFC 2606).
 */
export const noteAddress = "https://book.invalid/note/";

const note = new RegExp(`\\s*<a href="${noteAddress.replaceAll(".", "\\.")}">([\\s\\S]*?)</a>`, "g");
const lastBreaks = /(?:<hr ?\/?>)*$/;

/**
 * Gathers the footnotes of a text at its end, before page breaks that end it. Their numbers lead to the notes and back.
 * @param before number of notes in the texts of the chapter above
 * @param name the chapter's, for ids that are unique on the page
 */
export function withNotes(html: string, before: number, name: string): { html: string; notes: number } {
  const notes: string[] = [];
  const text = html.replace(note, (_, words: string) => {
    if (words.trim() === "") return "";
    const number = before + notes.length + 1;
    const id = `note-${name}-${number}`;
    notes.push(`<p id="${id}"><a href="#${id}-from">${number}</a> ${words.trim()}</p>`);
    return `<sup><a id="${id}-from" href="#${id}">${number}</a></sup>`;
  });
  if (notes.length === 0) return { html: text, notes: before };
  const block = `<div class="footnotes">${notes.join("")}</div>`;
  return { html: text.replace(lastBreaks, (breaks) => block + breaks), notes: before + notes.length };
}
