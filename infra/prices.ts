/**
 * AWS prices in US dollars, without tax and free tiers: eu-central-1, and Europe for CloudFront. List prices as of November 2026; look them up
 * again together with the costs of a laboratory. `npm run bench -- --only cost` multiplies its counts by them.
 */
const million = 1_000_000;

export const prices = {
  /** Source: aws.amazon.com/lambda/pricing, arm64. */
  lambda: { request: 0.2 / million, gigabyteSecond: 0.0000133334, gigabyteSecondX86: 0.0000166667 },
  /** Source: aws.amazon.com/api-gateway/pricing, REST APIs. */
  apiCall: 3.7 / million,
  /** Source: aws.amazon.com/dynamodb/pricing/on-demand; gigabytes a month, the second one with point-in-time recovery. */
  dynamodb: { readUnit: 0.1525 / million, writeUnit: 0.7625 / million, stored: 0.306, recoverable: 0.2448 },
  /** Source: aws.amazon.com/cloudfront/pricing, requests over HTTPS, a gigabyte to the internet, calls of a function. */
  cloudFront: { request: 1.2 / million, gigabyte: 0.085, functionCall: 0.1 / million },
  /** Source: aws.amazon.com/waf/pricing, by month. */
  waf: { acl: 5, rule: 1, request: 0.6 / million },
  /** Source: aws.amazon.com/sqs/pricing, standard queues. */
  sqsRequest: 0.4 / million,
  /** Source: aws.amazon.com/cloudwatch/pricing, by month; a gigabyte of ingested logs. */
  cloudWatch: { alarmMetric: 0.1, dashboard: 3, logGigabyte: 0.63 },
  /** Source: aws.amazon.com/secrets-manager/pricing, by month. */
  secret: 0.4,
  /** Source: aws.amazon.com/step-functions/pricing, standard workflows. */
  stateTransition: 0.025 / 1000,
  /** Source: aws.amazon.com/eventbridge/pricing, the scheduler. */
  scheduledRun: 1 / million,
} as const;

/**
 * Requests with which Lambda polls an empty queue in a month of 30 days: five pollers wait 20 s each.
 * Source: AWS, "Using Lambda with Amazon SQS", polling and batching.
 */
export const idlePolls = (5 * 30 * 24 * 60 * 60) / 20;

/** Laboratories that share the fixed costs of an account. */
export const laboratoriesOfAccount = 50;
