import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { data, port } from "./playwright.config.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command of the provider, such as `npm run news -- list`, on the cloud of the journeys; answers what it prints. */
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

/** What the functions of a resource, such as `CoreErrors`, have logged so far, of all laboratories. */
export async function logOf(resource: string): Promise<string> {
  const folder = `${root}${data}/logs`;
  const files = (await readdir(folder)).filter((file) => file.includes(resource));
  return (await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")))).join("");
}
