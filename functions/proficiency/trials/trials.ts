import type * as z from "zod";
import type { certificateContent } from "../../../shared/proficiency/certificates/certificate.ts";
import type { ChosenRhythm } from "../../../shared/proficiency/rhythm.ts";
import type { Named, TestableInput } from "../../../shared/proficiency/testable/testable.ts";
import type { Kept } from "../../platform/records/layout.ts";
import type { Sheet } from "../certified-testable/certification.store.ts";

type Names = ReadonlyMap<string, Kept<{ name: string }>>;
export interface TrialContents {
  parameters: Names;
  materials: Names;
  categories: Names;
  tags: Names;
  testables: ReadonlyMap<string, Kept<TestableInput>>;
  certificates: ReadonlyMap<string, Kept<z.output<typeof certificateContent>>>;
  sheets: ReadonlyMap<string, Kept<Sheet>>;
}

/** A test parameter with what it names. */
export interface TrialTestable {
  id: string;
  version: number;
  /** `Glukose, Serum`. */
  name: string;
  parameter: Named;
  material: Named;
  category: Named | null;
  tags: readonly Named[];
  rilibaek: boolean;
  rhythm: ChosenRhythm;
  analyses: readonly string[];
}
export type TrialCertificate = Kept<z.output<typeof certificateContent>>;
export interface TrialCertification {
  id: string;
  version: number;
  certificate: TrialCertificate;
  testable: TrialTestable;
  certified: boolean;
  valid_until: string | null;
  /** Its last day as it counts: never after that of the certificate. */
  ends: string;
}

/** The proficiency tests of a laboratory at one moment. What names something that is gone is left out. */
export class Trials {
  readonly contents: TrialContents;
  readonly testables: ReadonlyMap<string, TrialTestable>;
  readonly certificates: ReadonlyMap<string, TrialCertificate>;
  /** By id. */
  readonly certifications: ReadonlyMap<string, TrialCertification>;
  private readonly ofTestables = new Map<string, TrialCertification[]>();
  private readonly ofCertificates = new Map<string, TrialCertification[]>();

  constructor(contents: TrialContents) {
    this.contents = contents;
    this.certificates = contents.certificates;
    const testables = [...contents.testables.values()].flatMap((testable) => this.shown(testable) ?? []);
    this.testables = new Map(testables.map((testable) => [testable.id, testable]));
    const certifications = new Map<string, TrialCertification>();
    for (const [id, { entries }] of contents.sheets) {
      const certificate = this.certificates.get(id);
      if (!certificate) continue;
      for (const { testable: named, ...entry } of entries) {
        const testable = this.testables.get(named);
        if (!testable) continue;
        const { valid_until } = entry;
        const ends =
          valid_until !== null && valid_until < certificate.valid_until
            ? valid_until
            : certificate.valid_until;
        const certification = { ...entry, certificate, testable, ends };
        certifications.set(entry.id, certification);
        entered(this.ofTestables, testable.id, certification);
        entered(this.ofCertificates, certificate.id, certification);
      }
    }
    this.certifications = certifications;
  }

  certificationsOf(testable: string): readonly TrialCertification[] {
    return this.ofTestables.get(testable) ?? [];
  }
  certificationsBy(certificate: string): readonly TrialCertification[] {
    return this.ofCertificates.get(certificate) ?? [];
  }

  /** The one that decides whether a test parameter is certified: of those that say so, the one that ends last. */
  decisive(testable: string): TrialCertification | undefined {
    let last: TrialCertification | undefined;
    for (const one of this.certificationsOf(testable))
      if (one.certified && (!last || one.ends > last.ends)) last = one;
    return last;
  }

  /** The date of the latest proficiency test that a test parameter was part of, passed or not; null if there was none. */
  lastTest(testable: string): string | null {
    const dates = this.certificationsOf(testable).map(({ certificate }) => certificate.test_date);
    return dates.reduce<string | null>((last, date) => (last === null || date > last ? date : last), null);
  }

  private shown(testable: Kept<TestableInput>): TrialTestable | undefined {
    const { parameters, materials, categories, tags } = this.contents;
    const parameter = named(parameters, testable.parameter);
    const material = named(materials, testable.material);
    if (!parameter || !material) return undefined;
    return {
      id: testable.id,
      version: testable.version,
      name: `${parameter.name}, ${material.name}`,
      parameter,
      material,
      category: (testable.category && named(categories, testable.category)) || null,
      tags: testable.tags.flatMap((tag) => named(tags, tag) ?? []),
      rilibaek: testable.rilibaek,
      rhythm: testable.rhythm ?? "default",
      analyses: testable.analyses,
    };
  }
}

function named(names: Names, id: string): Named | undefined {
  const found = names.get(id);
  return found && { id, name: found.name };
}

function entered<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
