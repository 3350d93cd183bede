import type { Headings } from "./headings.ts";

/** Headings of the analyses of which a panel consists. */
export default {
  de: `
    Bestandteile, Bestandteil, Profilbestandteile, Bestandteile des Profils, Komponenten, Komponente, Einzelkomponenten, Teilkomponenten, Einzelanalysen, Einzelanalysen des Profils,
    Einzelparameter, Einzeluntersuchungen, Einzelbestimmungen, Einzelleistungen, Einzeltests, Teilanalysen, Teiluntersuchungen, Teilparameter, Teilleistungen, Enthält, Enthaltene Analysen, Enthaltene Parameter,
    Enthaltene Tests, Enthaltene Untersuchungen, Enthaltene Leistungen, Umfasst, Umfang, Profilumfang, Profilinhalt, Profilparameter, Profilanalysen, Panelinhalt, Panelbestandteile, Panelparameter, Besteht aus,
    Setzt sich zusammen aus, Zusammensetzung, Untertests, Subtests, Unteranalysen,
    Analysenspektrum, Parameterspektrum
  `,
  en: `
    Components, Component, Component tests, Component test, Component analyses, Component codes, Component test codes, Panel components, Panel component, Panel members, Panel contents, Panel content, Panel tests, Panel includes, Profile components, Profile contents,
    Profile tests, Profile members, Profile includes, Includes, Included tests, Included analyses, Included analytes, Included components, Tests included, Tests in panel, Tests in profile, Test components, Test includes, Consists of, Comprises, Comprising, Contains,
    Contained tests, Constituents, Constituent tests, Subtests, Sub-tests, Sub tests, Child tests, Children, Members, Individual tests, Individual components, Constituent analyses, Analytes included, Reported components
  `,
  fr: `
    Composants, Composant, Composantes, Composante, Composition, Composition du profil, Composition du bilan, Composition du panel, Contenu du profil, Contenu du bilan, Contenu du panel, Contient, Comprend, Comprenant, Inclut, Inclus,
    Analyses incluses, Analyses comprises, Examens inclus, Examens compris, Tests inclus, Paramètres inclus, Paramètres du profil, Paramètres du bilan, Paramètres compris, Analyses du profil, Analyses du bilan, Analyses composant le profil, Examens du profil,
    Éléments du profil, Éléments du bilan, Détail du profil, Détail du bilan, Sous-analyses, Sous-tests, Sous-examens, Se compose de, Composé de, Analyses individuelles
  `,
  it: `
    Componenti, Componente, Componenti del profilo, Componenti profilo, Composizione, Composizione del profilo, Composizione profilo, Composizione pannello, Contenuto del profilo, Contenuto profilo, Contenuto pannello, Comprende, Comprendente, Include, Inclusi,
    Esami inclusi, Esami compresi, Esami del profilo, Esami profilo, Esami componenti, Esami che compongono il profilo, Analisi incluse, Analisi comprese, Analisi del profilo, Test inclusi, Test compresi, Test del profilo, Parametri inclusi, Parametri compresi,
    Parametri del profilo, Elementi del profilo, Elementi inclusi, Dettaglio profilo, Dettaglio del profilo, Sottoesami, Sotto-esami, Sottotest, Costituenti, Composto da, È composto da, Singoli esami
  `,
  others: "Bestaat uit, Bevat, Onderdelen, Deelbepalingen, Samenstelling, Onderliggende bepalingen",
  weak: "Komponente, Component, Composant, Composante, Componente, Umfang, Composition, Composizione, Zusammensetzung, Children, Members, Contains, Includes, Enthält, Contient, Comprend, Include, Inclus, Inclusi, Constituents, Costituenti, Einzelanalysen, Einzelparameter, Einzelleistungen, Einzeluntersuchungen",
} satisfies Headings;
