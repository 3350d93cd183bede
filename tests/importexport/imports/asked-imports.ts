import { beforeEach } from "vitest";
import { readImport } from "../../../functions/importexport/imports/import.store.ts";
import { readAndCompare } from "../../../functions/importexport/imports/read-file.job.ts";
import { announceImport, fileArrived } from "../../../functions/importexport/imports/start-import.ts";
import type { Actor } from "../../../functions/platform/actor.ts";
import { mapColumns, previewImport } from "../../../shared/importexport/imports/imports.endpoints.ts";
import type { Preview } from "../../../shared/importexport/imports/preview.ts";
import type { Question } from "../../../shared/importexport/imports/questions.ts";
import { editorOf, saveFrame } from "../../laboreditor/catalogue.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";

export const csv = (...rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.join(";")).join("\n"));
export const quoted = (...texts: string[]) => texts.map((text) => `"${text}"`);

/** The columns of a preview as a person sends them back. */
const choicesOf = ({ columns }: Preview) =>
  columns.map(
    ({
      samples: _,
      by: __,
      guess: ___,
      filled,
      distinct,
      signs,
      notation,
      date_order,
      dates_for_ranges,
      ...choice
    }) => choice,
  );
type Choices = ReturnType<typeof choicesOf>;
/** The columns of a preview with other choices for some of them. */
export const choosing = (shown: Preview, other: Record<string, Partial<Choices[number]>>): Choices =>
  choicesOf(shown).map((choice) =>
    other[choice.column]
      ? { column: choice.column, target: null, language: null, ...other[choice.column] }
      : choice,
  );

/** Questions in short. */
export const kinds = (questions: readonly Question[]) =>
  questions.map(({ kind, count, proposal }) => `${kind} ${count} ${proposal}`);

/** A laboratory whose imports wait for a person where a file leaves something open; for all tests of a file. */
export function openAskedImports(name: string) {
  const lab = openLaboratory({ name, groups: ["imports"], actorOf: editorOf, prepare: saveFrame });
  const aws = ownAws();
  beforeEach(() => {
    process.env.IMPORT_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:import";
  });
  return { lab, imported, person: (): Actor => ({ ...lab.actor, kind: "account" }) };

  /** A file of a laboratory that has arrived and was read once. */
  async function imported(bytes: Buffer, file = "a.csv", actor: Actor = lab.actor) {
    const announced = { file, size: bytes.length, mode: "partial" as const, dry_run: true, force: false };
    const { id, key } = await announceImport(actor, announced);
    aws.objects.set(`imports/${actor.tenant}/${key}`, bytes);
    await fileArrived(actor, key);
    await readAndCompare(actor, id);
    const entry = async () => {
      const record = await readImport(lab.actor, id);
      if (!record) throw new Error("The import is gone.");
      return record;
    };
    return {
      id,
      entry,
      preview: async (body: object = {}): Promise<Preview> => {
        const answer = await lab.call(previewImport, { params: { id }, body });
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
        return answer.body as Preview;
      },
      /** Accepts a preview as it is, unless other choices are given, and reads the file again. */
      async accept(shown: Preview, changes: object = {}) {
        const body = { columns: choicesOf(shown), reading: shown.reading, ...changes };
        const answer = await lab.call(mapColumns, { params: { id }, body });
        if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
        await readAndCompare(lab.actor, id, (await entry()).execution);
        return entry();
      },
    };
  }
}
