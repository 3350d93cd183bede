import { Stack, Validations } from "aws-cdk-lib";
import { CfnStateMachine } from "aws-cdk-lib/aws-stepfunctions";
import { Construct } from "constructs";
import type { Definition } from "../workflows/steps.ts";
import { arnIn, roleOf } from "./grant.ts";
import { logGroup } from "./log-group.ts";

interface WorkflowProps {
  /** `laborium-<tenant>-import`. */
  name: string;
  tenant: string;
  definition: Definition;
  /** ARNs of the Lambdas that it calls. */
  functions: readonly string[];
}

/** ARN of a workflow by its name, since its callers need it before it exists. */
export const workflowArn = (name: string) => arnIn("states", `stateMachine:${name}`);

/** A standard state machine with logs and traces; `CellWatch` tells of executions that fail. */
export class Workflow extends Construct {
  constructor(scope: Construct, id: string, props: WorkflowProps) {
    super(scope, id);
    // CloudWatch's policy for log delivery has a size limit; names with this prefix do not count.
    const logs = logGroup(this, "Log", `/aws/vendedlogs/states/${props.name}`);
    const role = roleOf(this, "Role", "states.amazonaws.com", [
      { actions: ["lambda:InvokeFunction"], resources: props.functions },
      {
        actions: [
          "logs:CreateLogDelivery",
          "logs:GetLogDelivery",
          "logs:UpdateLogDelivery",
          "logs:DeleteLogDelivery",
          "logs:ListLogDeliveries",
          "logs:PutResourcePolicy",
          "logs:DescribeResourcePolicies",
          "logs:DescribeLogGroups",
        ],
        resources: ["*"],
        wildcard: "CloudWatch's log delivery knows no resources for these actions.",
      },
      {
        actions: ["xray:PutTraceSegments", "xray:PutTelemetryRecords"],
        resources: ["*"],
        wildcard: "X-Ray knows no resources for these actions.",
      },
    ]);
    const machine = new CfnStateMachine(this, "Machine", {
      stateMachineName: props.name,
      stateMachineType: "STANDARD",
      roleArn: role.roleArn,
      definitionString: Stack.of(this).toJsonString(props.definition),
      loggingConfiguration: {
        level: "ERROR",
        // Payloads stay out of the logs: they may hold what a lab entered.
        includeExecutionData: false,
        destinations: [{ cloudWatchLogsLogGroup: { logGroupArn: logs.logGroupArn } }],
      },
      tracingConfiguration: { enabled: true },
    });
    Validations.of(machine).acknowledge({
      id: "AwsSolutions-SF1",
      reason: "Errors are logged; every event of every import would be paid for and read by nobody.",
    });
  }
}
