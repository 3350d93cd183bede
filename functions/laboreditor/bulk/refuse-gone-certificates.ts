import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import type { BulkChange } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { type Catalogue, textsOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem } from "../../platform/problem.ts";
import { certificateFinder } from "../../proficiency/door.ts";

/** @throws ProblemError validation_failed if the change names a certificate that does not exist */
export async function refuseGoneCertificates(
  actor: Actor,
  catalogue: Catalogue,
  change: BulkChange,
): Promise<void> {
  if (change.what !== "field" || change.value === null) return;
  const holdsCertificates = [...catalogue.documents("layout")].some(({ content }) =>
    valueFields(content.fields).some(
      (field) => field.key === change.key && kindOf(field).refersTo === "certificate",
    ),
  );
  const isThere = holdsCertificates ? await certificateFinder(actor) : undefined;
  const missing = isThere && textsOf(change.value).find((id) => !isThere(id));
  if (missing !== undefined)
    throw fieldProblem("change.value", "not_found", `There is no certificate "${missing}".`);
}
