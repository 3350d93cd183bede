import type { listImportFindings } from "../../../../shared/importexport/imports/imports.endpoints.ts";
import { wantedPage } from "../../../../shared/kernel/paging.ts";
import type { Call } from "../../../platform/endpoint/call.ts";
import { cutPage } from "../../../platform/endpoint/page-of.ts";
import { importFiles, type StoredImport } from "../import.store.ts";
import { existing } from "../resume-import.ts";
import { type Finding, Findings, selectFindings } from "./findings.ts";

/** A page of an import's findings. @throws ProblemError not_found */
export async function findingsOf(call: Call<typeof listImportFindings>) {
  const entry = await existing(call.actor, call.params.id);
  const packed =
    (await importFiles(call.actor).getFindings(entry.id)) ?? new Findings(listed(entry)).packed();
  const { count, results } = packed
    ? selectFindings(packed, call.query, wantedPage(call.query))
    : { count: 0, results: [] };
  return cutPage(call, count, results);
}

/** Findings in the record itself: all there are for a file that could not be read, and for older entries. */
function* listed({ issues, warnings, reading_notes }: StoredImport): Generator<Finding> {
  for (const issue of issues) yield { kind: "error", issue };
  for (const warning of warnings) yield { kind: "warning", warning };
  for (const note of reading_notes) yield { kind: "note", note };
}
