import { existsSync } from "node:fs";

const system = "/usr/bin/chromium";

/**
 * The Chromium for tests in a browser: the machine's own, or the one that the print function ships, which brings the libraries it
 * needs when it believes to be in a Lambda.
 */
export async function chromiumPath(): Promise<string> {
  if (existsSync(system)) return system;
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
