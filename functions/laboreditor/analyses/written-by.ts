import type { BulkSelection } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { analysesOfImport } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";

/** Ids of the analyses of the import that a filter names; undefined if it names none, and so does not filter by import. */
export const writtenBy = async (actor: Actor, filter: { import?: string }) =>
  filter.import === undefined ? undefined : analysesOfImport(actor, filter.import);

/** Ids of the analyses of the import that the filter of a selection names. */
export const writtenBySelected = (actor: Actor, selection: BulkSelection) =>
  writtenBy(actor, "filter" in selection ? selection.filter : {});
