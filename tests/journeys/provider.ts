import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { data, port } from "./playwright.config.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command of the provider, such as `npm run news -- list`, on the cloud of the journeys; returns its output. */
export async function provider(
  command: "news" | "maintenance",
  ...options: readonly string[]
): Promise<string> {
  const place = ["--port", String(port), "--data", data];
  const { stdout } = await run(process.execPath, [`infra/ops/${command}.ts`, ...options, ...place], {
    cwd: root,
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
  });
  return stdout;
}

/** Log lines of the functions of a resource, such as `CoreErrors`, so far and of all laboratories. */
export async function logOf(resource: string): Promise<string> {
  const folder = `${root}${data}/logs`;
  const files = (await readdir(folder)).filter((file) => file.includes(resource));
  return (await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")))).join("");
}
