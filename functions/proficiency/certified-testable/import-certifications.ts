import type { certificationColumns } from "../../../shared/proficiency/certified-testable/certification-columns.ts";
import type { Actor } from "../../platform/actor.ts";
import { editConflict } from "../../platform/problem.ts";
import { type PlanRows, RowCells, type RowPlan, type SentRow } from "../../platform/records/import-rows.ts";
import { uniqueForm } from "../../platform/records/layout.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { TrialCertificate, Trials, TrialTestable } from "../trials/trials.ts";
import { certificationId, type Statement, writeSheet } from "./certification.store.ts";

type Column = keyof typeof certificationColumns;
type Cells = RowCells<Column>;

/**
 * Plans the import of certifications. Certificates need their files and test parameters have an import of their own, so both must already
 * exist. A certificate is found by its name and, if several share it, its date; a test parameter by its parameter and material.
 */
export const planCertifications: PlanRows<Column> = async (actor, rows) => {
  const planner = new CertificationPlanner(actor, await readTrials(actor));
  return rows.map((row) => planner.plan(row));
};

interface Planned {
  statement: NonNullable<Statement>;
  /** Version of the certification as it was found; 0 if there was none. */
  version: number;
}

class CertificationPlanner {
  readonly #actor: Actor;
  readonly #trials: Trials;
  readonly #certificates: Map<string, TrialCertificate[]>;
  readonly #testables: Map<string, TrialTestable[]>;
  readonly #rows = new Map<string, number>();
  /** Wanted certifications of all rows by certificate and test parameter; each certificate is written in one go. */
  readonly #wanted = new Map<string, Map<string, Planned>>();

  constructor(actor: Actor, trials: Trials) {
    this.#actor = actor;
    this.#trials = trials;
    this.#certificates = Map.groupBy(trials.certificates.values(), ({ name }) => uniqueForm(name));
    this.#testables = Map.groupBy(trials.testables.values(), ({ parameter, material }) =>
      uniqueForm(`${parameter.name}\n${material.name}`),
    );
  }

  plan(row: SentRow<Column>): RowPlan {
    const cells = new RowCells(row);
    const certificate = this.#certificate(cells);
    const testable = this.#testable(cells);
    const entered = { certified: cells.flag("certified"), valid_until: cells.day("valid_until") };
    const name = [cells.text("certificate"), cells.text("parameter"), cells.text("material")]
      .filter(Boolean)
      .join(", ");
    if (!certificate || !testable) return cells.plan({ name, isNew: true, seen: "new" });
    const id = certificationId(certificate.id, testable.id);
    const earlier = this.#rows.get(id);
    if (earlier !== undefined) cells.repeats(earlier);
    this.#rows.set(id, row.row);
    const present = this.#trials.certifications.get(id);
    const statement = {
      certified: entered.certified ?? present?.certified ?? true,
      valid_until: entered.valid_until ?? present?.valid_until ?? null,
    };
    if (!present) {
      cells.differs("certificate", "", certificate.name);
      cells.differs("parameter", "", testable.parameter.name);
      cells.differs("material", "", testable.material.name);
    }
    cells.differs("certified", present?.certified, statement.certified);
    cells.differs("valid_until", present?.valid_until, statement.valid_until);
    const planned = this.#wanted.get(certificate.id) ?? new Map<string, Planned>();
    this.#wanted.set(certificate.id, planned);
    planned.set(testable.id, { statement, version: present?.version ?? 0 });
    return cells.plan({
      name,
      isNew: !present,
      seen: present ? `${id}@${present.version}` : "new",
      write: () => this.#write(certificate.id),
    });
  }

  #certificate(cells: Cells): TrialCertificate | undefined {
    const name = cells.text("certificate");
    const date = cells.day("test_date");
    if (name === undefined) cells.required("certificate");
    const named = this.#certificates.get(uniqueForm(name ?? "")) ?? [];
    const dated = named.filter(({ test_date }) => date === undefined || test_date === date);
    if (name !== undefined && named.length === 0)
      cells.wrong("certificate", "not_found", "There is no certificate of this name.");
    else if (named.length > 0 && dated.length === 0)
      cells.wrong("test_date", "not_found", "No certificate of this name has this date.");
    else if (dated.length > 1)
      cells.wrong("certificate", "ambiguous", "Several certificates have this name.");
    return dated.length === 1 ? dated[0] : undefined;
  }

  #testable(cells: Cells): TrialTestable | undefined {
    const [parameter, material] = [cells.text("parameter"), cells.text("material")];
    if (parameter === undefined) cells.required("parameter");
    if (material === undefined) cells.required("material");
    if (parameter === undefined || material === undefined) return undefined;
    const matches = this.#testables.get(uniqueForm(`${parameter}\n${material}`)) ?? [];
    if (matches.length === 0) cells.wrong("parameter", "not_found", "There is no such test parameter.");
    if (matches.length > 1) cells.wrong("parameter", "ambiguous", "There are several such test parameters.");
    return matches.length === 1 ? matches[0] : undefined;
  }

  async #write(certificate: string): Promise<void> {
    const planned = this.#wanted.get(certificate);
    this.#wanted.delete(certificate);
    if (!planned) return;
    await writeSheet(this.#actor, certificate, (present) => {
      for (const [testable, { version }] of planned)
        if ((present.get(testable)?.version ?? 0) !== version) throw editConflict("these certifications");
      return new Map(Array.from(planned, ([testable, { statement }]) => [testable, statement]));
    });
  }
}
