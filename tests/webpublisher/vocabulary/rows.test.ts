import { describe, expect, test } from "vitest";
import { fold } from "../../../shared/kernel/folding.ts";
import { areas } from "../../../shared/webpublisher/vocabulary/areas.ts";
import { linesOf, namesOf, readRows } from "../../../shared/webpublisher/vocabulary/read-rows.ts";

const lines = areas.flatMap(linesOf);
const rows = areas.flatMap(readRows);
const heads = new Set(rows.map(({ head }) => head));

/** Rows by a folded form of their texts. */
const rowsBy = (textsOf: (row: (typeof rows)[number]) => string[]) =>
  Map.groupBy(
    rows.flatMap((row) => [...new Set(textsOf(row).map(fold))].map((key) => ({ key, row }))),
    ({ key }) => key,
  );

/** Names with a question mark, by the heads of the lines that they stand in. */
const declared = new Set(
  lines.flatMap((line, index) =>
    line
      .split(/ ?\| ?|, /)
      .filter((text) => text.endsWith("?"))
      .map((text) => `${fold(text)} ${rows[index]?.head}`),
  ),
);

/** German words typed without their umlauts. */
const withoutUmlauts =
  /koerper|saeure|druese|haem(?!ophilus)|fluess|blaes|loes|gefaess|entzuend|hueh?n|nuess|loew|roehr|prae|oestr|fuer|ueber|gruen|zuecht|maeus|staeb|naehr|gaens|kaese/i;
/** German words typed without their ß. */
const withoutSharpS = /eiweiss|weiss|gross|heiss|strasse|giess|beissen|beifuss|fuss(?!ion)|abstoss/i;

describe("the rows of the vocabulary", () => {
  test("name at least 1,500 things, each once", () => {
    expect(rows.length).toBeGreaterThanOrEqual(1500);
    const repeated = rows.map(({ head }) => head).filter((head, index, all) => all.indexOf(head) !== index);
    expect(repeated).toEqual([]);
  });

  test("are written as their format says", () => {
    const format = /^[^|<≠]+ \| [^|<≠]+(?: \|(?: [^|<≠]+)?){0,2}(?: \| < [^|<≠]+)?(?: \| ≠ [^|<≠]+)?$/;
    const careless = /\s$|\s\s|^\s|,(?:\S*[^\d\s]\S*,|$)| ,|\|$|\| \| [<≠]/;
    expect(lines.filter((line) => !format.test(line))).toEqual([]);
    expect(lines.filter((line) => careless.test(line.replaceAll(/\d,\d/g, "")))).toEqual([]);
  });

  test("have no empty names", () => {
    const empty = rows.filter((row) => [...namesOf(row), ...row.layWords].some((text) => fold(text) === ""));
    expect(empty).toEqual([]);
  });

  test("refer to rows that exist, and not to themselves", () => {
    const unresolved = rows.flatMap(({ head, groups, confusable }) =>
      [...groups, ...confusable]
        .filter((other) => other === head || !heads.has(other))
        .map((other) => `${head} → ${other}`),
    );
    expect(unresolved).toEqual([]);
  });

  test("belong to no circle of groups", () => {
    const groupsOf = new Map(rows.map(({ head, groups }) => [head, groups]));
    const above = (head: string, passed: string[]): string[] =>
      passed.includes(head)
        ? [head]
        : (groupsOf.get(head) ?? []).flatMap((group) => above(group, [...passed, head]));
    expect(rows.flatMap(({ head }) => above(head, []))).toEqual([]);
  });

  test("tell no group from its own members", () => {
    const contrary = rows.filter(({ groups, confusable }) =>
      confusable.some((head) => groups.includes(head)),
    );
    expect(contrary).toEqual([]);
  });

  test("declare each name that several share, and no other", () => {
    const bearers = rowsBy(namesOf);
    const undeclared = [...bearers].flatMap(([key, all]) =>
      all.length > 1
        ? all.filter(({ row }) => !declared.has(`${key} ${row.head}`)).map(({ row }) => `${key}: ${row.head}`)
        : [],
    );
    const needless = [...bearers].flatMap(([key, all]) =>
      all.length === 1 ? all.filter(({ row }) => declared.has(`${key} ${row.head}`)).map(() => key) : [],
    );
    expect(undeclared).toEqual([]);
    expect(needless).toEqual([]);
  });

  test("give no name twice", () => {
    const repeated = rows.flatMap(({ head, english, names }) => {
      const keys = [...new Set([head, english]), ...names].map(fold);
      return names.filter((name) => keys.indexOf(fold(name)) !== keys.lastIndexOf(fold(name)));
    });
    expect(repeated).toEqual([]);
  });

  test("have no lay word that is the name of something, by which alone it would be found", () => {
    const names = rowsBy(namesOf);
    const hidden = rows.flatMap(({ head, layWords }) =>
      layWords.filter((word) => names.has(fold(word))).map((word) => `${head}: ${word}`),
    );
    expect(hidden).toEqual([]);
  });

  test("spell German with umlauts and ß", () => {
    const written = rows.map(({ head }) => head);
    expect(written.filter((head) => withoutUmlauts.test(head))).toEqual([]);
    const german = [...written, ...rows.flatMap(({ layWords }) => layWords)];
    expect(german.filter((text) => withoutSharpS.test(text))).toEqual([]);
  });

  test("take no antibody for its antigen, nor the other way round", () => {
    const antibody = /antikörper|antibod|\banti-|-Ak\b|-AK\b|-Ig[GMA]\b/i;
    const antigen = /(?:antigen|-Antigen|-PCR|-DNA|-RNA)(?: im .*)?$/i;
    const mixed = rows.filter(
      (row) => antigen.test(row.head) && namesOf(row).some((name) => antibody.test(name)),
    );
    const reversed = rows.filter(
      (row) => /-Antikörper$/.test(row.head) && row.names.some((name) => /(?:-PCR|-DNA|-RNA|Ag)$/.test(name)),
    );
    expect([...mixed, ...reversed].map(({ head }) => head)).toEqual([]);
  });
});
