import type { Headings } from "./headings.ts";

/** Headings of the method by which an analysis is measured. */
export default {
  de: `
    Methode, Methoden, Methodik, Methodiken, Methodenname, Methodenbezeichnung, Messmethode, Messmethoden, Meßmethode, Messmethodik,
    Messprinzip, Meßprinzip, Messverfahren, Meßverfahren, Messtechnik, Analysenmethode, Analysemethode, Analysenmethodik,
    Analysenverfahren, Analyseverfahren, Analysenprinzip, Analysentechnik, Analytische Methode, Analytisches Verfahren,
    Untersuchungsmethode, Untersuchungsverfahren, Untersuchungstechnik, Untersuchungsmethodik, Bestimmungsmethode,
    Bestimmungsverfahren, Nachweismethode, Nachweisverfahren, Testmethode, Testmethodik, Testverfahren, Testprinzip, Prüfverfahren,
    Prüfmethode, Prüftechnik, Verfahren, Verfahrensprinzip, Technik, Labormethode, Labormethodik, Reaktionsprinzip, Prinzip,
    Methode/Gerät, Methode/Verfahren, Verfahren/Methode, Angewandte Methode, Prinzip der Methode, Meth.
  `,
  en: `
    Method, Methods, Method name, Method type, Methodology, Methodologies, Method description, Method used, Method of analysis,
    Method of testing, Method principle, Principle of method, Test method, Test methodology, Test technique, Test principle,
    Testing method, Testing methodology, Testing technique, Assay method, Assay methodology, Assay principle, Assay technique,
    Assay type, Analytical method, Analytical technique, Analytical methodology, Analytical principle, Analysis method,
    Analysis technique, Measurement method, Measuring method, Measurement technique, Measurement principle, Measuring principle,
    Measurement procedure, Detection method, Lab method, Laboratory method, Technique, Techniques, Technology, Technique used,
    Principle, Procedure, Examination method, Examination procedure, Platform/method, Method/technique, Methodology/technique
  `,
  fr: `
    Méthode, Méthodes, Méthode d'analyse, Méthode analytique, Méthodes analytiques, Méthode de dosage, Méthode de mesure,
    Méthode utilisée, Méthode d'examen, Méthode de détection, Méthode de détermination, Méthode du test, Méthode/technique,
    Méthode de référence utilisée, Principe de la méthode, Principe de méthode, Principe analytique, Principe de mesure, Principe,
    Principe du test, Principe du dosage, Technique, Techniques, Technique d'analyse, Technique analytique, Technique utilisée,
    Technique de dosage, Technique de mesure, Technique de laboratoire, Technique/méthode, Technologie, Méthodologie,
    Méthodologies, Méthodologie analytique, Procédé, Procédé analytique, Procédure analytique, Procédure de mesure, Type de méthode,
    Type de technique, Nom de la méthode, Technique d'examen, Méthode employée, Technique employée
  `,
  it: `
    Metodo, Metodi, Metodo di analisi, Metodo d'analisi, Metodo analitico, Metodi analitici, Metodo di misura, Metodo di dosaggio,
    Metodo utilizzato, Metodo impiegato, Metodo d'esame, Metodo di determinazione, Metodo di prova, Metodo di rilevazione,
    Metodo/tecnica, Metodo test, Nome metodo, Tipo di metodo, Tipo metodo, Principio del metodo, Principio analitico,
    Principio di misura, Principio, Metodica, Metodiche, Metodica analitica, Metodica utilizzata, Metodica impiegata, Metodologia,
    Metodologie, Metodologia analitica, Metodologia utilizzata, Tecnica, Tecniche, Tecnica analitica, Tecnica di analisi,
    Tecnica utilizzata, Tecnica di dosaggio, Tecnica di misura, Tecnica/metodo, Tecnologia, Procedimento analitico
  `,
  others: `
    Bepalingsmethode, Analysemethode, Meetmethode, Meetprincipe, Techniek, Metodă, Metoda, Metoda de lucru, Método, Técnica
  `,
  weak: `
    Prinzip, Principle, Principe, Principio, Procedure, Technology, Technologie, Tecnologia, Assay type
  `,
} satisfies Headings;
