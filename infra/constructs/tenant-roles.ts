import type { IRole } from "aws-cdk-lib/aws-iam";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { type ApiSpec, takesKey } from "../../shared/kernel/endpoint.ts";
import { tenantPrefix } from "../../shared/kernel/table-keys.ts";
import {
  fileFamilies,
  type ItemFamily,
  keysOf,
  type Level,
  levels,
  type Touches,
  unionOf,
  type WorkflowName,
} from "../../shared/kernel/touches.ts";
import { type Grant, inPascalCase, logGrants, roleOf } from "./grant.ts";
import { consume } from "./job-queue.ts";
import { logGroup, logGroupName } from "./log-group.ts";
import { layAside } from "./schedules.ts";
import { workflowArn } from "./workflow.ts";

interface TenantRolesProps {
  tenant: string;
  tableArn: string;
  assetsArn: string;
  importsArn: string;
  mailQueue: string;
  /** Names of the workflows. */
  workflows: Record<WorkflowName, string>;
  /** ARNs from which mail may be sent. */
  mailIdentities: readonly string[];
  /** The API resources, and the workers with the ARN of the queue that they process, or that keeps their failed runs. */
  apis: readonly ApiSpec[];
  jobs: readonly { worker: Job; queue?: string; dead?: string }[];
}

interface Job {
  address: string;
  touches: Touches;
  role?: string;
}

/** Name of the role of an API resource: its context and callers, or the name that it gives itself. */
export const apiRole = ({ address, role, endpoints }: ApiSpec) =>
  named(
    address,
    role ?? (Object.values(endpoints).every((endpoint) => endpoint.public) ? "public" : "staff"),
  );
export const jobRole = ({ address, role }: Job) => named(address, role ?? "job");
const named = (address: string, role: string) => `${address.split("/")[0]}/${role}`;

const askMailDomain: Grant = {
  actions: ["ses:GetIdentityVerificationAttributes"],
  resources: ["*"],
  wildcard:
    "SES knows no narrower resource for this question; it tells nothing but whether a domain is verified.",
};

/** The audience of a role's Lambdas, which share a log group: a laboratory's log is read by audience, and each line names its Lambda. */
type Audience = "staff" | "public" | "job";

/** Access to the table that the platform itself needs for a call or a job. */
interface PlatformWork {
  /** Keys of idempotent answers. */
  answers: string[];
  /** Whether it adds entries to the security log. */
  logs: boolean;
  who: Audience;
}

const actionsOf: Record<Level, readonly string[]> = {
  read: ["dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:Query"],
  write: ["dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:ConditionCheckItem"],
  delete: ["dynamodb:DeleteItem"],
};
const fileActions: Record<Level, string> = {
  read: "s3:GetObject",
  write: "s3:PutObject",
  delete: "s3:DeleteObject",
};

/**
 * The roles of a tenant's Lambdas, made from the `touches` of API resources and workers: one for each context and audience (public,
 * staff, job), and one for each name that some of them give themselves. Every statement ends at the tenant: table keys by
 * `dynamodb:LeadingKeys`, objects by prefix. Nobody may scan the table.
 */
export class TenantRoles extends Construct {
  readonly #roles = new Map<string, { role: IRole; logs: ILogGroup }>();
  readonly #logs: Record<Audience, ILogGroup>;

  constructor(scope: Construct, id: string, props: TenantRolesProps) {
    super(scope, id);
    const logsOf = (audience: Audience) =>
      logGroup(this, `${inPascalCase(audience)}Log`, logGroupName(props.tenant, audience));
    this.#logs = { staff: logsOf("staff"), public: logsOf("public"), job: logsOf("job") };
    const apis = Map.groupBy(props.apis, apiRole);
    for (const [name, specs] of apis) {
      const isPublic = specs.every(({ endpoints }) =>
        Object.values(endpoints).every((endpoint) => endpoint.public),
      );
      const answers = specs.flatMap(({ address, endpoints }) =>
        Object.values(endpoints).some(takesKey) ? [`IDEMPOTENCY#${address}/*`] : [],
      );
      const logs =
        !isPublic ||
        specs.some(({ endpoints }) => Object.values(endpoints).some((endpoint) => endpoint.logs));
      const platform: PlatformWork = { who: isPublic ? "public" : "staff", answers, logs };
      this.#make(name, props, platform, unionOf(specs.map(({ touches }) => touches)));
    }
    for (const [name, jobs] of Map.groupBy(props.jobs, ({ worker }) => jobRole(worker))) {
      const dead = new Set(jobs.flatMap(({ dead }) => dead ?? []));
      const queues = [...jobs.flatMap(({ queue }) => queue ?? []).map(consume), ...[...dead].map(layAside)];
      this.#make(
        name,
        props,
        { who: "job", answers: [], logs: false },
        unionOf(jobs.map(({ worker }) => worker.touches)),
        queues,
      );
    }
  }

  /**
   * A role and the log group of its audience, the only one that it may write to.
   * @param name as `apiRole` and `jobRole` return it
   */
  of(name: string): { role: IRole; logs: ILogGroup } {
    const role = this.#roles.get(name);
    if (!role) throw new Error(`There is no role ${name}.`);
    return role;
  }

  #make(
    name: string,
    props: TenantRolesProps,
    platform: PlatformWork,
    touches: ReturnType<typeof unionOf>,
    queues: readonly Grant[] = [],
  ): void {
    const grants = [
      ...platformItems(props, platform),
      ...itemGrants(props, touches.items),
      ...fileGrants(props, touches.files),
      ...touches.starts.map((workflow) => ({
        actions: ["states:StartExecution"],
        resources: [workflowArn(props.workflows[workflow])],
      })),
      ...(touches.queuesMail ? [{ actions: ["sqs:SendMessage"], resources: [props.mailQueue] }] : []),
      ...(touches.sendsMail ? [{ actions: ["ses:SendRawEmail"], resources: props.mailIdentities }] : []),
      ...(touches.asksMailDomain ? [askMailDomain] : []),
      ...queues,
      ...logGrants(logGroupName(props.tenant, platform.who)),
    ];
    const role = roleOf(this, inPascalCase(name), "lambda.amazonaws.com", grants);
    this.#roles.set(name, { role, logs: this.#logs[platform.who] });
  }
}

