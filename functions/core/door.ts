/** What other contexts may use of `core`. */

export { selectAnalyses } from "./analyses/select-analyses.ts";
export {
  authorOf,
  type DocumentChange,
  EditConflict,
  readDocuments,
  saveDocuments,
} from "./catalogue/catalogue.store.ts";
export { Catalogue } from "./catalogue/catalogue.ts";
export { DocumentTooLarge } from "./catalogue/document-item.ts";
export { type DocumentEdit, editDocument } from "./catalogue/edit-document.store.ts";
export { readHistory, readVersionPage, readVersions, versionsOfImport } from "./catalogue/history.store.ts";
export { contentHash, documentId } from "./catalogue/identity.ts";
export {
  beginImport,
  publishImport,
  releaseImport,
  type StagedChange,
  stageDocuments,
  unstageDocuments,
} from "./catalogue/import-staging.store.ts";
export { mergeEdit } from "./catalogue/merge-edit.ts";
export { catalogueOf, writeSnapshot } from "./catalogue/replica.store.ts";
export {
  effectiveValue,
  linkTo,
  type Reader,
  showAnalysis,
  shownName,
  showValue,
} from "./catalogue/show-analysis.ts";
export { withDescendants } from "./categories/category-tree.ts";
export { logoAt } from "./settings/logo.ts";
export { endTask, progressTask, readTask, runningTask, startTask } from "./tasks/task.store.ts";
