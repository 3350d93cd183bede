/**
 * The commands of package.json:
 * `node infra/ops/run.mjs start|build|test|test:real|check|attack|renew|bench|mutate|tenant|maintenance|news|schedule|gateway-key|send|deploy|summary [arguments]`.
 *
 * Plain JavaScript without dependencies, because it has to run on a fresh clone with nothing but Node 20: it installs missing packages, then continues with the
 * project's own Node 24. Builds are skipped when their inputs have not changed.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { attack, soak } from "./long-tests.mjs";
import { renew } from "./renew.mjs";

const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const bin = join(root, "node_modules/.bin");
const reports = join(root, ".build/reports");
const env = {
  // glibc gives each thread a heap of its own and keeps what is freed there; a local cloud has one thread per container and would take a
  // sixth more memory. Source: mallopt(3), M_ARENA_MAX.
  MALLOC_ARENA_MAX: "2",
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  NODE_NO_WARNINGS: "1",
  // Programs start a third faster if their types were stripped and their code compiled before.
  NODE_COMPILE_CACHE: join(root, ".build/compiled-programs"),
};

/** Prints a line, as `print.ts` does, which Node 20 could not read. */
const print = (line) => process.stdout.write(`${line}\n`);

/** Runs a program to its end; a failure ends the whole command unless `tolerate` is set. */
function run(program, args, { tolerate = false, quiet = false, extra = {} } = {}) {
  const stdio = quiet ? ["inherit", "pipe", "pipe"] : "inherit";
  const result = spawnSync(program, args, { cwd: root, env: { ...env, ...extra }, stdio });
  if (result.error) throw result.error;
  if (result.status !== 0 && !tolerate) {
    if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`);
    console.error(`${program} ${args.join(" ")} failed`);
    process.exit(result.status ?? 1);
  }
  return result.status ?? 1;
}

/** Starts a program beside the next ones; its output goes into a file, so that lines of two programs never mix. */
function runBeside(program, args) {
  mkdirSync(reports, { recursive: true });
  const output = join(reports, `${program}.txt`);
  const file = openSync(output, "w");
  const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", file, file] });
  closeSync(file);
  const ended = new Promise((resolve, reject) => child.once("exit", resolve).once("error", reject));
  return { program, output, ended };
}

/** Runs a long-running program until it ends or we are told to end; signals are passed on. */
function stay(program, args) {
  const child = spawn(program, args, { cwd: root, env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** A hash over names, sizes and times of all files below some folders. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const facts = statSync(path, { throwIfNoEntry: false });
    if (!facts) return;
    if (facts.isFile()) hash.update(`${path}\0${facts.size}\0${facts.mtimeMs}\n`);
    else
      for (const name of readdirSync(path).sort())
        if (name !== "node_modules" && name !== "dist") visit(join(path, name));
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest("hex");
}

/** Does a step unless it was done for the same inputs and its output is still there. */
function unlessUnchanged(name, inputs, output, step) {
  const stamp = join(root, ".build", `${name}.stamp`);
  const now = fingerprint(inputs);
  const before = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (before === now && existsSync(join(root, output))) return;
  rmSync(stamp, { force: true });
  print(`• ${name}`);
  step();
  mkdirSync(join(root, ".build"), { recursive: true });
  writeFileSync(stamp, now);
}

function install() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const stamp = join(root, "node_modules/.laborium-lock");
  const now = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now && existsSync(join(bin, "node"))) return;
  print("• install");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, now);
}

function build() {
  const shared = ["shared", "package-lock.json"];
  unlessUnchanged("web", ["web", ...shared], ".build/web-manifest.json", () => {
    run("vite", ["build", "web", "--logLevel", "warn", "--manifest"]);
    // The list of modules per chunk is for the test that weighs pages, not for publishing.
    mkdirSync(join(root, ".build"), { recursive: true });
    renameSync(join(root, "web/dist/.vite/manifest.json"), join(root, ".build/web-manifest.json"));
    run("vite", ["build", "--config", "web/embed/vite.config.ts", "--logLevel", "warn"]);
    rmSync(join(root, ".build/stacks.stamp"), { force: true });
  });
  unlessUnchanged(
    "stacks",
    ["functions", "infra", "web/embed", "cdk.json", ...shared],
    "cdk.out/manifest.json",
    () => run("node", ["infra/synthesize.ts", "--stage", "local"]),
  );
}

/** Totals from a JSON report of Vitest or Playwright; a missing report is a failure. */
function totals(file, read) {
  if (!existsSync(file)) return { passed: 0, failures: [`There is no ${file}.`] };
  return read(JSON.parse(readFileSync(file, "utf8")));
}

const firstLine = (text = "") => text.split("\n")[0];

/** Runs tests of some projects and returns their totals. */
function vitest(name, args, extra = {}) {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  run("vitest", ["run", "--passWithNoTests", ...reporters, ...args], { tolerate: true, extra });
  return totals(report, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(({ name: file, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === "failed");
      // A file can also fail before or after its tests.
      if (status === "failed" && failed.length === 0) return [`${file}: ${firstLine(message)}`];
      return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    }),
  }));
}

function journeys(words) {
  const report = join(reports, "journeys.json");
  rmSync(report, { force: true });
  const config = ["--config", "tests/journeys/playwright.config.ts", "--pass-with-no-tests"];
  run("playwright", ["test", ...config, ...words], {
    tolerate: true,
    extra: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return totals(report, ({ stats, suites, errors }) => ({
    passed: stats.expected,
    failures: [...suites.flatMap(failuresBelow), ...errors.map(({ message }) => firstLine(message))],
  }));
}

/** The failed tests of a Playwright suite and its nested suites; skipped and retried tests count as failed. */
const failuresBelow = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "expected"))
    .map(({ title, tests }) => `${file}: ${title}: ${firstLine(tests[0]?.results[0]?.error?.message)}`),
  ...suites.flatMap(failuresBelow),
];

/** Tests on real laboratories' data, which this project may not contain: `undefined` if the data is missing. */
function realData(words = []) {
  const folder = env.LABORIUM_REAL_DATA ?? join(root, "../shared/data");
  return existsSync(folder) ? vitest("real-data", ["--project", "real-data", ...words]) : undefined;
}

const toldOf = (real) =>
  real
    ? `real data: ${real.passed} passed, ${real.failures.length} failed`
    : "real data: not beside this checkout";

/** Prints failures last, so that a reader of only the end of a long output finds them. */
function printTotals(failures, total) {
  for (const failure of failures) print(`failed: ${failure}`);
  print(total);
}

/** Has every local cloud note the grants that its roles used. Only a whole run can compare them with all grants. */
function noteGrants() {
  env.LABORIUM_USED_GRANTS = join(root, ".build/used-grants");
  rmSync(env.LABORIUM_USED_GRANTS, { recursive: true, force: true });
}

/** All tests, or those whose path contains one of the words. */
function test(words) {
  build();
  const isWhole = words.length === 0;
  if (isWhole) noteGrants();
  const runs = [
    vitest("vitest", [
      "--project=!real-data",
      "--project=!soak",
      "--project=!attack",
      "--project=!whole",
      ...words,
    ]),
    journeys(words),
  ];
  if (isWhole) runs.push(vitest("whole", ["--project", "whole"]));
  const real = realData(words);
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failures = [...runs.flatMap((run) => run.failures), ...(real?.failures ?? [])];
  printTotals(failures, `\n${toldOf(real)}\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 || passed + (real?.passed ?? 0) === 0 ? 1 : 0);
}

