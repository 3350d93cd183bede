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
import type { TextSources, Texts } from "../platform/i18n/i18n.ts";
import { resourcePages } from "../platform/resource/resource-routes.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { page } from "../platform/routing/page.ts";
import { titles } from "./titles.ts";

/** Texts shared by all pages about certification. */
const trials = ["trials"] as const;

export const proficiencyTexts = {
  trialOverview: (language): Texts<typeof import("./overview/texts.de.ts")> =>
    import(`./overview/texts.${language}.ts`),
  trials: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
  testables: (language): Texts<typeof import("./testable/texts.de.ts")> =>
    import(`./testable/texts.${language}.ts`),
  certificates: (language): Texts<typeof import("./certificates/texts.de.ts")> =>
    import(`./certificates/texts.${language}.ts`),
  certifications: (language): Texts<typeof import("./certifications/texts.de.ts")> =>
    import(`./certifications/texts.${language}.ts`),
  certifiedTestables: (language): Texts<typeof import("./certified-testable/texts.de.ts")> =>
    import(`./certified-testable/texts.${language}.ts`),
  trialParameters: (language): Texts<typeof import("./parameters/texts.de.ts")> =>
    import(`./parameters/texts.${language}.ts`),
  trialMaterials: (language): Texts<typeof import("./materials/texts.de.ts")> =>
    import(`./materials/texts.${language}.ts`),
  trialCategories: (language): Texts<typeof import("./categories/texts.de.ts")> =>
    import(`./categories/texts.${language}.ts`),
  trialSetup: (language): Texts<typeof import("./setup/texts.de.ts")> =>
    import(`./setup/texts.${language}.ts`),
  trialReport: (language): Texts<typeof import("./report/texts.de.ts")> =>
    import(`./report/texts.${language}.ts`),
  trialTables: (language): Texts<typeof import("./tables/texts.de.ts")> =>
    import(`./tables/texts.${language}.ts`),
  trialTags: (language): Texts<typeof import("./tags/texts.de.ts")> => import(`./tags/texts.${language}.ts`),
} satisfies TextSources;

const home = "/ringversuche";

/** Headings of the sidebar. */
const under = {
  certificates: titles.evidence,
  tested: titles.tests,
  shown: titles.publicPage,
} as const;

/** The module for proficiency testing: test parameters, certificates and certifications. */
export const proficiency: Manifest = {
  areas: [
    {
      path: "ringversuche",
      title: titles.proficiencyTesting,
      module: "MD_PROF",
      icon: IconCertificate,
      newUntil: "2027-05-31",
      home,
      routes: [
        page({
          entry: { icon: IconLayoutDashboard, label: titles.overview, end: true },
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
          ownNames: true,
          path: "zertifikate",
          title: titles.certificates,
          newTitle: titles.newCertificates,
          entry: { icon: IconCertificate, under: under.certificates },
          calls: certificates,
          texts: ["certificates", ...trials],
          load: () => import("./certificates/certificate-pages.tsx"),
        }),
        page({
          path: "zertifizierungen",
          title: titles.certifications,
          entry: { icon: IconListCheck, under: under.certificates, end: true },
          calls: [certificates.read],
          texts: ["certifications", ...trials],
          load: () => import("./certifications/certifications-page.tsx"),
        }),
        page({
          path: "zertifizierungen/neu",
          title: titles.enterCertifications,
          calls: [certifyInBulk],
          texts: ["certifications"],
          load: () => import("./certifications/new-certification-page.tsx"),
        }),
        ...resourcePages({
          ownNames: true,
          path: "zertifizierungen/testparameter",
          title: titles.allCertifications,
          newTitle: titles.newCertification,
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
          title: titles.importCertifications,
          calls: [certificationImport.preview, certificationImport.write],
          texts: ["certifiedTestables", "trialTables", "recordImport", ...trials],
          load: async () => ({ default: (await import("./tables/import-pages.tsx")).pages.certifications }),
        }),
        page({
          path: "zertifizierungen/:id",
          title: titles.certifications,
          // The permissions to add also guard the page that a new certification leads to.
          calls: [anyOf(certificates.read, certifyInBulk)],
          texts: ["certifications", "testables", ...trials],
          load: () => import("./certifications/bulk-page.tsx"),
        }),
        page({
          path: "bericht",
          title: titles.auditReport,
          entry: { icon: IconReport, under: under.certificates },
          calls: [getAuditReport],
          places: ["trialReport:date"],
          texts: ["trialReport"],
          load: () => import("./report/report-page.tsx"),
        }),
        ...resourcePages({
          ownNames: true,
          path: "testparameter",
          title: titles.testParameters,
          newTitle: titles.newTestParameter,
          entry: { icon: IconMicroscope, under: under.tested },
          calls: testables,
          // The permissions to add also guard editing.
          one: { calls: [anyOf(testables.read, testables.change)] },
          texts: ["testables", ...trials, "trialTables", "recordImport"],
          load: () => import("./testable/testable-pages.tsx"),
        }),
        page({
          path: "testparameter/import",
          title: titles.importTestParameters,
          calls: [testableImport.preview, testableImport.write],
          texts: ["testables", "trialTables", "recordImport", ...trials],
          load: async () => ({ default: (await import("./tables/import-pages.tsx")).pages.testables }),
        }),
        ...resourcePages({
          ownNames: true,
          path: "parameter",
          title: titles.parameters,
          newTitle: titles.newParameter,
          entry: { icon: IconTestPipe, under: under.tested },
          calls: parameters,
          texts: ["trialParameters", "trialTables", "recordImport", ...trials],
          load: () => import("./parameters/parameter-pages.tsx"),
        }),
        page({
          path: "parameter/import",
          title: titles.importParameters,
          calls: [parameterImport.preview, parameterImport.write],
          texts: ["trialParameters", "trialTables", "recordImport", ...trials],
          load: async () => ({ default: (await import("./tables/import-pages.tsx")).pages.parameters }),
        }),
        ...resourcePages({
          ownNames: true,
          path: "material",
          title: titles.materials,
          newTitle: titles.newMaterial,
          entry: { icon: IconFlask, under: under.tested },
          calls: materials,
          texts: ["trialMaterials", "trialTables", "recordImport", ...trials],
          load: () => import("./materials/material-pages.tsx"),
        }),
        page({
          path: "material/import",
          title: titles.importMaterials,
          calls: [materialImport.preview, materialImport.write],
          texts: ["trialMaterials", "trialTables", "recordImport", ...trials],
          load: async () => ({ default: (await import("./tables/import-pages.tsx")).pages.materials }),
        }),
        ...resourcePages({
          ownNames: true,
          path: "kategorien",
          title: titles.categories,
          newTitle: titles.newCategory,
          entry: { icon: IconCategory, under: under.tested },
          calls: categories,
          texts: ["trialCategories"],
          load: () => import("./categories/category-pages.tsx"),
        }),
        ...resourcePages({
          ownNames: true,
          path: "tags",
          title: titles.tags,
          newTitle: titles.newTag,
          entry: { icon: IconTag, under: under.tested },
          calls: tags,
          texts: ["trialTags"],
          load: () => import("./tags/tag-pages.tsx"),
        }),
        page({
          path: "einrichtung",
          title: titles.setup,
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
          title: titles.texts,
          entry: { icon: IconLanguage, under: under.shown },
          calls: [trialConfiguration.change],
          texts: ["widgets", "owntexts", "trialSetup"],
          load: () => import("./own-texts/own-texts-page.tsx"),
        }),
        page({
          path: "vorschau",
          title: titles.preview,
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
