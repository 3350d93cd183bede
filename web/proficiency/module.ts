import {
  IconBrush,
  IconCategory,
  IconCertificate,
  IconEye,
  IconFlask,
  IconLanguage,
  IconLayoutDashboard,
  IconListCheck,
  IconMicroscope,
  IconReport,
  IconRosetteDiscountCheck,
  IconTag,
  IconTestPipe,
} from "@tabler/icons-react";
import { anyOf, type OutputOf } from "../../shared/kernel/endpoint.ts";
import { categories } from "../../shared/proficiency/categories/categories.endpoints.ts";
import { certificates } from "../../shared/proficiency/certificates/certificates.endpoints.ts";
import {
  certificationImport,
  certifiedTestables,
  certifyInBulk,
  getAuditReport,
  getTrialOverview,
} from "../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { trialConfiguration } from "../../shared/proficiency/configuration/configuration.endpoints.ts";
import { materialImport, materials } from "../../shared/proficiency/materials/materials.endpoints.ts";
import { parameterImport, parameters } from "../../shared/proficiency/parameters/parameters.endpoints.ts";
import { tags } from "../../shared/proficiency/tags/tags.endpoints.ts";
import { testableImport, testables } from "../../shared/proficiency/testable/testable.endpoints.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import { resourcePages } from "../platform/resource/resource-routes.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { page } from "../platform/routing/page.ts";

/** Texts shared by all pages about certification. */
const trials = ["trials"] as const;

export const proficiencyTexts = {
  trialOverview: { de: () => import("./overview/texts.de.ts"), en: () => import("./overview/texts.en.ts") },
  trials: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
  testables: { de: () => import("./testable/texts.de.ts"), en: () => import("./testable/texts.en.ts") },
  certificates: {
    de: () => import("./certificates/texts.de.ts"),
    en: () => import("./certificates/texts.en.ts"),
  },
  certifications: {
    de: () => import("./certifications/texts.de.ts"),
    en: () => import("./certifications/texts.en.ts"),
  },
  certifiedTestables: {
    de: () => import("./certified-testable/texts.de.ts"),
    en: () => import("./certified-testable/texts.en.ts"),
  },
  trialParameters: {
    de: () => import("./parameters/texts.de.ts"),
    en: () => import("./parameters/texts.en.ts"),
  },
  trialMaterials: {
    de: () => import("./materials/texts.de.ts"),
    en: () => import("./materials/texts.en.ts"),
  },
  trialCategories: {
    de: () => import("./categories/texts.de.ts"),
    en: () => import("./categories/texts.en.ts"),
  },
  trialSetup: { de: () => import("./setup/texts.de.ts"), en: () => import("./setup/texts.en.ts") },
  trialReport: { de: () => import("./report/texts.de.ts"), en: () => import("./report/texts.en.ts") },
  trialTables: { de: () => import("./tables/texts.de.ts"), en: () => import("./tables/texts.en.ts") },
  trialTags: { de: () => import("./tags/texts.de.ts"), en: () => import("./tags/texts.en.ts") },
} satisfies TextSources;

const home = "/ringversuche";

/** Headings of the sidebar. */
const under = {
  certificates: { de: "Nachweise", en: "Evidence" },
  tested: { de: "Untersuchungen", en: "Tests" },
  shown: { de: "Öffentliche Seite", en: "Public page" },
} as const;

