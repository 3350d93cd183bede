import { parse } from "csv-parse/sync";
import { describe, expect, test, vi } from "vitest";
import { textOfHtml } from "../../../functions/core/door.ts";
import { writeCsv } from "../../../functions/laboreditor/csv-export/write-csv.ts";
import { jobActor } from "../../../functions/platform/actor.ts";
import { readTenant, type TenantRecord } from "../../../functions/platform/tenant.store.ts";
import { getActiveTasks } from "../../../shared/core/tasks/tasks.endpoints.ts";
import { csvRow } from "../../../shared/kernel/csv-row.ts";
import {
  cancelCsvGeneration,
  describeCsvFile,
  generateCsvFile,
  getCsvFile,
} from "../../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { writeCsvSchema } from "../../../shared/laboreditor/csv-export/csv-export.messages.ts";
import { callApi } from "../../support/call-api.ts";
import { dieOnCommit } from "../../support/crash.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { naughtyStrings } from "../../support/naughty-strings.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { letProofAge } from "../../support/sessions.ts";
import { tokenFor } from "../../support/tenants.ts";
import { analysis, editorOf, imported, saveAnalyses, saveFrame } from "../catalogue.ts";

const readCsv = (text: string, delimiter: string): string[][] =>
  parse(text, { bom: true, delimiter, record_delimiter: "\r\n" });
const isFormula = (text: string) =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[+-]\d+(?:[.,]\d+)*$/.test(text);

const lab = openLaboratory({
  name: "csv",
  username: "eva",
  groups: ["laboreditor"],
  actorOf: editorOf,
  prepare: saveFrame,
});
const aws = ownAws();

const generate = (query: Record<string, string> = { category: "chemistry" }) =>
  callApi(generateCsvFile, { authorization: lab.authorization, query });
const file = (query: Record<string, string> = {}) =>
  callApi(getCsvFile, { authorization: lab.authorization, query });
const work = async () => {
  const tenant = (await readTenant(lab.actor)) as TenantRecord;
  const order = writeCsvSchema.parse(aws.executions.at(-1)?.input);
  return writeCsv(jobActor("write-csv"), order, tenant);
};
/** Generates a file and returns its text. */
async function written(query?: Record<string, string>): Promise<string> {
  const task = (await generate(query)).body;
  await work();
  const object = aws.objects.get(`imports/${lab.actor.tenant}/chunks/csv/${task.id}.csv`);
  return object?.toString("utf8") ?? "";
}
const table = async (query?: Record<string, string>) =>
  readCsv(await written(query), query?.delimiter ?? ";");

describe("a CSV file", () => {
  test("begins with the mark by which Excel knows UTF-8, has semicolons and whole line ends, and leaves commas in numbers", async () => {
    await saveAnalyses(lab.actor, [
      analysis("A", {
        name: { de: "Hämatokrit" },
        collection: "materials",
        collection_items: ["serum", "materials/gone"],
        fields: imported({ material: ["serum"], unit: "0,5 µl" }),
      }),
    ]);
    const text = await written();
    expect(text.startsWith("\uFEFFCode;Name;Status;")).toBe(true);
    expect(text.endsWith("\r\n")).toBe(true);
    expect(text.split("\r\n")).toHaveLength(3);
    const [header = [], row = []] = readCsv(text, ";");
    expect(Object.fromEntries(header.map((title, index) => [title, row[index]]))).toMatchObject({
      Code: "A",
      Name: "Hämatokrit",
      Status: "neu",
      Intern: "nein",
      Kategorien: "Klinische Chemie",
      Sammlung: "Materialien",
      Sammlungseinträge: "Serum (Materialien), gone (Materialien)",
      Material: "Serum",
      Einheit: "0,5 µl",
    });
  });

  test("gives naughty strings back as what they are, formulas with an apostrophe", async () => {
    await saveAnalyses(
      lab.actor,
      naughtyStrings.map((text, index) =>
        analysis(`B${String(index).padStart(4, "0")}`, {
          name: { de: `N${index}` },
          fields: imported({ unit: text }),
        }),
      ),
    );
    for (const escaped of ["true", "false"]) {
      const [header = [], ...rows] = await table({ category: "chemistry", escape: escaped });
      const unit = header.indexOf("Einheit");
      const byCode = new Map(rows.map((row) => [row[0], row[unit]]));
      const expected = (text: string) => (escaped === "true" && isFormula(text) ? `'${text}` : text);
      naughtyStrings.forEach((text, index) => {
        expect(byCode.get(`B${String(index).padStart(4, "0")}`)).toBe(
          Buffer.from(expected(text)).toString("utf8"),
        );
      });
    }
  });

  test("shows tables, rich text and the editor's values as they are read, in the wanted language", async () => {
    const fields = {
      ...imported({
        material: ["serum"],
        note: { de: "<p>Kühl &amp; dunkel</p><ul><li>5 &lt; 8 °C</li></ul>" },
        ranges: [{ sex: "m", age_from: "18 y", low: "-5" }],
      }),
      method: { raw: { de: "Alt" }, additional: { de: "Neu", en: "New" }, override: true },
    };
    await saveAnalyses(lab.actor, [analysis("A", { name: { de: "Eisen", en: "Iron" }, fields })]);
    const [header = [], row = []] = await table({ category: "chemistry", language: "en", delimiter: "," });
    expect(Object.fromEntries(header.map((title, index) => [title, row[index]]))).toMatchObject({
      Name: "Iron",
      State: "new",
      Specimen: "Serum (en)",
      Method: "New",
      Note: "Kühl & dunkel\n• 5 < 8 °C",
      "Reference ranges": "sex: m, age_from: 18 y, low: -5",
    });
  });

  test("holds what the filters find, and no more", async () => {
    await saveAnalyses(lab.actor, [
      analysis("A", { state: "PUBLISHED" }),
      analysis("B", { internal: true }),
      analysis("C", { categories: ["hormones"] }),
    ]);
    const codes = async (query: Record<string, string>) =>
      (await table({ category: "chemistry", ...query })).slice(1).map(([code]) => code);
    expect(await codes({})).toEqual(["A", "B"]);
    expect(await codes({ pubstate: "PUBLISHED" })).toEqual(["A"]);
    expect(await codes({ internal: "true" })).toEqual(["B"]);
    expect(await codes({ category: "hormones" })).toEqual(["C"]);
    // The whole catalogue has to be requested explicitly.
    for (const category of ["*", "all"]) expect(await codes({ category })).toEqual(["A", "B", "C"]);
    expect(await codes({ category: "*", internal: "true" })).toEqual(["B"]);
  });

  test("has every row, however many are written at a time", async () => {
    await saveAnalyses(
      lab.actor,
      Array.from({ length: 600 }, (_, index) => analysis(`C${index}`)),
    );
    expect(await table()).toHaveLength(601);
  });
});

