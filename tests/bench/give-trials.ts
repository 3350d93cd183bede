import { workerData } from "node:worker_threads";
import { ulid } from "ulid";
import { jobActor } from "../../functions/platform/actor.ts";
import { certificateRecords } from "../../functions/proficiency/certificates/certificate.store.ts";
import { writeSheet } from "../../functions/proficiency/certified-testable/certification.store.ts";
import { materialRecords } from "../../functions/proficiency/materials/material.store.ts";
import { parameterRecords } from "../../functions/proficiency/parameters/parameter.store.ts";
import { testableRecords } from "../../functions/proficiency/testable/testable.store.ts";
import { testableInput } from "../../shared/proficiency/testable/testable.ts";
import { type CloudData, onData } from "./given.ts";

/** Test parameters in four materials each, certificates, and certifications of some parameters by each certificate. */
const { testables, certificates, each, ...cloudData } = workerData as CloudData &
  Record<"testables" | "certificates" | "each", number>;
const materials = ["Serum", "Plasma", "Urin", "Liquor"];

await onData(cloudData, async (tenant) => {
  const actor = { ...jobActor("bench"), tenant };
  const inMaterials: string[] = [];
  for (const name of materials)
    inMaterials.push((await materialRecords.create(actor, { name: `${name} gemacht`, translations: {} })).id);
  const ids: string[] = [];
  for (let index = 0; ids.length < testables; index++) {
    const parameter = (await parameterRecords.create(actor, { name: `Analyt ${index}`, translations: {} }))
      .id;
    for (const material of inMaterials) {
      const content = testableInput.parse({ parameter, material, rilibaek: index % 3 === 0 });
      ids.push((await testableRecords.create(actor, content)).id);
    }
  }
  for (let index = 0; index < certificates; index++) {
    const year = 2020 + (index % 7);
    const { id } = await certificateRecords.create(actor, {
      name: `RV ${index}/${year}`,
      translations: {},
      file: { id: ulid(), name: `rv-${index}.pdf`, type: "pdf", size: 1000 },
      test_date: `${year}-03-01`,
      valid_until: `${year + 1}-02-28`,
    });
    const certified = Array.from(
      { length: each },
      (_, place) => ids[(index * each + place) % ids.length] ?? "",
    );
    await writeSheet(
      actor,
      id,
      () => new Map(certified.map((id) => [id, { certified: true, valid_until: null }])),
    );
  }
});
