/** Text as HTML. */
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

/** The attribute that says the language of what is in another one than the book. */
export const langOf = ({ language }: { language?: string }) => (language ? ` lang="${language}"` : "");

/** The same for an element that means nothing by itself, of which Chromium makes no tag: as a group it has one, which can say the language. */
export const groupIn = (of: { language?: string }) => (of.language ? `${langOf(of)} role="group"` : "");

/** The class of what a bar in the margin stands beside, after another one. */
export const barOf = ({ changed }: { changed?: boolean }) => (changed ? " changed" : "");

const blocks = /<(?:p|ul|ol|table|blockquote|div|h[1-6])(?=[\s>])/g;

/** Sanitised HTML whose blocks, or all of it where it has none, say its language. Nothing is put around blocks: rules of the layout meet them where they stand. */
export function inLanguage(html: string, of: { language?: string }): string {
  const lang = langOf(of);
  if (lang === "") return html;
  return html.startsWith("<") && html.search(blocks) === 0
    ? html.replace(blocks, `$&${lang}`)
    : `<span${groupIn(of)}>${html}</span>`;
}
