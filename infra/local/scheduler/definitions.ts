import type { Assembly } from "../assembly/assembly.ts";

/** A schedule as the template describes it, with Lambda's settings for failed jobs. */
export interface ScheduleDefinition {
  name: string;
  /** Minutes after midnight in UTC. */
  minute: number;
  enabled: boolean;
  functionArn: string;
  roleArn: string;
  /** JSON text; `<aws.scheduler.scheduled-time>` stands for the instant. */
  input: string;
  /** ARN of the queue for runs that could not begin. */
  dead: string;
  /** Retries of a failed job, and the ARN of the queue that it goes to after them. */
  retries: number;
  onFailure: string | undefined;
}

interface Target {
  Arn?: string;
  RoleArn?: string;
  Input?: string;
  DeadLetterConfig?: { Arn?: string };
}
interface Invocation {
  MaximumRetryAttempts?: number;
  DestinationConfig?: { OnFailure?: { Destination?: string } };
}

/** Lambda's default number of retries. */
const RETRIES = 2;

/** Reads the schedules of the assembly. @throws Error for an expression other than a daily time in UTC */
export function readSchedules(assembly: Assembly): ScheduleDefinition[] {
  const invocations = new Map(
    assembly
      .resources("AWS::Lambda::EventInvokeConfig")
      .map(({ properties }) => [String(properties.FunctionName), properties as Invocation]),
  );
  const functions = new Map(
    assembly
      .resources("AWS::Lambda::Function")
      .map((resource) => [assembly.att(resource, "Arn"), assembly.ref(resource)]),
  );
  return assembly.resources("AWS::Scheduler::Schedule").map((resource) => {
    const { ScheduleExpression, ScheduleExpressionTimezone, State, Target } = resource.properties;
    const place = `${resource.stack}/${resource.id}`;
    const daily = /^cron\((\d{1,2}) (\d{1,2}) \* \* \? \*\)$/.exec(String(ScheduleExpression));
    if (!daily || ScheduleExpressionTimezone !== undefined)
      throw new Error(`${place}: the local cloud knows only a time of each day in UTC`);
    const { Arn = "", RoleArn = "", Input = "{}", DeadLetterConfig } = Target as Target;
    if (!DeadLetterConfig?.Arn) throw new Error(`${place}: nothing keeps what could not be started`);
    const invocation = invocations.get(functions.get(Arn) ?? "");
    return {
      name: assembly.ref(resource),
      minute: Number(daily[2]) * 60 + Number(daily[1]),
      enabled: State !== "DISABLED",
      functionArn: Arn,
      roleArn: RoleArn,
      input: Input,
      dead: DeadLetterConfig.Arn,
      retries: invocation?.MaximumRetryAttempts ?? RETRIES,
      onFailure: invocation?.DestinationConfig?.OnFailure?.Destination,
    };
  });
}
