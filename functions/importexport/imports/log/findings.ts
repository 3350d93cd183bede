import { gunzipSync, gzipSync } from "node:zlib";
import type { FindingGroup, ImportFinding } from "../../../../shared/importexport/imports/import.ts";
import { holdsWords } from "../../../../shared/kernel/folding.ts";

/** A finding before it belongs to a group. */
export type Finding = Omit<ImportFinding, "group">;

/** Limits of what people go through; findings beyond them are only counted. */
const [mostGroups, mostKept] = [200, 200_000];
/** Characters packed at once, so that a report is never held in memory as text. */
const piece = 1_000_000;

/** Collects all findings of an import: packed as a report, and counted by groups, which the log shows first. */
export class Findings {
  readonly groups: FindingGroup[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #packed: Buffer[] = [];
  #lines = "";
  #entries = 0;

  constructor(findings: Iterable<Finding> = []) {
    for (const finding of findings) this.add(finding);
  }

  add(finding: Finding): void {
    const key = keyOf(finding);
    // Findings beyond the last group are counted there, so that none goes uncounted.
    const group = this.#numbers.get(key) ?? Math.min(this.groups.length, mostGroups);
    this.#numbers.set(key, group);
    const existing = this.groups[group];
    if (existing) existing.count += 1;
    else this.groups.push({ ...finding, group, count: 1 });
    if (this.#entries++ >= mostKept) return;
    this.#lines += `${JSON.stringify({ ...finding, group })}\n`;
    if (this.#lines.length >= piece) this.#pack();
  }

  /** The report; undefined without findings. */
  packed(): Buffer | undefined {
    this.#pack();
    return this.#packed.length > 0 ? Buffer.concat(this.#packed) : undefined;
  }

  #pack(): void {
    // Several gzip members in a row are one gzip file (RFC 1952, 2.2).
    if (this.#lines !== "") this.#packed.push(gzipSync(this.#lines, { level: 1 }));
    this.#lines = "";
  }
}

/** The requested findings of a report, and their total number. */
export function selectFindings(
  packed: Buffer,
  { kind, group, search }: { kind?: Finding["kind"]; group?: number; search: string },
  { offset, limit }: { offset: number; limit: number },
): { count: number; results: ImportFinding[] } {
  const results: ImportFinding[] = [];
  let count = 0;
  for (const line of gunzipSync(packed).toString("utf8").split("\n")) {
    if (line === "") continue;
    const finding = JSON.parse(line) as ImportFinding;
    if (kind !== undefined && finding.kind !== kind) continue;
    if (group !== undefined && finding.group !== group) continue;
    if (search !== "" && !holdsWords(wordsOf(finding), search)) continue;
    if (count >= offset && results.length < limit) results.push(finding);
    count += 1;
  }
  return { count, results };
}

/** Searchable text of a finding: its place, its analysis and its value as people see them. */
function wordsOf({ issue, warning, note }: ImportFinding): string {
  const { sheet = "", row = "", column = "", path = "" } = issue ?? warning ?? note ?? {};
  const value = issue?.value ?? note?.value ?? warning?.parameters.value ?? "";
  const { code = "", name = "" } = issue?.analysis ?? warning ?? {};
  const labels = Object.values(issue?.label ?? warning?.label ?? {}).join(" ");
  return `${sheet} ${row} ${column} ${path} ${value} ${code} ${name} ${labels}`;
}

/** Key of a finding's group: the rule, and the column or field concerned. */
function keyOf({ kind, issue, warning, note }: Finding): string {
  if (issue)
    return JSON.stringify([kind, issue.code, issue.sheet, issue.column, issue.path?.replaceAll(/\d+/g, "*")]);
  if (warning)
    return JSON.stringify([kind, warning.check, warning.label, warning.column_label, warning.column]);
  return JSON.stringify([kind, note?.code, note?.sheet, note?.column]);
}
