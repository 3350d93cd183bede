import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { ImportProblem } from "../../../functions/importexport/imports/import-problem.ts";
import { checkAnalysis, readJson } from "../../../functions/importexport/imports/reading/read-json.ts";

/** Result of reading a file in pieces of any size: the number of its analyses, or the code and place of the refusal. */
async function outcome(file: Buffer, piece = 60_000): Promise<unknown> {
  const pieces = Array.from({ length: Math.ceil(file.length / piece) }, (_, index) =>
    file.subarray(index * piece, (index + 1) * piece),
  );
  try {
    const read = await readJson(async () => Readable.from(pieces));
    if (read.format === "foreign") return read.lists;
    const names: unknown[] = [];
    for await (const part of read.analyses()) {
      const { analysis, issues } = checkAnalysis(part);
      names.push(analysis ? analysis.name : issues.map(({ code, path }) => `${code} ${path}`));
    }
    return names;
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    const [issue] = error.issues;
    return `${error.code}: ${issue?.code} ${issue?.path ?? ""}`.trim();
  }
}
const of = (text: string, piece?: number) => outcome(Buffer.from(text), piece);
const file = (analyses: string, header = "") => `{"version":1,${header}"analyses":[${analyses}]}`;

describe("JSON that is hostile by its form", () => {
  test.each([
    ["depth", "too_deep: too_deep analyses.0.0.0.0.0.0.0", file("[".repeat(2_000_000))],
    [
      "depth in what is not looked at",
      "too_deep: too_deep x.a.a.a.a.a.a.a",
      file("", `"x":${'{"a":'.repeat(500_000)}`),
    ],
    ["an endless text", "too_long: too_long analyses.0.code", file(`{"code":"${"x".repeat(5_000_000)}"}`)],
    ["an endless key", "key_too_long: key_too_long analyses.0.", file(`{"${"x".repeat(5_000)}":1}`)],
    [
      "an endless number",
      "number_too_long: number_too_long analyses.0.code",
      file(`{"code":${"1".repeat(5_000)}}`),
    ],
    ["too many objects", "too_many_entries: too_many_entries analyses", file(`${"{},".repeat(300_000)}{}`)],
    ["too many lists", "too_many_entries: too_many_entries", `[${"[],".repeat(300_000)}[]]`],
    [
      "too many keys",
      "too_many_keys: too_many_keys analyses.0.k5000",
      file(`{${Array.from({ length: 6_000 }, (_, index) => `"k${index}":1`).join()}}`),
    ],
    [
      "too many values in one analysis",
      "too_many_values: too_many_values analyses.0.b.49996",
      file(`{"a":[${"1,".repeat(150_000)}1],"b":[${"1,".repeat(150_000)}1]}`),
    ],
    [
      "too much text in one analysis",
      "record_too_large: record_too_large analyses.0.a.8",
      file(`{"a":[${`"${"x".repeat(1_000_000)}",`.repeat(20)}1]}`),
    ],
  ])("is refused for %s, with its place", async (_, expected, text) => {
    expect(await of(text)).toBe(expected);
  });

  test("takes little memory and time until it is refused", () => {
    const folder = mkdtempSync(join(tmpdir(), "laborium-json-"));
    const shapes = {
      deep: '{"a":['.repeat(20 * 170_000),
      objects: `[${"{},".repeat(7_600_000)}{}]`,
      lists: `{"version":1,"analyses":[${"[],".repeat(7_600_000)}[]]}`,
      keys: `{"version":1,"analyses":[{${Array.from({ length: 1_500_000 }, (_, index) => `"key${index}":1`).join()}}]}`,
    };
    for (const [name, text] of Object.entries(shapes)) writeFileSync(join(folder, name), text);
    const reader = join(import.meta.dirname, "../../../functions/importexport/imports/reading/read-json.ts");
    const script = `
      import { createReadStream, readdirSync } from "node:fs";
      import { readJson } from ${JSON.stringify(reader)};
      const before = process.resourceUsage().maxRSS;
      const codes = [];
      for (const name of readdirSync(${JSON.stringify(folder)}).sort()) {
        const file = await readJson(async () => createReadStream(${JSON.stringify(folder)} + "/" + name)).catch(({ code }) => code);
        if (typeof file === "string") codes.push(file);
        else for await (const _ of file.analyses()) codes.push("read");
      }
      process.stdout.write(JSON.stringify({ codes, more: (process.resourceUsage().maxRSS - before) / 1024 }));`;
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect(run.stderr).toBe("");
    const { codes, more: growth } = JSON.parse(run.stdout);
    expect(codes).toEqual(["too_deep", "too_many_keys", "too_many_entries", "too_many_entries"]);
    expect(growth).toBeLessThan(100);
  });
});

