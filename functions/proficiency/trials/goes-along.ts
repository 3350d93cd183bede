import type { DeletionPreflight } from "../../../shared/kernel/deletion.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { readTrials } from "./read-trials.ts";
import type { TrialCertification, Trials, TrialTestable } from "./trials.ts";

/** Records that are deleted or changed together with another record. */
export interface GoesAlong {
  testables?: readonly TrialTestable[];
  certifications?: readonly TrialCertification[];
  /** Test parameters that stay but lose their category or tag. */
  losing?: readonly TrialTestable[];
}

const { compare } = new Intl.Collator("de", { numeric: true });

/** Makes the command that lists these records by heading; headings without any are left out. */
export const preflightOf =
  (find: (trials: Trials, id: string) => GoesAlong) =>
  async ({ actor, params }: { actor: Actor; params: { id: string } }): Promise<DeletionPreflight> => {
    const { testables = [], certifications = [], losing = [] } = find(await readTrials(actor), params.id);
    const headings = {
      testables: testables.map(({ name }) => name),
      certifications: certifications.map(
        ({ testable, certificate }) => `${testable.name}: ${certificate.name}`,
      ),
      losing: losing.map(({ name }) => name),
    };
    const filled = Object.entries(headings).filter(([, names]) => names.length > 0);
    return Object.fromEntries(filled.map(([heading, names]) => [heading, names.sort(compare)]));
  };

/** For a parameter or a material: the test parameters that name it, and their certifications. */
export const alongWith = (of: "parameter" | "material") =>
  preflightOf((trials, id) => {
    expectThere(trials.contents[of === "parameter" ? "parameters" : "materials"], id, of);
    const testables = [...trials.testables.values()].filter((testable) => testable[of].id === id);
    return { testables, certifications: testables.flatMap(({ id }) => trials.certificationsOf(id)) };
  });

/** For a category or a tag: the test parameters that lose it. */
export const without = (of: "category" | "tag") =>
  preflightOf((trials, id) => {
    expectThere(trials.contents[of === "category" ? "categories" : "tags"], id, of);
    const has = ({ category, tags }: TrialTestable) =>
      of === "category" ? category?.id === id : tags.some((tag) => tag.id === id);
    return { losing: [...trials.testables.values()].filter(has) };
  });

function expectThere(all: ReadonlyMap<string, unknown>, id: string, kind: string): void {
  if (!all.has(id)) throw problem("not_found", `There is no such ${kind}.`);
}
