import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type {
  certifiedTestables,
  certifyInBulk as certifyInBulkEndpoint,
} from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { type Call, type Command, reply } from "../../platform/endpoint/call.ts";
import { checkSeen, editConflict, fieldProblem, problem, refuseFields } from "../../platform/problem.ts";
import { todayOf } from "../trials/list-trials.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { Trials } from "../trials/trials.ts";
import { certificationId, type Entry, type Statement, writeSheet } from "./certification.store.ts";
import { certificationIn, showCertification } from "./show-certification.ts";

const missing = (path: string): FieldError => ({
  path,
  code: "not_found",
  message: "What is named here does not exist.",
});

/** Validation findings for the records that a certification names. */
function namedErrors(
  { certificates, testables }: Trials,
  { certificate, testable }: { certificate?: string; testable?: string },
): FieldError[] {
  return [
    ...(certificate !== undefined && !certificates.has(certificate) ? [missing("certificate")] : []),
    ...(testable !== undefined && !testables.has(testable) ? [missing("testable")] : []),
  ];
}

async function shown(call: Pick<Call<EndpointSpec>, "actor" | "tenant">, id: string) {
  const certification = certificationIn(await readTrials(call.actor), id);
  return reply(showCertification(certification, todayOf(call)), { etag: certification.version });
}

export const readCertification: Command<typeof certifiedTestables.read> = (call) =>
  shown(call, call.params.id);

export const createCertification: Command<typeof certifiedTestables.create> = async (call) => {
  const { certificate, testable, certified, valid_until } = call.body;
  refuseFields(namedErrors(await readTrials(call.actor), call.body));
  await writeSheet(call.actor, certificate, (present) => {
    if (present.has(testable))
      throw fieldProblem("testable", "already_exists", "This certificate names the test parameter already.");
    return new Map([[testable, { certified, valid_until }]]);
  });
  return shown(call, certificationId(certificate, testable));
};

/** Returns the entry that the caller saw. @throws ProblemError not_found, edit_conflict */
function seenEntry(present: ReadonlyMap<string, Entry>, id: string, seenVersion: string | undefined): Entry {
  const entry = [...present.values()].find((candidate) => candidate.id === id);
  if (!entry) throw problem("not_found", "There is no such certification.");
  checkSeen(seenVersion, entry.version, () => editConflict("this certification", { version: entry.version }));
  return entry;
}

export const changeCertification: Command<typeof certifiedTestables.change> = async (call) => {
  const { actor, params, body, ifMatch } = call;
  const before = certificationIn(await readTrials(actor), params.id);
  for (const field of ["certificate", "testable"] as const)
    if (body[field] !== undefined && body[field] !== before[field].id)
      throw fieldProblem(
        field,
        "immutable",
        "A certification belongs to its certificate and test parameter.",
      );
  await writeSheet(actor, before.certificate.id, (present) => {
    const { testable, certified, valid_until } = seenEntry(present, params.id, ifMatch);
    const statement = {
      certified: body.certified ?? certified,
      valid_until: body.valid_until === undefined ? valid_until : body.valid_until,
    };
    return new Map([[testable, statement]]);
  });
  return shown(call, params.id);
};

export const deleteCertification: Command<typeof certifiedTestables.remove> = async (call) => {
  const { actor, params, ifMatch } = call;
  const before = certificationIn(await readTrials(actor), params.id);
  await writeSheet(
    actor,
    before.certificate.id,
    (present) => new Map([[seenEntry(present, params.id, ifMatch).testable, undefined]]),
  );
};

/** Saves everything in one write or nothing. Repeating the call finds nothing to change and writes nothing. */
export const certifyInBulk: Command<typeof certifyInBulkEndpoint> = async ({ actor, body }) => {
  const { certificate, set, remove } = body;
  if (remove.length > 0 && !actor.permissions.has("proficiency.delete_certificate"))
    throw problem("permission_denied", "This account may not delete certifications.");
  const trials = await readTrials(actor);
  const named = set.map(({ testable }) => testable);
  const repeated = named.filter(
    (testable, index) => named.indexOf(testable) < index || remove.includes(testable),
  );
  refuseFields([
    ...namedErrors(trials, { certificate }),
    ...set.flatMap(({ testable }, index) =>
      namedErrors(trials, { testable }).map((error) => ({ ...error, path: `set.${index}.testable` })),
    ),
    ...set.flatMap(({ testable }, index): FieldError[] =>
      repeated.includes(testable)
        ? [{ path: `set.${index}.testable`, code: "invalid", message: "This test parameter is named twice." }]
        : [],
    ),
  ]);
  let done = { created: 0, changed: 0, removed: 0 };
  await writeSheet(actor, certificate, (present) => {
    const changes = new Map<string, Statement>(
      set.map(({ testable, certified, valid_until }) => [testable, { certified, valid_until }]),
    );
    const differs = (testable: string, { certified, valid_until }: NonNullable<Statement>) => {
      const was = present.get(testable);
      return was && (was.certified !== certified || was.valid_until !== valid_until);
    };
    done = {
      created: set.filter(({ testable }) => !present.has(testable)).length,
      changed: set.filter((entry) => differs(entry.testable, entry)).length,
      removed: remove.filter((testable) => present.has(testable)).length,
    };
    if (done.changed > 0 && !actor.permissions.has("proficiency.change_certificate"))
      throw problem("permission_denied", "This account may not change certifications.");
    for (const testable of remove) changes.set(testable, undefined);
    return changes;
  });
  return done;
};
