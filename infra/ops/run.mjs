/**
 * The commands of package.json: `node infra/ops/run.mjs start|build|test|check|bench|tenant|maintenance|news|send [arguments]`.
 *
 * Plain JavaScript without dependencies, because it has to run on a fresh clone with nothing but Node 20: it installs what is
 * missing, then goes on with the Node 24 that the project brings. Builds are skipped when nothing they read has changed.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const bin = join(root, "node_modules/.bin");
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, NODE_NO_WARNINGS: "1" };

/** Says a line, as `print.ts` does, which Node 20 could not read. */
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

/** Runs a program that stays, until it ends or we are told to; signals are passed on. */
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
  const wanted = readFileSync(join(root, "package-lock.json"));
  const stamp = join(root, "node_modules/.laborium-lock");
  const now = createHash("sha256").update(wanted).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now && existsSync(join(bin, "node"))) return;
  print("• install");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, now);
}

function build() {
  const shared = ["shared", "package-lock.json"];
  unlessUnchanged("web", ["web", ...shared], "web/dist/index.html", () => {
    run("vite", ["build", "web", "--logLevel", "warn"]);
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

/** Totals of a JSON report, as Vitest and Playwright write it. */
function totals(file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return read(JSON.parse(readFileSync(file, "utf8")));
}

function test(args) {
  build();
  const reports = join(root, ".build/reports");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const unit = join(reports, "unit.json");
  const journeys = join(reports, "journeys.json");
  run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile=${unit}`, ...args], {
    tolerate: true,
  });
  run("playwright", ["test", "--config", "tests/journeys/playwright.config.ts"], {
    tolerate: true,
    extra: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
  });
  const all = [
    totals(unit, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numFailedTestSuites,
    })),
    totals(journeys, ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    })),
  ];
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  print(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

function check() {
  run("biome", ["check", "."]);
  run("tsc", ["--noEmit", "-p", "tsconfig.json"]);
  build();
  run("vitest", ["run", "--project", "unit"]);
}

/** Runs an operator's command, which says itself what it refuses. */
const operate = (name, args) =>
  process.exit(run("node", [`infra/ops/${name}.ts`, ...args], { tolerate: true }));

const commands = {
  build: () => build(),
  start: (args) => {
    build();
    stay("node", ["infra/local/main.ts", ...args]);
  },
  test,
  check,
  tenant: (args) => operate("tenant", args),
  maintenance: (args) => operate("maintenance", args),
  news: (args) => operate("news", args),
  send: (args) => operate("send", args),
  bench: (args) => {
    build();
    run("node", ["tests/bench/bench.ts", ...args]);
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
