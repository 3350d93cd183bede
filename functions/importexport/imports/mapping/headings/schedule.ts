import type { Headings } from "./headings.ts";

/** Headings of the days or the frequency of measuring. */
export default {
  de: `
    Ansatz, Ansätze, Ansatztag, Ansatztage, Ansatzzeit, Ansatzzeiten, Ansatzhäufigkeit, Ansatzfrequenz, Ansatzrhythmus,
    Testansatz, Testtage, Analysentage, Analysetage, Analysenfrequenz, Analysefrequenz, Analysenhäufigkeit, Analysenrhythmus, Messtag,
    Messtage, Meßtage, Messfrequenz, Messhäufigkeit, Messrhythmus, Messintervall, Messzeiten, Bestimmungstage, Bestimmungsfrequenz,
    Bestimmungshäufigkeit, Untersuchungstage, Untersuchungsfrequenz, Untersuchungshäufigkeit, Untersuchungsrhythmus, Durchführung,
    Durchführungstage, Durchführungsfrequenz, Durchführungsrhythmus, Tage der Durchführung,
    Häufigkeit, Häufigkeit der Durchführung, Häufigkeit der Messung, Frequenz, Rhythmus, Turnus,
    Wochentage, Wochentag, Testtag, Analytiktage
  `,
  en: `
    Schedule, Schedules, Test schedule, Testing schedule, Assay schedule, Analysis schedule, Analytical schedule, Performing schedule,
    Set-up schedule, Setup schedule, Run schedule, Schedule of testing, Days performed, Day performed, Day(s) performed, Days run,
    Days tested, Days set up, Set up days, Setup days, Day(s) set up, Days of testing, Days of analysis, Test days, Testing days,
    Run days, Assay days, Analysis days, Performed on, Run frequency, Frequency, Frequencies,
    Frequency of testing, Frequency of analysis, Testing frequency, Test frequency, Assay frequency, Analysis frequency,
    Frequency performed, Frequency run, Batch frequency, Batch days, Set up, Set-up, Setup, When performed, Days available,
    Test availability, Availability of test, Day of testing, Weekdays performed, Performing days,
    Freq.
  `,
  fr: `
    Fréquence, Fréquences, Fréquence de réalisation, Fréquence d'exécution, Fréquence d'analyse, Fréquence des analyses,
    Fréquence de l'analyse, Fréquence de dosage, Fréquence des dosages, Fréquence de mesure, Fréquence des séries, Fréquence du test,
    Fréquence technique, Fréquence de l'examen, Jour de réalisation, Jours de réalisation, Jours d'exécution, Jour d'exécution,
    Jours d'analyse, Jour d'analyse, Jours de dosage, Jours de technique, Jour de technique, Jours de mesure, Jours d'analyses,
    Jours de la semaine, Jours ouvrables d'analyse, Jours de série, Jours effectués, Réalisation, Périodicité, Rythme,
    Rythme de réalisation, Rythme d'analyse, Rythme technique, Planning, Planning de réalisation, Planning technique, Calendrier,
    Calendrier d'analyse, Exécution, Jours d'exécution de l'analyse, Mise en route, Mise en série, Horaire de réalisation
  `,
  it: `
    Frequenza, Frequenze, Frequenza di esecuzione, Frequenza esecuzione, Frequenza di analisi, Frequenza analisi,
    Frequenza dell'esame, Frequenza di dosaggio, Frequenza di misura, Frequenza delle sedute, Frequenza sedute analitiche,
    Giorni di esecuzione, Giorno di esecuzione, Giorni esecuzione, Giorni di analisi, Giorni d'analisi, Giorni di dosaggio,
    Giorni di seduta, Giorni della settimana, Giorni di effettuazione, Giorni di lavorazione, Giorni di misura, Giorni in cui si esegue,
    Giorni lavorativi di esecuzione, Esecuzione, Esecuzione esame, Esecuzione dell'esame, Seduta, Sedute, Sedute analitiche,
    Seduta analitica, Periodicità, Periodicità di esecuzione, Cadenza, Cadenza di esecuzione, Calendario, Calendario di esecuzione,
    Calendario analitico, Programmazione, Programma di esecuzione, Pianificazione, Ritmo, Effettuazione, Orario di esecuzione
  `,
  others: `
    Uitvoeringsfrequentie, Uitvoering, Bepalingsfrequentie, Frequentie, Frequentie uitvoering, Analysedagen, Uitvoerdagen,
    Inzetdagen, Frecvență, Zile de lucru, Días de realización
  `,
  weak: `
    Durchführung, Häufigkeit, Frequenz, Turnus, Rhythmus, Wochentage, Wochentag,
    Set up, Set-up, Setup, Réalisation, Exécution, Planning, Calendrier, Rythme, Esecuzione, Calendario,
    Pianificazione, Programmazione, Ritmo, Effettuazione, Frequency, Fréquence, Frequenza, Test availability
  `,
} satisfies Headings;
