import type * as z from "zod";
import type { Language } from "../../../shared/kernel/language.ts";
import { otherTexts, type Translations, translated } from "../../../shared/kernel/translations.ts";
import type { certificateContent } from "../../../shared/proficiency/certificates/certificate.ts";
import type { ChosenRhythm } from "../../../shared/proficiency/rhythm.ts";
import type { Named, TestableInput } from "../../../shared/proficiency/testable/testable.ts";
import type { Saved } from "../../platform/records/layout.ts";
import type { Sheet } from "../certified-testable/certification.store.ts";

/** A record that consists of a name and its translations. */
type NamedRecord = Saved<{ name: string; translations: Translations<"name"> } & Foreign>;
type Names = ReadonlyMap<string, NamedRecord>;
/** Actual language of a name that is not available in the requested one. */
interface Foreign {
  language?: Language;
}
export type NamedTrial = Named & Foreign;

export interface TrialContents {
  parameters: Names;
  materials: Names;
  categories: Names;
  tags: Names;
  testables: ReadonlyMap<string, Saved<TestableInput>>;
  certificates: ReadonlyMap<string, TrialCertificate>;
  sheets: ReadonlyMap<string, Saved<Sheet>>;
}

/** A test parameter with the records that it names. */
export interface TrialTestable {
  id: string;
  version: number;
  /** `Glukose, Serum`. */
  name: string;
  parameter: NamedTrial;
  material: NamedTrial;
  category: NamedTrial | null;
  tags: readonly NamedTrial[];
  /** Its texts in all languages, for searching. */
  words: string;
  rilibaek: boolean;
  rhythm: ChosenRhythm;
  analyses: readonly string[];
}
export type TrialCertificate = Saved<z.output<typeof certificateContent>> & Foreign;
export interface TrialCertification {
  id: string;
  version: number;
  certificate: TrialCertificate;
  testable: TrialTestable;
  certified: boolean;
  valid_until: string | null;
  /** Effective last day: never after that of the certificate. */
  ends: string;
}

/** The proficiency-testing data of a laboratory at one moment. Records that name a deleted one are left out. */
export class Trials {
  readonly contents: TrialContents;
  readonly testables: ReadonlyMap<string, TrialTestable>;
  readonly certificates: ReadonlyMap<string, TrialCertificate>;
  /** Certifications by id. */
  readonly certifications: ReadonlyMap<string, TrialCertification>;
  private readonly spoken = new Map<string, Trials>();
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

  /** The same data with names in a language; names without a translation stay in the laboratory's main language. */
  in(language: Language, main: Language): Trials {
    if (language === main) return this;
    const cached = this.spoken.get(`${language} ${main}`);
    if (cached) return cached;
    const translate = <Item extends NamedRecord>(
      items: ReadonlyMap<string, Item>,
    ): ReadonlyMap<string, Item> =>
      new Map(
        Array.from(items, ([id, item]) => {
          const name = translated(item, "name", language, main);
          const foreign = name.language === language ? {} : { language: name.language };
          return [id, { ...item, name: name.text, ...foreign }];
        }),
      );
    const { parameters, materials, categories, tags, certificates, ...rest } = this.contents;
    const trials = new Trials({
      ...rest,
      parameters: translate(parameters),
      materials: translate(materials),
      categories: translate(categories),
      tags: translate(tags),
      certificates: translate(certificates),
    });
    this.spoken.set(`${language} ${main}`, trials);
    return trials;
  }

  certificationsOf(testable: string): readonly TrialCertification[] {
    return this.ofTestables.get(testable) ?? [];
  }
  certificationsBy(certificate: string): readonly TrialCertification[] {
    return this.ofCertificates.get(certificate) ?? [];
  }

  /** The certification that decides whether a test parameter is certified: the positive one with the latest end. */
  decisive(testable: string): TrialCertification | undefined {
    let last: TrialCertification | undefined;
    for (const certification of this.certificationsOf(testable))
      if (certification.certified && (!last || certification.ends > last.ends)) last = certification;
    return last;
  }

  /** Date of the latest trial that a test parameter was part of, passed or not; null if there was none. */
  lastTest(testable: string): string | null {
    const dates = this.certificationsOf(testable).map(({ certificate }) => certificate.test_date);
    return dates.reduce<string | null>((last, date) => (last === null || date > last ? date : last), null);
  }

  private shown(testable: Saved<TestableInput>): TrialTestable | undefined {
    const { parameters, materials, categories, tags } = this.contents;
    const parameter = named(parameters, testable.parameter);
    const material = named(materials, testable.material);
    if (!parameter || !material) return undefined;
    const category = (testable.category && named(categories, testable.category)) || null;
    const marks = testable.tags.flatMap((tag) => named(tags, tag) ?? []);
    const records = [
      parameters.get(testable.parameter),
      materials.get(testable.material),
      category && categories.get(category.id),
      ...marks.map(({ id }) => tags.get(id)),
    ];
    return {
      id: testable.id,
      version: testable.version,
      name: `${parameter.name}, ${material.name}`,
      parameter,
      material,
      category,
      tags: marks,
      words: records
        .flatMap((record) => (record ? [record.name, ...otherTexts(record, "name")] : []))
        .join(" "),
      rilibaek: testable.rilibaek,
      rhythm: testable.rhythm ?? "default",
      analyses: testable.analyses,
    };
  }
}

function named(names: Names, id: string): NamedTrial | undefined {
  const record = names.get(id);
  return record && { id, name: record.name, ...(record.language && { language: record.language }) };
}

function entered<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