describe("nothing in a JSON file is lost silently:", () => {
  const entry = '{"code":"K","name":"Kalium"}';
  test.each([
    [
      "two lists of analyses",
      "invalid_file: duplicate_key analyses",
      `{"version":1,"analyses":[],"analyses":[${entry}]}`,
    ],
    [
      "a key twice in one analysis",
      "invalid_file: duplicate_key analyses.0.code",
      file('{"code":"A","name":"A","co\\u0064e":"B"}'),
    ],
    [
      "a field called __proto__",
      "invalid_file: reserved_key __proto__",
      `{"version":1,"analyses":[],"__proto__":1}`,
    ],
    ["a key that the format does not know", "invalid_file: unrecognized_keys", file("", '"more":[1],')],
    ["text behind the end", "corrupt_file: not_json", `${file("")} {}`],
    ["an end that is missing", "corrupt_file: not_json analyses.0", file("").slice(0, -2)],
    ["a word that is none of JSON's", "corrupt_file: not_json analyses.0", file('{"code":nil}')],
    ["a comma too many", "corrupt_file: not_json analyses.1", file(`${entry},`)],
    ["no list at all", "invalid_file: missing analyses", "{}"],
  ])("%s", async (_, expected, text) => {
    expect(await of(text)).toBe(expected);
    expect(await of(text, 1)).toBe(expected);
  });

  test("a field called __proto__ in an analysis", async () => {
    for (const key of ["__proto__", "\\u005f_proto__"])
      expect(await of(file(`{"code":"K","name":"K","fields":{"${key}":"x"}}`))).toEqual([
        ["reserved_key analyses.0.fields.__proto__"],
      ]);
  });

  test.each([
    ["brackets and quotes in texts", '[{\\"}] \\\\'],
    ["signs of two bytes and more", "Größe µmol/l ≥ ½ 𝄞"],
  ])("%s, wherever the file is cut", async (_, name) => {
    for (const piece of [1, 2, 3, 60_000])
      expect(await of(` ${file(`{"code":"K","name":"${name}"} , ${entry}`)}\n`, piece)).toEqual([
        JSON.parse(`"${name}"`),
        "Kalium",
      ]);
  });

  test.each([
    ["Windows-1252", Buffer.from(file('{"code":"K","name":"Größe \x96 5 \x80"}'), "latin1"), "Größe – 5 €"],
    ["UTF-16", Buffer.from(`\uFEFF${file('{"code":"K","name":"Größe ≥ ½"}')}`, "utf16le"), "Größe ≥ ½"],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${file('{"code":"K","name":"Größe"}')}`), "Größe"],
  ])("a file of %s is read as it was written", async (_, bytes, name) => {
    for (const piece of [1, 7, 60_000]) expect(await outcome(bytes, piece)).toEqual([name]);
  });

  test("what is neither UTF-8 nor Windows-1252 is refused with its line", async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"version":1,\n"x":"äöü",\n"y":"'),
      Buffer.from([0xe4, 0x22, 0x7d]),
    ]);
    const error = await readJson(async () => Readable.from([bytes])).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "mixed_encoding", issues: [{ row: 3 }] });
  });
});

test("lists of objects in another system's file are found, outermost first", async () => {
  const lists = '{"meta":{"units":[{"a":1}]},"tests":[{"b":[{"c":1}]},{}],"names":["x"]}';
  expect(await of(lists)).toEqual([
    { path: "meta.units", count: 1 },
    { path: "tests", count: 2 },
  ]);
  expect(await of('{"version":"7.1","categories":[{"a":1}],"tests":[{}]}')).toEqual([
    { path: "tests", count: 1 },
    { path: "categories", count: 1 },
  ]);
  expect(await of('[{"a":1},{"a":2}]')).toEqual([{ path: "", count: 2 }]);
});
