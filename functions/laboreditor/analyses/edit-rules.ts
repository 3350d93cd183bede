import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import type { Catalogue } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { errorsOf } from "../health/errors-of.ts";

export type Complain = (
  path: string,
  code: FieldCode,
  message: string,
  parameters?: FieldError["parameters"],
) => void;

/** The laboratory's rules for changes. */
export interface EditRules {
  /** The main content language. */
  main: Language;
  /** All content languages. */
  languages: readonly Language[];
  /** Whether analyses with health errors cannot be published. */
  isGated: boolean;
  /** Whether the caller knows of the errors and publishes nevertheless. */
  isWarned: boolean;
}
export const rulesOf = (
  { languages, publishingGate }: Actor,
  isWarned: boolean | undefined = false,
): EditRules => ({ main: languages[0], languages, isGated: publishingGate, isWarned });

/** An analysis can only go from new to published, and between published and hidden. */
export function checkState(
  catalogue: Catalogue,
  before: Analysis,
  after: Analysis,
  rules: EditRules,
  complain: Complain,
): void {
  if (after.state === "NEW" && before.state !== "NEW")
    complain("state", "back_to_new", "What was published or hidden does not become new again.");
  if (after.state === "HIDDEN" && before.state === "NEW")
    complain("state", "not_yet_published", "Only what has been published can be hidden.");
  if (after.state === "PUBLISHED") expectPublishable(catalogue, before, after, rules, complain);
}

/**
 * Checks the requirements for publishing; a missing required value is an error like others. Errors that a published analysis already had do
 * not block its next change.
 */
function expectPublishable(
  catalogue: Catalogue,
  before: Analysis,
  after: Analysis,
  { main, isGated, isWarned }: EditRules,
  complain: Complain,
): void {
  const isRefused = isGated && before.state !== "PUBLISHED";
  if (isWarned && !isRefused) return;
  const errors = newErrors(catalogue, before, after, main);
  if (errors.length === 0) return;
  for (const { path, code, parameters } of errors)
    complain(path, code, "The catalogue's health calls this an error.", parameters);
  if (isRefused) complain("state", "not_sound", "Analyses with errors are not published.");
  else complain("state", "has_errors", "Errors would become public; `despite_errors` publishes them.");
}

/** The errors that a change would make public: errors of the published analysis that were not public before. */
export function newErrors(catalogue: Catalogue, before: Analysis, after: Analysis, main: Language) {
  if (after.state !== "PUBLISHED") return [];
  const place = ({ path, code }: Pick<FieldError, "path" | "code">) => `${path} ${code}`;
  const previous = new Set(before.state === "PUBLISHED" ? errorsOf(catalogue, before, main).map(place) : []);
  return errorsOf(catalogue, after, main).filter((error) => !previous.has(place(error)));
}
