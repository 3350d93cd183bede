import { within } from "../../../shared/kernel/define-crud.ts";
import { parameters, parametersApi } from "../../../shared/proficiency/parameters/parameters.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { importRows } from "../../platform/records/import-rows.ts";
import { alongWith } from "../trials/goes-along.ts";
import { planNames } from "../trials/import-names.ts";
import { parameterRecords } from "./parameter.store.ts";

export const handler = serveApi(parametersApi, {
  ...within("trialParameters", { ...crud(parameters, parameterRecords), preflight: alongWith("parameter") }),
  ...within("trialParameterImport", importRows(planNames(parameterRecords))),
});
