import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { afterAll, beforeAll } from "vitest";

/**
 * A server for the services that functions use besides the table, for all tests of a file. It records mails handed to SES, messages
 * sent to SQS and objects put into S3. The environment points to it.
 */
export function ownAws() {
  const mails: Buffer[] = [];
  const messages: unknown[] = [];
  const objects = new Map<string, Buffer>();
  const executions: { workflow: string; name: string; input: unknown }[] = [];
  let refusals = 0;
  let silences = 0;
  let closedQueue: string | undefined;
  let delay = 0;

  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    const url = new URL(request.url ?? "/", "http://aws");
    if (request.headers["x-amz-target"] === "AmazonSQS.SendMessage") {
      const { MessageBody, QueueUrl } = JSON.parse(body.toString("utf8")) as Record<string, string>;
      if (closedQueue && QueueUrl?.endsWith(`/${closedQueue}`)) {
        response.writeHead(400, { "content-type": "application/x-amz-json-1.0" });
        return response.end(
          JSON.stringify({ __type: "com.amazonaws.sqs#QueueDoesNotExist", message: "No." }),
        );
      }
      messages.push(JSON.parse(MessageBody ?? ""));
      const md5 = createHash("md5")
        .update(MessageBody ?? "")
        .digest("hex");
      response.setHeader("content-type", "application/x-amz-json-1.0");
      return response.end(JSON.stringify({ MessageId: "1", MD5OfMessageBody: md5 }));
    }
    if (request.headers["x-amz-target"] === "AWSStepFunctions.StartExecution") {
      const { stateMachineArn, name, input } = JSON.parse(body.toString("utf8")) as Record<string, string>;
      const isNew = !executions.some((execution) => execution.name === name);
      if (isNew)
        executions.push({
          workflow: stateMachineArn ?? "",
          name: name ?? "",
          input: JSON.parse(input ?? ""),
        });
      response.setHeader("content-type", "application/x-amz-json-1.0");
      return response.end(JSON.stringify({ executionArn: `${stateMachineArn}:${name}`, startDate: 0 }));
    }
    const form = new URLSearchParams(body.toString("latin1"));
    if (request.method === "POST" && form.get("Action") === "SendRawEmail") {
      await new Promise((resolve) => setTimeout(resolve, delay));
      response.setHeader("content-type", "text/xml");
      if (refusals > 0) {
        refusals--;
        response.statusCode = 400;
        return response.end(
          "<ErrorResponse><Error><Type>Sender</Type><Code>MessageRejected</Code><Message>No.</Message></Error></ErrorResponse>",
        );
      }
      mails.push(Buffer.from(form.get("RawMessage.Data") ?? "", "base64"));
      if (silences > 0) {
        silences--;
        return request.socket.destroy();
      }
      return response.end(
        "<SendRawEmailResponse><SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult></SendRawEmailResponse>",
      );
    }
    if (form.get("Action") === "GetIdentityVerificationAttributes") {
      response.setHeader("content-type", "text/xml");
      return response.end(
        "<GetIdentityVerificationAttributesResponse><GetIdentityVerificationAttributesResult><VerificationAttributes/></GetIdentityVerificationAttributesResult></GetIdentityVerificationAttributesResponse>",
      );
    }
    const key = decodeURIComponent(url.pathname).slice(1);
    if (request.method === "POST" && url.searchParams.has("uploads")) {
      objects.set(key, Buffer.alloc(0));
      return response.end(
        "<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>",
      );
    }
    if (request.method === "POST" && url.searchParams.has("uploadId"))
      return response.end("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
    const copied = request.headers["x-amz-copy-source"];
    if (request.method === "PUT" && typeof copied === "string") {
      objects.set(key, objects.get(decodeURIComponent(copied)) ?? Buffer.alloc(0));
      response.setHeader("content-type", "application/xml");
      return response.end("<CopyObjectResult></CopyObjectResult>");
    }
    if (request.method === "PUT") {
      const before = url.searchParams.has("partNumber") ? objects.get(key) : undefined;
      objects.set(key, Buffer.concat([before ?? Buffer.alloc(0), body]));
      response.setHeader("etag", etagOf(body));
      return response.end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      response.statusCode = 204;
      return response.end();
    }
    const object = objects.get(key);
    const etag = request.headers["if-match"];
    response.statusCode = object ? 200 : 404;
    if (object && etag !== undefined && etag.replaceAll('"', "") !== etagOf(object)) {
      response.statusCode = 412;
      return response.end(
        request.method === "HEAD" ? undefined : "<Error><Code>PreconditionFailed</Code></Error>",
      );
    }
    const answer = object ?? Buffer.from("<Error><Code>NoSuchKey</Code><Message>None.</Message></Error>");
    response.setHeader("content-length", answer.length);
    return response.end(request.method === "HEAD" ? undefined : answer);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const endpoint = `http://127.0.0.1:${port}`;
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_SES: endpoint,
      AWS_ENDPOINT_URL_SQS: endpoint,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ENDPOINT_URL_SFN: endpoint,
      AWS_REGION: "eu-central-1",
      AWS_ACCESS_KEY_ID: "test",
      AWS_SECRET_ACCESS_KEY: "test",
      MAIL_QUEUE: `${endpoint}/000000000000/mail`,
      BULK_WORKFLOW: "arn:aws:states:eu-central-1:000000000000:stateMachine:bulk",
      ORDER_WORKFLOW: "arn:aws:states:eu-central-1:000000000000:stateMachine:order",
      BOOK_WORKFLOW: "arn:aws:states:eu-central-1:000000000000:stateMachine:book",
      IMPORT_WORKFLOW: "arn:aws:states:eu-central-1:000000000000:stateMachine:import",
      CSV_WORKFLOW: "arn:aws:states:eu-central-1:000000000000:stateMachine:csv",
      IMPORTS_BUCKET: "imports",
      MAIL_SENDER: "noreply@lab.example",
      ORIGIN: "https://lab.example",
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    mails,
    messages,
    /** Objects by `<bucket>/<key>`. */
    objects,
    /** Started workflows, each name once. */
    executions,
    /** Makes SES refuse the next mails. */
    refuse: (count: number) => {
      refusals = count;
    },
    /** Makes SES accept the next mails but drop the connection before answering. */
    silence: (count: number) => {
      silences = count;
    },
    /** Closes a queue, by name. */
    refuseMessagesTo: (queue: string) => {
      closedQueue = queue;
    },
    /** Delays SES, in ms. */
    slow: (ms: number) => {
      delay = ms;
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** An object's ETag, without its quotes. */
export const etagOf = (bytes: Buffer) => createHash("md5").update(bytes).digest("hex");
