import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { buildStacks, stageOf } from "./synthesize.ts";

// Run by the CDK's command: `npx cdk synth -c stage=staging`, one laboratory by `-c tenant=ID`, one of several cells by `-c cell=ID`.
const app = new App();
const said = (name: string): string | undefined => app.node.tryGetContext(name);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
await buildStacks(app, stageOf(said("stage") ?? "production"), {
  cell: said("cell"),
  tenant: said("tenant"),
});
app.synth();
