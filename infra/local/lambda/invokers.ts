import { deniedMessage, type Guard } from "../iam/guard.ts";
import type { Role } from "../iam/roles.ts";
import { FunctionError } from "./instance.ts";

/** Checks services that invoke functions by a role of their own: API Gateway and state machines. */
export class Invokers {
  readonly #guard: Guard;
  readonly #roles: Map<string, Role>;

  constructor(guard: Guard, roles: Map<string, Role>) {
    this.#guard = guard;
    this.#roles = roles;
  }

  /** @throws FunctionError if the role does not grant it */
  authorize(name: string, roleArn: string, functionArn: string): void {
    const role = this.#roles.get(roleArn);
    if (!role) throw new FunctionError("Lambda.AccessDeniedException", `There is no role ${roleArn}.`);
    const access = { action: "lambda:InvokeFunction", resource: functionArn, context: {} };
    const denied = this.#guard.decide({ name, role }, [access]);
    if (denied) throw new FunctionError("Lambda.AccessDeniedException", deniedMessage(denied));
  }
}
