import { addDays, dayBegins } from "../../../shared/kernel/local-day.ts";
import type { RecordVersion } from "../../../shared/kernel/record-version.ts";
import type { Audited } from "../../../shared/proficiency/certified-testable/audit-report.ts";
import type { getAuditReport as endpoint } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import type { TestableInput } from "../../../shared/proficiency/testable/testable.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { fieldProblem } from "../../platform/problem.ts";
import type { Saved } from "../../platform/records/layout.ts";
import type { Records } from "../../platform/records/records.store.ts";
import { certificateRecords } from "../certificates/certificate.store.ts";
import { materialRecords } from "../materials/material.store.ts";
import { parameterRecords } from "../parameters/parameter.store.ts";
import { testableRecords } from "../testable/testable.store.ts";
import { todayOf } from "../trials/list-trials.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { TrialContents } from "../trials/trials.ts";
import { type Entry, type Sheet, sheetRecords } from "./certification.store.ts";

/** Number of certificates read at the same time, and number of certifications after which a part of the report ends. */
const [atOnce, mostRows] = [20, 2000];

/** Reports all certifications as they were at the end of a day, in parts. Deleted or changed records are read from the history. */
export const getAuditReport: Command<typeof endpoint> = async (call) => {
  const { actor, query, tenant } = call;
  const today = todayOf(call);
  const { date = today, from } = query;
  if (date > today) throw fieldProblem("date", "too_big", "The report tells of a day that has begun.");
  const { contents } = await readTrials(actor);
  const end = new Date(dayBegins(addDays(date, 1), tenant.time_zone) - 1).toISOString();
  const then = new Then(actor, contents, end);
  const ids = [...contents.sheets.keys()].sort();
  const results: Audited[] = [];
  let index = from;
  while (index < ids.length && results.length < mostRows) {
    const part = ids.slice(index, index + atOnce);
    for (const rows of await Promise.all(part.map((id) => then.audited(id, date)))) results.push(...rows);
    index += part.length;
  }
  return { date, results, next: index < ids.length ? index : null };
};

/** The proficiency-testing data as they were at an instant. */
class Then {
  readonly #actor: Actor;
  readonly #contents: TrialContents;
  readonly #instant: string;
  readonly #cached = new Map<string, Promise<unknown>>();

  constructor(actor: Actor, contents: TrialContents, instant: string) {
    this.#actor = actor;
    this.#contents = contents;
    this.#instant = instant;
  }

  /** The certifications of a certificate, one for each test parameter. */
  async audited(id: string, date: string): Promise<Audited[]> {
    const { certificates } = this.#contents;
    const certificate = await this.#asItWas(certificateRecords, certificates, id);
    if (!certificate) return [];
    const versions: RecordVersion[] = [];
    for await (const version of sheetRecords.versionsUntil(this.#actor, id, this.#instant))
      versions.push(version);
    const entries = (versions[0]?.content as unknown as Sheet | undefined)?.entries ?? [];
    const rows = entries.map(async (entry): Promise<Audited[]> => {
      const testable = await this.#testable(entry.testable);
      if (!testable) return [];
      const { valid_until } = certificate;
      const ends =
        entry.valid_until !== null && entry.valid_until < valid_until ? entry.valid_until : valid_until;
      return [
        {
          ...testable,
          certificate: certificate.name,
          test_date: certificate.test_date,
          certified: entry.certified,
          ends,
          valid: entry.certified && ends >= date,
          changed: lastChange(versions, entry),
        },
      ];
    });
    return (await Promise.all(rows)).flat();
  }

  async #testable(id: string): Promise<Pick<Audited, "testable" | "rilibaek"> | undefined> {
    const { testables, parameters, materials } = this.#contents;
    const testable = await this.#asItWas<TestableInput>(testableRecords, testables, id);
    if (!testable) return undefined;
    const [parameter, material] = await Promise.all([
      this.#asItWas(parameterRecords, parameters, testable.parameter),
      this.#asItWas(materialRecords, materials, testable.material),
    ]);
    if (!parameter || !material) return undefined;
    return { testable: `${parameter.name}, ${material.name}`, rilibaek: testable.rilibaek };
  }

  /** A record as it was; undefined if it did not exist. */
  #asItWas<Content extends object>(
    records: Records<Content>,
    present: ReadonlyMap<string, Saved<Content>>,
    id: string,
  ): Promise<Content | undefined> {
    const now = present.get(id);
    if (now && now.changed <= this.#instant) return Promise.resolve(now);
    const key = `${records.name} ${id}`;
    const cached = this.#cached.get(key) as Promise<Content | undefined> | undefined;
    if (cached) return cached;
    const read = this.#read(records, id);
    this.#cached.set(key, read);
    return read;
  }

  async #read<Content extends object>(records: Records<Content>, id: string): Promise<Content | undefined> {
    for await (const { action, content } of records.versionsUntil(this.#actor, id, this.#instant))
      return action === "deleted" ? undefined : (content as Content);
    return undefined;
  }
}

/** Finds the change that gave an entry its latest state; `versions` are sorted newest first. */
function lastChange(versions: readonly RecordVersion[], { id, version }: Entry): Audited["changed"] {
  let last: RecordVersion | undefined;
  for (const candidate of versions) {
    const { entries } = candidate.content as unknown as Sheet;
    if (!entries.some((entry) => entry.id === id && entry.version === version)) break;
    last = candidate;
  }
  const { at: instant, author } = last as RecordVersion;
  return { at: instant, by: author.name, action: version === 1 ? "created" : "changed" };
}
