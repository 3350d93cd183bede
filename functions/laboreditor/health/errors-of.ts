import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Catalogue } from "../../core/door.ts";
import { examineAnalysis } from "./catalogue-faults.ts";

/** Inverted limits are always errors, whatever severity the layout gives them, since no value lies between them. */
const inverted: readonly (string | null)[] = ["ages_reversed", "limits_reversed"];

/** Errors that health reports for an analysis, missing required values included, and inverted ranges, each at its path in the editor's form. */
export function errorsOf(
  catalogue: Catalogue,
  analysis: Analysis,
  main: Language,
): Omit<FieldError, "message">[] {
  return examineAnalysis(catalogue, analysis, main).flatMap(
    ({ severity, field, target, check, parameters }) => {
      if (severity !== "error" && !inverted.includes(check)) return [];
      const path = field
        ? `form_fields.${field}`
        : target === "category"
          ? "categories"
          : target === "analysis"
            ? "related_analyses"
            : "state";
      return [{ path, code: check ?? (target ? "not_found" : "required_to_publish"), parameters }];
    },
  );
}
