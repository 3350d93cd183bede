import { analysesApi } from "./core/analyses/analyses.endpoints.ts";
import { categoriesApi } from "./core/categories/categories.endpoints.ts";
import { collectionsApi } from "./core/collections/collections.endpoints.ts";
import { emailAddressApi } from "./core/email-address/email-address.endpoints.ts";
import { errorsApi } from "./core/errors/errors.endpoints.ts";
import { newsApi } from "./core/news/news.endpoints.ts";
import { passwordResetApi } from "./core/password-reset/password-reset.endpoints.ts";
import { secondFactorApi } from "./core/second-factor/second-factor.endpoints.ts";
import { securityLogApi } from "./core/security-log/security-log.endpoints.ts";
import { sessionsApi } from "./core/sessions/sessions.endpoints.ts";
import { settingsApi } from "./core/settings/settings.endpoints.ts";
import { tasksApi } from "./core/tasks/tasks.endpoints.ts";
import { tokensApi } from "./core/tokens/tokens.endpoints.ts";
import { usersApi } from "./core/users/users.endpoints.ts";
import { exportsApi } from "./importexport/exports/exports.endpoints.ts";
import { importsApi } from "./importexport/imports/imports.endpoints.ts";
import { profilesApi } from "./importexport/profiles/profiles.endpoints.ts";
import type { ApiSpec } from "./kernel/endpoint.ts";
import { editorApi } from "./laboreditor/analyses/editor.endpoints.ts";
import { bulkApi } from "./laboreditor/bulk/bulk.endpoints.ts";
import { csvExportApi } from "./laboreditor/csv-export/csv-export.endpoints.ts";
import { healthApi } from "./laboreditor/health/health.endpoints.ts";
import { historyApi } from "./laboreditor/history/history.endpoints.ts";
import { layoutsApi } from "./laboreditor/layouts/layouts.endpoints.ts";
import { articlesApi } from "./laborshop/articles/articles.endpoints.ts";
import { shopConfigurationApi } from "./laborshop/configuration/configuration.endpoints.ts";
import { ordersApi } from "./laborshop/orders/orders.endpoints.ts";
import { publicShopApi } from "./laborshop/public/public-shop.endpoints.ts";
import { publicOrdersApi } from "./laborshop/public-orders/public-orders.endpoints.ts";
import { booksApi } from "./printpublisher/books/books.endpoints.ts";
import { chaptersApi } from "./printpublisher/chapters/chapters.endpoints.ts";
import { printConfigApi } from "./printpublisher/config/config.endpoints.ts";
import { editionsApi } from "./printpublisher/editions/editions.endpoints.ts";
import { publicBookApi } from "./printpublisher/public-book/public-book.endpoints.ts";
import { samplesApi } from "./printpublisher/samples/samples.endpoints.ts";
import { templatesApi } from "./printpublisher/templates/templates.endpoints.ts";
import { categoriesApi as trialCategoriesApi } from "./proficiency/categories/categories.endpoints.ts";
import { certificatesApi } from "./proficiency/certificates/certificates.endpoints.ts";
import { certifiedTestablesApi } from "./proficiency/certified-testable/certified-testable.endpoints.ts";
import { trialConfigurationApi } from "./proficiency/configuration/configuration.endpoints.ts";
import { materialsApi } from "./proficiency/materials/materials.endpoints.ts";
import { parametersApi } from "./proficiency/parameters/parameters.endpoints.ts";
import { publicTrialsApi } from "./proficiency/public-trials/public-trials.endpoints.ts";
import { tagsApi } from "./proficiency/tags/tags.endpoints.ts";
import { testablesApi } from "./proficiency/testable/testable.endpoints.ts";
import { webConfigApi } from "./webpublisher/config/config.endpoints.ts";
import { directoryApi } from "./webpublisher/directory/directory.endpoints.ts";
import { fieldsApi } from "./webpublisher/fields/fields.endpoints.ts";
import { noticesApi } from "./webpublisher/notices/notices.endpoints.ts";
import { internalPreviewApi } from "./webpublisher/preview/preview.endpoints.ts";
import { publicNoticesApi } from "./webpublisher/public-notices/public-notices.endpoints.ts";
import { searchCountsApi } from "./webpublisher/search-counts/search-counts.endpoints.ts";
import { searchesApi } from "./webpublisher/searches/searches.endpoints.ts";
import { websiteApi } from "./webpublisher/website/website.endpoints.ts";

/** Every API resource, one Lambda each. A law test fails if an endpoints file is missing here. */
export const apis: readonly ApiSpec[] = [
  sessionsApi,
  emailAddressApi,
  passwordResetApi,
  usersApi,
  secondFactorApi,
  tokensApi,
  settingsApi,
  securityLogApi,
  newsApi,
  errorsApi,
  tasksApi,
  analysesApi,
  categoriesApi,
  collectionsApi,
  importsApi,
  profilesApi,
  exportsApi,
  directoryApi,
  webConfigApi,
  searchesApi,
  noticesApi,
  publicNoticesApi,
  searchCountsApi,
  internalPreviewApi,
  websiteApi,
  fieldsApi,
  booksApi,
  chaptersApi,
  templatesApi,
  printConfigApi,
  editionsApi,
  publicBookApi,
  samplesApi,
  parametersApi,
  materialsApi,
  trialCategoriesApi,
  tagsApi,
  testablesApi,
  trialConfigurationApi,
  publicTrialsApi,
  certificatesApi,
  certifiedTestablesApi,
  articlesApi,
  shopConfigurationApi,
  publicShopApi,
  ordersApi,
  publicOrdersApi,
  bulkApi,
  csvExportApi,
  healthApi,
  editorApi,
  layoutsApi,
  historyApi,
];
