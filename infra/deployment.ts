import type { TenantFile } from "../shared/core/provisioning/tenant.ts";
import type { FunctionBundle } from "./constructs/function-bundle.ts";

export const stages = ["production", "staging", "local"] as const;
export type Stage = (typeof stages)[number];

/** Facts that are the same for every stack of one synthesis. */
export interface Deployment {
  stage: Stage;
  /** Version of the functions: the package's version and a mark of the built code, `0.1.0-1a2b3c4d`. */
  apiVersion: string;
  /** Version of the web app, in the same form; laboratories show it when they are told to. */
  appVersion: string;
  bundle: FunctionBundle;
  /** Folder of the built web app. */
  webFolder: string;
}

/** The region of all stacks except the edge's: the data of German laboratories stays in Germany. */
export const homeRegion = "eu-central-1";
/** CloudFront accepts certificates and web ACLs from this region only. */
export const edgeRegion = "us-east-1";

/** The origin of a tenant, without a trailing slash. */
export function originOf(
  { stage }: Pick<Deployment, "stage">,
  tenant: Pick<TenantFile, "id" | "domain">,
): string {
  if (stage === "local") return `http://${tenant.id}.localhost:${process.env.LABORIUM_PORT ?? 4000}`;
  return `https://${tenant.domain}`;
}

/** Monthly cost of an account, in US dollars, above which an alarm is sent: twice that of a full cell in a normal month. */
export const monthlyBudget = 500;

/**
 * Limits on a laboratory's share of its cell, so that no laboratory starves another and no visitor the staff. API: requests per second, and in a
 * burst, of the whole laboratory. Calls: of each route; visitors: of each route that anybody may call. Jobs: concurrent containers of each queue and
 * concurrent steps of each workflow. Browsers: those that set one book, each in a container of its own; one machine has processors for no more than
 * two. Announcements belong to the cell: containers reserved for the one function that announces the changes of all its laboratories
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
 * The most laboratories that a cell takes. Resources that all distributions of an account share may serve 100 of them, and AWS does not raise
 * that (docs/quotas.md); half of it leaves room for replacing distributions and for laboratories that come to need more.
 */
export const fullCell = 50;
