/** Runs inside the thread of the queue engine. */
import { parentPort, workerData } from "node:worker_threads";
import { startFauxqs } from "fauxqs";
import { call } from "../wire/forward.ts";
import type { EngineAnswer, EngineRequest, EngineSetup } from "./queues.ts";

const { folder, region, definitions } = workerData as EngineSetup;
const port = parentPort!;
const server = await startFauxqs({
  port: 0,
  host: "127.0.0.1",
  logger: false,
  defaultRegion: region,
  dataDir: folder,
});
for (const { name, attributes } of definitions) {
  if (server.inspectQueue(name)) {
    await call(`http://127.0.0.1:${server.port}/`, "AmazonSQS.SetQueueAttributes", {
      QueueUrl: `http://127.0.0.1/000000000000/${name}`,
      Attributes: attributes,
    });
  } else server.createQueue(name, { region, attributes });
}

async function answer(request: EngineRequest): Promise<unknown> {
  if ("stop" in request) return server.stop();
  if ("send" in request) return void server.sendMessage(request.send.queue, request.send.body);
  const messages = server.inspectQueue(request.bodies)?.messages;
  if (!messages) return [];
  return [...messages.ready, ...messages.delayed, ...messages.inflight.map((entry) => entry.message)].map(
    (message) => message.body,
  );
}

port.on("message", (request: EngineRequest) => {
  const reply = (rest: Omit<EngineAnswer, "number">) => port.postMessage({ number: request.number, ...rest });
  answer(request).then(
    (value) => reply({ value }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
port.postMessage(server.port);
