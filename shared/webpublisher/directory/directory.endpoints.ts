import * as z from "zod";
import { shownFieldSchema, shownFileSchema } from "../../core/catalogue/shown-field.ts";
import { shownSpecimenSchema, supplyLinkSchema } from "../../core/catalogue/shown-specimen.ts";
import { publicSettingsSchema } from "../../core/settings/settings.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { languageSchema } from "../../kernel/language.ts";
import { limits } from "../../kernel/limits.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { articleTouches } from "../../laborshop/articles/article-touches.ts";
import { trialTouches } from "../../proficiency/trial-touches.ts";
import { defaultViews } from "../config/defaults.ts";
import { drawSchema } from "../draw/draw.ts";
import { pageOf, sitemap, sitePicture, web } from "./site.endpoints.ts";

/** An analysis in the public directory's lists and search. */
export const publicSummarySchema = z.object({
  code: z.string(),
  name: z.string(),
  synonyms: z.array(z.string()),
  categories: z.array(z.string()),
  material: z.array(z.string()),
});
export type PublicSummary = z.infer<typeof publicSummarySchema>;

/** Collection material of an analysis that the laboratory's shop offers, with absolute URLs. */
const shownSuppliesSchema = z.object({
  label: z.string(),
  links: z.array(supplyLinkSchema),
});
export type ShownSupplies = z.infer<typeof shownSuppliesSchema>;

export const publicAnalysisSchema = publicSummarySchema.extend({
  /** Fields of its layout, in that order; `html` is sanitised. */
  fields: z.array(shownFieldSchema),
  /** Specimens on which it can be performed, the preferred one first, from its table of specimens or else from the fields of one specimen. */
  specimens: z.array(shownSpecimenSchema),
  /** Panels that contain it. */
  part_of: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Null if there are none. */
  supplies: shownSuppliesSchema.nullable(),
  /** Certificates of its test parameters, to which no field refers; null if there are none. */
  certificates: z.object({ label: z.string(), files: z.array(shownFileSchema) }).nullable(),
  related_analyses: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Each of its categories with its ancestors, the topmost first. */
  paths: z.array(z.array(z.object({ id: z.string(), name: z.string() }))),
  changed: z.iso.datetime(),
});
export type PublicAnalysis = z.infer<typeof publicAnalysisSchema>;

/** A withdrawn analysis, as the problem `gone` has it in `present`. */
export interface GoneAnalysis {
  /** The name under which it was public. */
  name: string;
  /** Public analyses that replace it. */
  successors: { code: string; name: string }[];
}

/** A category of the public directory; the count includes the analyses of its descendants. */
export const publicCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  parent: z.string().nullable(),
  count: z.number().int(),
});
export type PublicCategory = z.infer<typeof publicCategorySchema>;

/** The look of a laboratory's public pages: everything a widget needs besides the analyses. */
export const publicLookSchema = publicSettingsSchema
  .pick({ name: true, logo: true, colours: true, languages: true })
  .extend({
    /** CSS custom properties from its colours; legible text colours for them are computed here once. */
    properties: z.string(),
    /** The laboratory's own CSS for its widgets; may be empty. */
    css: z.string(),
    /** Its own texts in the language requested, replacing the defaults. */
    texts: z.record(z.string(), z.string()),
    website_url: z.string(),
    default_view: z.enum(defaultViews),
    show_import_date: z.boolean(),
    /** The instant of the last import, if visitors are to see it. */
    imported: z.iso.datetime().nullable(),
    count_searches: z.boolean(),
    /** Whether the medical vocabulary answers searches, and the heads that it leaves out. */
    vocabulary: z.object({ enabled: z.boolean(), exceptions: z.array(z.string()) }),
  });
export type PublicLook = z.infer<typeof publicLookSchema>;
/** Look and texts of a widget. */
export const widgetLookSchema = publicLookSchema.extend({
  /** All texts of the widgets in that language: the laboratory's own, else the defaults. */
  words: z.record(z.string(), z.string()),
});
export type WidgetLook = z.infer<typeof widgetLookSchema>;

const language = { lang: z.string().max(5).optional() };
const byCode = z.object({ code: z.string().min(1).max(limits.code) });

export const listPublicAnalyses = defineEndpoint({
  method: "GET",
  path: "public/analyses/",
  summary: "Lists and searches the published analyses.",
  query: z.object({
    ...pageQuery(20),
    search: z.string().max(200).default(""),
    category: z.string().max(100).optional(),
    collection: z.string().max(100).optional(),
  }),
  output: page(publicSummarySchema).extend({
    /** Analyses to which the medical vocabulary leads, below `results`. Show them as such. */
    by_vocabulary: z.array(publicSummarySchema),
    /** The words that the vocabulary knows, with names of the things that they mean. */
    meanings: z.array(z.object({ typed: z.string(), names: z.string() })),
    /** Analyses that are only like what was searched, the most alike first; empty if the other lists have any. Show them apart. */
    similar: z.array(publicSummarySchema),
    /** Words of the search that the analyses lack, because none has all of them. */
    without: z.array(z.string()),
    /** The search as it was probably meant; null if it was not mistyped. */
    did_you_mean: z.string().nullable(),
  }),
  ...web,
});
export const getPublicAnalysis = defineEndpoint({
  method: "GET",
  path: "public/analyses/{code}/",
  summary:
    "One published analysis with all its public fields. For one that was withdrawn, the problem `gone` has its `name` and its `successors` in `present`.",
  params: byCode,
  output: publicAnalysisSchema,
  ...web,
});
export const listPublicCategories = defineEndpoint({
  method: "GET",
  path: "public/categories/",
  summary: "The categories of the public directory.",
  output: z.object({ results: z.array(publicCategorySchema) }),
  ...web,
});

