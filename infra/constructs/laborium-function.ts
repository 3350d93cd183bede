import { AssetHashType, Duration, RemovalPolicy, Size } from "aws-cdk-lib";
import type { IRole } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { Deployment } from "../deployment.ts";
import { handlerOf } from "./function-bundle.ts";

export interface LaboriumFunctionProps {
  deployment: Deployment;
  /** Source below `functions/`, without extension. */
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
  /** Sets `VERSION`. Such a function is updated with every deployment, so only those that report the version get it. */
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
      logGroup: props.logs,
      environment: {
        STAGE: stage,
        ...(props.tellsVersion && { VERSION: apiVersion }),
        ...props.environment,
      },
      // An execution ends with the version of a step that it began with, whatever is deployed meanwhile.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
  }
}

/**
 * On AWS, each function has only its own code and changes only with it. The functions that run a browser share a folder because of its 70 MB;
 * nothing else is in it anyway. On one machine all functions share one folder, so that common code is compiled once.
 */
function codeOf({ deployment: { bundle, stage }, browser, entry }: LaboriumFunctionProps) {
  if (browser) return { folder: bundle.browserFolder, hash: bundle.browserHash };
  return stage === "local" ? bundle : bundle.ownCode(entry);
}
