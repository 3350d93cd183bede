import { type Language, localized } from "../../../shared/kernel/language.ts";
import { localDay } from "../../../shared/kernel/local-day.ts";
import type * as endpoints from "../../../shared/printpublisher/samples/sheets.endpoints.ts";
import { mostOnPoster } from "../../../shared/printpublisher/samples/sheets.endpoints.ts";
import { catalogueOf, isPublic, logoAt } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import type { AssembledBook } from "../book/assemble-book.ts";
import type { BookInput } from "../book/book.ts";
import { fontsFolder } from "../book/fonts.ts";
import { printedAnalyses } from "../books/book-content.ts";
import { laboratoryOf } from "../books/laboratory-of.ts";
import { readDesign } from "../config/config.store.ts";
import { analysesBelow } from "./chosen-analyses.ts";
import { posterOf, type SheetFacts, sheetOf } from "./sheet-input.ts";

/** Prints a published analysis on one sheet. */
export const printSheet: Command<typeof endpoints.printSheet> = async (call) => {
  const { actor, tenant, params, query } = call;
  const facts = await factsOf(actor, tenant, query.language ?? call.language);
  const analysis = facts.catalogue.byId("analysis", params.id)?.content;
  if (!analysis || !isPublic(analysis)) throw problem("not_found", "There is no such published analysis.");
  const { pdf } = await render(actor, sheetOf(facts, analysis));
  return asPdf(pdf, analysis.code);
};

/** Prints the analyses of a category on a poster. */
export const printPoster: Command<typeof endpoints.printPoster> = async (call) => {
  const { actor, tenant, params, query } = call;
  const facts = await factsOf(actor, tenant, query.language ?? call.language);
  const { catalogue, language, main } = facts;
  const category = catalogue.content("category", params.category);
  if (!category) throw problem("not_found", "There is no such category.");
  const analyses = [...analysesBelow(catalogue, printedAnalyses(catalogue), category.identifier)];
  if (analyses.length === 0) throw problem("not_found", "The category has no published analyses.");
  if (analyses.length > mostOnPoster)
    throw fieldProblem("category", "too_many", `A poster holds ${mostOnPoster} analyses at most.`);
  const name = localized(category.name, language, main).value ?? category.identifier;
  const { pdf } = await render(actor, posterOf(facts, analyses, { identifier: category.identifier, name }));
  return asPdf(pdf, name);
};

async function factsOf(actor: Actor, tenant: TenantRecord, language: Language): Promise<SheetFacts> {
  const [catalogue, { config }, certificates] = await Promise.all([
    catalogueOf(actor),
    readDesign(actor),
    certificatesFor(actor, tenant, language),
  ]);
  return {
    catalogue,
    laboratory: laboratoryOf(tenant),
    language,
    main: actor.languages[0],
    design: config,
    asOf: localDay(tenant.time_zone),
    ...(certificates && { certificates: certificates.named }),
  };
}

async function render(actor: Actor, input: BookInput): Promise<AssembledBook> {
  // Import late: the code that drives the browser weighs more than all the rest, and a refused call does not need it.
  const { renderSample } = await import("./render-sample.ts");
  return renderSample(input, "chapters", {
    fontsDir: fontsFolder(),
    readImage: (path) => logoAt(actor, path),
  });
}

const asPdf = (pdf: Buffer, name: string) =>
  reply(pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, "_")}.pdf`,
    },
  });
