/** Text as HTML. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "&quot;")
    : text;
}

/** Links by which Chromium learns the targets: only ids that something links to become destinations. They take no room. */
export function targetLinks(targets: readonly string[]): string {
  const links = targets.map((target) => `<a href="#${target}"></a>`).join("");
  return `<div class="targets" aria-hidden="true">${links}</div>`;
}

/** Every sign of an HTML text once in every face: what the screen shows of a long part, so that its fonts are there when it is printed. */
export function fontCalls(html: string): string {
  const signs = [...new Set(html.replace(/<[^>]*>|[<>&\s]/g, ""))].join("");
  return `<p class="calls" aria-hidden="true">${signs}<b>${signs}</b><strong>${signs}</strong><i>${signs}</i><span class="pg">0</span></p>`;
}

/** Rules and images are a tenant's: nothing in them ends the style element. */
export const safeStyles = (css: string) => css.replace(/<(?=\/|!)/g, "\\3c ");