/** The module for proficiency testing: test parameters, certificates and certifications. */
export const proficiency: Manifest = {
  areas: [
    {
      path: "ringversuche",
      title: { de: "Ringversuche", en: "Proficiency testing" },
      module: "MD_PROF",
      icon: IconCertificate,
      newUntil: "2027-05-31",
      home,
      routes: [
        page({
          entry: { icon: IconLayoutDashboard, label: { de: "Übersicht", en: "Overview" }, end: true },
          calls: [getTrialOverview],
          places: [
            "trialOverview:today",
            "trialOverview:todo",
            "trialOverview:timeline",
            "trialOverview:uncertified",
          ],
          texts: ["trialOverview", ...trials],
          load: () => import("./overview/validity-page.tsx"),
        }),
        ...resourcePages({
          path: "zertifikate",
          title: { de: "Zertifikate", en: "Certificates" },
          newTitle: { de: "Neue Zertifikate", en: "New certificates" },
          entry: { icon: IconCertificate, under: under.certificates },
          calls: certificates,
          daily: true,
          texts: ["certificates", ...trials],
          load: () => import("./certificates/certificate-pages.tsx"),
        }),
        page({
          path: "zertifizierungen",
          title: { de: "Zertifizierungen", en: "Certifications" },
          entry: { icon: IconListCheck, under: under.certificates, end: true },
          calls: [certificates.read],
          texts: ["certifications", ...trials],
          load: () => import("./certifications/certifications-page.tsx"),
        }),
        page({
          path: "zertifizierungen/neu",
          title: { de: "Zertifizierungen eintragen", en: "Enter certifications" },
          calls: [certifyInBulk],
          texts: ["certifications"],
          load: () => import("./certifications/new-certification-page.tsx"),
        }),
        ...resourcePages({
          path: "zertifizierungen/testparameter",
          title: { de: "Alle Zertifizierungen", en: "All certifications" },
          newTitle: { de: "Neue Zertifizierung", en: "New certification" },
          entry: { icon: IconRosetteDiscountCheck, under: under.certificates },
          calls: certifiedTestables,
          hit: ({ testable, certificate }: OutputOf<typeof certifiedTestables.read>) => ({
            label: testable.name,
            hint: certificate.name,
          }),
          texts: ["certifiedTestables", ...trials, "trialTables", "recordImport"],
          load: () => import("./certified-testable/certified-testable-pages.tsx"),
        }),
        page({
          path: "zertifizierungen/testparameter/import",
          title: { de: "Zertifizierungen importieren", en: "Import certifications" },
          calls: [certificationImport.preview, certificationImport.write],
          texts: ["certifiedTestables", "trialTables", "recordImport", ...trials],
          load: async () => ({ default: (await import("./tables/import-pages.tsx")).pages.certifications }),
        }),
        page({
          path: "zertifizierungen/:id",
          title: { de: "Zertifizierungen", en: "Certifications" },
          // The permissions to add also guard the page that a new certification leads to.
          calls: [anyOf(certificates.read, certifyInBulk)],
          texts: ["certifications", "testables", ...trials],
          load: () => import("./certifications/bulk-page.tsx"),
        }),
        page({
          path: "bericht",
          title: { de: "Auditbericht", en: "Audit report" },
          entry: { icon: IconReport, under: under.certificates },
          calls: [getAuditReport],
          places: ["trialReport:date"],
          texts: ["trialReport"],
          load: () => import("./report/report-page.tsx"),
        }),
        ...resourcePages({
          path: "testparameter",
          title: { de: "Testparameter", en: "Test parameters" },
          newTitle: { de: "Neuer Testparameter", en: "New test parameter" },
          entry: { icon: IconMicroscope, under: under.tested },
          calls: testables,
          // The permissions to add also guard editing.
          one: { calls: [anyOf(testables.read, testables.change)] },
          texts: ["testables", ...trials, "trialTables", "recordImport"],
          load: () => import("./testable/testable-pages.tsx"),
        }),
        page({
          path: "testparameter/import",
          title: { de: "Testparameter importieren", en: "Import test parameters" },
          calls: [testableImport.preview, testableImport.write],
          texts: ["testables", "trialTables", "recordImport", ...trials],
          load: async () => ({ default: (await import("./tables/import-pages.tsx")).pages.testables }),
        }),
        ...resourcePages({
          path: "parameter",
          title: { de: "Parameter", en: "Parameters" },
          newTitle: { de: "Neuer Parameter", en: "New parameter" },
          entry: { icon: IconTestPipe, under: under.tested },
          calls: parameters,
          texts: ["trialParameters", "trialTables", "recordImport", ...trials],
          load: () => import("./parameters/parameter-pages.tsx"),
        }),
        page({
          path: "parameter/import",
          title: { de: "Parameter importieren", en: "Import parameters" },
          calls: [parameterImport.preview, parameterImport.write],
          texts: ["trialParameters", "trialTables", "recordImport", ...trials],
          load: async () => ({ default: (await import("./tables/import-pages.tsx")).pages.parameters }),
        }),
        ...resourcePages({
          path: "material",
          title: { de: "Material", en: "Materials" },
          newTitle: { de: "Neues Material", en: "New material" },
          entry: { icon: IconFlask, under: under.tested },
          calls: materials,
          texts: ["trialMaterials", "trialTables", "recordImport", ...trials],
          load: () => import("./materials/material-pages.tsx"),
        }),
        page({
          path: "material/import",
          title: { de: "Material importieren", en: "Import materials" },
          calls: [materialImport.preview, materialImport.write],
          texts: ["trialMaterials", "trialTables", "recordImport", ...trials],
          load: async () => ({ default: (await import("./tables/import-pages.tsx")).pages.materials }),
        }),
        ...resourcePages({
          path: "kategorien",
          title: { de: "Kategorien", en: "Categories" },
          newTitle: { de: "Neue Kategorie", en: "New category" },
          entry: { icon: IconCategory, under: under.tested },
          calls: categories,
          texts: ["trialCategories"],
          load: () => import("./categories/category-pages.tsx"),
        }),
        ...resourcePages({
          path: "tags",
          title: { de: "Schlagwörter", en: "Tags" },
          newTitle: { de: "Neues Schlagwort", en: "New tag" },
          entry: { icon: IconTag, under: under.tested },
          calls: tags,
          texts: ["trialTags"],
          load: () => import("./tags/tag-pages.tsx"),
        }),
        page({
          path: "einrichtung",
          title: { de: "Einrichtung", en: "Setup" },
          entry: { icon: IconBrush, under: under.shown },
          calls: [trialConfiguration.change],
          places: [
            "trialSetup:script",
            "trialSetup:html",
            "trialSetup:settings",
            "trialSetup:website",
            "trialSetup:view",
            "trialSetup:rhythm",
            "widgets:css",
            "widgets:cssLabel",
            "ui:history.versions",
          ],
          texts: ["widgets", "trialSetup", ...trials],
          load: () => import("./setup/setup-page.tsx"),
        }),
        page({
          path: "texte",
          title: { de: "Texte", en: "Texts" },
          entry: { icon: IconLanguage, under: under.shown },
          calls: [trialConfiguration.change],
          texts: ["widgets", "owntexts", "trialSetup"],
          load: () => import("./own-texts/own-texts-page.tsx"),
        }),
        page({
          path: "vorschau",
          title: { de: "Vorschau", en: "Preview" },
          entry: { icon: IconEye, under: under.shown },
          calls: [trialConfiguration.read],
          texts: ["widgets", "trialSetup"],
          load: () => import("./preview/preview-page.tsx"),
        }),
      ],
    },
  ],
  cards: [
    {
      place: 3,
      calls: [getTrialOverview],
      texts: ["trialOverview", "trials"],
      load: async () => ({ default: (await import("./overview/trials-card.tsx")).TrialsCard }),
    },
  ],
};
