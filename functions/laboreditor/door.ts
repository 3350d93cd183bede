/** Exports of `laboreditor` for other contexts. */

/** Renders public pages; loaded with the first one, since few calls render any. */
export const loadPagePreview = async () => (await import("./analyses/preview-page.ts")).previewPage;
