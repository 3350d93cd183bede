import { App } from "aws-cdk-lib";
import { buildStacks, stageOf } from "./synthesize.ts";

// Run by the CDK's command: `npx cdk synth -c stage=staging`.
const app = new App();
await buildStacks(app, stageOf(app.node.tryGetContext("stage") ?? "production"));
app.synth();
