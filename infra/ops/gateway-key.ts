/** `npm run gateway-key -- status|next`: the keys by which APIs know their own CloudFront, and the next step of their rotation. */

import { writeFileSync } from "node:fs";
import { type GatewayKeys, gatewayKeysFile, nextStep, readGatewayKeys } from "../gateway-keys.ts";
import { runCommand } from "./command.ts";
import { print } from "./print.ts";
import { Refusal } from "./stage.ts";

const usage = `npm run gateway-key -- status   which generations APIs accept, and which CloudFront sends
npm run gateway-key -- next     writes the next of the three steps of a rotation into infra/gateway-keys.json`;

const report = ({ accepted, sent }: GatewayKeys) =>
  print(`APIs accept generation ${accepted.join(" and ")}; CloudFront sends ${sent}.`);

await runCommand(usage, async () => {
  const [command, ...extra] = process.argv.slice(2);
  if (extra.length > 0 || (command !== "status" && command !== "next"))
    throw new Refusal("Say status or next.");
  const keys = readGatewayKeys();
  if (command === "status") return report(keys);
  const next = nextStep(keys);
  writeFileSync(gatewayKeysFile, `{ "accepted": [${next.accepted.join(", ")}], "sent": ${next.sent} }\n`);
  report(next);
  print("Deploy the platform, then all laboratories, before the next step.");
});
