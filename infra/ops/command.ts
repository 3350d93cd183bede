import { print } from "./print.ts";
import { Refusal } from "./stage.ts";

/** Runs an operator's command; refusals and missing arguments are reported in one line. `--help` prints the usage. */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.includes("--help")) {
    print(usage);
    return;
  }
  try {
    await work();
  } catch (error) {
    const isKnown =
      error instanceof Refusal || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    console.error(isKnown ? `${(error as Error).message}\n\n${usage}` : error);
    process.exitCode = isKnown ? 2 : 1;
  }
}
