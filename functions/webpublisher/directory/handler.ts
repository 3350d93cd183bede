import { directoryApi } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { analysisPage } from "./analysis-page.ts";
import {
  getPublicAnalysis,
  getPublicLook,
  listPublicAnalyses,
  listPublicCategories,
} from "./developer-api.ts";
import { categoryPage, directoryPage } from "./directory-page.ts";
import { previewPage } from "./preview-page.ts";
import { sitemap } from "./sitemap.ts";
import { categoriesPage, missingPage, resultsPage, searchPage } from "./standing-pages.ts";

export const handler = serveApi(directoryApi, {
  listPublicAnalyses,
  getPublicAnalysis,
  listPublicCategories,
  getPublicLook,
  directoryPage,
  analysisPage,
  categoriesPage,
  categoryPage,
  searchPage,
  resultsPage,
  previewPage,
  missingPage,
  missingStart: missingPage,
  sitemap,
});
