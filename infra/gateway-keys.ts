import { readFileSync } from "node:fs";

/** Generations of the keys by which APIs know their own CloudFront: those that APIs accept, and the one that CloudFront sends. */
export interface GatewayKeys {
  accepted: number[];
  sent: number;
}

export const gatewayKeysFile = new URL("./gateway-keys.json", import.meta.url);

/** @throws Error if CloudFront would send what no API accepts */
export function readGatewayKeys(): GatewayKeys {
  const keys: GatewayKeys = JSON.parse(readFileSync(gatewayKeysFile, "utf8"));
  if (!keys.accepted.includes(keys.sent))
    throw new Error(`infra/gateway-keys.json sends generation ${keys.sent}, which it does not accept.`);
  return keys;
}

/**
 * The next step of a rotation: accept a new key, send it, accept the old one no longer. Each is deployed everywhere before the next, so that
 * APIs and CloudFront, which are never updated at the same moment, always have a key in common.
 */
export function nextStep({ accepted, sent }: GatewayKeys): GatewayKeys {
  const newest = Math.max(...accepted);
  if (accepted.length === 1) return { accepted: [...accepted, newest + 1], sent };
  return sent === newest ? { accepted: [newest], sent } : { accepted, sent: newest };
}

/** Names of a generation's secret, of which there is one for all laboratories of an account. */
export const secretName = (generation: number) => `laborium/gateway-key/${generation}`;

/** A laboratory's own key of a generation: API Gateway takes no value twice. CloudFormation puts the secret in its place when it deploys. */
export const keyOf = (tenant: string, generation: number) =>
  `{{resolve:secretsmanager:${secretName(generation)}:SecretString}}-${tenant}`;
