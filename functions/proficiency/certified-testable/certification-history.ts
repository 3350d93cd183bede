import { fold } from "../../../shared/kernel/folding.ts";
import type { RecordVersion } from "../../../shared/kernel/record-version.ts";
import type { certifiedTestables } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import { type Call, type Command, reply } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { checkSeen, editConflict, fieldProblem, problem } from "../../platform/problem.ts";
import { todayOf } from "../trials/list-trials.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { Trials } from "../trials/trials.ts";
import { type Entry, type Sheet, type Statement, sheetRecords, writeSheet } from "./certification.store.ts";
import { certificationIn, showCertification } from "./show-certification.ts";

const notThere = () => problem("not_found", "There is no such version of a certification.");

/** The certificate that holds the certification or once held it. */
function certificateOf({ contents: { sheets } }: Trials, id: string): string {
  for (const [certificate, { entries, gone: removed }] of sheets)
    if (id in removed || entries.some((entry) => entry.id === id)) return certificate;
  throw notThere();
}

/** All versions of a certificate's record, oldest first. */
async function sheetVersions(actor: Actor, certificate: string): Promise<RecordVersion[]> {
  const { count } = await sheetRecords.versions(actor, certificate, { limit: 1, offset: 0 });
  return Promise.all(
    Array.from({ length: count }, (_, index) => sheetRecords.version(actor, certificate, index + 1)),
  );
}

/** All versions of a certification, newest first: the versions of its certificate's record in which it differs. */
async function versionsOf(actor: Actor, id: string): Promise<RecordVersion[]> {
  const certificate = certificateOf(await readTrials(actor), id);
  return versionsIn(await sheetVersions(actor, certificate), certificate, id);
}

function versionsIn(all: readonly RecordVersion[], certificate: string, id: string): RecordVersion[] {
  const versions: RecordVersion[] = [];
  let last: { version: number; entry: Entry | undefined } = { version: 0, entry: undefined };
  for (const { at: instant, author, content } of all) {
    const { entries, gone: removed } = content as unknown as Sheet;
    const entry = entries.find((candidate) => candidate.id === id);
    const version = entry?.version ?? removed[id] ?? 0;
    if (version === last.version) continue;
    const shown = entry ?? last.entry;
    if (!shown) continue;
    const { certified, valid_until, testable } = shown;
    const changed = (["certified", "valid_until"] as const).filter(
      (field) => entry && last.entry && entry[field] !== last.entry[field],
    );
    const action = !entry ? "deleted" : last.entry ? "changed" : last.version > 0 ? "restored" : "created";
    const { restores: _, ...by } = author;
    versions.unshift({
      hid: version,
      at: instant,
      author: by,
      action,
      changes: changed,
      content: { certificate, testable, certified, valid_until },
    });
    last = { version, entry };
  }
  return versions;
}

/** Deleted certifications whose certificate still exists, latest deletion first. */
export const listDeleted: Command<typeof certifiedTestables.deleted> = async (call) => {
  const trials = await readTrials(call.actor);
  const pattern = fold(call.query.search);
  const sheets = [...trials.contents.sheets].filter(([certificate]) => trials.certificates.has(certificate));
  const deletedOf = async (certificate: string, ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const all = await sheetVersions(call.actor, certificate);
    return ids.flatMap((id) => {
      const [newest] = versionsIn(all, certificate, id);
      const testable = trials.testables.get(String(newest?.content.testable));
      if (!newest || !testable) return [];
      const { hid, at: instant, author } = newest;
      return [
        {
          id,
          hid,
          at: instant,
          author,
          name: `${testable.name}: ${trials.certificates.get(certificate)?.name}`,
        },
      ];
    });
  };
  const deleted = (
    await Promise.all(
      sheets.map(([certificate, { gone: removed }]) => deletedOf(certificate, Object.keys(removed))),
    )
  ).flat();
  const hits = deleted
    .filter(({ name }) => fold(name).includes(pattern))
    .sort((left, right) => (left.at < right.at ? 1 : -1));
  return pageOf(call, hits, (entry) => entry);
};

export const listVersions: Command<typeof certifiedTestables.versions> = async (call) =>
  pageOf(call, await versionsOf(call.actor, call.params.id), ({ content: _, ...version }) => version);

async function readVersionOf({
  actor,
  params,
}: Pick<Call<typeof certifiedTestables.version>, "actor" | "params">) {
  const version = (await versionsOf(actor, params.id)).find(({ hid }) => hid === params.hid);
  if (!version) throw notThere();
  return version;
}
export const readVersion: Command<typeof certifiedTestables.version> = readVersionOf;

/** @throws ProblemError not_found, edit_conflict, validation_failed if its certificate or test parameter is gone */
export const rollBackCertification: Command<typeof certifiedTestables.rollback> = async (call) => {
  const { actor, params, ifMatch } = call;
  const { content } = await readVersionOf(call);
  const { certificate, testable, certified, valid_until } = content as {
    certificate: string;
    testable: string;
  } & NonNullable<Statement>;
  const trials = await readTrials(actor);
  for (const [field, isPresent] of [
    ["certificate", trials.certificates.has(certificate)],
    ["testable", trials.testables.has(testable)],
  ] as const)
    if (!isPresent) throw fieldProblem(field, "not_found", "What this named is gone.");
  await writeSheet(actor, certificate, (present) => {
    const entry = present.get(testable);
    if (entry)
      checkSeen(ifMatch, entry.version, () => editConflict("this certification", { version: entry.version }));
    return new Map([[testable, { certified, valid_until }]]);
  });
  const certification = certificationIn(await readTrials(actor), params.id);
  return reply(showCertification(certification, todayOf(call)), { etag: certification.version });
};
