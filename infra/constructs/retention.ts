import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { RetentionDays } from "aws-cdk-lib/aws-logs";
import { keptElsewhere } from "../../shared/kernel/retention.ts";
import type { Deployment } from "../deployment.ts";

// Beside `deployment.ts`, so that operators' commands and the local cloud, which know deployments, do not load the CDK.

/** In production, data that people entered outlives its stack. */
export const keepInProduction = ({ stage }: Pick<Deployment, "stage">) =>
  stage === "production" ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

/** Retention of backups. No longer than that, so that data erased by a laboratory disappears from them, too. */
export const backupsKept = Duration.days(keptElsewhere.backups);

/** Long enough to investigate a lab's late report, short enough to cost next to nothing. */
export const logRetention = RetentionDays.THREE_MONTHS;
