import { AssetHashType, Duration, Size } from "aws-cdk-lib";
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
  environment: Record<string, string>;
}

/** One Lambda from the shared bundle. */
export class LaboriumFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, props: LaboriumFunctionProps) {
    const { bundle, stage, version } = props.deployment;
    const { browser = false } = props;
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: browser ? Architecture.X86_64 : Architecture.ARM_64,
      code: Code.fromAsset(browser ? bundle.browserFolder : bundle.folder, {
        assetHashType: AssetHashType.CUSTOM,
        assetHash: browser ? bundle.browserHash : bundle.hash,
      }),
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
        VERSION: version,
        ...props.environment,
      },
    });
  }
}
