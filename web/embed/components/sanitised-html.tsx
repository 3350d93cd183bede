/** @jsxImportSource preact */

/** Rich text, which the server sanitised when it was saved or imported; the only place at which HTML becomes part of a page. */
export const SanitisedHtml = ({ html, class: name }: { html: string; class: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML sanitised by the server
  <div class={name} dangerouslySetInnerHTML={{ __html: html }} />
);
