import { byteOrderMark, csvRow } from "../../../shared/kernel/csv-row.ts";
import { localized } from "../../../shared/kernel/language.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type { CsvOrder } from "../../../shared/laboreditor/csv-export/csv-export.messages.ts";
import { catalogueOf, endTask, progressTask, readTask, selectAnalyses } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { recordOf } from "../../platform/workflow-record.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import { keepFile, writeObject } from "./csv.store.ts";
import { csvColumns } from "./csv-columns.ts";
import { csvTexts } from "./csv-texts.ts";
import { isWhole } from "./generate-csv.ts";

/** Rows written between two checks for cancellation. */
const rowsAtATime = 250;

/** Thrown when a person has cancelled the task. */
class Cancelled extends Error {}

/** Writes the requested table, a few rows in memory at a time; it replaces the previous file only once it is complete. */
export async function writeCsv(actor: Actor, order: CsvOrder, tenant: TenantRecord): Promise<void> {
  try {
    const task = await recordOf(order.id, () => readTask(actor, order.id));
    if (!task || task.finished) return;
    const { size, rows, fileName } = await write(actor, order, tenant);
    await stillWanted(actor, order.id);
    await keepFile(actor, order, { id: order.id, fileName, size, rows, generated: new Date().toISOString() });
    await endTask(actor, order.id);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  }
}

async function write(actor: Actor, order: CsvOrder, tenant: TenantRecord) {
  const { language, pubstate: state, category: within, ...options } = order;
  const [main] = actor.languages;
  const certificates = await certificatesFor(actor, tenant, language);
  const catalogue = await catalogueOf(actor);
  const category = isWhole(catalogue, within) ? undefined : within;
  const hits = selectAnalyses(catalogue, { ...options, state, category }, language, main);
  const analyses = hits.flatMap(({ id }) => catalogue.byId("analysis", id)?.content ?? []);
  const columns = csvColumns(catalogue, analyses, { language, main, certificates: certificates?.named });

  async function* pieces(): AsyncGenerator<string> {
    yield byteOrderMark;
    yield csvRow(
      columns.map(({ title }) => title),
      order,
    );
    for (const [index, analysis] of analyses.entries()) {
      if (index % rowsAtATime === 0) {
        await stillWanted(actor, order.id);
        await progressTask(actor, order.id, { phase: "writing", done: index, total: analyses.length });
      }
      yield csvRow(
        columns.map(({ cell }) => cell(analysis)),
        order,
      );
    }
  }
  const size = await writeObject(actor, order.id, pieces());
  const rows = analyses.length;
  await progressTask(actor, order.id, { phase: "done", done: rows, total: rows });
  const names = category === undefined ? {} : (catalogue.content("category", category)?.name ?? {});
  const of = category === undefined ? [] : [localized(names, language, main).value ?? category];
  const day = new Date().toISOString().slice(0, 10);
  const fileName = `${[csvTexts[uiLanguageOf(language)].file, ...of, day].join(" ")}.csv`;
  return { size, rows, fileName: fileName.replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, "-") };
}

async function stillWanted(actor: Actor, id: string): Promise<void> {
  if ((await readTask(actor, id))?.finished) throw new Cancelled();
}

/** Records that the table could not be written; the previous file is kept. */
export const giveUp = (actor: Actor, id: string) =>
  endTask(actor, id, { code: "internal_error", detail: "The CSV file could not be written." });
