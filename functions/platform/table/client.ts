import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

let client: DynamoDBDocumentClient | undefined;

/** One client per container; its connections outlive the invocation. */
export function documentClient(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(withoutLog(new DynamoDBClient({ maxAttempts: 6 })), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return client;
}

/** The SDK copies every request and response for its log, even though nothing listens there, and takes longer over it than over signing. */
function withoutLog(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.remove("loggerMiddleware");
  return client;
}
