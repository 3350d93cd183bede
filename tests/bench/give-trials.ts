import { workerData } from "node:worker_threads";
import { ulid } from "ulid";
import { jobActor } from "../../functions/platform/actor.ts";
import { certificateRecords } from "../../functions/proficiency/certificates/certificate.store.ts";
import { writeSheet } from "../../functions/proficiency/certified-testable/certification.store.ts";
import { materialRecords } from "../../functions/proficiency/materials/material.store.ts";
import { parameterRecords } from "../../functions/proficiency/parameters/parameter.store.ts";
import { testableRecords } from "../../functions/proficiency/testable/testable.store.ts";
import { testableInput } from "../../shared/proficiency/testable/testable.ts";
import { type Given, onData } from "./given.ts";

/** Test parameters in four materials each, certificates, and certifications of some parameters by each certificate. */
const { testables, certificates, each, ...given } = workerData as Given &
  Record<"testables" | "certificates" | "each", number>;
const materials = ["Serum", "Plasma", "Urin", "Liquor"];

await onData(given, async (tenant) => {
  const actor = { ...jobActor("bench"), tenant };
  const inMaterials: string[] = [];
  for (const name of materials)
    inMaterials.push((await materialRecords.create(actor, { name: `${name} gemacht`, translations: {} })).id);
  const ids: string[] = [];
  for (let at = 0; ids.length < testables; at++) {
    const parameter = (await parameterRecords.create(actor, { name: `Analyt ${at}`, translations: {} })).id;
    for (const material of inMaterials) {
      const content = testableInput.parse({ parameter, material, rilibaek: at % 3 === 0 });
      ids.push((await testableRecords.create(actor, content)).id);
    }
  }
  for (let at = 0; at < certificates; at++) {
    const year = 2020 + (at % 7);
    const { id } = await certificateRecords.create(actor, {
      name: `RV ${at}/${year}`,
      translations: {},
      file: { id: ulid(), name: `rv-${at}.pdf`, type: "pdf", size: 1000 },
      test_date: `${year}-03-01`,
      valid_until: `${year + 1}-02-28`,
    });
    const said = Array.from({ length: each }, (_, place) => ids[(at * each + place) % ids.length] ?? "");
    await writeSheet(
      actor,
      id,
      () => new Map(said.map((one) => [one, { certified: true, valid_until: null }])),
    );
  }
});
