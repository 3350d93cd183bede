import { getVersion } from "../../shared/core/settings/settings.endpoints.ts";
import { call } from "./api/call.ts";
import { ApiProblem } from "./api/problem.ts";

/** Minimum time between two checks, in milliseconds. */
export const versionCheckInterval = 5 * 60_000;

export type VersionFinding = "same" | "newer" | "no-connection";

/** The version that the deployment wrote into this page; null on a development server. */
const ownVersion = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="version"]')?.content || null;

/**
 * The version of the app that a reload would bring. Its file lies beside the page and is replaced together with it, so that users are not
 * asked to reload while the API is ahead of the app.
 * @returns undefined if the server does not say
 */
async function offeredVersion(): Promise<string | undefined> {
  const response = await fetch("/version.json", { cache: "no-store" });
  if (!response.ok) return undefined;
  const { version } = (await response.json().catch(() => ({}))) as { version?: string };
  return version;
}

/** Watches whether the server offers another version of the app than that of this page. */
export class VersionWatch {
  private pageVersion = ownVersion();
  private checked = Number.NEGATIVE_INFINITY;
  private newer = false;

  /** The version of this page; empty until known. */
  get version(): string {
    return this.pageVersion ?? "";
  }

  /**
   * Checks if enough time has passed since the last check; called on every navigation. `now` in milliseconds. Once a newer version was found,
   * it is reported without another check.
   */
  async check(now: number = Date.now()): Promise<VersionFinding> {
    if (this.newer) return "newer";
    if (now - this.checked < versionCheckInterval) return "same";
    return this.ask(now);
  }

  /** Checks at once. */
  async ask(now: number = Date.now()): Promise<VersionFinding> {
    this.checked = now;
    try {
      await call(getVersion);
      const version = await offeredVersion();
      this.pageVersion ??= version ?? null;
      this.newer = version !== undefined && version !== this.pageVersion;
      return this.newer ? "newer" : "same";
    } catch (problem) {
      // A server that does not report its version is no reason to interrupt work.
      return problem instanceof ApiProblem && problem.status === 404 ? "same" : "no-connection";
    }
  }
}

export const versionWatch = new VersionWatch();
