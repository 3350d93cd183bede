/** The interface of `core` for other contexts. */

export { analysesByName, selectAnalyses } from "./analyses/select-analyses.ts";
export {
  AccompanyingWriteRefused,
  authorOf,
  type DocumentChange,
  EditConflict,
  readDocuments,
  saveDocuments,
} from "./catalogue/catalogue.store.ts";
export { Catalogue, type Change, type Former } from "./catalogue/catalogue.ts";
export { withCleanTexts } from "./catalogue/clean-texts.ts";
/** Compares two versions; loaded with the first comparison, since few calls need the text diff. */
export const loadComparison = async () => (await import("./catalogue/compare-contents.ts")).compareContents;
export { type ChangedAnalysis, changedAnalyses } from "./catalogue/changed-analyses.store.ts";
export { orderedRows, searchOver } from "./catalogue/derived-rows.ts";
export {
  documentCommands,
  expectDocument,
  missingErrors,
  takenErrors,
} from "./catalogue/document-commands.ts";
export { type DocumentEdit, editDocument } from "./catalogue/edit-document.store.ts";
export { foundBy, valuesOf } from "./catalogue/found-by.ts";
export { readHistory, readVersionPage, readVersions, versionsOfImport } from "./catalogue/history.store.ts";
export { contentHash, documentId } from "./catalogue/identity.ts";
export {
  beginImport,
  beginImportInTurn,
  publishImport,
  releaseImport,
  type StagedChange,
  stageDocuments,
  unstageDocuments,
} from "./catalogue/import-staging.store.ts";
export { importedNow, lastImport, noteImport } from "./catalogue/last-import.store.ts";
export { analysesOfLayout, holdsValue, withFields } from "./catalogue/layout-use.ts";
export { mergeEdit } from "./catalogue/merge-edit.ts";
export {
  type Content,
  changedPlaces,
  definitionsOf,
  isAnalysis,
  isCategory,
  isItem,
  isLayout,
  isStored,
  keyOf,
  labelOf,
  namedFieldsOf,
  type Placed,
  placesOf,
  publishedAt,
} from "./catalogue/places.ts";
export {
  isReference,
  itemOf,
  itemsOf,
  type Reference,
  referencesOf,
  referencesOfDocument,
  referencesOfField,
  shown,
  textsOf,
} from "./catalogue/references.ts";
export { analysesNaming, showReferring } from "./catalogue/referring.ts";
export { catalogueOf } from "./catalogue/replica.store.ts";
export { languagesAt, publishedInLanguage, type SeenBy, seenValues } from "./catalogue/seen-values.ts";
export {
  isPublic,
  linkTo,
  type Reader,
  showAnalysis,
  shownBy,
  shownName,
  showValue,
} from "./catalogue/show-analysis.ts";
export { renewSnapshot, writeSnapshot } from "./catalogue/snapshot.store.ts";
export { itemName, textOfAnswer, textOfFile, textOfHtml, textOfValue } from "./catalogue/value-text.ts";
export {
  childrenByParent,
  layoutOfCategories,
  lineageOf,
  withDescendants,
} from "./categories/category-tree.ts";
export { restoreChildren } from "./categories/change-category.ts";
export { restoreItems } from "./collections/change-collection.ts";
export { composeMail, escaped, type Paragraph } from "./mail/compose-mail.ts";
export type { InLanguages, Recipient } from "./mail/letter.ts";
/** Whether the domain of an address is verified; loaded on demand, together with the SES client. */
export const loadVerification = async () => (await import("./mail/mail-domain.ts")).isVerified;
export { mailStates } from "./mail/mail.store.ts";
/** Letters to owners of accounts; loaded only by jobs that write some. */
export const loadLetters = async () => (await import("./mail/letter.ts")).letterTo;
export {
  takeMailAgain,
  takeOpenOrder,
  takeOrder,
  takeSubscription,
  takeVisit,
  takeWebsiteCheck,
} from "./sessions/throttle.store.ts";
export { logoAt, receiveLogo as receivePicture } from "./settings/logo.ts";
export {
  beginTask,
  countDone,
  endTask,
  endTaskWith,
  newTask,
  progressTask,
  readTask,
  startTask,
  takeTurn,
} from "./tasks/task.store.ts";
export const loadAccounts = async () => (await import("./users/account.store.ts")).accountRecords;
