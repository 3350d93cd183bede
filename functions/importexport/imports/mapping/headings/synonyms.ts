import type { Headings } from "./headings.ts";

/** Headings of other names of an analysis, its abbreviations among them. */
export default {
  de: `
    Synonyme, Synonym, Synonyma, Syn., Synonymbegriffe, Synonymliste, Synonymbezeichnung, Synonyme Bezeichnungen, Synonyme Begriffe,
    Synonyme/Abkürzungen, Andere Namen, Anderer Name, Andere Bezeichnung, Andere Bezeichnungen, Weitere Namen, Weitere Bezeichnungen,
    Weitere Bezeichnung, Alternative Namen, Alternativer Name, Alternative Bezeichnung, Alternative Bezeichnungen, Alternativname,
    Alternativnamen, Alternativbezeichnung, Alternativbezeichnungen, Zweitname, Nebenbezeichnung, Alias, Aliase, Aliasname,
    Aliasnamen, Auch bekannt als, Auch genannt, Ehemals, Trivialname, Trivialnamen, Stichwort, Stichworte, Stichwörter, Schlagwort,
    Schlagworte, Schlagwörter, Suchbegriff, Suchbegriffe, Suchwort, Suchworte, Suchwörter, Suchname, Suchnamen, Suchtext,
    Suchstichworte, Schlüsselwort, Schlüsselwörter, Schlüsselworte, Keywords, Tags, Kurzname, Kurzbezeichnung, Abkürzung,
    Abkürzungen, Abk., Akronym, Akronyme, Volksmund,
    Handelsname, Handelsnamen, Handelspräparat, Handelspräparate, Präparatename
  `,
  en: `
    Synonyms, Synonym, Syn., Synonym list, Synonyms/abbreviations, Test synonyms, Test aliases, Alias, Aliases, Alias name,
    Alias names, Alternate name, Alternate test name, Alternate test names, Alternative name, Alternative names,
    Alternative test name, Alternative test names, Alternative titles, Alt. name, Alt. names, Other name, Other names,
    Other test names, Additional names, Secondary name, Secondary names, Also known as, A.K.A., AKA, Also called, Commonly known as,
    Formerly, Formerly known as, Former name, Trade names, Keyword, Keywords, Key words, Search term, Search terms, Search words,
    Search keywords, Search names, Search text, Search aliases, Test name short, Testname short, Name short, Tags, Tag, Index terms, Nickname, Short name,
    Short test name, Abbreviation, Abbreviations, Abbrev., Abbr., Acronym, Acronyms, Related terms,
    Trade name, Trade names, Brand name, Brand names
  `,
  fr: `
    Synonymes, Synonyme, Syn., Liste de synonymes, Synonymes/abréviations, Autres noms, Autre nom, Autres appellations,
    Autre appellation, Autres dénominations, Autre dénomination, Autre désignation, Autres désignations, Autre libellé,
    Autres libellés, Autre intitulé, Nom alternatif, Noms alternatifs, Appellations alternatives, Alias,
    Également connu sous, Aussi appelé, Aussi connu sous, Aussi nommé, Dit aussi, Ancien nom, Anciens noms, Mots clés, Mot clé,
    Mots-clefs, Mot-clef, Mots de recherche, Termes de recherche, Terme de recherche, Critères de recherche, Termes associés,
    Étiquettes, Nom court, Libellé court, Abréviation, Abréviations, Abrév., Acronyme, Acronymes, Équivalents, Termes équivalents
  `,
  it: `
    Sinonimi, Sinonimo, Sin., Elenco sinonimi, Sinonimi/abbreviazioni, Altri nomi, Altro nome, Altre denominazioni,
    Altra denominazione, Altre diciture, Altra dicitura, Altre descrizioni, Altra descrizione, Nome alternativo, Nomi alternativi,
    Denominazioni alternative, Denominazione alternativa, Descrizione alternativa, Alias, Anche noto come, Noto anche come,
    Detto anche, Conosciuto come, Nomi comuni, Parole chiave, Parola chiave, Chiavi di ricerca, Chiave di ricerca,
    Termini di ricerca, Termine di ricerca, Parole di ricerca, Termini correlati, Termini equivalenti, Tag, Nome breve, Nome corto,
    Descrizione breve, Denominazione breve, Abbreviazione, Abbreviazioni, Abbr., Acronimo, Acronimi, Termini alternativi
  `,
  others: `
    Synoniem, Synoniemen, Andere naam, Andere namen, Alias naam, Zoektermen, Sinonim, Sinonime, Sinónimo, Sinónimos
  `,
  weak: `
    Abkürzung, Abkürzungen, Abk., Abbreviation, Abbreviations, Abbrev., Abbr., Abréviation, Abréviations, Abrév., Abbreviazione,
    Abbreviazioni, Akronym, Akronyme, Acronym, Acronyms, Acronyme, Acronymes, Acronimo, Acronimi, Kurzname, Kurzbezeichnung,
    Short name, Short test name, Nom court, Libellé court, Nome breve, Nome corto, Descrizione breve, Denominazione breve, Tags, Tag,
    Keywords, Keyword, Stichwort, Stichworte, Schlagworte, Schlagwörter, Suchbegriffe, Suchtext, Search text, Search terms, Suchname,
    Mots clés, Parole chiave, Étiquettes, Formerly, Ehemals, Ancien nom, Former name, Trivialname, Zweitname, Nomi comuni,
    Related terms, Termini correlati, Termes associés, Synonymes/abréviations
  `,
} satisfies Headings;
