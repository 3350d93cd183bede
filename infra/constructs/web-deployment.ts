import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Aws, Stack, Validations } from "aws-cdk-lib";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import type { Deployment } from "../deployment.ts";
import { apiDescription } from "../description/api-description.ts";
import { appEntries } from "../version.ts";
import { type Grant, logGrants, roleOf } from "./grant.ts";
import { logGroup, logGroupName } from "./log-group.ts";

/** Files of one kind, with the time for which caches keep them. */
interface Kind {
  /** Part of the id that tells the kind apart from others. */
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
  // Browsers always revalidate; ten seconds at the edge spare the bucket a rush.
  {
    cacheControl: "public, max-age=0, s-maxage=10, must-revalidate",
    exclude: [...namedByContent, ...renewed],
  },
];

/** Folder of an app version's files whose names all versions share, such as its page. A laboratory's distribution names one of these folders. */
export const appFolder = (version: string) => `app/${version}`;

/**
 * Copies the built web app and the API's description into their bucket, beside all former versions of the app. Files named by their content
 * share one folder across versions, since open pages still request those of their version. Each laboratory's own stack decides which version it
 * shows.
 */
export function deployWeb(scope: Construct, bucket: Bucket, deployment: Deployment): void {
  const laid = layApp(deployment);
  const described = Object.entries(apiDescription(deployment.apiVersion));
  const sources = [Source.asset(laid), ...described.map(([key, text]) => Source.data(key, text))];
  deploy(scope, "WebFiles", { part: "platform", bucket, sources, kinds: webFiles });
  // The CDK has copied the folder by now.
  rmSync(laid, { recursive: true });
}

/** A copy of the built app as it lies in the bucket. The page carries its version, and a file beside it tells which version a reload would bring. */
function layApp({ webFolder, appVersion }: Deployment): string {
  if (!existsSync(join(webFolder, "index.html"))) throw new Error(`${webFolder} has no built web app.`);
  const laid = mkdtempSync(join(tmpdir(), "laborium-app-"));
  const versionFolder = join(laid, appFolder(appVersion));
  cpSync(webFolder, laid, { recursive: true });
  for (const name of appEntries(webFolder)) {
    cpSync(join(laid, name), join(versionFolder, name));
    rmSync(join(laid, name));
  }
  const page = join(versionFolder, "index.html");
  const stamp = `<meta name="version" content="${appVersion}" />`;
  writeFileSync(page, readFileSync(page, "utf8").replace(/<meta name="version"[^>]*>/, stamp));
  writeFileSync(join(versionFolder, "version.json"), JSON.stringify({ version: appVersion }));
  return laid;
}

interface DeployProps {
  /** Names the log group: the tenant's id or `platform`. */
  part: string;
  bucket: BucketDeployment["deployedBucket"];
  sources: ISource[];
  prefix?: string;
  /** Copied in this order; without kinds, all files are treated alike. */
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
    const caching = cacheControl !== undefined && { cacheControl: [CacheControl.fromString(cacheControl)] };
    return new BucketDeployment(scope, `${id}${name}`, { ...common, ...caching, ...files });
  });
  // Copy a page after the files that it names.
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

/** Acknowledges the runtime of CDK's own copying function, of which a stack has one. */
function acceptRuntime(stack: Stack): void {
  const copier = stack.node.children.find((child) => child.node.id.startsWith("Custom::CDKBucketDeployment"));
  if (!copier) throw new Error("CDK no longer brings a function for bucket deployments by this name.");
  Validations.of(copier).acknowledge({
    id: "AwsSolutions-L1",
    reason: "CDK chooses the Python of its own function; a new CDK brings a new one.",
  });
}
