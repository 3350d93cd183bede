import { setTimeout as sleep } from "node:timers/promises";

/** The part of an API's answer that tells whether to try again. */
interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Longest wait for a final answer, in ms: a function may have a seventh of a core, shared with others. */
const patience = 120_000;

/**
 * Sends a call as a client on AWS should, where a response gets lost, a gateway gives up after 29 s and a busy table answers 503. It repeats
 * the call until there is a final answer. A conflict is final; a first request that is still running is not.
 * @throws Error with the last answer if there is no final one for two minutes
 */
export async function insistently<Answer extends ApiAnswer>(send: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + patience;
  for (;;) {
    const answer = await send().catch((error: unknown) => String(error));
    if (typeof answer !== "string" && isFinal(answer)) return answer;
    if (Date.now() > until) throw new Error(`No final answer for ${patience / 1000} s: ${textOf(answer)}`);
    const delay = typeof answer === "string" ? undefined : answer.headers["retry-after"];
    await sleep(Number(delay ?? 0.2) * 1000);
  }
}

const isFinal = ({ status, bytes }: ApiAnswer) =>
  status < 500 && !(status === 409 && bytes.includes('"in_progress"'));

const textOf = (answer: ApiAnswer | string) =>
  typeof answer === "string" ? answer : `${answer.status} ${answer.bytes.toString("utf8", 0, 500)}`;
