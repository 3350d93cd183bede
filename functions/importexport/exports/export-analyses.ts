import type { ExportedFile } from "../../../shared/importexport/exports/exports.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { environment } from "../../platform/environment.ts";
import { keepExport } from "./export.store.ts";
import { writeExport } from "./write-export.ts";

/** Exports the current catalogue as a file in S3; the same catalogue is written once a day. */
export async function exportAnalyses(actor: Actor, laboratory: string): Promise<ExportedFile> {
  const catalogue = await catalogueOf(actor);
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const [main] = actor.languages;
  const fileName = `${laboratory} ${day}.json`;
  const name = `${day}/${catalogue.revision}-${main}-${environment("VERSION")}`;
  const { url, size } = await keepExport(actor, name, fileName, () => writeExport(catalogue, main, now));
  return { url, file_name: fileName, size };
}
