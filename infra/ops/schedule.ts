/** `npm run schedule -- list|run NAME`: lists the scheduled jobs of the local cloud, or runs one of them at once. */

import { parseArgs } from "node:util";
import type { ScheduleStatus } from "../local/scheduler/schedules.ts";
import { runCommand } from "./command.ts";
import { print } from "./print.ts";
import { localOperator, Refusal, stageOptions } from "./stage.ts";

const usage = `npm run schedule -- list        every schedule with its next run, and how its last one ended
npm run schedule -- run NAME    runs one now, besides its times
Options: --port 4000 --data .laborium (of the local cloud)`;

const lineOf = ({ name, next, last }: ScheduleStatus) =>
  `${name.padEnd(48)} next ${next ?? "never"}  last ${last ? `${last.ended} ${last.error ?? "well"}` : "never"}`;

await runCommand(usage, async () => {
  const { stage: _, ...options } = stageOptions;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, name, ...extra] = positionals;
  if (extra.length > 0 || !(command === "list" ? name === undefined : command === "run" && name))
    throw new Refusal("Say list, or run and the name of a schedule.");
  const { origin, credentials } = await localOperator(values);
  const answer = await fetch(`${origin}/_aws/scheduler/schedules${name ? `/${name}/run` : ""}`, {
    method: name ? "POST" : "GET",
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/` },
  });
  const body = (await answer.json()) as ScheduleStatus | ScheduleStatus[] | { message: string };
  if ("message" in body) throw new Refusal(body.message);
  const shown = [body].flat();
  for (const status of shown) print(lineOf(status));
  if (name && shown.some(({ last }) => last?.error)) process.exitCode = 1;
});
