/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "&quot;")
    : text;
}

/** Invisible links to every target: Chromium makes destinations only of ids that something links to. */
export function targetLinks(targets: readonly string[]): string {
  const links = targets.map((target) => `<a href="#${target}"></a>`).join("");
  return `<div class="targets" aria-hidden="true">${links}</div>`;
}

/** Rules and images come from a tenant: nothing in them may end the style element. */
export const safeStyles = (css: string) => css.replace(/<(?=\/|!)/g, "\\3c ");

/** Returns the `lang` attribute of content in another language than the book's. */
export const langOf = ({ language }: { language?: string }) => (language ? ` lang="${language}"` : "");

/** Like `langOf`, for an element without meaning: Chromium makes no tag of it, but a group has a tag that can carry the language. */
export const groupIn = (of: { language?: string }) => (of.language ? `${langOf(of)} role="group"` : "");

/** Returns the class, to follow another one, of an element with a bar in the margin. */
export const barOf = ({ changed }: { changed?: boolean }) => (changed ? " changed" : "");

const blocks = /<(?:p|ul|ol|table|blockquote|div|h[1-6])(?=[\s>])/g;

/** Marks the blocks of sanitised HTML, or all of it if it has none, with their language; unwrapped, they still match rules of the layout. */
export function inLanguage(html: string, of: { language?: string }): string {
  const lang = langOf(of);
  if (lang === "") return html;
  return html.startsWith("<") && html.search(blocks) === 0
    ? html.replace(blocks, `$&${lang}`)
    : `<span${groupIn(of)}>${html}</span>`;
}
