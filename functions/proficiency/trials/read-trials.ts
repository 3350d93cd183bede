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
 * All that the proficiency tests consist of, as it is now. What names something that is deleted is not there, either: it goes and comes
 * back with what it names (decision 047).
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
