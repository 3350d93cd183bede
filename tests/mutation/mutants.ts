import { transformSync } from "esbuild";

/** A change to one line that some test should notice. */
export interface Mutant {
  file: string;
  /** Counted from 1. */
  line: number;
  before: string;
  after: string;
}

/** Changes to the tokens of a line, as mistakes that people make: the wrong comparison, a condition turned round, one too many, a check left out. */
const operators: readonly (readonly [token: RegExp, replacement: string])[] = [
  [/ === /g, " !== "],
  [/ !== /g, " === "],
  [/ && /g, " || "],
  [/ \|\| /g, " && "],
  [/ < /g, " <= "],
  [/ <= /g, " < "],
  [/ > /g, " >= "],
  [/ >= /g, " > "],
  [/ \+ /g, " - "],
  [/ - /g, " + "],
  [/\btrue\b/g, "false"],
  [/\bfalse\b/g, "true"],
  [/\.some\(/g, ".every("],
  [/\.every\(/g, ".some("],
  [/(?<=[\s(])!(?=[\w(])/g, ""],
  [/\b0\b/g, "1"],
  [/\b1\b/g, "0"],
  // A guard, and a statement that only calls something.
  [/^\s*if \(.*\) (?:return|continue|throw)\b.*;$/g, ""],
  [/^\s*(?:await )?[\w.#]+\([^;]*\);$/g, ""],
];

/** Text in comments, in quotation marks and in templates, which is no code. */
const noCode = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[\s\S]*?\*\//g;

/** All mutants of a file that are still a program; whether its types fit is not asked. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const lines = source.split("\n");
  const code = source.replaceAll(noCode, (text) => text.replaceAll(/[^\n]/g, "\0")).split("\n");
  const mutants = code.flatMap((line, index) =>
    /^(?:import|export \*|\} from)\b/.test(line)
      ? []
      : operators.flatMap(([token, replacement]) =>
          [...line.matchAll(token)].map(({ index: from, 0: { length } }): Mutant => {
            const before = lines[index] as string;
            const after = before.slice(0, from) + replacement + before.slice(from + length);
            return { file, line: index + 1, before, after };
          }),
        ),
  );
  return mutants.filter((mutant) => isProgram(file, mutated(source, mutant)));
}

/** The source with the mutant's line in place of its own. */
export function mutated(source: string, { line, after }: Mutant): string {
  return source
    .split("\n")
    .with(line - 1, after)
    .join("\n");
}

function isProgram(file: string, source: string): boolean {
  try {
    transformSync(source, { loader: file.endsWith("x") ? "tsx" : "ts", logLevel: "silent" });
    return true;
  } catch {
    return false;
  }
}
