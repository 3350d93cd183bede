import type { IncomingMessage, ServerResponse } from "node:http";
import type { Guard } from "../iam/guard.ts";
import { sendAwsJson } from "../wire/body.ts";
import type { Schedules } from "./schedules.ts";

/** Lists the schedules, and runs one now. AWS has no call for that; there, one invokes the function itself. For the operator only. */
export class SchedulerApi {
  readonly #schedules: Schedules;
  readonly #guard: Guard;

  constructor(schedules: Schedules, guard: Guard) {
    this.#schedules = schedules;
    this.#guard = guard;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name, run] = /\/schedules(?:\/([\w-]+)(\/run))?$/.exec(request.url ?? "") ?? [];
    const action = run ? "scheduler:RunNow" : "scheduler:ListSchedules";
    const refusal = this.#guard.refuse(request, [{ action, resource: name ?? "*", context: {} }]);
    if (refusal) return sendAwsJson(response, 403, { message: refusal.message });
    if (request.method === "GET" && !run) return sendAwsJson(response, 200, this.#schedules.status());
    if (request.method !== "POST" || !name)
      return sendAwsJson(response, 400, { message: "the local scheduler knows no such call" });
    const ran = await this.#schedules.runNow(name);
    if (ran) return sendAwsJson(response, 200, ran);
    return sendAwsJson(response, 404, { message: `There is no schedule ${name}.` });
  }
}
