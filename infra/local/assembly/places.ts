/** The account and region the local cloud stands in for; pseudo parameters resolve to these. */
export const REGION = "eu-central-1";
export const ACCOUNT = "000000000000";
export const PARTITION = "aws";
export const URL_SUFFIX = "amazonaws.com";

/** An ARN in the local account. */
export function arn(service: string, resource: string, region: string = REGION): string {
  return `arn:${PARTITION}:${service}:${region}:${ACCOUNT}:${resource}`;
}
