import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * Brings all libraries, or those named by `--only`, to the newest version of their major one (`--major`: of all), exactly; then come the
 * audit and all tests, since nothing else tells if a library still fits. `--dry-run` only says what npm would change.
 * @param root the project's folder
 * @param run runs a program to its end
 * @param test runs all tests
 */
export function renew(args, { root, run, test }) {
  const options = {
    only: { type: "string", multiple: true },
    major: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  };
  const { only, major, "dry-run": dry } = parseArgs({ args, options }).values;
  const declared = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const kinds = {
    dependencies: "--save-prod",
    devDependencies: "--save-dev",
    optionalDependencies: "--save-optional",
  };
  for (const [kind, save] of Object.entries(kinds)) {
    const names = Object.keys(declared[kind] ?? {}).filter((name) => !only || only.includes(name));
    const packages = names.map((name) => `${name}@${major ? "latest" : `^${declared[kind][name]}`}`);
    if (packages.length === 0) continue;
    const flags = ["--save-exact", "--no-fund", "--no-audit", ...(dry ? ["--dry-run"] : [])];
    run("npm", ["install", save, ...flags, ...packages]);
  }
  if (dry) return;
  run("npm", ["audit", "--audit-level=high"]);
  test([]);
}
