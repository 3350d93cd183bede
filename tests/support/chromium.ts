/**
 * The Chromium for tests in a browser, the same one that prints books: a headless shell, which draws a page with three fifths of the
 * work of a full browser and is the same on every machine. It brings the libraries it needs if it believes itself in a Lambda.
 * LABORIUM_CHROMIUM replaces it on machines that it does not run on.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.LABORIUM_CHROMIUM) return process.env.LABORIUM_CHROMIUM;
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

export const chromiumArguments = [
  "--no-sandbox",
  // There is no GPU, and emulating one doubles the cost of drawing.
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Arguments of the browser that prints: without hinting, as in the function, so that glyphs keep the widths of their font instead of whole pixels. */
export const printingArguments = [...chromiumArguments, "--font-render-hinting=none"];
