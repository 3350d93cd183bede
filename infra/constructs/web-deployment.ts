import { existsSync } from "node:fs";
import { join } from "node:path";
import { Aws, Stack, Validations } from "aws-cdk-lib";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import type { Deployment } from "../deployment.ts";
import { apiDescription } from "../description/api-description.ts";
import { type Grant, logGrants, roleOf } from "./grant.ts";
import { logGroup, logGroupName } from "./log-group.ts";

/** Files of one kind: how long caches keep them, and which they are. */
interface Kind {
  /** Told apart from other kinds by this part of its id. */
  name?: string;
  cacheControl?: string;
  include?: string[];
  exclude?: string[];
}
const everything = ["*"];
const namedByContent = ["assets/*", "embed/assets/*"];
// Laboratories embed the script under one name for years, so a new version must be everywhere within minutes.
const renewed = ["*embed/laborium.js", "api/*"];
const webFiles: readonly Kind[] = [
  {
    name: "Kept",
    cacheControl: "public, max-age=31536000, immutable",
    exclude: everything,
    include: namedByContent,
  },
  { name: "Renewed", cacheControl: "public, max-age=300", exclude: everything, include: renewed },
  // Browsers always ask; ten seconds of the edge spare the bucket a rush.
  {
    cacheControl: "public, max-age=0, s-maxage=10, must-revalidate",
    exclude: [...namedByContent, ...renewed],
  },
];

/** Puts the built web app and the description of the API into the app's bucket. Former files stay, because open pages still request them. */
export function deployWeb(scope: Construct, bucket: Bucket, { webFolder, version }: Deployment): void {
  if (!existsSync(join(webFolder, "index.html"))) throw new Error(`${webFolder} has no built web app.`);
  const described = Object.entries(apiDescription(version)).map(([key, text]) => Source.data(key, text));
  const sources = [Source.asset(webFolder), ...described];
  deploy(scope, "WebFiles", { part: "platform", bucket, sources, kinds: webFiles });
}

interface DeployProps {
  /** Names the log group: the tenant's id or `platform`. */
  part: string;
  bucket: BucketDeployment["deployedBucket"];
  sources: ISource[];
  prefix?: string;
  /** Copied in this order; all files alike unless given. */
  kinds?: readonly Kind[];
}

/** Copies files into a bucket when a stack is deployed; nothing else there is touched. */
export function deploy(scope: Construct, id: string, props: DeployProps): BucketDeployment {
  const { part, bucket, sources, prefix, kinds = [{}] } = props;
  const logs = logGroupName(part, "deploy-files");
  const common = {
    sources,
    destinationBucket: bucket,
    ...(prefix !== undefined && { destinationKeyPrefix: prefix }),
    prune: false,
    memoryLimit: 512,
    // CDK's own grants are wider than one prefix.
    role: roleOf(scope, `${id}Role`, "lambda.amazonaws.com", [
      ...copyGrants(scope, props),
      ...logGrants(logs),
    ]),
    logGroup: logGroup(scope, `${id}Log`, logs),
  };
  const deployments = kinds.map(({ name = "", cacheControl, ...files }) => {
    const kept = cacheControl !== undefined && { cacheControl: [CacheControl.fromString(cacheControl)] };
    return new BucketDeployment(scope, `${id}${name}`, { ...common, ...kept, ...files });
  });
  // A page comes after the files that it names.
  for (const [index, later] of deployments.entries())
    if (index > 0) later.node.addDependency(deployments[index - 1] as BucketDeployment);
  acceptRuntime(Stack.of(scope));
  return deployments.at(-1) as BucketDeployment;
}

function copyGrants(scope: Construct, { bucket, prefix }: DeployProps): Grant[] {
  const stack = Stack.of(scope);
  const qualifier = stack.synthesizer.bootstrapQualifier;
  const staging = `arn:${Aws.PARTITION}:s3:::cdk-${qualifier}-assets-${stack.account}-${stack.region}`;
  return [
    {
      actions: ["s3:GetObject"],
      resources: [`${staging}/*`],
      wildcard: "What is deployed is named by its content, anew with every version.",
    },
    {
      actions: ["s3:ListBucket"],
      resources: [bucket.bucketArn],
      ...(prefix !== undefined && { conditions: { StringLike: { "s3:prefix": `${prefix}/*` } } }),
    },
    {
      actions: ["s3:PutObject"],
      resources: [`${bucket.bucketArn}/${prefix === undefined ? "" : `${prefix}/`}*`],
      wildcard: "The files of a build are named by their content.",
    },
  ];
}

/** The function behind the copies is CDK's own; there is one in a stack. */
function acceptRuntime(stack: Stack): void {
  const own = stack.node.children.find((child) => child.node.id.startsWith("Custom::CDKBucketDeployment"));
  if (!own) throw new Error("CDK no longer brings a function for bucket deployments by this name.");
  Validations.of(own).acknowledge({
    id: "AwsSolutions-L1",
    reason: "CDK chooses the Python of its own function; a new CDK brings a new one.",
  });
}
