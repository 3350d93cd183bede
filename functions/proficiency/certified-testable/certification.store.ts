import * as z from "zod";
import { idSchema } from "../../../shared/kernel/id.ts";
import { derivedId } from "../../platform/derived-id.ts";
import type { Writer } from "../../platform/records/record-options.ts";
import { records } from "../../platform/records/records.store.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";

const entrySchema = z.object({
  id: idSchema,
  testable: idSchema,
  certified: z.boolean(),
  valid_until: z.iso.date().nullable(),
  /** Counts changes from 1 and goes on after a deletion; used for the ETag and the history. */
  version: z.number().int(),
});
export type Entry = z.infer<typeof entrySchema>;

/** Versions of deleted certifications, from which their ETag and history continue. */
const goneSchema = z.record(idSchema, z.number().int());

const sheetSchema = z.object({ entries: z.array(entrySchema).max(3000), gone: goneSchema.default({}) });
export type Sheet = z.output<typeof sheetSchema>;

/**
 * All certifications of a certificate form one record with the certificate's id. A joint save is therefore one write that succeeds or fails
 * as a whole, however many certifications it contains (decision 047).
 */
export const sheetRecords = records("CERTIFICATION", sheetSchema, {
  one: "certification",
  sort: [],
  history: true,
});

/** Derived from certificate and test parameter, so that saving a certification again does not duplicate it. */
export const certificationId = (certificate: string, testable: string): string =>
  derivedId("certification", certificate, testable);

/** The certification of a test parameter; undefined removes it. */
export type Statement = Pick<Entry, "certified" | "valid_until"> | undefined;

/** Changes the certifications of a certificate on top of its present ones. Nothing is written if nothing changes. */
export async function writeSheet(
  actor: Writer,
  certificate: string,
  edit: (present: ReadonlyMap<string, Entry>) => ReadonlyMap<string, Statement>,
): Promise<void> {
  await retryOnConflict(async () => {
    const present = await sheetRecords.find(actor, certificate);
    if (!present) {
      const sheet = edited({ entries: [], gone: {} }, certificate, edit);
      if (sheet.entries.length > 0) await sheetRecords.create(actor, sheet, { id: certificate });
      return true;
    }
    await sheetRecords.change(actor, certificate, undefined, (sheet) => edited(sheet, certificate, edit));
    return true;
  });
}

function edited(
  { entries, gone: removed }: Sheet,
  certificate: string,
  edit: Parameters<typeof writeSheet>[2],
): Sheet {
  const present = new Map(entries.map((entry) => [entry.testable, entry]));
  const left = { ...removed };
  for (const [testable, statement] of edit(new Map(present))) {
    const was = present.get(testable);
    const id = certificationId(certificate, testable);
    if (!statement) {
      if (was) left[id] = was.version + 1;
      present.delete(testable);
      continue;
    }
    const { certified, valid_until } = statement;
    if (was && was.certified === certified && was.valid_until === valid_until) continue;
    const version = (was?.version ?? left[id] ?? 0) + 1;
    delete left[id];
    present.set(testable, { id, testable, certified, valid_until, version });
  }
  return { entries: [...present.values()], gone: left };
}
