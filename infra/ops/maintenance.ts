/** `npm run maintenance -- on|off|status [tenant] [--stage production]`: lets laboratories read but not write. */

import { parseArgs } from "node:util";
import { tenantKey } from "../../shared/kernel/table-keys.ts";
import { runCommand } from "./command.ts";
import { print } from "./print.ts";
import { openStage, Refusal, type RunningStage, stageOptions } from "./stage.ts";

const usage = `npm run maintenance -- on|off [tenant]      one laboratory, or without it the whole platform
npm run maintenance -- status               who is read-only
Options: --stage production|staging|local   --port 4000 --data .laborium (of the local cloud)`;

/** The platform's maintenance is noted in every laboratory's record, so that a call needs to read no other record. */
async function set(stage: RunningStage, on: boolean, tenant: string | undefined): Promise<void> {
  if (tenant !== undefined && !stage.tenants.includes(tenant))
    throw new Refusal(`There is no laboratory ${tenant}; there are ${stage.tenants.join(", ")}.`);
  const [flag, tenants] = tenant ? ["maintenance", [tenant]] : ["platform_maintenance", stage.tenants];
  for (const id of tenants as string[]) {
    const done = await stage.changeRecord(id, { [flag as string]: on });
    print(`${id.padEnd(16)} ${done ? `${flag} ${on ? "on" : "off"}` : "not provisioned yet"}`);
  }
}

async function status(stage: RunningStage): Promise<void> {
  for (const id of stage.tenants) {
    const record = (await stage.items(id, tenantKey.pk)).find((item) => item.id === tenantKey.sk);
    const flags = ["maintenance", "platform_maintenance"].filter((flag) => record?.[flag] === true);
    print(`${id.padEnd(16)} ${record ? flags.join(", ") || "off" : "not provisioned yet"}`);
  }
}

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ options: stageOptions, allowPositionals: true });
  const [command, tenant, ...extra] = positionals;
  if (!["on", "off", "status"].includes(command ?? "") || extra.length > 0)
    throw new Refusal("Say on, off or status, and at most one laboratory.");
  const stage = await openStage(values);
  await (command === "status" ? status(stage) : set(stage, command === "on", tenant)).finally(() =>
    stage.close(),
  );
});
