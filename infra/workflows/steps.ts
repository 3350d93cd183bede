/** States of the Amazon States Language, as far as our workflows use it (JSONPath, no JSONata, no Assign). */
export type State = Record<string, unknown>;
export interface Definition {
  Comment: string;
  StartAt: string;
  TimeoutSeconds: number;
  States: Record<string, State>;
}

/** Once more, when the service or the container failed; steps are harmless when repeated. */
export const patiently = [
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

/** Whatever goes wrong leads to `Next`, with `error: { Error, Cause }` beside the input. */
export const catchAll = (Next: string) => [{ ErrorEquals: ["States.ALL"], ResultPath: "$.error", Next }];

/** What the steps of a map get: the whole state and their item. */
export const stateAndItem = (item: string) => ({ "state.$": "$", [`${item}.$`]: "$$.Map.Item.Value" });
