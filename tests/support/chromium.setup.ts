import { chromiumPath } from "./chromium.ts";

/** Unpacks Chromium before any worker needs it: a worker that starts it while another still writes the file fails with ETXTBSY. */
export default async function unpackChromium(): Promise<void> {
  await chromiumPath();
}
