import { directoryApi } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { categoryPage, directoryPage } from "./directory-page.ts";
import { categoriesPage, missingPage, resultsPage, searchPage } from "./standing-pages.ts";

export const handler = serveApi(directoryApi, {
  listPublicAnalyses: async (call) => (await import("./developer-api.ts")).listPublicAnalyses(call),
  getPublicAnalysis: async (call) => (await import("./developer-api.ts")).getPublicAnalysis(call),
  listPublicCategories: async (call) => (await import("./developer-api.ts")).listPublicCategories(call),
  getPublicLook: async (call) => (await import("./developer-api.ts")).getPublicLook(call),
  getPublicDraw: async (call) => (await import("./draw.ts")).getPublicDraw(call),
  drawPage: async (call) => (await import("./draw-page.ts")).drawPage(call),
  directoryPage,
  analysisPage: async (call) => (await import("./analysis-page.ts")).analysisPage(call),
  categoriesPage,
  categoryPage,
  searchPage,
  resultsPage,
  previewPage: async (call) => (await import("./preview-page.ts")).previewPage(call),
  missingPage,
  startPage: async (call) => (await import("./start-page.ts")).startPage(call),
  sitePicture: async (call) => (await import("./site-picture.ts")).sitePicture(call),
  sitemap: async (call) => (await import("./sitemap.ts")).sitemap(call),
});
