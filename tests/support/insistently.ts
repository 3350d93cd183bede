/** Sends a call as a client does that hears nothing, or that it should try later: again, until there is an answer. */
export async function insistently<Answer extends { status: number; headers: Record<string, string> }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer && answer.status !== 409 && answer.status < 500) return answer;
    const pause = Number(answer?.headers["retry-after"] ?? 0.2);
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
  }
}
