import { afterAll, beforeAll } from "vitest";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Client, clientOf } from "./browserless.ts";
import { provisionedData } from "./provisioned-data.ts";

type CloudOptions = NonNullable<Parameters<typeof runLocalCloud>[0]>;
type Cloud = Awaited<ReturnType<typeof runLocalCloud>>;

/**
 * A local cloud for the tests of a file, which kill it and restart it on the same data, with a person of the demo laboratory signed in.
 * An unkind one provisions its laboratories itself, so that this is tested too.
 */
export function mortalCloud(options: Pick<CloudOptions, "unkindness"> = {}) {
  let cloud: Cloud;
  let client: Client;
  async function start(place?: { data: string; port?: number }): Promise<void> {
    cloud = await runLocalCloud({ ...options, ...place });
    client = clientOf("demo", cloud.port);
    await client.signIn();
  }
  beforeAll(async () => start(options.unkindness ? undefined : { data: await provisionedData() }), 180_000);
  afterAll(async () => {
    await cloud.stop();
    cloud.remove();
  });
  return {
    /** Client of the signed-in person; a new one after each start. */
    get client() {
      return client;
    },
    get port() {
      return cloud.port;
    },
    /** Ends it as `kill -9` does. */
    kill: () => cloud.kill(),
    startAgain: () => start({ data: cloud.data, port: cloud.port }),
    async killAndStart(): Promise<void> {
      await cloud.kill();
      await start({ data: cloud.data, port: cloud.port });
    },
  };
}
