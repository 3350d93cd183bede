import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { HistoryModel } from "../../../shared/laboreditor/history/history.ts";

/** A document whose history the editor shows. */
export type HistoryDocument = CatalogueDocument<HistoryModel>;
