import { setTimeout as sleep } from "node:timers/promises";
import { fullPath } from "../../shared/kernel/endpoint.ts";
import { type Finder, finders, findOf } from "../../web/app/shell/finders.ts";
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
    /** Searches these kinds with the calls of the app. @returns the kinds with hits */
    const ask = async (kinds: readonly Finder[], words: string) => {
      const search = encodeURIComponent(words);
      const together = Map.groupBy(kinds, (finder) => findOf(finder) ?? finder);
      const found = await Promise.all(
        Array.from(together.values(), async (asked) => {
          const [{ list, rows }, find] = [asked[0] as Finder, findOf(asked[0] as Finder)];
          const lists = asked.map((finder) => finder.list.path);
          const query = find
            ? `?lists=${lists}&search=${search}`
            : rows
              ? ""
              : `?limit=${limit}&search=${search}`;
          const path = `${fullPath(find ?? list)}${query}`;
          const answer = await insistently(() => staff.call(path));
          expectOk(answer, path);
          const { results } = answer.json();
          return asked.filter(({ list }) => (find ? results[list.path] : results).length > 0);
        }),
      );
      return found.flat();
    };
    const words = ["made-04711", "serum", "schilddruese"];
    // One after the other, because cold starts are not measured here.
    for (const kind of finders) await ask([kind], "serum");
    // A kind that is searched in the browser is read only once.
    const left: Finder[][] = [];
    for (const word of words) left.push((await ask(finders, word)).filter(({ rows }) => !rows));
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
    const callsFor = (kinds: readonly Finder[]) =>
      new Set(kinds.map((finder) => findOf(finder) ?? finder)).size;
    const asked = left.reduce((sum, kinds) => sum + callsFor(kinds), 0) / words.length;
    const first = {
      what: "search over everything: calls at the first letters",
      value: callsFor(finders),
      unit: "",
    };
    return [
      ...figures,
      first,
      { what: "search over everything: calls as more is typed", value: asked, unit: "" },
    ];
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}
