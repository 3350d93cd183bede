import { parseArgs } from "node:util";

/** Soak test on unkind clouds at full size: with a new seed each time for an hour or the given minutes, or once with a given seed. */
export function soak(args, { build, print, tell: printTotals, vitest }) {
  build();
  const options = { seed: { type: "string" }, minutes: { type: "string", default: "60" } };
  const { seed, minutes } = parseArgs({ args, options }).values;
  if (!(Number(minutes) > 0)) {
    console.error(`--minutes ${minutes} is no number of minutes`);
    process.exit(2);
  }
  const until = Date.now() + Number(minutes) * 60_000;
  const failures = [];
  let passed = 0;
  do {
    const runSeed = seed ?? String(Math.floor(Math.random() * 1_000_000));
    print(`• seed ${runSeed}`);
    const run = vitest("soak", ["--project", "soak"], { LABORIUM_SEED: runSeed });
    passed += run.passed;
    failures.push(...run.failures.map((failure) => `seed ${runSeed}: ${failure}`));
  } while (seed === undefined && Date.now() < until);
  printTotals(
    failures,
    `\n${passed} passed, ${failures.length} failed; npm run soak -- --seed N repeats a seed`,
  );
  process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
}

/** Fuzzes every operation by its declaration, beside its schemas and by them; the seed repeats a run. No call may answer 500. */
export function attack(args, { print, tell: printTotals, vitest }) {
  const options = { seed: { type: "string" }, calls: { type: "string", default: "200000" } };
  const { seed = String(Math.floor(Math.random() * 1_000_000)), calls } = parseArgs({ args, options }).values;
  if (!(Number(calls) > 0)) {
    console.error(`--calls ${calls} is no number of calls`);
    process.exit(2);
  }
  print(`• seed ${seed}, ${calls} calls; --calls 10000 makes fewer`);
  const start = Date.now();
  const run = vitest("attack", ["--project", "attack"], { LABORIUM_SEED: seed, LABORIUM_CALLS: calls });
  const rate = Math.round(Number(calls) / ((Date.now() - start) / 1000));
  printTotals(
    run.failures,
    `\n${run.passed} passed, ${run.failures.length} failed, ${rate} calls a second; npm run attack -- --seed ${seed} repeats it`,
  );
  process.exit(run.failures.length > 0 || run.passed === 0 ? 1 : 0);
}
