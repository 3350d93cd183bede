import { setTimeout as sleep } from "node:timers/promises";
import { clientOf } from "../support/browserless.ts";
import type { Figure } from "./figures.ts";
import { give } from "./given.ts";
import { runLocalCloud } from "./local-cloud.ts";
import { expectOk, measure } from "./measure.ts";

/** A laboratory with 2,000 test parameters, 5,000 certificates and 20,000 certifications: lists, search, the public answer, and a bulk. */
export async function benchTrials(): Promise<Figure[]> {
  const first = await runLocalCloud();
  await sleep(5000);
  await first.stop();
  const sizes = { testables: 2_000, certificates: 5_000, each: 4 };
  await give(new URL("./give-trials.ts", import.meta.url), { data: first.data, tenant: "demo", ...sizes });
  const cloud = await runLocalCloud({ data: first.data, port: first.port });
  try {
    const staff = clientOf("demo", cloud.port);
    await staff.signIn();
    const visitor = clientOf("public.demo", cloud.port);
    const usage = async () => (await cloud.guard()).dynamodb;
    const base = "/api/proficiency";
    const reads = (paths: readonly string[], aim: number, client = staff) => ({
      run: async (_: string, round: number) => {
        const path = paths[round % paths.length] ?? "";
        expectOk(await client.call(path), path);
      },
      aim,
    });
    const { count } = (await staff.call(`${base}/certified-testable/?limit=1`)).json();
    if (count < sizes.certificates * sizes.each) throw new Error(`There are ${count} certifications.`);
    const testables = (await staff.call(`${base}/testable/?search=Analyt&limit=200`)).json().results as {
      id: string;
    }[];
    const [certificate] = (await staff.call(`${base}/certificates/?limit=1`)).json().results as {
      id: string;
    }[];
    const ids = testables.map(({ id }) => id);
    if (ids.length < 200) throw new Error(`A bulk would be of ${ids.length}.`);
    return await measure(usage, [""], {
      "proficiency: list of 2,000 test parameters": reads([`${base}/testable/?limit=50`], 50),
      "proficiency: search in 2,000 test parameters": reads(
        ["analyt 47", "urin", "nirgends"].map(
          (word) => `${base}/testable/?limit=50&search=${encodeURIComponent(word)}`,
        ),
        50,
      ),
      "proficiency: list of 5,000 certificates": reads(
        [`${base}/certificates/?limit=50&sort=-valid_until`],
        50,
      ),
      "proficiency: search in 20,000 certifications": reads(
        ["rv 4711", "analyt 12 serum", "nirgends"].map(
          (word) => `${base}/certified-testable/?limit=50&search=${encodeURIComponent(word)}`,
        ),
        50,
      ),
      "proficiency: overview": reads([`${base}/certified-testable/overview/`], 50),
      "proficiency: public answer": reads(
        ["/api/de/public/proficiency/", "/api/de/public/proficiency/?search=analyt"],
        30,
        visitor,
      ),
      "proficiency: bulk of 200": {
        run: async (_: string, round: number) => {
          const valid_until = `2026-${String((round % 12) + 1).padStart(2, "0")}-01`;
          const set = ids.map((testable) => ({ testable, certified: true, valid_until }));
          const body = { certificate: certificate?.id, set };
          expectOk(await staff.call(`${base}/certified-testable/bulk/`, { method: "POST", body }), "a bulk");
        },
        aim: 500,
      },
    });
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}
