import type { IRole } from "aws-cdk-lib/aws-iam";
import { Construct } from "constructs";
import type { RoleClass } from "../../shared/kernel/endpoint.ts";
import { arnIn, type Grant, logGrants, roleOf } from "./grant.ts";
import { consume } from "./job-queue.ts";
import { workflowArn } from "./workflow.ts";

export interface TenantRolesProps {
  tenant: string;
  tableArn: string;
  assetsArn: string;
  importsArn: string;
  queues: { changes: string; mail: string; imports: string };
  /** Names of the workflows. */
  workflows: { import: string; book: string; bulk: string; csv: string };
  /** ARNs from which mail may be sent. */
  mailIdentities: readonly string[];
}

/** The classes, and the workers whose work is like no class. */
export type TenantRole = RoleClass | "index" | "provision";

const item = {
  get: "dynamodb:GetItem",
  batch: "dynamodb:BatchGetItem",
  put: "dynamodb:PutItem",
  update: "dynamodb:UpdateItem",
  delete: "dynamodb:DeleteItem",
  check: "dynamodb:ConditionCheckItem",
};
const readItems = [item.get, item.batch];
const writeItems = [item.put, item.update, item.check];

/**
 * The roles of a tenant's Lambdas: one per class, that of the worker that keeps the public search index and that of the
 * provisioning. Every statement ends at the tenant: table keys by `dynamodb:LeadingKeys`, objects by prefix. Nobody may scan the table or read another tenant.
 */
export class TenantRoles extends Construct {
  readonly #roles: Record<TenantRole, IRole>;

  constructor(scope: Construct, id: string, props: TenantRolesProps) {
    super(scope, id);
    const { queues, workflows } = props;
    const catalogue = ["CATALOGUE*", "DOC#*", "TENANT*"];
    const all = ["*"];
    const files = objectsOf(props);
    const visitors = [
      ...table(props, readItems, catalogue),
      ...files("assets", ["s3:GetObject"], ["public/*", "replica/*"]),
      noticesMissing(props.assetsArn),
    ];
    const grants: Record<TenantRole, Grant[]> = {
      api: [
        ...table(props, [...readItems, ...writeItems, item.delete], all),
        ...files("assets", ["s3:GetObject", "s3:PutObject"], ["*"]),
        noticesMissing(props.assetsArn),
        { actions: ["sqs:SendMessage"], resources: [queues.mail] },
        ...starts(workflows.import),
        ...starts(workflows.book),
        ...starts(workflows.bulk),
      ],
      public: visitors,
      index: [
        ...visitors,
        ...files("assets", ["s3:PutObject", "s3:DeleteObject"], ["public/embed/*"]),
        consume(queues.changes),
      ],
      import: [
        ...table(props, [...readItems, ...writeItems, item.delete], all),
        ...files("imports", ["s3:GetObject", "s3:PutObject"], ["*"]),
        ...files("assets", ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], ["replica/*"]),
        noticesMissing(props.importsArn, props.assetsArn),
        ...starts(workflows.import),
        ...starts(workflows.csv),
        consume(queues.imports),
      ],
      print: [
        ...table(props, [...readItems, ...writeItems], all),
        // A call that failed gives its Idempotency-Key back.
        ...table(props, [item.delete], ["IDEMPOTENCY#*"]),
        ...files("assets", ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], ["print/*"]),
        ...files("assets", ["s3:GetObject"], ["replica/*", "logos/*"]),
        noticesMissing(props.assetsArn),
        ...starts(workflows.book),
        {
          actions: ["states:DescribeExecution", "states:StopExecution"],
          resources: [arnIn("states", `execution:${workflows.book}:*`)],
          wildcard: "An execution gets its name when it is started.",
        },
      ],
      mail: [
        ...table(props, [item.get, item.update], all),
        { actions: ["ses:SendEmail", "ses:SendRawEmail"], resources: props.mailIdentities },
        consume(queues.mail),
      ],
      provision: [
        ...table(props, [...readItems, ...writeItems], ["TENANT*", "ACCOUNT*", "UNIQUE#*"]),
        ...files("assets", ["s3:GetObject"], ["provisioning/*"]),
        ...files("imports", ["s3:GetObject", "s3:PutObject"], ["0000000000*"]),
        noticesMissing(props.importsArn, props.assetsArn),
        { actions: ["sqs:SendMessage"], resources: [queues.mail] },
      ],
    };
    const logs = logGrants(props.tenant);
    const make = (name: keyof typeof grants) =>
      roleOf(this, roleIds[name], "lambda.amazonaws.com", [...grants[name], ...logs]);
    this.#roles = {
      api: make("api"),
      public: make("public"),
      import: make("import"),
      print: make("print"),
      mail: make("mail"),
      index: make("index"),
      provision: make("provision"),
    };
  }

  of(role: TenantRole): IRole {
    return this.#roles[role];
  }
}

const roleIds = {
  api: "Api",
  public: "Public",
  import: "Import",
  print: "Print",
  mail: "Mail",
  index: "Index",
  provision: "Provision",
} as const;

/**
 * Table actions on keys that begin with the tenant and one of the given parts; queries on the index too. `ForAllValues` alone would
 * hold for a request without keys, which the `Null` check refuses.
 */
function table(props: TenantRolesProps, actions: readonly string[], keys: readonly string[]): Grant[] {
  const conditions = {
    "ForAllValues:StringLike": { "dynamodb:LeadingKeys": keys.map((key) => `T#${props.tenant}#${key}`) },
    Null: { "dynamodb:LeadingKeys": "false" },
  };
  const grants: Grant[] = [{ actions, resources: [props.tableArn], conditions }];
  if (!actions.includes(item.batch)) return grants;
  const resources = [props.tableArn, `${props.tableArn}/index/GSI1`];
  return [...grants, { actions: ["dynamodb:Query"], resources, conditions }];
}

const objectsOf =
  ({ tenant, assetsArn, importsArn }: TenantRolesProps) =>
  (bucket: "assets" | "imports", actions: readonly string[], below: readonly string[]): Grant[] => [
    {
      actions,
      resources: below.map((key) => `${bucket === "assets" ? assetsArn : importsArn}/${tenant}/${key}`),
      wildcard: "Objects are made at run time; the prefix is the tenant's.",
    },
  ];

/** S3 answers 404 for a missing key only to who may list the bucket, and 403 to others. The buckets are the tenant's own. */
const noticesMissing = (...buckets: string[]): Grant => ({ actions: ["s3:ListBucket"], resources: buckets });

const starts = (workflow: string): Grant[] => [
  { actions: ["states:StartExecution"], resources: [workflowArn(workflow)] },
];
