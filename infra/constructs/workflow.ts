import { Stack, Validations } from "aws-cdk-lib";
import type { IRole } from "aws-cdk-lib/aws-iam";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { CfnStateMachine } from "aws-cdk-lib/aws-stepfunctions";
import { Construct } from "constructs";
import type { Definition } from "../workflows/steps.ts";
import { arnIn, roleOf } from "./grant.ts";
import { logGroup } from "./log-group.ts";

interface WorkflowProps {
  /** `laborium-<tenant>-import`. */
  name: string;
  /** It names versions of Lambdas, so that the versions that began an execution also end it. */
  definition: Definition;
  runner: WorkflowRunner;
}

/** ARN of a workflow by its name, since its callers need it before it exists. */
export const workflowArn = (name: string) => arnIn("states", `stateMachine:${name}`);

/**
 * The role and the log of a tenant's workflows. They share one role, which may only invoke steps. Each definition says which ones, and nobody
 * changes it at run time.
 */
export class WorkflowRunner extends Construct {
  readonly role: IRole;
  readonly logs: ILogGroup;

  /** @param functions ARNs of all steps */
  constructor(scope: Construct, id: string, { tenant, functions }: { tenant: string; functions: string[] }) {
    super(scope, id);
    // CloudWatch's policy for log delivery has a size limit; names with this prefix do not count.
    this.logs = logGroup(this, "Log", `/aws/vendedlogs/states/laborium-${tenant}`);
    this.role = roleOf(this, "Role", "states.amazonaws.com", [
      {
        actions: ["lambda:InvokeFunction"],
        resources: functions.map((arn) => `${arn}:*`),
        wildcard: "Executions that began earlier call earlier versions.",
      },
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
    ]);
  }
}

/** A standard state machine with a log and an alarm. */
export class Workflow extends Construct {
  constructor(scope: Construct, id: string, props: WorkflowProps) {
    super(scope, id);
    const { role, logs } = props.runner;
    const machine = new CfnStateMachine(this, "Machine", {
      stateMachineName: props.name,
      stateMachineType: "STANDARD",
      roleArn: role.roleArn,
      definitionString: Stack.of(this).toJsonString(props.definition),
      loggingConfiguration: {
        level: "ERROR",
        // Payloads stay out of the logs: they may hold a lab's data.
        includeExecutionData: false,
        destinations: [{ cloudWatchLogsLogGroup: { logGroupArn: logs.logGroupArn } }],
      },
    });
    Validations.of(machine).acknowledge(
      {
        id: "AwsSolutions-SF1",
        reason: "Errors are logged; every event of every import would be paid for and read by nobody.",
      },
      {
        id: "AwsSolutions-SF2",
        reason: "Nothing is traced: the history of an execution has each step with its time and error.",
      },
    );
  }
}
