import { AssetHashType, Duration, RemovalPolicy, Size } from "aws-cdk-lib";
import type { IRole } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from "aws-cdk-lib/aws-lambda";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { Deployment } from "../deployment.ts";
import { handlerOf } from "./function-bundle.ts";

export interface LaboriumFunctionProps {
  deployment: Deployment;
  /** The source below `functions/`, without ending. */
  entry: string;
  role: IRole;
  /** The group that its role may write to; the streams carry the function's name. */
  logs: ILogGroup;
  /** MiB. */
  memory: number;
  /** Seconds. */
  timeout: number;
  browser?: boolean | undefined;
  /** Reserved concurrency, which is also its maximum; if absent, it shares the account's. */
  concurrency?: number | undefined;
  /** Gets `VERSION`. It is updated with every deployment, so only those that tell the version have it. */
  tellsVersion?: boolean | undefined;
  environment: Record<string, string>;
}

/** One Lambda from the bundle. */
export class LaboriumFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, props: LaboriumFunctionProps) {
    const { stage, apiVersion } = props.deployment;
    const { browser = false } = props;
    const { folder, hash } = codeOf(props);
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: browser ? Architecture.X86_64 : Architecture.ARM_64,
      code: Code.fromAsset(folder, { assetHashType: AssetHashType.CUSTOM, assetHash: hash }),
      handler: handlerOf(props.entry),
      role: props.role,
      memorySize: props.memory,
      timeout: Duration.seconds(props.timeout),
      // Chromium unpacks itself into /tmp and keeps its profile there.
      ...(browser && { ephemeralStorageSize: Size.gibibytes(2) }),
      ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
      tracing: Tracing.ACTIVE,
      logGroup: props.logs,
      environment: {
        STAGE: stage,
        ...(props.tellsVersion && { VERSION: apiVersion }),
        ...props.environment,
      },
      // An execution that began with a version of a step ends with it, whatever is deployed meanwhile.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
  }
}

/**
 * On AWS, each function has nothing but its own code, and changes with that alone. Those that run a browser share a folder for its 70 MB, which
 * already has nothing else; on one machine all functions share one, so that what they have in common is compiled once.
 */
function codeOf({ deployment: { bundle, stage }, browser, entry }: LaboriumFunctionProps) {
  if (browser) return { folder: bundle.browserFolder, hash: bundle.browserHash };
  return stage === "local" ? bundle : bundle.ownCode(entry);
}
