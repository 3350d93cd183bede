import { readFileSync } from "node:fs";

/** Generations of the keys by which APIs know their own CloudFront: those that APIs accept, and the one that CloudFront sends. */
export interface GatewayKeys {
  accepted: number[];
  sent: number;
}

export const gatewayKeysFile = new URL("./gateway-keys.json", import.meta.url);

/** @throws Error if CloudFront would send a key that no API accepts */
export function readGatewayKeys(): GatewayKeys {
  const keys: GatewayKeys = JSON.parse(readFileSync(gatewayKeysFile, "utf8"));
  if (!keys.accepted.includes(keys.sent))
    throw new Error(`infra/gateway-keys.json sends generation ${keys.sent}, which it does not accept.`);
  return keys;
}

/**
 * The next step of a rotation: accept a new key, send it, stop accepting the old one. Each step is deployed everywhere before the next, so
 * that APIs and CloudFront, which are never updated at the same moment, always have a key in common.
 */
export function nextStep({ accepted, sent }: GatewayKeys): GatewayKeys {
  const newest = Math.max(...accepted);
  if (accepted.length === 1) return { accepted: [...accepted, newest + 1], sent };
  return sent === newest ? { accepted: [newest], sent } : { accepted, sent: newest };
}

/** Name of a generation's secret; all laboratories of an account share it. */
export const secretName = (generation: number) => `laborium/gateway-key/${generation}`;

/** A laboratory's own key of a generation: API Gateway takes no value twice. CloudFormation inserts the secret during deployment. */
export const keyOf = (tenant: string, generation: number) =>
  `{{resolve:secretsmanager:${secretName(generation)}:SecretString}}-${tenant}`;
