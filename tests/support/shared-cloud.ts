import { afterAll, beforeAll, expect, inject } from "vitest";
import { guardOf } from "../bench/local-cloud.ts";

/**
 * The local cloud of this worker, for a file that never kills it; no role may deny any of its calls. Other files use it before and after
 * this one. A file therefore ends everything it begins and keeps what others rely on (`demo` has its catalogue, `nord` none; both have
 * their administrator's password).
 */
export function sharedCloud(): { port: number; data: string } {
  const cloud = { port: 0, data: "" };
  const denied = async () => (await guardOf(cloud.port)).denied as unknown[];
  let before = 0;
  beforeAll(async () => {
    const answer = await fetch(`${inject("localClouds")}/${process.env.VITEST_POOL_ID}`);
    if (!answer.ok) throw new Error(await answer.text());
    Object.assign(cloud, await answer.json());
    before = (await denied()).length;
  });
  afterAll(async () => {
    expect((await denied()).slice(before)).toEqual([]);
  });
  return cloud;
}
