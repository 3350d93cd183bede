import type { Language } from "../../../shared/kernel/language.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { readFile, urlOf } from "./csv.store.ts";
import { keptLanguage } from "./generate-csv.ts";

/** The caller's last table in a language. @throws ProblemError not_found */
async function lastFile(actor: Actor, language: Language) {
  const file = await readFile(actor, actor.id, keptLanguage(actor, language));
  if (!file) throw problem("not_found", "No CSV file was written yet, or it is older than a week.");
  const { fileName, size, rows, generated } = file;
  return { file, facts: { file_name: fileName, size, rows, generated } };
}

/** Describes the caller's last table without its address. @throws ProblemError not_found */
export const describeCsv = async (actor: Actor, language: Language) =>
  (await lastFile(actor, language)).facts;

/** Hands out the caller's last table by a presigned URL. @throws ProblemError not_found */
export async function handOutCsv(actor: Actor, language: Language) {
  const { file, facts } = await lastFile(actor, language);
  return { url: await urlOf(actor, file), ...facts };
}
