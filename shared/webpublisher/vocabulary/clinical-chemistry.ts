/** Enzymes, substrates, electrolytes and blood gases. Format: `read-rows.ts`. */
export const clinicalChemistry = `
Alanin-Aminotransferase | alanine aminotransferase | GPT, ALT, ALAT, SGPT, Glutamat-Pyruvat-Transaminase, Alanin-Transaminase | Leberenzym | < Leberwerte | ≠ Aspartat-Aminotransferase
Aspartat-Aminotransferase | aspartate aminotransferase | GOT, AST, ASAT, SGOT, Glutamat-Oxalacetat-Transaminase | Leberenzym | < Leberwerte, Muskelwerte
Gamma-Glutamyltransferase | gamma-glutamyl transferase | GGT, γ-GT, G-GT, GGTP, Gamma-Glutamyl-Transpeptidase | Leberenzym, Alkoholkonsum | < Leberwerte, Gallenwerte, Alkoholmarker
Alkalische Phosphatase | alkaline phosphatase | AP, ALP, alk. Phosphatase | Knochenenzym, Leberenzym | < Leberwerte, Gallenwerte, Knochenstoffwechsel | ≠ Saure Phosphatase, Knochenspezifische alkalische Phosphatase, Isoenzyme der alkalischen Phosphatase, Plazentare alkalische Phosphatase
Isoenzyme der alkalischen Phosphatase | alkaline phosphatase isoenzymes | AP-Isoenzyme, ALP isoenzymes | < Leberwerte, Knochenstoffwechsel
Saure Phosphatase | acid phosphatase | SaP | ≠ Prostataspezifische saure Phosphatase
Tartratresistente saure Phosphatase | tartrate-resistant acid phosphatase | TRAP, TRAP 5b, TRACP 5b | Knochenabbau | < Knochenstoffwechsel | ≠ Saure Phosphatase
Glutamatdehydrogenase | glutamate dehydrogenase | GLDH, GLD | Leberenzym | < Leberwerte | ≠ Glutamatdehydrogenase von Clostridioides difficile
Laktatdehydrogenase | lactate dehydrogenase | LDH, LD, Lactatdehydrogenase | Zellzerfall, Gewebeschaden | < Leberwerte, Hämolyseparameter, Muskelwerte | ≠ Laktat
Isoenzyme der Laktatdehydrogenase | lactate dehydrogenase isoenzymes | LDH-Isoenzyme, LD isoenzymes | ≠ Laktatdehydrogenase
Hydroxybutyrat-Dehydrogenase | hydroxybutyrate dehydrogenase | HBDH, α-HBDH | Herzenzym | < Herzwerte
Cholinesterase | cholinesterase | CHE, Pseudocholinesterase, Butyrylcholinesterase, PCHE | Leberleistung, Narkosezwischenfall, Pestizidvergiftung | < Leberwerte | ≠ Acetylcholinesterase
Acetylcholinesterase | acetylcholinesterase | AChE, Erythrozyten-Cholinesterase | Organophosphatvergiftung
Dibucainzahl | dibucaine number | Dibucain-Zahl, atypische Cholinesterase | Narkosezwischenfall | ≠ Cholinesterase
Leucin-Arylamidase | leucine arylamidase | LAP?, Leucin-Aminopeptidase | < Leberwerte, Gallenwerte
Bilirubin gesamt | total bilirubin | Gesamtbilirubin, Bilirubin, TBIL, Bili | Gelbsucht, gelbe Augen, Neugeborenengelbsucht, jaundice | < Leberwerte, Gallenwerte, Hämolyseparameter | ≠ Bilirubin direkt, Bilirubin indirekt, Bilirubin im Urin
Bilirubin direkt | direct bilirubin | direktes Bilirubin, konjugiertes Bilirubin, Dir.Bilirubin, DBIL, conjugated bilirubin | Gelbsucht | < Leberwerte, Gallenwerte | ≠ Bilirubin indirekt
Bilirubin indirekt | indirect bilirubin | indirektes Bilirubin, unkonjugiertes Bilirubin, Ind.Bilirubin, unconjugated bilirubin | Gelbsucht, Morbus Meulengracht, Gilbert-Syndrom | < Leberwerte, Hämolyseparameter
Gallensäuren | bile acids | Gallensäure, Gallensäuren gesamt, total bile acids | Juckreiz in der Schwangerschaft, Schwangerschaftscholestase | < Leberwerte, Gallenwerte
Ammoniak | ammonia | NH3, Ammonium | Leberversagen, hepatische Enzephalopathie, Leberkoma | < Leberwerte, Stoffwechseldiagnostik
Lipase | lipase | Pankreaslipase, Triacylglycerinlipase | Bauchspeicheldrüsenentzündung | < Bauchspeicheldrüsenwerte | ≠ Amylase, Lipoproteinlipase
Amylase | amylase | Alpha-Amylase, Gesamtamylase | Bauchspeicheldrüsenentzündung, Mumps | < Bauchspeicheldrüsenwerte | ≠ Pankreas-Amylase
Pankreas-Amylase | pancreatic amylase | P-Amylase, pankreasspezifische Amylase | Bauchspeicheldrüsenentzündung | < Bauchspeicheldrüsenwerte
Speichel-Amylase | salivary amylase | S-Amylase | Speicheldrüse | ≠ Amylase, Pankreas-Amylase
Trypsin | trypsin | < Bauchspeicheldrüsenwerte | ≠ Chymotrypsin im Stuhl
Lipoproteinlipase | lipoprotein lipase | LPL | < Blutfette
Kreatinkinase | creatine kinase | CK, CPK, Creatinkinase, CK gesamt, CK-NAC, Kreatinphosphokinase | Muskelkater, Muskelenzym, Herzinfarkt | < Muskelwerte, Herzwerte | ≠ Kreatinkinase MB, Kreatinin, Kreatin
Kreatinkinase MB | creatine kinase MB | CK-MB, CKMB, CK-MB-Masse | Herzinfarkt | < Herzwerte
Isoenzyme der Kreatinkinase | creatine kinase isoenzymes | CK-Isoenzyme, Makro-CK, CK-BB, CK-MM | < Muskelwerte | ≠ Kreatinkinase, Kreatinkinase MB
Aldolase | aldolase | ALD?, Fruktose-1,6-bisphosphat-Aldolase | Muskelkrankheit | < Muskelwerte | ≠ Aldosteron
Myoglobin | myoglobin | Mb, Myo | Muskelzerfall, Herzinfarkt | < Muskelwerte, Herzwerte | ≠ Hämoglobin, Myoglobin im Urin
Troponin I | troponin I | TnI, cTnI, hs-TnI, hsTNI, hochsensitives Troponin I | Herzinfarkt, Brustschmerz, chest pain | < Herzwerte | ≠ Troponin T
Troponin T | troponin T | TnT, cTnT, hs-TnT, hochsensitives Troponin T | Herzinfarkt, Brustschmerz, chest pain | < Herzwerte
B-natriuretisches Peptid | B-type natriuretic peptide | BNP, Brain-natriuretic-Peptide | Herzschwäche, Herzinsuffizienz, Atemnot | < Herzwerte | ≠ NT-proBNP, Atriales natriuretisches Peptid
NT-proBNP | N-terminal pro-B-type natriuretic peptide | Pro NT BNP, N-terminales proBNP, NTproBNP | Herzschwäche, Herzinsuffizienz, Atemnot, heart failure | < Herzwerte
Atriales natriuretisches Peptid | atrial natriuretic peptide | ANP | Herzschwäche | < Herzwerte
MR-proANP | mid-regional pro-atrial natriuretic peptide | proANP | Herzschwäche | < Herzwerte | ≠ Atriales natriuretisches Peptid
Herz-Fettsäurebindungsprotein | heart-type fatty acid binding protein | H-FABP, hFABP | Herzinfarkt | < Herzwerte
Ischämie-modifiziertes Albumin | ischaemia-modified albumin | IMA | < Herzwerte | ≠ Albumin
Galectin-3 | galectin-3 | Gal-3 | Herzschwäche | < Herzwerte
ST2 löslich | soluble ST2 | sST2, Suppression of tumorigenicity 2 | Herzschwäche | < Herzwerte
Copeptin | copeptin | CT-proAVP, C-terminales Provasopressin | Diabetes insipidus, Herzinfarkt | < Hypophysenhormone, Herzwerte | ≠ Antidiuretisches Hormon
Kreatinin | creatinine | Crea, Creatinin, Krea, Serumkreatinin | Nierenwert | < Nierenwerte | ≠ Kreatin, Kreatinin im Urin, Kreatinin-Clearance
Kreatin | creatine | Creatin | Kreatinmangel, Kreatinsupplement
Kreatinin-Clearance | creatinine clearance | Creatinin Clearance, CrCl, Kreatininclearance | Nierenfunktion | < Nierenwerte | ≠ Glomeruläre Filtrationsrate
Glomeruläre Filtrationsrate | estimated glomerular filtration rate | GFR, eGFR?, geschätzte GFR, GFR nach CKD-EPI, GFR nach MDRD, glomerular filtration rate | Nierenfunktion, Filterleistung der Niere | < Nierenwerte
Inulin-Clearance | inulin clearance | | Nierenfunktion | < Nierenwerte | ≠ Kreatinin-Clearance
Harnstoff-Clearance | urea clearance | < Nierenwerte | ≠ Kreatinin-Clearance, Harnstoff
Cystatin C | cystatin C | CysC | Nierenwert, Nierenfrühschaden | < Nierenwerte | ≠ Cystin, Cystein
Harnstoff | urea | HST, Serumharnstoff | Nierenwert | < Nierenwerte | ≠ Harnsäure
Harnstoff-Stickstoff | blood urea nitrogen | Harnstoff-N, BUN, HN | Nierenwert | < Nierenwerte | ≠ Harnstoff, Harnsäure
Harnsäure | uric acid | Urat, HS, HRS, urate | Gicht, Gichtanfall, gout | < Nierenwerte | ≠ Harnsäure im Urin
NGAL | neutrophil gelatinase-associated lipocalin | Lipocalin-2, Neutrophilen-Gelatinase-assoziiertes Lipocalin | akutes Nierenversagen | < Nierenwerte
Symmetrisches Dimethylarginin | symmetric dimethylarginine | SDMA | Nierenfunktion | < Nierenwerte | ≠ Asymmetrisches Dimethylarginin
Asymmetrisches Dimethylarginin | asymmetric dimethylarginine | ADMA | Gefäßverkalkung | < Herzwerte
Glukose | glucose | GLU, Blutglukose, Nüchternglukose, Plasmaglukose, BZ, blood glucose | Blutzucker, Zucker, Zuckertest, Unterzucker, Unterzuckerung, Zuckerkrankheit, blood sugar | < Diabetesdiagnostik | ≠ HbA1c, Glukose im Urin, Glukose im Liquor, Galaktose
HbA1c | haemoglobin A1c | glykiertes Hämoglobin, Glykohämoglobin, hemoglobin A1c, glycated haemoglobin | Langzeitzucker, Langzeitblutzucker, Langzeitwert, Zuckerkrankheit, Zuckergedächtnis, long-term blood sugar | < Diabetesdiagnostik | ≠ Hämoglobin, Hämoglobin-Elektrophorese
Fruktosamin | fructosamine | Fructosamin, Fruktosamine | mittelfristiger Blutzucker | < Diabetesdiagnostik | ≠ Fruktose
Glykiertes Albumin | glycated albumin | Glykoalbumin | mittelfristiger Blutzucker | < Diabetesdiagnostik | ≠ Albumin
1,5-Anhydroglucitol | 1,5-anhydroglucitol | 1,5-AG | < Diabetesdiagnostik
Oraler Glukosetoleranztest | oral glucose tolerance test | oGTT, Zuckerbelastungstest, Glukosebelastung, Glukosetoleranztest, GTT | Zuckertest, Schwangerschaftsdiabetes, Zuckertest in der Schwangerschaft | < Diabetesdiagnostik, Funktionstests | ≠ Gamma-Glutamyltransferase
Laktat | lactate | Lactat, Milchsäure, LAC, lactic acid | Übersäuerung, Sauerstoffmangel | < Blutgase | ≠ Laktose-Toleranztest
Pyruvat | pyruvate | Brenztraubensäure, pyruvic acid | < Stoffwechseldiagnostik | ≠ Pyruvatkinase
3-Hydroxybutyrat | 3-hydroxybutyrate | Beta-Hydroxybutyrat, BHB, beta-hydroxybutyrate | Ketoazidose, Keton im Blut | < Ketonkörper | ≠ Gamma-Hydroxybutyrat
Acetoacetat | acetoacetate | Acetessigsäure | < Ketonkörper
Freie Fettsäuren | free fatty acids | FFS, FFA, NEFA, non-esterified fatty acids | < Stoffwechseldiagnostik
Cholesterin | total cholesterol | Gesamtcholesterin, Cholesterol, CHOL | Blutfett, Cholesterinwert | < Blutfette | ≠ HDL-Cholesterin, LDL-Cholesterin, VLDL-Cholesterin, Non-HDL-Cholesterin, Small-dense-LDL
HDL-Cholesterin | HDL cholesterol | HDL, HDL-C, High-density-Lipoprotein | gutes Cholesterin, good cholesterol | < Blutfette | ≠ LDL-Cholesterin, Non-HDL-Cholesterin
LDL-Cholesterin | LDL cholesterol | LDL, LDL-C, Low-density-Lipoprotein | schlechtes Cholesterin, böses Cholesterin, bad cholesterol | < Blutfette | ≠ VLDL-Cholesterin, Oxidiertes LDL, Small-dense-LDL
VLDL-Cholesterin | VLDL cholesterol | VLDL, VLDL-C | < Blutfette
Non-HDL-Cholesterin | non-HDL cholesterol | nonHDL, Nicht-HDL-Cholesterin | < Blutfette
Small-dense-LDL | small dense LDL | sdLDL, sdLDL-Cholesterin, small dense LDL cholesterol | < Blutfette
Oxidiertes LDL | oxidised LDL | oxLDL, ox-LDL | < Blutfette
LDL/HDL-Quotient | LDL/HDL ratio | LDL/HDL, Cholesterinquotient | < Blutfette
Triglyceride | triglycerides | TG?, Triglyzeride, Neutralfette, TRIG, Triacylglycerine | Blutfett, Neutralfett | < Blutfette | ≠ Thyreoglobulin
Lipoprotein (a) | lipoprotein(a) | Lp(a), LPA, Lipoprotein klein a | erbliches Herzinfarktrisiko | < Blutfette | ≠ Apolipoprotein A1
Apolipoprotein A1 | apolipoprotein A1 | ApoA1, Apo A-I, Apolipoprotein A-I | < Blutfette | ≠ Apolipoprotein B
Apolipoprotein B | apolipoprotein B | ApoB, Apo B-100 | < Blutfette
Apolipoprotein E | apolipoprotein E | ApoE | < Blutfette | ≠ Apolipoprotein-E-Genotyp
Lipoprotein-Elektrophorese | lipoprotein electrophoresis | Lipidelektrophorese | < Blutfette | ≠ Serumelektrophorese
Chylomikronen | chylomicrons | Chylomicronen | milchiges Serum | < Blutfette
Lp-PLA2 | lipoprotein-associated phospholipase A2 | Lipoprotein-assoziierte Phospholipase A2 | < Herzwerte
Homocystein | homocysteine | HCY | Gefäßverkalkung | < Herzwerte, Thrombophilie-Diagnostik | ≠ Cystein, Homocystin
Natrium | sodium | Na | Kochsalz, Salz, Salzmangel | < Blutsalze | ≠ Natrium im Urin
Kalium | potassium | K | < Blutsalze | ≠ Kalium im Urin, Calcium
Calcium | calcium | Ca, Kalzium, Gesamtcalcium, Ca gesamt | Knochen | < Blutsalze, Knochenstoffwechsel | ≠ Calcium ionisiert, Calcium im Urin, Calcitonin
Calcium ionisiert | ionised calcium | ionisiertes Calcium, freies Calcium, iCa?, Ca ionisiert | < Blutsalze, Blutgase | ≠ Calcium im Urin
Magnesium | magnesium | Mg | Wadenkrämpfe, Krämpfe, Magnesiummangel | < Blutsalze | ≠ Mangan, Magnesium im Urin
Chlorid | chloride | Cl | < Blutsalze | ≠ Chlorid im Urin, Chlorid im Schweiß
Phosphat | phosphate | anorganisches Phosphat, PO4, Phosphor, inorganic phosphate | Knochen | < Blutsalze, Knochenstoffwechsel | ≠ Alkalische Phosphatase, Phosphat im Urin
Bicarbonat | bicarbonate | HCO3, Standardbicarbonat, Bikarbonat, Hydrogencarbonat | < Blutgase
Basenüberschuss | base excess | BE, Basenabweichung | < Blutgase
pH-Wert des Blutes | blood pH | Blut-pH | Übersäuerung, Azidose, Alkalose | < Blutgase | ≠ pH-Wert im Urin
Sauerstoffpartialdruck | partial pressure of oxygen | pO2 | Sauerstoff | < Blutgase | ≠ Sauerstoffsättigung
Kohlendioxidpartialdruck | partial pressure of carbon dioxide | pCO2 | < Blutgase | ≠ Sauerstoffpartialdruck
Sauerstoffsättigung | oxygen saturation | O2-Sättigung, sO2, SaO2 | Sauerstoff | < Blutgase
Carboxyhämoglobin | carboxyhaemoglobin | COHb, CO-Hämoglobin, HbCO, carboxyhemoglobin | Kohlenmonoxidvergiftung, Rauchgasvergiftung, Kohlenmonoxid | < Blutgase | ≠ Methämoglobin
Methämoglobin | methaemoglobin | MetHb, Met-Hämoglobin, methemoglobin | Blausucht, Nitritvergiftung | < Blutgase
Sulfhämoglobin | sulphaemoglobin | SulfHb | < Blutgase | ≠ Methämoglobin
Anionenlücke | anion gap | | Übersäuerung | < Blutgase | ≠ Osmotische Lücke
Osmolalität im Serum | serum osmolality | Osmolalität, Serumosmolalität | < Blutsalze | ≠ Osmolalität im Urin
Osmotische Lücke | osmolal gap | osmotic gap | Methanolvergiftung | < Blutsalze
Eisen | iron | Fe, Serumeisen | Eisenmangel, Müdigkeit | < Eisenstoffwechsel, Blutarmut | ≠ Ferritin, Transferrin, Eisen im Urin
Ferritin | ferritin | FERR | Eisenspeicher, Speichereisen, Eisenmangel, iron stores | < Eisenstoffwechsel, Blutarmut | ≠ Transferrin
Transferrin | transferrin | TRF, Siderophilin | Eisentransport | < Eisenstoffwechsel | ≠ Transferrinsättigung, Löslicher Transferrinrezeptor, Carbohydrate-deficient Transferrin
Transferrinsättigung | transferrin saturation | TSAT, TRFS, Tf-Sättigung, Eisensättigung | Eisenmangel, Eisenüberladung | < Eisenstoffwechsel | ≠ Löslicher Transferrinrezeptor
Löslicher Transferrinrezeptor | soluble transferrin receptor | sTfR, Transferrin-Rezeptor löslich, löslicher Transferrin-Rezeptor | Eisenmangel | < Eisenstoffwechsel, Blutarmut
Ferritin-Index | ferritin index | sTfR/log Ferritin, Thomas-Plot | Eisenmangel | < Eisenstoffwechsel | ≠ Ferritin, Löslicher Transferrinrezeptor
Eisenbindungskapazität | total iron-binding capacity | EBK, TEBK, TIBC, totale Eisenbindungskapazität | < Eisenstoffwechsel | ≠ Freie Eisenbindungskapazität
Freie Eisenbindungskapazität | unsaturated iron-binding capacity | UIBC, LEBK, latente Eisenbindungskapazität | < Eisenstoffwechsel
Hepcidin | hepcidin | Hepcidin-25 | Eisenaufnahme | < Eisenstoffwechsel
Eisenresorptionstest | iron absorption test | Eisenbelastungstest | Eisenmangel | < Eisenstoffwechsel, Funktionstests | ≠ Eisen
Haptoglobin | haptoglobin | Hp | Zerfall roter Blutkörperchen | < Hämolyseparameter | ≠ Hämoglobin, Haptoglobin-Hämoglobin-Komplex im Stuhl, Hämopexin
Hämopexin | haemopexin | HPX | < Hämolyseparameter
Freies Hämoglobin | free haemoglobin | freies Hb, fHb, freies Hb im Serum, free hemoglobin | < Hämolyseparameter | ≠ Hämoglobin
Angiotensin-Konversionsenzym | angiotensin-converting enzyme | ACE, Angiotensin-I-Converting-Enzym | Sarkoidose, Morbus Boeck, sarcoidosis | ≠ Angiotensin II
Lysozym | lysozyme | Muramidase | Sarkoidose
Neopterin | neopterin | | Immunaktivierung, Sarkoidose
Diaminooxidase | diamine oxidase | DAO, Diaminoxidase | Histaminintoleranz, Histaminunverträglichkeit | ≠ Histamin
Histamin | histamine | | Histaminintoleranz
Fruktose | fructose | Fruchtzucker | ≠ Fruktose-Toleranztest, Fruktose im Ejakulat
Galaktose | galactose | | Galaktosämie | < Neugeborenenscreening | ≠ Galaktose-1-phosphat
Citrat | citrate | Zitrat, Citronensäure | ≠ Citrat im Urin
Oxalat | oxalate | Oxalsäure, Plasmaoxalat | ≠ Oxalat im Urin
Viskosität | plasma viscosity | Plasmaviskosität, Serumviskosität, Blutviskosität | dickes Blut
Fib-4-Score | FIB-4 index | Fib4, FIB-4 | Leberfibrose, Lebervernarbung | < Leberwerte
ELF-Test | enhanced liver fibrosis test | ELF-Score | Leberfibrose | < Leberwerte
Hyaluronsäure | hyaluronic acid | Hyaluronan | Leberfibrose | < Leberwerte
Prokollagen-III-Peptid | procollagen III peptide | PIIINP, P3NP, Prokollagen-III-Propeptid | Leberfibrose | < Leberwerte | ≠ Prokollagen-I-Peptid
M30 | caspase-cleaved cytokeratin 18 | M30-Apoptosemarker, Zytokeratin-18-Fragment | Fettleber | < Leberwerte
Laktose-Toleranztest | lactose tolerance test | Laktosetoleranztest, Lactosebelastung | Milchzuckerunverträglichkeit, Laktoseintoleranz, Milchunverträglichkeit, lactose intolerance | < Funktionstests | ≠ Laktose-H2-Atemtest
Fruktose-Toleranztest | fructose tolerance test | Fruktosebelastung | Fruchtzuckerunverträglichkeit, Fruktoseintoleranz | < Funktionstests
Xylose-Belastungstest | xylose absorption test | D-Xylose-Test, Xylosetest | Malabsorption | < Funktionstests
Laktose-H2-Atemtest | lactose hydrogen breath test | Wasserstoff-Atemtest mit Laktose | Laktoseintoleranz, Milchzuckerunverträglichkeit | < Funktionstests
13C-Harnstoff-Atemtest | 13C urea breath test | Atemtest auf Helicobacter, C13-Atemtest, UBT | Magenkeim, Helicobacter | < Funktionstests | ≠ Helicobacter-pylori-Antikörper, Harnstoff
Chlorid im Schweiß | sweat chloride | Schweißtest, Pilocarpin-Iontophorese, sweat test | Mukoviszidose, zystische Fibrose | < Funktionstests
Natrium im Schweiß | sweat sodium | | Mukoviszidose | ≠ Natrium, Chlorid im Schweiß
Pankreatisches Polypeptid | pancreatic polypeptide | PP | < Bauchspeicheldrüsenwerte
5-Nukleotidase | 5'-nucleotidase | 5-NT | < Leberwerte, Gallenwerte
Adenosindesaminase | adenosine deaminase | ADA?, Adenosin-Desaminase | Tuberkulose im Erguss
Superoxiddismutase | superoxide dismutase | SOD | oxidativer Stress
Malondialdehyd | malondialdehyde | MDA? | oxidativer Stress
Glutathion | glutathione | GSH | oxidativer Stress | ≠ Glutathionperoxidase
Glutathionperoxidase | glutathione peroxidase | GPX, GSH-Px | oxidativer Stress
Coenzym Q10 | coenzyme Q10 | Q10, Ubichinon, ubiquinone | oxidativer Stress
`;
