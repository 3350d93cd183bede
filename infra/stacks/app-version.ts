import { CfnParameter } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { appFolder } from "../constructs/web-deployment.ts";

/** The parameter of a laboratory's stack that says which version of the app it shows. */
export const appVersionParameter = "AppVersion";

/**
 * The folder of the app that a laboratory shows. A parameter keeps its value when the stack is deployed again, so a new API does not bring
 * a new app. The app follows when it is told to (infra/ops/deploy.ts).
 * @param first version for a new laboratory
 */
export function shownApp(stack: Construct, first: string): string {
  const description = "The version of the web app that the laboratory shows.";
  return appFolder(
    new CfnParameter(stack, appVersionParameter, { default: first, description }).valueAsString,
  );
}
