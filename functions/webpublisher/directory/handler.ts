import { directoryApi } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { analysisPage } from "./analysis-page.ts";
import { categoriesPage } from "./categories-page.ts";
import { categoryPage, directoryPage } from "./directory-page.ts";
import { getPublicAnalysis } from "./get-public-analysis.ts";
import { getPublicLook } from "./get-public-look.ts";
import { listPublicAnalyses } from "./list-public-analyses.ts";
import { listPublicCategories } from "./list-public-categories.ts";
import { resultsPage, searchPage } from "./search-pages.ts";
import { sitemap } from "./sitemap.ts";

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
  sitemap,
});
