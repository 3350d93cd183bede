/**
 * `npm run mutate -- PATH … [--count 20] [--seed N]`
 *
 * Changes lines below the paths at random, one at a time, and runs the unit and browser tests of its area. A mutant that no
 * test notices shows a line that nobody checks, or one that is not needed. The seed repeats a run.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { print } from "../../infra/ops/print.ts";
import { type Mutant, mutantsOf, mutated } from "./mutants.ts";

const options = { count: { type: "string", default: "20" }, seed: { type: "string" } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const count = Number(values.count);

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
/** Texts and types have nothing that a test would run. */
const hasCode = (file: string) =>
  /\.tsx?$/.test(file) && !/\.d\.ts$|texts\.|\.messages\.ts$|^tests\//.test(file);

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}
if (positionals.length === 0)
  refuse("Name at least one file or folder: npm run mutate -- functions/laborshop");
if (!(count > 0) || Number.isNaN(seed)) refuse("--count and --seed are numbers.");
const files = git("ls-files", "--", ...positionals).filter(hasCode);
if (files.length === 0) refuse("There is no code below these paths.");
if (git("status", "--porcelain", "--", ...files).length > 0)
  refuse("Commit first: every file is put back as it is committed.");

const vitest = (...args: string[]) =>
  spawnSync(
    "vitest",
    [
      ...args,
      "--run",
      "--bail",
      "1",
      "--reporter",
      "dot",
      "--passWithNoTests",
      "--project",
      "unit",
      "--project",
      "browser",
    ],
    { stdio: "ignore", timeout: 900_000 },
  ).status === 0;

/** Folders of tests by the same address: `functions/laborshop/orders/x.ts` is tested in `tests/laborshop` and `tests/web/laborshop`. */
const testsOf = (file: string) => {
  const [, area = ""] = file.split("/");
  return [`tests/${area}/`, `tests/web/${area}/`];
};

/** Whether all tests of the same areas pass, then those that import the files: tests load handlers by their address, which no import shows. */
const passes = (...changed: readonly string[]): boolean =>
  vitest(...new Set(changed.flatMap(testsOf))) && vitest("related", ...changed);

function isCaught(mutant: Mutant): boolean {
  const source = readFileSync(mutant.file, "utf8");
  writeFileSync(mutant.file, mutated(source, mutant));
  try {
    return !passes(mutant.file);
  } finally {
    writeFileSync(mutant.file, source);
  }
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    git("checkout", "--", ...files);
    process.exit(1);
  });

const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, "utf8")));
const chosen = fc.sample(fc.constantFrom(...all), { seed, numRuns: count });
print(`${chosen.length} of ${all.length} mutants in ${files.length} files, seed ${seed}`);
if (!passes(...new Set(chosen.map(({ file }) => file)))) refuse("Tests fail without any mutant.");
let caught = 0;
for (const mutant of chosen) {
  const { file, line, before, after } = mutant;
  const isNoticed = isCaught(mutant);
  caught += Number(isNoticed);
  print(
    `${isNoticed ? "caught  " : "SURVIVED"} ${file}:${line}\n    - ${before.trim()}\n    + ${after.trim()}`,
  );
}
print(`\n${caught} of ${count} mutants caught (${Math.round((100 * caught) / count)} %), seed ${seed}`);