function testReal() {
  const real = realData();
  printTotals(real?.failures ?? [], `\n${toldOf(real)}`);
  process.exit(real && real.failures.length === 0 && real.passed > 0 ? 0 : 1);
}

/** Format, lint, types, synth, laws and the unit tests except the slow ones; prints the failures last. */
async function check() {
  const types = ["--incremental", "--tsBuildInfoFile", ".build/types.tsbuildinfo"];
  const beside = [
    runBeside("biome", ["check", "."]),
    runBeside("tsc", ["--noEmit", "--pretty", "-p", "tsconfig.json", ...types]),
  ];
  build();
  const { passed, failures } = vitest("check", ["--project=unit"], { LABORIUM_CHECK: "quick" });
  for (const { program, ended, output } of beside) {
    if ((await ended) === 0) continue;
    print(readFileSync(output, "utf8"));
    failures.push(program);
  }
  printTotals(failures, `\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}

/** Runs an operator's command, which prints its own refusals. */
const operate = (name, args) =>
  process.exit(run("node", [`infra/ops/${name}.ts`, ...args], { tolerate: true }));

const commands = {
  build: () => build(),
  start: (args) => {
    build();
    stay("node", ["infra/local/main.ts", "--editions", ...args]);
  },
  test,
  "test:real": testReal,
  soak: (args) => soak(args, { build, print, tell: printTotals, vitest }),
  attack: (args) => attack(args, { print, tell: printTotals, vitest }),
  renew: (args) => renew(args, { root, run, test }),
  check,
  tenant: (args) => operate("tenant", args),
  maintenance: (args) => operate("maintenance", args),
  news: (args) => operate("news", args),
  schedule: (args) => operate("schedule", args),
  "gateway-key": (args) => operate("gateway-key", args),
  send: (args) => operate("send", args),
  deploy: (args) => {
    build();
    operate("deploy", args);
  },
  summary: () => run("vitest", ["run", "--project", "unit", "tests/infra/stacks/summary.test.ts", "-u"]),
  bench: (args) => {
    build();
    run("node", ["tests/bench/bench.ts", ...args]);
  },
  mutate: (args) => {
    build();
    run("node", ["tests/mutation/mutate.ts", ...args]);
  },
};

const [name = "start", ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command ${name}; there are ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
install();
command(args);
