import type * as z from "zod";
import { addDays, localDay } from "../../../shared/kernel/local-day.ts";
import { longDates } from "../../../shared/kernel/locale.ts";
import type { parameterInput } from "../../../shared/proficiency/parameters/parameter.ts";
import type { TrialsBeginning } from "../../../shared/proficiency/provisioning/beginning.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { beginOnce, wasBegun } from "../../platform/records/begin-once.ts";
import type { Records } from "../../platform/records/records.store.ts";
import { categoryRecords } from "../categories/category.store.ts";
import { certificateRecords } from "../certificates/certificate.store.ts";
import { keepFile } from "../certificates/certificate-file.ts";
import { type Statement, sheetRecords, writeSheet } from "../certified-testable/certification.store.ts";
import { materialRecords } from "../materials/material.store.ts";
import { parameterRecords } from "../parameters/parameter.store.ts";
import { tagRecords } from "../tags/tag.store.ts";
import { testableRecords } from "../testable/testable.store.ts";
import { writeCertificate } from "./write-certificate.ts";

const written = longDates("de");

/**
 * Creates the initial trials of a laboratory, dated from the day of provisioning. Records that were created once are not created again:
 * changes and deletions by staff persist, and an interrupted run can be resumed.
 */
export async function provisionTrials(
  actor: Actor,
  { lab, timeZone }: { lab: string; timeZone: string },
  { testables, certificates, translations }: TrialsBeginning,
): Promise<void> {
  const today = localDay(timeZone);
  const idOf = (kind: string, ...parts: string[]) => derivedId("beginning", kind, ...parts);
  /** Creates missing records of one kind; returns the ids by name. */
  const namedOnce = async (records: Records<z.output<typeof parameterInput>>, names: readonly string[]) => {
    const ids = new Map<string, string>();
    for (const name of new Set(names)) {
      const id = idOf(records.name, name);
      await beginOnce(actor, records, id, { name, translations: translations[name] ?? {} });
      // Staff may have used the name already.
      ids.set(
        name,
        (await records.find(actor, id))?.id ?? (await records.findBy(actor, "name", name))?.id ?? id,
      );
    }
    return (name: string) => ids.get(name) ?? "";
  };
  const parameter = await namedOnce(
    parameterRecords,
    testables.map(({ parameter }) => parameter),
  );
  const material = await namedOnce(
    materialRecords,
    testables.flatMap(({ materials }) => materials),
  );
  const category = await namedOnce(
    categoryRecords,
    testables.map(({ category }) => category),
  );
  const tag = await namedOnce(
    tagRecords,
    testables.flatMap(({ tags }) => tags),
  );
  const testableId = (of: string, inside: string) => idOf("TESTABLE", of, inside);

  for (const testable of testables)
    for (const inside of testable.materials)
      await beginOnce(actor, testableRecords, testableId(testable.parameter, inside), {
        parameter: parameter(testable.parameter),
        material: material(inside),
        category: category(testable.category),
        tags: testable.tags.map(tag),
        rilibaek: testable.rilibaek,
        rhythm: testable.rhythm,
        analyses: testable.analyses,
      });

  for (const certificate of certificates) {
    const id = idOf("CERTIFICATE", certificate.name);
    const [test_date, valid_until] = [addDays(today, certificate.tested), addDays(today, certificate.ends)];
    const results = [
      ...certificate.passed.map((of) => ({ parameter: of, passed: true })),
      ...certificate.failed.map((of) => ({ parameter: of, passed: false })),
    ];
    if (!(await wasBegun(actor, certificateRecords, id))) {
      const { name, provider, material } = certificate;
      const dates = { tested: written(test_date), ends: written(valid_until) };
      const bytes = writeCertificate({ provider, name, lab, ...dates, material, results });
      const fileName = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.pdf`;
      const file = { id: idOf("FILE", name), name: fileName, type: "pdf" as const, size: bytes.length };
      await keepFile(actor, file, bytes);
      await beginOnce(actor, certificateRecords, id, {
        name,
        translations: translations[name] ?? {},
        file,
        test_date,
        valid_until,
      });
    }
    if (await wasBegun(actor, sheetRecords, id)) continue;
    const statements = results.map(({ parameter: of, passed }): [string, Statement] => [
      testableId(of, certificate.material),
      { certified: passed, valid_until: null },
    ]);
    await writeSheet(actor, id, () => new Map(statements));
  }
}
