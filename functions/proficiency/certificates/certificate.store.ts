import { certificateContent } from "../../../shared/proficiency/certificates/certificate.ts";
import { records } from "../../platform/records/records.store.ts";

export const certificateRecords = records("CERTIFICATE", certificateContent, {
  one: "certificate",
  sort: [],
  history: true,
});
