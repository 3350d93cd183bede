import { fold } from "../../../shared/kernel/folding.ts";
import type {
  PublicTestable,
  PublicTrial,
} from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import { certificationsNow } from "../trials/certifications-now.ts";
import type { NamedTrial, TrialCertificate, Trials } from "../trials/trials.ts";

interface TrialFilter {
  search: string;
  category?: string | undefined;
  tag?: string | undefined;
}

const collator = new Intl.Collator("de", { numeric: true });
const byName = (left: PublicTestable, right: PublicTestable) =>
  collator.compare(left.parameter, right.parameter) || collator.compare(left.material, right.material);

/** Rows for visitors: present and former certifications. Test parameters that were never certified are the laboratory's internal tasks. */
export function publicTestables(trials: Trials, timeZone: string, now = Date.now()): PublicTestable[] {
  const rows = certificationsNow(trials, timeZone, now).flatMap(({ testable, validity, by }) => {
    if (!by) return [];
    const { parameter, material, category, tags, rilibaek } = testable;
    return {
      parameter: parameter.name,
      parameter_language: parameter.language,
      material: material.name,
      material_language: material.language,
      category,
      tags: [...tags],
      rilibaek,
      certified: validity !== "expired",
      valid_until: by.ends,
      certificate: publicCertificate(by.certificate),
    };
  });
  return rows.sort(byName);
}

/** Download path of a certificate for visitors. */
export const certificatePath = (id: string) => `/api/public/proficiency/certificates/${id}/file/`;

const publicCertificate = ({ id, name, language, test_date }: TrialCertificate) => ({
  id,
  name,
  language,
  test_date,
  url: certificatePath(id),
});

/** The same rows grouped by certificate, newest trial first. */
export function publicTrials(rows: readonly PublicTestable[]): PublicTrial[] {
  const grouped = Map.groupBy(rows, ({ certificate }) => certificate.id);
  const trials = [...grouped.values()].map((of): PublicTrial => {
    const [{ certificate }] = of as [PublicTestable];
    const last = of.reduce((best, row) => (row.valid_until > best.valid_until ? row : best));
    return {
      ...certificate,
      certified: last.certified,
      valid_until: last.valid_until,
      testables: of.map(({ category: _category, tags: _tags, certificate: _certificate, ...row }) => row),
    };
  });
  return trials.sort(
    (left, right) => right.test_date.localeCompare(left.test_date) || collator.compare(left.name, right.name),
  );
}

/** Rows that contain all words of a search and match a category and a tag. */
export function filterRows(rows: readonly PublicTestable[], { search, category, tag }: TrialFilter) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (category && row.category?.id !== category) return false;
    if (tag && !row.tags.some(({ id }) => id === tag)) return false;
    const { parameter, material, certificate } = row;
    const named = [row.category, ...row.tags].map((group) => group?.name ?? "");
    const text = fold([parameter, material, certificate.name, ...named].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Filter options, limited to those that occur in the rows. */
export const filtersOf = (rows: readonly PublicTestable[]) => ({
  categories: once(rows.flatMap(({ category }) => category ?? [])),
  tags: once(rows.flatMap(({ tags }) => tags)),
});
const once = (all: readonly NamedTrial[]) =>
  [...new Map(all.map((group) => [group.id, group])).values()].sort((left, right) =>
    collator.compare(left.name, right.name),
  );

/** Whether visitors may download a certificate: it certifies something, even if another certificate does so for longer. */
export function isPublicCertificate(trials: Trials, id: string): boolean {
  return trials.certificationsBy(id).some(({ certified }) => certified);
}
