/** A response whose status a retry will not change. */
export class Refused extends Error {
  readonly status: number;
  /** The whole response, if there was one. */
  readonly response: Response | undefined;
  constructor(status: number, response?: Response) {
    super();
    this.status = status;
    this.response = response;
  }
}

export const attempts = 3;
const timeout = 10_000;
export const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Fetches JSON and retries after network failures.
 * @param isNew whether what the browser has kept is not good enough
 * @throws Refused for 4xx
 */
export async function readJson<Body>(url: string, isNew = false): Promise<Body> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A response that the laboratory's own page has cached may lack the header that lets other sites read it: the edge adds it on
      // demand.
      const cache = isNew || attempt > 1 ? "reload" : "default";
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, { credentials: "omit", cache, signal });
      if (response.ok) return (await response.json()) as Body;
      if (response.status < 500 && response.status !== 429) throw new Refused(response.status, response);
      throw new Error();
    } catch (error) {
      if (error instanceof Refused || attempt >= attempts) throw error;
      await pause(300 * 2 ** (attempt - 1));
    }
  }
}