describe("generating", () => {
  test("wants a category first", async () => {
    for (const query of [{}, { category: "" }, { category: "nowhere" }] as Record<string, string>[]) {
      const answer = await generate(query);
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toMatchObject([{ path: "category", message: "Choose a category first." }]);
    }
  });

  test("answers a task, and with it the file under a name that says what it is", async () => {
    await saveAnalyses(lab.actor, [analysis("A")]);
    const task = await generate();
    expect(task).toMatchObject({ status: 202, body: { type: "csv_export", finished: false } });
    expect((await file()).status).toBe(404);
    await work();
    const answer = await file({ redirect: "false" });
    expect(answer.body).toMatchObject({ rows: 1 });
    expect(answer.body.file_name).toMatch(/^Analysen Klinische Chemie \d{4}-\d\d-\d\d\.csv$/);
    const redirected = await file();
    expect(redirected.status).toBe(303);
    expect(decodeURIComponent(redirected.headers.location ?? "")).toContain(
      `attachment; filename*=UTF-8''${encodeURIComponent(answer.body.file_name)}`,
    );
    expect((await file({ language: "en" })).status).toBe(404);
  });

  test("answers the running task to the same wish, another to another", async () => {
    await saveAnalyses(lab.actor, [analysis("A")]);
    const first = (await generate()).body.id;
    expect((await generate()).body.id).toBe(first);
    expect((await generate({ category: "chemistry", delimiter: "," })).body.id).not.toBe(first);
  });

  test("is not written, and keeps no other waiting, where the call that asked for it broke off before its task", async () => {
    const revive = dieOnCommit();
    expect((await generate()).status).toBe(500);
    revive();
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
    await work();
    clock.mockRestore();
    expect((await callApi(getActiveTasks, { authorization: lab.authorization })).body).toEqual({});
    expect((await file()).status).toBe(404);
    await written();
    expect((await file()).status).toBe(303);
  });

  test("that is cancelled leaves the last file, and is not another's to cancel", async () => {
    await saveAnalyses(lab.actor, [analysis("A")]);
    await written();
    const before = (await file({ redirect: "false" })).body.generated;
    const { id } = (await generate()).body;
    const other = await tokenFor(lab.actor.tenant, { username: "leo", groups: ["laboreditor"] });
    const foreign = await callApi(cancelCsvGeneration, { authorization: other, params: { id } });
    expect(foreign.status).toBe(404);
    const cancelled = await callApi(cancelCsvGeneration, {
      authorization: lab.authorization,
      params: { id },
    });
    expect(cancelled.body).toMatchObject({ finished: true, error: true });
    await work();
    expect((await file({ redirect: "false" })).body.generated).toBe(before);
  });

  test("is described without its address, which takes a proof that is not old", async () => {
    await saveAnalyses(lab.actor, [analysis("A")]);
    await written();
    await letProofAge(lab.actor.tenant, lab.authorization);
    const facts = await callApi(describeCsvFile, { authorization: lab.authorization });
    expect(Object.keys(facts.body).sort()).toEqual(["file_name", "generated", "rows", "size"]);
    for (const redirect of ["true", "false"]) {
      const refused = await file({ redirect });
      expect(refused).toMatchObject({ status: 403, body: { code: "password_required" } });
      expect(refused.headers).not.toHaveProperty("location");
    }
  });

  test("is each account's own", async () => {
    await saveAnalyses(lab.actor, [analysis("A")]);
    await written();
    const other = await tokenFor(lab.actor.tenant, { username: "leo", groups: ["laboreditor"] });
    for (const endpoint of [getCsvFile, describeCsvFile])
      expect((await callApi(endpoint, { authorization: other })).status).toBe(404);
  });
});

describe("cells", () => {
  const cell = (text: string) => csvRow([text], { delimiter: ";", escape: true }).slice(0, -2);
  test.each([
    ["=1+1", "'=1+1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["-2+3", "'-2+3"],
    ["-2", "-2"],
    ["+1,5", "+1,5"],
    ["1,5", "1,5"],
    ["\t=1", "'\t=1"],
    ['sagt "ja"', '"sagt ""ja"""'],
  ])("%j becomes %j", (text, expected) => expect(cell(text)).toBe(expected));

  test("keep line breaks of rich text and lose its markup", () => {
    expect(textOfHtml("<p>a<br>b</p><p>c</p>")).toBe("a\nb\nc");
    expect(textOfHtml("&lt;script&gt;alert(1)&lt;/script&gt;")).toBe("<script>alert(1)</script>");
  });
});
