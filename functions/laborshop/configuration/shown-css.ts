/** A laboratory's CSS as its shop uses it, where nothing may cover a form. Loaded on demand: most laboratories have none. */
export const shownCss = async (css: string): Promise<string> =>
  css === "" ? css : (await import("../../../shared/kernel/css/fenced-css.ts")).fencedCss(css);
