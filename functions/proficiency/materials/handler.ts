import { within } from "../../../shared/kernel/define-crud.ts";
import { materials, materialsApi } from "../../../shared/proficiency/materials/materials.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { importRows } from "../../platform/records/import-rows.ts";
import { alongWith } from "../trials/goes-along.ts";
import { planNames } from "../trials/import-names.ts";
import { materialRecords } from "./material.store.ts";

export const handler = serveApi(materialsApi, {
  ...within("trialMaterials", { ...crud(materials, materialRecords), preflight: alongWith("material") }),
  ...within("trialMaterialImport", importRows(planNames(materialRecords))),
});
