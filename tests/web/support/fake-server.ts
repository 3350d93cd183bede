import { vi } from "vitest";

export interface SentRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}
type Answer = Response | Error | ((request: SentRequest) => Response | Error | Promise<Response>);

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": status < 400 ? "application/json" : "application/problem+json", ...headers },
  });

/** A problem document as the server sends it. */
export const problem = (
  status: number,
  code: string,
  facts: object = {},
  headers: Record<string, string> = {},
) => json({ type: "about:blank", title: code, status, detail: "", code, ...facts }, status, headers);

/** Stands in for the server: answers by path (without prefix and language) from `answers`, each a queue whose last entry stays. Records the requests. */
export function fakeServer(answers: Record<string, Answer | Answer[]>) {
  const queues = new Map(Object.entries(answers).map(([path, answer]) => [path, [answer].flat()]));
  const requests: SentRequest[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const sent = { method: request.method, url, headers: request.headers, body: await request.text() };
    requests.push(sent);
    const queue = queues.get(url.pathname.replace(/^\/api\/(?:(?:de|en)\/)?/, "")) ?? [
      problem(404, "not_found"),
    ];
    const next = queue.length > 1 ? queue.shift() : queue[0];
    const answer = typeof next === "function" ? await next(sent) : next;
    if (answer instanceof Error) throw answer;
    return answer?.clone();
  });
  return requests;
}
