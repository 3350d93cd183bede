import type { Headings } from "./headings.ts";

/** Headings of the time from the receipt of a specimen to its result. */
export default {
  de: `
    Befundzeit, Befundzeiten, Befunddauer, Befundlaufzeit, Befunderstellung, Befundung, Befundausgabe, Befundausgang,
    Befundbereitstellung, Befundrückmeldung, Befundübermittlung, Befundverfügbarkeit, Befund verfügbar, Befund nach, Befund innerhalb,
    Ergebnis nach, Ergebnis verfügbar, Ergebnisse verfügbar, Ergebniszeit, Ergebnisverfügbarkeit, Zeit bis Befund,
    Zeit bis zum Befund, Dauer bis Befund, Zeit bis zum Ergebnis, Dauer bis zum Ergebnis, Bearbeitungszeit, Bearbeitungszeiten,
    Bearbeitungsdauer, Bearbeitungsfrist, Analysendauer, Analysedauer, Analysenzeit, Analysezeit, Untersuchungsdauer,
    Untersuchungszeit, Testdauer, Durchlaufzeit, Durchlaufzeiten, Laufzeit, Probenlaufzeit, Antwortzeit, Rückmeldezeit, Lieferzeit,
    Wartezeit, Zeitbedarf, Zeitdauer, Fertigstellung, Umlaufzeit, Turnaround-Zeit, Turn-around-Time, TAT, Dauer,
    Bearbeitungszeit in Tagen, Dauer der Bearbeitung, Dauer der Analyse, Dauer der Untersuchung, Ergebnismitteilung,
    Frist, Befundfrist,
    Resultat nach, Resultate nach
  `,
  en: `
    Turnaround, Turn around, Turnaround time, Turn-around time, Turnaround times, Turnaround (days), TAT, TATs, T.A.T., TAT days,
    TAT hours, Test TAT, Lab TAT, Expected TAT, Expected turnaround time, Expected turnaround, Average turnaround time, Routine TAT,
    Routine turnaround time, Target TAT, Target turnaround, Usual turnaround, Reporting time, Report time, Report time (TAT), Reporting,
    Report available, Report availability, Reports available, Results available, Result available, Result availability,
    Result time,  Results within, Result within, Time to result, Time to results, Time to report, Availability of results,
    Processing time, Test duration, Analysis time, Analytical time, Test time, Testing time, Assay time, Response time,
    Completion time, Delivery time, Service time, Lead time, Duration, Time required, Report delivery, Days to report, Days to result
  `,
  fr: `
    Délai, Délais, Délai de rendu, Délai de rendu de résultat, Délai de rendu des résultats, Délai du rendu, Délai rendu,
    Délai de réponse, Délai de résultat, Délai des résultats, Délai d'obtention, Délai d'obtention des résultats, Délai d'analyse,
    Délai d'exécution, Délai de réalisation, Délai de traitement, Délai de communication, Délai de livraison, Délai de transmission,
    Délai d'attente, Délai moyen, Délai technique, Délai usuel, Délai habituel, Rendu, Rendu des résultats, Rendu de résultat,
    Rendu du résultat, Résultats disponibles, Résultat disponible, Disponibilité des résultats, Disponibilité du résultat,
    Date de rendu, Temps de rendu, Temps de réponse, Temps d'analyse, Temps de réalisation, Temps de traitement, Durée,
    Durée d'analyse, Durée de l'analyse, Durée de traitement, Durée de réalisation, TAT, Délai TAT, Résultat sous, Temps d'exécution
  `,
  it: `
    Tempo di risposta, Tempi di risposta, Tempo risposta, Tempo di refertazione, Tempi di refertazione, Tempo refertazione,
    Tempo di esecuzione, Tempi di esecuzione, Tempo di consegna, Tempi di consegna, Tempo di attesa, Tempi di attesa,
    Tempo di analisi, Tempo di lavorazione, Tempi di lavorazione, Tempo di processo, Tempo di ritorno, Tempo medio di risposta,
    Tempo di consegna del referto, Tempi consegna referto, Tempi di consegna referti, Tempi, Refertazione, Referto, Referto disponibile,
    Disponibilità referto, Disponibilità del referto, Disponibilità risultati, Disponibilità dei risultati, Consegna referto,
    Consegna referti, Consegna risultati, Consegna del referto, Ritiro referto, Ritiro referti, Giorni di refertazione,
    Giorni per il referto, Data consegna, Durata, Durata analisi, Durata dell'esame, TAT, Tempo TAT, Risultati disponibili
  `,
  others: `
    Doorlooptijd, Doorlooptijden, Antwoordtijd, Uitslag binnen, Uitslagtermijn, Timp de lucru, Termen, Termen de execuție,
    Termen eliberare, Timp de răspuns, Plazo de entrega, Tiempo de respuesta,
    Uitvoeringstermijn, Antwoordtermijn
  `,
  weak: `
    Frist, Dauer, Duration, Durée, Durata, Laufzeit, Wartezeit, Zeitbedarf, Zeitdauer, Reporting, Rendu, Referto, Tempi, Délai, Délais,
    Befundung, Befunderstellung, Time required, Test duration, Testdauer, Analysis time, Lieferzeit, Fertigstellung, Service time
  `,
} satisfies Headings;