export const getPublicLook = defineEndpoint({
  method: "GET",
  path: "public/look/",
  summary: "The laboratory's name, logo, colours, CSS and texts for its public pages.",
  output: widgetLookSchema,
  ...web,
});

/** Codes of analyses, separated by commas. */
const codes = z.string().max(4000);
export const getPublicDraw = defineEndpoint({
  method: "GET",
  path: "public/draw/",
  summary: "The specimens of some analyses, from which the tubes to draw are planned.",
  query: z.object({ codes }),
  output: drawSchema,
  ...web,
});

const directoryQuery = z.object({
  ...language,
  search: z.string().max(200).default(""),
  letter: z.string().max(3).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const directoryPage = defineEndpoint({
  ...pageOf("analyses/", "The public directory as a page that works without JavaScript."),
  query: directoryQuery.extend({
    category: z.string().max(100).optional(),
    /** First view, overriding the setup. */
    begin: z.enum(defaultViews).optional(),
  }),
});
export const analysisPage = defineEndpoint({
  ...pageOf("analyses/{code}/", "One analysis as a page."),
  params: byCode,
  query: z.object(language),
});
export const categoriesPage = defineEndpoint({
  ...pageOf("categories/", "The categories as a page."),
  query: z.object(language),
});
export const categoryPage = defineEndpoint({
  ...pageOf("categories/{id}/", "The analyses of a category as a page."),
  params: z.object({ id: z.string().min(1).max(100) }),
  query: directoryQuery,
});
export const searchPage = defineEndpoint({
  ...pageOf("search/", "The search alone as a page."),
  query: z.object(language),
});
/** Number of results shown unless the address says otherwise. */
export const usualCount = 20;
export const resultsPage = defineEndpoint({
  ...pageOf("results/", "The analyses that a search finds, alone as a page."),
  query: z.object({
    ...language,
    search: z.string().max(200).default(""),
    category: z.string().max(100).optional(),
    count: z.coerce.number().int().min(1).max(200).default(usualCount),
  }),
});
export const drawPage = defineEndpoint({
  ...pageOf("draw/", "The plan for the draw: which tubes to take for some analyses."),
  query: z.object({ ...language, codes: codes.optional(), add: z.string().max(limits.code).optional() }),
});
/** For visitors with a truncated or outdated link: a page, never an error meant for programs. */
export const missingPage = defineEndpoint({
  ...pageOf(
    "{path}/",
    "Says in the visitor's language that nothing is at an address, and leads to the directory.",
  ),
  params: z.object({ path: z.string() }),
  rest: true,
  query: z.object(language),
});
export const startPage = defineEndpoint({
  ...pageOf("", "The start page of the laboratory's site, with a way to each part that it has booked."),
  query: z.object(language),
  module: undefined,
});
/** A page that holds one widget and nothing else, as a laboratory's own page would; the back-office shows it in a frame. */
export const previewPage = defineEndpoint({
  ...pageOf("preview/", "One widget alone in a page, for the back-office to show."),
  query: z.object({
    widget: z.string().regex(/^[a-z]{1,30}$/),
    ...language,
    search: z.string().max(200).optional(),
    category: z.string().max(100).optional(),
    code: z.string().max(limits.code).optional(),
    count: z.coerce.number().int().min(1).max(200).optional(),
    target: z.url().optional(),
    view: z.string().max(30).optional(),
  }),
  // Widgets of every module are shown in it.
  module: undefined,
});
/** Content of `/embed/index.json`: the address of the current search index of each language. Not a call but a file in S3. */
export const searchIndexPointerSchema = z.object({
  indexes: z.partialRecord(languageSchema, z.object({ url: z.string(), count: z.number().int() })),
});
export type SearchIndexPointer = z.infer<typeof searchIndexPointerSchema>;

export const directoryApi = defineApi({
  address: "webpublisher/directory",
  touches: {
    items: {
      catalogue: "read",
      notices: "read",
      "WEB-CONFIG": "read",
      ...trialTouches,
      "TRIAL-CONFIG": "read",
      ...articleTouches,
      "SHOP-CONFIG": "read",
      books: "read",
    },
    files: { replica: "read", webChapters: "read" },
  },
  mounts: [
    "api/public",
    "embed/analyses",
    "embed/categories",
    "embed/search",
    "embed/results",
    "embed/draw",
    "embed/preview",
    "embed",
    "sitemap.xml",
  ],
  memory: 1024,
  endpoints: {
    listPublicAnalyses,
    getPublicAnalysis,
    listPublicCategories,
    getPublicLook,
    getPublicDraw,
    drawPage,
    directoryPage,
    analysisPage,
    categoriesPage,
    categoryPage,
    searchPage,
    resultsPage,
    previewPage,
    missingPage,
    startPage,
    sitePicture,
    sitemap,
  },
});
