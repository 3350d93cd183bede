/** The interface of `core` for other contexts. */

export { analysesByName, findAnalyses, selectAnalyses } from "./analyses/select-analyses.ts";
export {
  AccompanyingWriteRefused,
  authorOf,
  type DocumentChange,
  EditConflict,
  readDocuments,
  saveDocuments,
} from "./catalogue/catalogue.store.ts";
export { Catalogue, type Change, type Previous } from "./catalogue/catalogue.ts";
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
export { readHistory, readVersionPage, readVersions, versionsOfImport } from "./catalogue/history.store.ts";
export { contentHash, documentId } from "./catalogue/identity.ts";
export { analysesOfImport } from "./catalogue/import-refs.store.ts";
export {
  beginImport,
  beginImportInTurn,
  publishImport,
  releaseImport,
  stageDocuments,
  unstageDocuments,
} from "./catalogue/import-staging.store.ts";
export { importedNow, lastImport, noteImport } from "./catalogue/last-import.store.ts";
export { analysesOfLayout, holdsValue, withFields } from "./catalogue/layout-use.ts";
export { mergeEdit } from "./catalogue/merge-edit.ts";
export { besidePanels, panelsOf } from "./catalogue/panels.ts";
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
  documentKindOf,
  identityIn,
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
export { searchableParts, valuesOf } from "./catalogue/searchable-parts.ts";
export {
  isPublic,
  linkTo,
  type Reader,
  showAnalysis,
  shownBy,
  shownColumns,
  shownName,
  showValue,
} from "./catalogue/show-analysis.ts";
export { shownSpecimens } from "./catalogue/shown-specimens.ts";
export { renewSnapshot, writeSnapshot } from "./catalogue/snapshot.store.ts";
export { itemCalled, specimenItems } from "./catalogue/specimen-items.ts";
export type { StagedChange } from "./catalogue/staged-writes.ts";
export { itemName, textOfAnswer, textOfFile, textOfHtml, textOfValue } from "./catalogue/value-text.ts";
export {
  languagesAt,
  publishedInLanguage,
  type VisibleTo,
  visibleValues,
} from "./catalogue/visible-values.ts";
export {
  childrenByParent,
  layoutOfCategories,
  lineageOf,
  withDescendants,
} from "./categories/category-tree.ts";
/** Restoring what was deleted along with a category or a collection; loaded on demand, since few calls roll back. */
export const loadRestoreChildren = async () =>
  (await import("./categories/change-category.ts")).restoreChildren;
export const loadRestoreItems = async () => (await import("./collections/change-collection.ts")).restoreItems;
/** The lists of collections and items; loaded by the search over all lists of the LaborEditor. */
export const loadCollectionLists = () => import("./collections/show-collection.ts");
export { composeMail, escaped, type Letterhead, letterheadOf, type Paragraph } from "./mail/compose-mail.ts";
export type { InLanguages, Recipient } from "./mail/letter.ts";
/** Whether the domain of an address is verified; loaded on demand, together with the SES client. */
export const loadVerification = async () => (await import("./mail/mail-domain.ts")).isVerified;
/** The states of mails; loaded on demand, since few calls show any. */
export const loadMailStates = async () => (await import("./mail/mail.store.ts")).mailStates;
/** Letters to owners of accounts; loaded only by jobs that write some. */
export const loadLetters = async () => (await import("./mail/letter.ts")).letterTo;
/** Counts of mails to addresses that strangers type; loaded by the few calls that cause such mails. */
export const loadMailThrottle = () => import("./sessions/mail-throttle.store.ts");
export { takeVisit, takeWebsiteCheck } from "./sessions/throttle.store.ts";
export { logoAt, logoPath, preparedPicture, receiveLogo as receivePicture } from "./settings/logo.ts";
export { collectedPictures } from "./settings/settings.store.ts";
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
