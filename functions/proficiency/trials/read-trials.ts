import { replicaOf } from "../../platform/records/replica.store.ts";
import { categoryRecords } from "../categories/category.store.ts";
import { certificateRecords } from "../certificates/certificate.store.ts";
import { sheetRecords } from "../certified-testable/certification.store.ts";
import { materialRecords } from "../materials/material.store.ts";
import { parameterRecords } from "../parameters/parameter.store.ts";
import { tagRecords } from "../tags/tag.store.ts";
import { testableRecords } from "../testable/testable.store.ts";
import { Trials } from "./trials.ts";

/**
 * All present proficiency-testing data. A record that names a deleted one is left out as well: it disappears and comes back together with the
 * record that it names (decision 047).
 */
export const readTrials = replicaOf(
  {
    parameters: parameterRecords,
    materials: materialRecords,
    categories: categoryRecords,
    tags: tagRecords,
    testables: testableRecords,
    certificates: certificateRecords,
    sheets: sheetRecords,
  },
  (contents) => new Trials(contents),
);
