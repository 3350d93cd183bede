import { analysesApi } from "./core/analyses/analyses.endpoints.ts";
import { categoriesApi } from "./core/categories/categories.endpoints.ts";
import { collectionsApi } from "./core/collections/collections.endpoints.ts";
import { emailAddressApi } from "./core/email-address/email-address.endpoints.ts";
import { errorsApi } from "./core/errors/errors.endpoints.ts";
import { newsApi } from "./core/news/news.endpoints.ts";
import { passwordResetApi } from "./core/password-reset/password-reset.endpoints.ts";
import { schemaApi } from "./core/schema/schema.endpoints.ts";
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
import { booksApi } from "./printpublisher/books/books.endpoints.ts";
import { directoryApi } from "./webpublisher/directory/directory.endpoints.ts";

/** Every API resource, one Lambda each. A law test fails if an endpoints file is missing here. */
export const apis: readonly ApiSpec[] = [
  sessionsApi,
  emailAddressApi,
  passwordResetApi,
  usersApi,
  tokensApi,
  settingsApi,
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
  booksApi,
  bulkApi,
  csvExportApi,
  healthApi,
  editorApi,
  layoutsApi,
  historyApi,
  schemaApi,
];
