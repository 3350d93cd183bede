import { setTimeout as sleep } from "node:timers/promises";
import { type EndpointSpec, fullPath } from "../../shared/kernel/endpoint.ts";
import { type Finder, finders, findOf, wholeQuery } from "../../web/app/shell/finders.ts";
import { clientOf } from "../support/browserless.ts";
import { insistently } from "../support/insistently.ts";
import { catalogueBelowOne } from "./bench-editor-csv.ts";
import { cloudWithOrders } from "./cloud-with-orders.ts";
import type { Figure } from "./figures.ts";
import { expectOk, measure } from "./measure.ts";

/** Number of analyses, and of orders. */
const many = 10_000;

/** Number of searches before the measured ones. */
const warming = 100;

/** An administrator's search over everything, all kinds at once: as the palette opens, at the first letters, and while typing on. */
export async function benchPalette(): Promise<Figure[]> {
  const cloud = await cloudWithOrders(many);
  try {
    const staff = clientOf("demo", cloud.port);
    await staff.signIn();
    await staff.ended(await staff.upload(catalogueBelowOne(0), "catalogue.json", { force: true }), 300_000);
    await sleep(8000);
    const usage = async () => (await cloud.guard()).dynamodb;
    const read = async (call: EndpointSpec, query: object) => {
      const path = `${fullPath(call)}?${new URLSearchParams({ ...query })}`;
      const answer = await insistently(() => staff.call(path));
      expectOk(answer, path);
      return answer.json();
    };
    const callsFor = (kinds: readonly Finder[]) => Map.groupBy(kinds, findOf);
    /** Searches these kinds with the calls of the app. @returns the kinds with hits */
    const ask = async (kinds: readonly Finder[], search: string) => {
      const hits = await Promise.all(
        Array.from(callsFor(kinds), async ([find, grouped]) => {
          const lists = grouped.map((finder) => finder.list.path).join(",");
          const { results } = await read(find as EndpointSpec, { search, lists });
          return grouped.filter(({ list }) => results[list.path].length > 0);
        }),
      );
      return hits.flat();
    };
    const shared = finders.filter(findOf);
    const alone = finders.filter((finder) => !findOf(finder));
    const open = () => Promise.all(alone.map((finder) => read(finder.list, wholeQuery(finder))));
    const words = ["made-04711", "serum", "schilddruese"];
    // One after the other, because cold starts are not measured here.
    for (const kind of shared) await ask([kind], "serum");
    const left: Finder[][] = [];
    for (const word of words) left.push(await ask(shared, word));
    const wordOf = (round: number) => words[round % words.length] as string;
    // Four functions compile what they run often only after some hundred calls; until then, two cores mostly compile.
    for (let round = 0; round < warming; round++) await ask(shared, wordOf(round));
    const figures = await measure(usage, [""], {
      [`search over everything: ${alone.length} small kinds as it opens`]: {
        run: async () => void (await open()),
        aim: 100,
      },
      [`search over everything: ${shared.length} kinds at the first letters`]: {
        run: async (_, round) => void (await ask(shared, wordOf(round))),
        aim: 50,
      },
      "search over everything: kinds that go on being asked": {
        run: async (_, round) => void (await ask(left[round % words.length] ?? [], wordOf(round))),
        aim: 50,
      },
    });
    const calls = left.reduce((sum, kinds) => sum + callsFor(kinds).size, 0) / words.length;
    const first = {
      what: "search over everything: calls at the first letters",
      value: callsFor(shared).size,
      unit: "",
    };
    return [
      ...figures,
      first,
      { what: "search over everything: calls as more is typed", value: calls, unit: "" },
    ];
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}
