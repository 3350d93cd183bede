import { concurrency } from "../deployment.ts";

/** States of the Amazon States Language, as far as our workflows use it (JSONPath, no JSONata, no Assign). */
export type State = Record<string, unknown>;
export interface Definition {
  Comment: string;
  StartAt: string;
  TimeoutSeconds: number;
  States: Record<string, State>;
}

/** Retries after a failure of the service or the container; steps are harmless when repeated. */
const patiently = [
  {
    ErrorEquals: [
      "Lambda.ServiceException",
      "Lambda.AWSLambdaException",
      "Lambda.SdkClientException",
      "Lambda.TooManyRequestsException",
    ],
    IntervalSeconds: 2,
    BackoffRate: 2,
    MaxAttempts: 5,
  },
  { ErrorEquals: ["States.ALL"], IntervalSeconds: 1, BackoffRate: 3, MaxAttempts: 3 },
];

/** The field of the state that keeps a step's result, the state after a permanent failure, and the next state (none after the last). */
interface Way {
  stays: string;
  fail: string;
  next?: string;
}

const onward = ({ fail, next }: Way): State => ({
  // The failing step finds `error: { Error, Cause }` beside the state.
  Catch: [{ ErrorEquals: ["States.ALL"], ResultPath: "$.error", Next: fail }],
  ...(next === undefined ? { End: true } : { Next: next }),
});

/** A step whose result is not used: it ends its workflow, for example one that failed. @param arn of its function */
export const lastStep = (arn: string): State => ({
  Type: "Task",
  Resource: arn,
  Retry: patiently,
  End: true,
});

/** A step that gets the whole state. @param arn of its function */
export const step = (arn: string, way: Way): State => ({
  Type: "Task",
  Resource: arn,
  ResultPath: `$.${way.stays}`,
  Retry: patiently,
  ...onward(way),
});

/**
 * A step for each item of a list, some at once: it gets `{ state, <item> }`, and its results become a list.
 * @param name of the step
 * @param of the list's JSONPath
 * @param atOnce how many of them; two, unless a workflow needs more
 */
export const stepForEach = (
  name: string,
  arn: string,
  { of, item, atOnce = concurrency.jobs, ...way }: Way & { of: string; item: string; atOnce?: number },
): State => ({
  Type: "Map",
  ItemsPath: of,
  ItemSelector: { "state.$": "$", [`${item}.$`]: "$$.Map.Item.Value" },
  MaxConcurrency: atOnce,
  ItemProcessor: {
    ProcessorConfig: { Mode: "INLINE" },
    StartAt: name,
    States: { [name]: lastStep(arn) },
  },
  ResultPath: `$.${way.stays}`,
  ...onward(way),
});

/**
 * Continues only if a step's result has a certain value.
 * @param variable JSONPath of the value
 */
export const onlyWhere = (variable: string, is: string, next: string, otherwise: string): State => ({
  Type: "Choice",
  Choices: [{ Variable: variable, StringEquals: is, Next: next }],
  Default: otherwise,
});
