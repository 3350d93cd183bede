/**
 * The Chromium for tests in a browser, which is the one that prints books: a headless shell, which draws a page with three fifths of the
 * work of a whole browser, and is the same on every machine. It brings the libraries it needs when it believes to be in a Lambda.
 */
export async function chromiumPath(): Promise<string> {
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

export const chromiumArguments = [
  "--no-sandbox",
  // There is none, and to draw as if there were one costs twice as much.
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Of the browser that prints: without hinting, as in the function, so that glyphs are as wide as their font says and not whole pixels. */
export const printingArguments = [...chromiumArguments, "--font-render-hinting=none"];
