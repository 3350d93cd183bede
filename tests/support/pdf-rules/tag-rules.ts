import { PDFArray, PDFDict, PDFNumber, type PDFObject, PDFRef } from "pdf-lib";
import type { MarkedContent } from "./content-rules.ts";
import type { Breach, OpenedPdf } from "./opened-pdf.ts";

/** The structure types of ISO 32000-1, 14.8.4. */
const standard = new Set(
  "Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form".split(
    " ",
  ),
);
/** Types that group others and hold no text of their own. */
const grouping = new Set("Document Part Art Sect Div TOC Index NonStruct Private L LI Table TR".split(" "));

/** Types that may be nested below a type: the rule and the allowed types. */
const below: Record<string, [rule: string, types: string]> = {
  Table: ["09-004", "TR THead TBody TFoot Caption"],
  THead: ["09-004", "TR"],
  TBody: ["09-004", "TR"],
  TFoot: ["09-004", "TR"],
  TR: ["09-004", "TH TD"],
  L: ["09-005", "LI Caption L"],
  LI: ["09-005", "Lbl LBody"],
  TOC: ["09-006", "TOCI TOC Caption"],
  TOCI: ["09-006", "Lbl Reference NonStruct P TOC"],
};
const above: Record<string, [rule: string, types: string]> = {
  TR: ["09-004", "Table THead TBody TFoot"],
  TH: ["09-004", "TR"],
  TD: ["09-004", "TR"],
  THead: ["09-004", "Table"],
  TBody: ["09-004", "Table"],
  TFoot: ["09-004", "Table"],
  LI: ["09-005", "L"],
  LBody: ["09-005", "LI"],
  TOCI: ["09-006", "TOC"],
};

/** Rules on the structure tree. */
export function checkTags(pdf: OpenedPdf, marked: MarkedContent, breach: Breach): void {
  const root = pdf.dict(pdf.catalog, "StructTreeRoot");
  if (!root) {
    breach("01-005", "there are no tags");
    return;
  }
  const roles = pdf.dict(root, "RoleMap");
  const parents = parentTree(pdf, pdf.dict(root, "ParentTree"));
  const owners = new Map<PDFDict, Map<number, PDFDict>>();
  const linked = new Map<PDFDict, string>();
  let level = 0;
  let plain = false;

  const walk = (element: PDFDict, path: readonly string[], page: PDFDict | undefined): void => {
    const written = pdf.name(element, "S") ?? "";
    const type = pdf.name(roles, written) ?? written;
    const elementPage = pdf.dict(element, "Pg") ?? page;
    const parent = path.at(-1) ?? "";
    if (!standard.has(type)) breach("02-001", `${type} is no standard type`);
    const mayBeIn = above[type];
    if (mayBeIn && !mayBeIn[1].split(" ").includes(parent)) breach(mayBeIn[0], `${type} in ${parent}`);
    const mayHave = below[parent];
    if (mayHave && !mayHave[1].split(" ").includes(type)) breach(mayHave[0], `${type} in ${parent}`);
    heading(type);
    if (type === "Figure" && !pdf.words(element, "Alt") && !pdf.words(element, "ActualText"))
      breach("13-004", "a figure has no alternative text");
    if (type === "TH" && !scopeOf(pdf, element)) breach("15-003", "a head cell does not tell its scope");
    for (const kid of pdf.list(element, "K")) {
      const object = pdf.resolved(kid);
      if (object instanceof PDFNumber) owns(element, elementPage, object.asNumber(), [...path, type]);
      else if (object instanceof PDFDict) {
        const kind = pdf.name(object, "Type");
        if (kind === "MCR")
          owns(element, pdf.dict(object, "Pg") ?? elementPage, pdf.number(object, "MCID") ?? -1, [
            ...path,
            type,
          ]);
        else if (kind === "OBJR") {
          const annotation = pdf.dict(object, "Obj");
          if (annotation) linked.set(annotation, type);
          if (annotation && parents.get(pdf.number(annotation, "StructParent") ?? -1) !== element)
            breach("14.7.4.4", "the tree of parents leads from an annotation elsewhere");
        } else {
          if (pdf.dict(object, "P") !== element)
            breach("14.7.2", `${pdf.name(object, "S")} names another parent`);
          walk(object, [...path, type], elementPage);
        }
      }
    }
  };

  const owns = (element: PDFDict, page: PDFDict | undefined, number: number, path: readonly string[]) => {
    const content = page && marked.get(page)?.get(number);
    if (!page || !content) {
      breach("14.7.4", `${path.at(-1)} refers to content that no page has`);
      return;
    }
    const owned = owners.get(page) ?? new Map<number, PDFDict>();
    owners.set(page, owned);
    if (owned.has(number)) breach("14.7.4", `the same content belongs to two elements (${path.at(-1)})`);
    owned.set(number, element);
    const list = parents.get(pdf.number(page, "StructParents") ?? -1);
    if (!(list instanceof PDFArray) || pdf.resolved(list.get(number)) !== element)
      breach("14.7.4.4", `the tree of parents leads from content of ${path.at(-1)} elsewhere`);
    if (content.text && path.every((type) => grouping.has(type)))
      breach("01-006", `text in no paragraph: ${path.slice(2).join(" ")}`);
  };

  const heading = (type: string) => {
    if (type === "H") plain = true;
    const digit = /^H([1-6])$/.exec(type)?.[1];
    if (digit === undefined) return;
    if (plain) breach("14-007", "headings with and without a level");
    const next = Number(digit);
    if (level === 0 && next !== 1) breach("14-002", `the first heading is ${type}`);
    else if (next > level + 1) breach("14-003", `${type} follows H${level}`);
    level = next;
  };

  for (const kid of pdf.list(root, "K")) {
    const element = pdf.resolved(kid);
    if (element instanceof PDFDict) walk(element, [], undefined);
  }
  for (const [page, contents] of marked)
    for (const number of contents.keys())
      if (!owners.get(page)?.has(number))
        breach("01-005", `the content ${number} of a page belongs to no tag`);
  checkLinks(pdf, linked, breach);
}

