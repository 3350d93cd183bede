import type { Language } from "../../../shared/kernel/language.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem } from "../../platform/problem.ts";

/** A language that the catalogue is kept in. @throws ProblemError validation_failed */
export function keptLanguage({ languages }: Actor, language: Language): Language {
  if (languages.includes(language)) return language;
  throw fieldProblem("language", "invalid", `The catalogue is kept in ${languages.join(", ")}.`);
}
