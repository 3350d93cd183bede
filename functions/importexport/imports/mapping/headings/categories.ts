import type { Headings } from "./headings.ts";

/** Headings of the groups, departments and chapters that analyses belong to. */
export default {
  de: `
    Kategorie, Kategorien, Oberkategorie, Unterkategorie, Hauptkategorie, Kategoriename, Analysenkategorie, Testkategorie, Gruppe,
    Gruppen, Analysengruppe, Analysegruppe, Testgruppe, Parametergruppe, Untersuchungsgruppe, Leistungsgruppe,
    Hauptgruppe, Obergruppe, Untergruppe, Gruppenname, Gruppenbezeichnung, Gruppierung, Rubrik, Rubriken, Bereich, Laborbereich,
    Analysenbereich, Analysebereich, Arbeitsbereich, Untersuchungsbereich, Leistungsbereich, Fachbereich, Fachgebiet, Fachrichtung, Fachabteilung,
    Fachdisziplin, Fachgruppe, Disziplin, Abteilung, Laborabteilung, Teillabor, Speziallabor, Laborplatz, Arbeitsplatz, Arbeitsgruppe,
    Messplatz, Sektion, Sparte, Themengebiet, Thema, Kapitel, Katalogkapitel, Abschnitt, Klasse, Labor, Ressort, Teilgebiet,
    Spezialgebiet, Sachgebiet, Bench,
    Gruppenbez., Grp. Bez., Grp, Gruppenkürzel, Kapitelname,
    Fachbereiche, Fachgebiete, Abteilungen, Bereiche, Laborbereiche, Arbeitsplätze,
    Kat.
  `,
  en: `
    Category, Categories, Test category, Main category, Subcategory, Category name, Department, Departments, Lab department,
    Laboratory department, Testing department, Performing department, Department name, Discipline, Disciplines, Subdiscipline,
    Lab discipline, Group, Groups, Test group, Analyte group, Group name, Grouping, Subgroup, Lab section, Laboratory section,
    Testing section, Section, Sections, Section name, Division, Lab division, Specialty, Speciality, Lab specialty, Subspecialty,
    Lab area, Laboratory area, Test area, Class, Test class, Classification, Chapter, Catalogue section, Catalog section, Bench,
    Workbench, Workstation, Work area, Workgroup, Field of testing, Area of testing, Subject area, Domain, Subsection,
    Dept.
  `,
  fr: `
    Catégorie, Catégories, Catégorie d'analyse, Catégorie d'examen, Sous-catégorie, Secteur, Secteurs, Secteur technique,
    Secteur d'activité, Secteur analytique, Discipline, Disciplines, Sous-discipline, Spécialité, Spécialités, Sous-spécialité,
    Section, Sections, Sous-section, Section de laboratoire, Département, Départements, Service, Service technique, Domaine,
    Domaines, Domaine d'analyse, Domaine d'activité, Sous-domaine, Groupe, Groupes, Groupe d'analyses, Groupe d'examens,
    Sous-groupe, Famille, Familles, Famille d'analyses, Famille d'examens, Sous-famille, Rubrique, Rubriques, Chapitre, Chapitres,
    Sous-chapitre, Classe, Unité technique, Paillasse, Poste de travail, Thème, Thématique, Type d'analyse, Plateau technique
  `,
  it: `
    Categoria, Categorie, Categoria esame, Sottocategoria, Settore, Settori, Settore analitico, Settore di laboratorio, Disciplina,
    Discipline, Sottodisciplina, Gruppo, Gruppi, Gruppo esami, Gruppo di esami, Gruppo analisi, Sottogruppo, Reparto, Reparti,
    Sezione, Sezioni, Sottosezione, Dipartimento, Dipartimenti, Area, Area analitica, Area diagnostica, Area di laboratorio, Ambito,
    Branca, Branche, Branca specialistica, Specialità, Specializzazione, Famiglia, Famiglia esami, Classe, Classe analitica,
    Capitolo, Capitoli, Rubrica, Sottosettore, Postazione di lavoro, Banco di lavoro, Linea analitica, Tipologia esame
  `,
  others: `
    Categorie, Categorieën, Afdeling, Discipline lab, Onderdeel, Hoofdstuk, Rubriek, Vakgebied, Groep, Categoria analizei, Grup,
    Secție, Secțiune, Sección, Área, Especialidad
  `,
  weak: `
    Fachbereiche, Bereiche, Abteilungen, Arbeitsplätze, Labor, Arbeitsplatz, Laborplatz, Messplatz, Gruppe, Group, Groupe, Gruppo, Klasse, Class, Classe, Bereich, Area, Ambito, Bench,
    Workbench, Workstation, Work area, Domain, Service, Unterkategorie, Subcategory, Sous-catégorie, Sottocategoria, Untergruppe,
    Subgroup, Sous-groupe, Sottogruppo, Paillasse, Poste de travail, Thema, Thème, Abschnitt, Kapitel, Chapter, Chapitre, Capitolo,
    Subdiscipline, Subsection, Sous-section, Sottosezione, Sous-famille
  `,
} satisfies Headings;
