import type { SQSClient } from "@aws-sdk/client-sqs";
import type * as z from "zod";
import { environment } from "./environment.ts";

let client: SQSClient | undefined;

/** Validates a message by its schema and sends it to a queue. */
export async function sendMessage<Schema extends z.ZodType>(
  queue: "MAIL_QUEUE" | { url: string },
  schema: Schema,
  message: z.input<Schema>,
): Promise<void> {
  // Loaded with the first message, since most calls send none.
  const { SendMessageCommand, SQSClient } = await import("@aws-sdk/client-sqs");
  client ??= new SQSClient({});
  await client.send(
    new SendMessageCommand({
      QueueUrl: typeof queue === "string" ? environment(queue) : queue.url,
      MessageBody: JSON.stringify(schema.parse(message)),
    }),
  );
}
