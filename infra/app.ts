import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { buildStacks, stageOf } from "./synthesize.ts";

// Run by the CDK's command: `npx cdk synth -c stage=staging`, one laboratory by `-c tenant=ID`, one of several cells by `-c cell=ID`.
const app = new App();
const context = (name: string): string | undefined => app.node.tryGetContext(name);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
const stage = stageOf(context("stage") ?? "production");
if (stage === "local")
  throw new Error("The stage local has a published password: play it by `npm start`, do not deploy it.");
await buildStacks(app, stage, {
  cell: context("cell"),
  tenant: context("tenant"),
});
app.synth();
