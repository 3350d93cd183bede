import type { Context, DynamoDBStreamEvent } from "aws-lambda";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { handler } from "../../../functions/core/catalogue/announce-change.job.ts";
import { ownAws } from "../../support/recorded-aws.ts";

const aws = ownAws();
let origin: string;
beforeAll(async () => {
  origin = new URL(process.env.MAIL_QUEUE ?? "").origin;
});
beforeEach(() => {
  aws.messages.length = 0;
  process.env.CHANGES_QUEUE = `${origin}/000000000000/laborium-{tenant}-changes`;
});

const record = (SequenceNumber: string, tenant: string, revision: number | undefined) => ({
  dynamodb: {
    SequenceNumber,
    Keys: { PK: { S: `T#${tenant}#CATALOGUE` }, SK: { S: "HEAD" } },
    ...(revision !== undefined && { NewImage: { revision: { N: String(revision) } } }),
  },
});
const announce = (...records: ReturnType<typeof record>[]) =>
  handler({ Records: records } as unknown as DynamoDBStreamEvent, {} as Context);

test("each laboratory is told of its newest revision, once a batch", async () => {
  const answer = await announce(record("1", "demo", 4), record("2", "nord", 9), record("3", "demo", 5));
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(aws.messages).toEqual([
    { tenant: "demo", revision: 5 },
    { tenant: "nord", revision: 9 },
  ]);
});

test("a head that is new, without a revision, or gone, announces nothing", async () => {
  const answer = await announce(record("1", "demo", 0), record("2", "nord", undefined));
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(aws.messages).toEqual([]);
});

test("a queue that cannot be reached keeps nobody else from being told, and its record comes again", async () => {
  aws.refuseMessagesTo("laborium-away-changes");
  const answer = await announce(record("1", "away", 1), record("2", "nord", 9), record("3", "away", 2));
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: "3" }] });
  expect(aws.messages).toEqual([{ tenant: "nord", revision: 9 }]);
});
