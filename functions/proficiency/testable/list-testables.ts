import type { testables } from "../../../shared/proficiency/testable/testable.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { keptTrialConfig } from "../configuration/read-configuration.store.ts";
import { certifiedNow } from "../trials/certifications-now.ts";
import { listTrials, todayOf } from "../trials/list-trials.ts";
import { outlookOf } from "../trials/needs.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { TrialTestable } from "../trials/trials.ts";
import { showTestable } from "./show-testable.ts";

/** Searchable texts of a test parameter. */
export const textsOfTestable = ({ name, words }: TrialTestable): string => `${name} ${words}`;

export async function listTestables(call: Call<typeof testables.list>) {
  const { parameter, material, category, tag, rilibaek, validity, needs } = call.query;
  const trials = await readTrials(call.actor);
  const today = todayOf(call);
  const ofRilibaek = needs && (await keptTrialConfig.read(call.actor)).rilibaek_rhythm;
  return listTrials(call, trials, {
    kind: "testable",
    items: trials.testables,
    keep: (testable) =>
      (parameter === undefined || testable.parameter.id === parameter) &&
      (material === undefined || testable.material.id === material) &&
      (category === undefined || testable.category?.id === category) &&
      (tag === undefined || testable.tags.some(({ id }) => id === tag)) &&
      (rilibaek === undefined || testable.rilibaek === rilibaek) &&
      (validity === undefined || certifiedNow(trials, testable, today).validity === validity) &&
      (!needs || !ofRilibaek || outlookOf(trials, testable, ofRilibaek, today).needs.includes(needs)),
    texts: textsOfTestable,
    sorts: {
      parameter: ({ name }) => name,
      material: ({ material, parameter }) => `${material.name}, ${parameter.name}`,
      category: ({ category }) => category?.name ?? null,
      valid_until: ({ id }) => trials.decisive(id)?.ends ?? null,
    },
    show: (testable) => showTestable(trials, testable, today),
  });
}
