import { setTimeout as sleep } from "node:timers/promises";
import { fullPath } from "../../shared/kernel/endpoint.ts";
import { finders } from "../../web/app/shell/finders.ts";
import { clientOf } from "../support/browserless.ts";
import { insistently } from "../support/insistently.ts";
import { catalogueBelowOne } from "./bench-editor-csv.ts";
import { cloudWithOrders } from "./cloud-with-orders.ts";
import type { Figure } from "./figures.ts";
import { expectOk, measure } from "./measure.ts";

/** Number of analyses, and of orders. */
const many = 10_000;
/** Hits that the palette requests of each kind. */
const limit = 5;

/** An administrator's search over everything, all kinds at once: at the first letters, and while typing on. */
export async function benchPalette(): Promise<Figure[]> {
  const cloud = await cloudWithOrders(many);
  try {
    const staff = clientOf("demo", cloud.port);
    await staff.signIn();
    await staff.ended(await staff.upload(catalogueBelowOne(0), "catalogue.json", { force: true }), 300_000);
    await sleep(8000);
    const usage = async () => (await cloud.guard()).dynamodb;
    const ask = async (kinds: readonly (typeof finders)[number][], words: string) => {
      const query = `limit=${limit}&search=${encodeURIComponent(words)}`;
      const found = await Promise.all(
        kinds.map(async ({ list, rows }) => {
          const path = `${fullPath(list)}${rows ? "" : `?${query}`}`;
          const answer = await insistently(() => staff.call(path));
          expectOk(answer, path);
          return answer.json().results.length > 0;
        }),
      );
      return kinds.filter((_, place) => found[place]);
    };
    const words = ["made-04711", "serum", "schilddruese"];
    // One after the other, because cold starts are not measured here.
    for (const kind of finders) await ask([kind], "serum");
    const left: Awaited<ReturnType<typeof ask>>[] = [];
    for (const word of words) left.push(await ask(finders, word));
    const said = (round: number) => words[round % words.length] as string;
    const figures = await measure(usage, [""], {
      [`search over everything: ${finders.length} kinds`]: {
        run: async (_, round) => void (await ask(finders, said(round))),
        aim: 50,
      },
      "search over everything: kinds that go on being asked": {
        run: async (_, round) => void (await ask(left[round % words.length] ?? [], said(round))),
        aim: 50,
      },
    });
    const asked = left.reduce((sum, kinds) => sum + kinds.length, 0) / words.length;
    return [...figures, { what: "search over everything: calls as more is typed", value: asked, unit: "" }];
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}
