import type {
  ImportedDocument,
  ImportIssue,
  ImportStats,
  ImportWarning,
} from "../../../../shared/importexport/imports/import.ts";
import type { StoredSample } from "../log/import-samples.ts";
import type { Emptied } from "./emptied-fields.ts";

/** Effect and findings of an import before it is carried out. */
export interface Comparison {
  stats: ImportStats;
  samples: StoredSample[];
  issues: ImportIssue[];
  issue_count: number;
  warnings: ImportWarning[];
  warning_count: number;
  documents: ImportedDocument[];
  document_count: number;
  /** Whether errors prevent the whole import; those of rows that are left out do not. */
  isRefused: boolean;
  /** Number of deletions that is taken for a mistake. */
  wouldDelete: { deleted: number; of: number } | null;
  /** Fields that so many analyses would lose that it is taken for a mistake. */
  wouldEmpty: Emptied[] | null;
}

/** A comparison without findings. */
export const nothingTold = {
  samples: [],
  issues: [],
  issue_count: 0,
  warnings: [],
  warning_count: 0,
  documents: [],
  document_count: 0,
  isRefused: false,
  wouldDelete: null,
  wouldEmpty: null,
} satisfies Omit<Comparison, "stats">;
