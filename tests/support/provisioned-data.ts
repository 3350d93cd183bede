import { inject } from "vitest";

/** Path at which `cloud.setup.ts` hands out the data. */
export const provisionedPath = "/provisioned-data";

/** A copy of the data folder of a cloud whose laboratories are provisioned, for a cloud of a file's own. */
export async function provisionedData(): Promise<string> {
  const answer = await fetch(`${inject("localClouds")}${provisionedPath}`);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { data: string }).data;
}
