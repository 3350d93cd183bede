import { setTimeout as sleep } from "node:timers/promises";
import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { ulid } from "ulid";
import type { BookOrder } from "../../shared/printpublisher/books/books.messages.ts";
import { bookBeginningSchema } from "../../shared/printpublisher/provisioning/beginning.ts";
import { localOperator, openStage, type RunningStage } from "../ops/stage.ts";
import type { Tenant } from "../tenants.ts";
import { arn, REGION } from "./assembly/places.ts";

const day = 24 * 3_600_000;
/** Editions are published in the morning. */
const morning = 8.3 * 3_600_000;
/** Milliseconds after which a missing edition is given up. */
const patience = 10 * 60_000;

/**
 * Makes the laboratories' initial editions of the book, one after the other, by the workflow that makes every book. This takes its time
 * beside the local cloud's other work, once for its data; if it is interrupted, the next start continues it.
 */
export async function beginEditions(
  cloud: { port: string; data: string },
  tenants: readonly Pick<Tenant, "id" | "beginnings">[],
): Promise<void> {
  const { origin, credentials } = await localOperator(cloud);
  const client = new SFNClient({ endpoint: `${origin}/_aws/states`, credentials, region: REGION });
  const stage = await openStage({ stage: "local", ...cloud });
  try {
    for (const { id: tenant, beginnings } of tenants) {
      if (!beginnings.book) continue;
      const { editions } = bookBeginningSchema.parse(JSON.parse(beginnings.book.text));
      for (const [index, { language, days, bars, ...edition }] of editions.entries()) {
        const id = idOf(index);
        const isThere = async () =>
          await hasItem(stage, tenant, "BOOK", ({ id: key }) => key === `EDITION#${id}`);
        if (await isThere()) continue;
        await until(() => hasItem(stage, tenant, "CATALOGUE", isImported));
        const today = Math.floor(Date.now() / day) * day;
        const published = new Date(today - days * day + morning).toISOString();
        await start(client, tenant, {
          id,
          language,
          bars,
          reduced: false,
          edition: { ...edition, published },
        });
        await until(isThere);
      }
    }
  } finally {
    stage.close();
    client.destroy();
  }
}

/** Id of an initial edition: the same at every start, and used by no other book. */
const idOf = (index: number) => ulid(index + 1, () => 0);

/** Whether a laboratory's first import is done: the head of the catalogue. */
const isImported = ({ id, revision, importing }: Record<string, unknown>) =>
  id === "HEAD" && Number(revision) > 0 && (importing ?? null) === null;

const hasItem = async (
  stage: RunningStage,
  tenant: string,
  pk: string,
  is: (item: Record<string, unknown>) => boolean,
) => (await stage.items(tenant, pk)).some(is);

/** @throws Error if it takes too long */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const since = Date.now();
  while (!(await isSo())) {
    if (Date.now() - since > patience) throw new Error("an edition of a book took too long");
    await sleep(500);
  }
}

/** Starts making an edition, unless one from an earlier start is still running. */
async function start(client: SFNClient, tenant: string, order: BookOrder): Promise<void> {
  const stateMachineArn = arn("states", `stateMachine:laborium-${tenant}-book`);
  const command = new StartExecutionCommand({
    stateMachineArn,
    name: order.id,
    input: JSON.stringify(order),
  });
  await client.send(command).catch((error) => {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  });
}
