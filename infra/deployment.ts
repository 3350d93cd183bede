import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { RetentionDays } from "aws-cdk-lib/aws-logs";
import type { TenantFile } from "../shared/core/provisioning/tenant.ts";
import type { FunctionBundle } from "./constructs/function-bundle.ts";

export const stages = ["production", "staging", "local"] as const;
export type Stage = (typeof stages)[number];

/** What is the same for every stack of one synthesis. */
export interface Deployment {
  stage: Stage;
  /** Of the functions: the package's version and a mark of the built code, `0.1.0-1a2b3c4d`. */
  apiVersion: string;
  /** Of the web app, in the same way; laboratories show it when they are told to. */
  appVersion: string;
  bundle: FunctionBundle;
  /** The built web app. */
  webFolder: string;
}

/** The region of all stacks except the edge's: the data of German laboratories stays in Germany. */
export const homeRegion = "eu-central-1";
/** CloudFront accepts certificates and web ACLs from this region only. */
export const edgeRegion = "us-east-1";

/** The origin under which a tenant is reached, without a slash at the end. */
export function originOf(
  { stage }: Pick<Deployment, "stage">,
  tenant: Pick<TenantFile, "id" | "domain">,
): string {
  if (stage === "local") return `http://${tenant.id}.localhost:${process.env.LABORIUM_PORT ?? 4000}`;
  return `https://${tenant.domain}`;
}

/** In production, data that people entered outlives its stack. */
export const keepInProduction = ({ stage }: Pick<Deployment, "stage">) =>
  stage === "production" ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

/** The share of requests whose way through the functions is recorded. */
export const tracedShare = 0.05;

/** Monthly cost of an account, in US dollars, above which an alarm is sent: twice that of a full cell in a normal month. */
export const monthlyBudget = 500;

/** How long backups are kept, and no longer: what a laboratory has erased is gone from them by then. */
export const backupsKept = Duration.days(35);

/** Long enough to look into what a lab reports late, short enough to cost next to nothing. */
export const logRetention = RetentionDays.THREE_MONTHS;

/**
 * How much of its cell one laboratory may use, so that no laboratory starves another and no visitor the staff. API: requests per second, and in a
 * burst, of the whole laboratory. Calls: of each route; visitors: of each route that anybody may call. Jobs: concurrent containers of each queue and
 * concurrent steps of each workflow. Browsers: those that set one book, each in a container of its own; one machine has processors for no more than
 * two. Announcements are the cell's: containers kept free for the one function by which the changes of all its laboratories get out
 * (docs/decisions/093).
 */
export const concurrency = {
  api: { rate: 200, burst: 400 },
  calls: { rate: 200, burst: 400 },
  visitors: { rate: 40, burst: 80 },
  announcements: 10,
  jobs: 2,
  browsers: (stage: Stage) => (stage === "local" ? 2 : 10),
} as const;

/**
 * The most laboratories that a cell takes. Everything that all distributions of an account share may serve 100 of them, which AWS does not raise
 * (docs/quotas.md); half of that leaves room for replacing distributions and for growth of what a laboratory needs.
 */
export const fullCell = 50;