function checkLinks(pdf: OpenedPdf, linked: ReadonlyMap<PDFDict, string>, breach: Breach): void {
  for (const [index, page] of pdf.pages.entries()) {
    const annotations = pdf.list(page, "Annots").map((annotation) => pdf.resolved(annotation) as PDFDict);
    const place = `page ${index + 1}`;
    if (annotations.length === 0) continue;
    const order = pdf.name(page, "Tabs");
    if (!order) breach("28-008", `${place} has annotations and no order of them`);
    else if (order !== "S") breach("28-009", `${place} has annotations in another order than its tags`);
    for (const annotation of annotations) {
      if (pdf.name(annotation, "Subtype") !== "Link")
        breach("28-002", `${place} has an annotation that is no link`);
      if (linked.get(annotation) !== "Link") breach("28-011", `${place} has a link outside a link's tag`);
      if (!pdf.words(annotation, "Contents")) breach("28-012", `${place} has a link without a description`);
      if (((pdf.number(annotation, "F") ?? 0) & 0b100111) !== 4)
        breach("6.3.2", `${place}: a link is not printed`);
    }
  }
}

function scopeOf(pdf: OpenedPdf, element: PDFDict): string | undefined {
  for (const attribute of pdf.list(element, "A")) {
    const attributes = pdf.resolved(attribute);
    const scope = attributes instanceof PDFDict ? pdf.name(attributes, "Scope") : undefined;
    if (scope) return scope;
  }
  return undefined;
}

function parentTree(pdf: OpenedPdf, node: PDFDict | undefined): Map<number, PDFObject | undefined> {
  const entries = new Map<number, PDFObject | undefined>();
  const rows = pdf.list(node, "Nums");
  for (let index = 0; index + 1 < rows.length; index += 2)
    entries.set((rows[index] as PDFNumber).asNumber(), pdf.resolved(rows[index + 1]));
  for (const kid of pdf.list(node, "Kids"))
    if (kid instanceof PDFRef)
      for (const [key, value] of parentTree(pdf, pdf.resolved(kid) as PDFDict)) entries.set(key, value);
  return entries;
}
