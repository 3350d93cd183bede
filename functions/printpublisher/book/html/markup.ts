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

/** Rules and images are a tenant's: nothing in them ends the style element. */
export const safeStyles = (css: string) => css.replace(/<(?=\/|!)/g, "\\3c ");
