import { RemovalPolicy } from "aws-cdk-lib";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { logRetention } from "./retention.ts";

/** A log group whose lines expire. It outlives its stack, because faults are also investigated after a stack was rolled back or removed. */
export const logGroup = (scope: Construct, id: string, logGroupName: string) =>
  new LogGroup(scope, id, {
    logGroupName,
    retention: logRetention,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });

/** `/laborium/<part>/<writers>`; the part is the tenant's id or `platform`. The Lambdas of a tenant write by audience: `staff`, `public` or `job`. */
export const logGroupName = (part: string, writers: string) => `/laborium/${part}/${writers}`;