/** Grants to identify caller and tenant, note that a token was used, and keep idempotent answers. Noting sets nothing but the time: it cannot make a token. */
function platformItems(props: TenantRolesProps, { who: audience, answers, logs }: PlatformWork): Grant[] {
  const read = audience === "job" ? "dynamodb:GetItem" : "dynamodb:BatchGetItem";
  const keys = audience === "staff" ? ["TENANT", "TOKEN#*", "ACCOUNT"] : ["TENANT"];
  const noted = { "dynamodb:Attributes": ["PK", "SK", "expires", "used"] };
  return [
    onItems(props, [read], keys),
    ...(audience === "staff" ? [onItems(props, ["dynamodb:UpdateItem"], ["TOKEN#*"], noted)] : []),
    ...(logs ? [onItems(props, ["dynamodb:PutItem"], ["SECURITY#*"])] : []),
    ...(answers.length > 0
      ? [onItems(props, ["dynamodb:GetItem", ...actionsOf.write.slice(0, 2), ...actionsOf.delete], answers)]
      : []),
  ];
}

function itemGrants(props: TenantRolesProps, items: Partial<Record<ItemFamily, Level>>): Grant[] {
  return levels.flatMap((level) => {
    const keys = reaching(items, level).flatMap(keysOf);
    return keys.length === 0 ? [] : [onItems(props, actionsOf[level], keys)];
  });
}

function fileGrants(props: TenantRolesProps, files: Touches["files"] = {}): Grant[] {
  const arns = { assets: props.assetsArn, imports: props.importsArn };
  const objects = levels.flatMap((level) => {
    const resources = reaching(files, level).map((family) => {
      const [bucket, below] = fileFamilies[family];
      return `${arns[bucket]}/${props.tenant}/${below}`;
    });
    const wildcard = "Objects are made at run time; the prefix is the tenant's.";
    return resources.length === 0 ? [] : [{ actions: [fileActions[level]], resources, wildcard }];
  });
  const buckets = new Set(reaching(files, "read").map((family) => arns[fileFamilies[family][0]]));
  // S3 returns 404 for a missing key only to callers that may list the bucket, and 403 to others. The buckets are the tenant's own.
  return buckets.size === 0 ? objects : [...objects, { actions: ["s3:ListBucket"], resources: [...buckets] }];
}

/** Families at this level or above. */
const reaching = <Family extends string>(families: Partial<Record<Family, Level>>, level: Level) =>
  (Object.keys(families) as Family[]).filter(
    (family) => levels.indexOf(families[family] ?? "read") >= levels.indexOf(level),
  );

/**
 * Table actions on keys that begin with the tenant and one of the given parts; queries on the index too. `ForAllValues` alone would
 * hold for a request without keys; the `Null` check refuses it.
 */
function onItems(
  { tenant, tableArn }: TenantRolesProps,
  actions: readonly string[],
  keys: readonly string[],
  equals: Record<string, readonly string[]> = {},
): Grant {
  const checked = ["dynamodb:LeadingKeys", ...Object.keys(equals)];
  return {
    actions,
    resources: actions.includes("dynamodb:Query") ? [tableArn, `${tableArn}/index/GSI1`] : [tableArn],
    conditions: {
      "ForAllValues:StringLike": {
        "dynamodb:LeadingKeys": keys.map((key) => tenantPrefix(tenant) + key),
      },
      ...(Object.keys(equals).length > 0 && { "ForAllValues:StringEquals": equals }),
      Null: Object.fromEntries(checked.map((key) => [key, "false"])),
    },
  };
}
