/** A response whose status a retry will not change. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

export const attempts = 3;
const timeout = 10_000;
export const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Fetches JSON and retries after network failures.
 * @throws Refused for 4xx
 */
export async function readJson<Body>(url: string): Promise<Body> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A response that the laboratory's own page has cached may lack the header that lets other sites read it: the edge adds it on
      // demand.
      const cache = attempt > 1 ? "reload" : "default";
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, { credentials: "omit", cache, signal });
      if (response.ok) return (await response.json()) as Body;
      if (response.status < 500 && response.status !== 429) throw new Refused(response.status);
      throw new Error(`HTTP ${response.status}`);
    } catch (error) {
      if (error instanceof Refused || attempt >= attempts) throw error;
      await pause(300 * 2 ** (attempt - 1));
    }
  }
}
