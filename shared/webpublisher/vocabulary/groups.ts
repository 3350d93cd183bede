/** Groups of analyses that people ask for by one word. Format: `read-rows.ts`. */
export const groups = `
Leberwerte | liver function tests | Leberenzyme, Leberprofil, Leberdiagnostik, LFT, liver enzymes, liver panel | Leber, Leberfunktion, Leberentzündung, Fettleber, Leberschaden, Leberzirrhose, Gelbsucht, liver values
Gallenwerte | bile duct parameters | Cholestaseparameter, Cholestaseenzyme | Galle, Gallenstau, Gallensteine, Cholestase, Gallenblase
Nierenwerte | kidney function tests | Nierenprofil, Nierendiagnostik, Retentionswerte, renal function tests, renal profile | Niere, Nieren, Nierenfunktion, Nierenschwäche, Niereninsuffizienz, Nierenversagen, kidney values
Schilddrüsenwerte | thyroid function tests | Schilddrüsenhormone, Schilddrüsendiagnostik, Schilddrüsenprofil, thyroid hormones, thyroid panel | Schilddrüse, Schilddrüsenüberfunktion, Schilddrüsenunterfunktion, Hyperthyreose, Hypothyreose, Kropf, Struma, thyroid
Schilddrüsen-Antikörper | thyroid antibodies | Schilddrüsenautoantikörper | Hashimoto, Basedow, Autoimmunthyreoiditis, Schilddrüsenentzündung, Graves disease
Herzwerte | cardiac markers | Herzenzyme, Herzmarker, Herzdiagnostik, cardiac enzymes | Herz, Herzinfarkt, Herzmuskel, heart attack
Blutfette | lipid profile | Lipidprofil, Lipidstatus, Fettstoffwechsel, blood lipids | Blutfettwerte, Fette im Blut, Arteriosklerose, Fettstoffwechselstörung
Blutsalze | electrolytes | Elektrolyte, Serumelektrolyte, electrolyte panel | Salze im Blut, Mineralstoffe, Mineralhaushalt, Salzhaushalt
Eisenstoffwechsel | iron status | Eisenstatus, Eisenprofil, iron studies | Eisenmangel, Eisenüberladung, Eisenwerte, iron deficiency
Entzündungswerte | inflammatory markers | Entzündungsparameter, Entzündungsmarker, Akute-Phase-Proteine, acute phase proteins | Entzündung, Entzündungswert, Infekt, Infektion, inflammation
Diabetesdiagnostik | diabetes diagnostics | Diabetesprofil, Zuckerstoffwechsel | Diabetes, Diabetes mellitus, Zuckerkrankheit, Zucker, Diabetiker
Blutarmut | anaemia diagnostics | Anämiediagnostik, Anämieabklärung | Anämie, Blutmangel, anaemia, anemia
Hämolyseparameter | haemolysis parameters | Hämolysediagnostik | Hämolyse, Zerfall roter Blutkörperchen, haemolytic anaemia
Großes Blutbild | complete blood count with differential | BB groß, full blood count with differential | Blutbild, Blutbild groß
Kleines Blutbild | complete blood count | Blutbild klein, CBC, full blood count, FBC | Blutbild, Blutkörperchen, Blutzellen
Differentialblutbild | differential blood count | Diff-BB, Differenzialblutbild, Leukozytendifferenzierung, white cell differential | Verteilung der weißen Blutkörperchen | < Großes Blutbild
Durchflusszytometrie | flow cytometry | FACS, Immunphänotypisierung, Zelloberflächenmarker | Immunzellen, Abwehrzellen
Lymphozytensubpopulationen | lymphocyte subsets | Lymphozytentypisierung, zellulärer Immunstatus, Immunstatus | Abwehrzellen, Immunsystem, Immunschwäche | < Durchflusszytometrie
Gerinnungswerte | coagulation tests | Gerinnungsstatus, Gerinnungsdiagnostik, Gerinnungsprofil, coagulation screen | Blutgerinnung, Gerinnung, Blutungsneigung, blood clotting, clotting, coagulation
Thrombophilie-Diagnostik | thrombophilia screening | Thrombophiliescreening | Thrombose, Thromboseneigung, Lungenembolie, Blutgerinnsel, thrombosis
Gerinnungsfaktoren | coagulation factors | Einzelfaktoren, clotting factors | Bluterkrankheit, Hämophilie, Gerinnungsfaktor, haemophilia
Gerinnungshemmer | anticoagulant levels | Antikoagulanzien, Antikoagulantien, DOAK, NOAK, DOAC | Blutverdünner, Blutverdünnung, blood thinner
Thrombozytenfunktion | platelet function tests | Plättchenfunktion, Thrombozytenfunktionstest | Blutplättchenfunktion
Antiphospholipid-Antikörper | antiphospholipid antibodies | APS-Diagnostik, aPL | Antiphospholipid-Syndrom, Hughes-Syndrom, Fehlgeburten | < Thrombophilie-Diagnostik
Blutgase | blood gases | Blutgasanalyse, BGA, Säure-Basen-Status, ABG | Sauerstoff im Blut, Übersäuerung
Knochenstoffwechsel | bone metabolism | Knochenmarker, Knochenumbaumarker, bone turnover markers | Knochen, Osteoporose, Knochenschwund, Knochenabbau, osteoporosis
Bauchspeicheldrüsenwerte | pancreatic markers | Pankreasenzyme, Pankreasdiagnostik, pancreatic enzymes | Bauchspeicheldrüse, Pankreatitis, Bauchspeicheldrüsenentzündung, Pankreas
Muskelwerte | muscle enzymes | Muskelenzyme | Muskel, Muskelschaden, Muskelschwäche, Muskelschmerzen, Rhabdomyolyse
Geschlechtshormone | sex hormones | Sexualhormone, Sexualsteroide | Kinderwunsch, Unfruchtbarkeit, Wechseljahre, Hormonstatus, Zyklusstörung, infertility
Androgene | androgens | männliche Hormone, male hormones | Männerhormone, Haarausfall, Akne, Hirsutismus, PCOS | < Geschlechtshormone
Östrogene | oestrogens | weibliche Hormone, estrogens | Frauenhormone, Wechseljahre | < Geschlechtshormone
Hypophysenhormone | pituitary hormones | Hypophysendiagnostik | Hirnanhangsdrüse, Hypophyse, pituitary gland
Nebennierenhormone | adrenal hormones | Nebennierendiagnostik | Nebenniere, Nebennieren, Stresshormone, adrenal gland
Wachstumshormon-Achse | growth hormone axis | Wachstumsdiagnostik | Kleinwuchs, Wachstumsstörung, Wachstum, Akromegalie
Katecholamine | catecholamines | Brenzkatechinamine, Catecholamine | Phäochromozytom, Stresshormone | ≠ Metanephrine
Metanephrine? | metanephrines | Metanephrin und Normetanephrin | Phäochromozytom, Paragangliom
Blutdruckhormone | renin-angiotensin-aldosterone system | Renin-Angiotensin-Aldosteron-System, RAAS | Bluthochdruck, Hypertonie, high blood pressure
Tumormarker | tumour markers | TM, tumor markers, Krebsmarker | Krebs, Krebswerte, Krebsvorsorge, cancer
Vitamine | vitamins | Vitaminstatus, Vitaminprofil | Vitaminmangel, Vitaminspiegel
B-Vitamine | B vitamins | Vitamin-B-Komplex | Vitamin B, B-Vitaminmangel | < Vitamine
Spurenelemente | trace elements | Mikronährstoffe, essential trace elements | Mineralstoffmangel, Haarausfall
Schwermetalle | heavy metals | toxische Metalle, Metallbelastung, toxic metals | Metallvergiftung, Schwermetallvergiftung, Schwermetallbelastung, heavy metal poisoning
Drogenscreening | drug screening | Drogenscreen, Drogentest, Suchtmittelscreening, drugs of abuse screening | Drogen, Rauschgift, Suchtmittel, Abstinenznachweis
Alkoholmarker | alcohol markers | Alkoholmissbrauchsmarker | Alkoholismus, Trinken, Alkoholabstinenz, alcohol abuse
Medikamentenspiegel | therapeutic drug monitoring | TDM, Arzneimittelspiegel, Wirkstoffspiegel, drug levels | Medikament im Blut, Medikamente
Antiepileptika | antiepileptic drugs | Antikonvulsiva, anticonvulsants | Epilepsie, Krampfanfälle, Epilepsiemedikamente | < Medikamentenspiegel
Antidepressiva | antidepressants | Antidepressivaspiegel | Depression, Stimmungsaufheller | < Medikamentenspiegel
Trizyklische Antidepressiva | tricyclic antidepressants | TCA, TZA | < Antidepressiva
Neuroleptika | antipsychotics | Antipsychotika, neuroleptics | Psychose, Schizophrenie | < Medikamentenspiegel
Benzodiazepine | benzodiazepines | Benzos, BZD | Schlafmittel, Beruhigungsmittel, Tranquilizer | < Medikamentenspiegel, Drogenscreening
Immunsuppressiva | immunosuppressants | Immunsuppressivaspiegel | Transplantation, Organtransplantation, Abstoßung | < Medikamentenspiegel
Antibiotikaspiegel | antibiotic levels | Antibiotikaspiegelbestimmung | Antibiotika, Antibiotikum | < Medikamentenspiegel
Antimykotikaspiegel | antifungal drug levels | Antimykotika | Pilzmittel | < Medikamentenspiegel
Herzmedikamente | cardiac drugs | Kardiaka, Antiarrhythmika | Herzrhythmusstörungen, Herztabletten | < Medikamentenspiegel
Schmerzmittel | analgesics | Analgetika | Schmerztabletten | < Medikamentenspiegel
Zytostatika | cytotoxic drugs | Chemotherapeutika | Chemotherapie | < Medikamentenspiegel
Biologika-Spiegel | biologic drug levels | Biologikaspiegel, TNF-alpha-Blocker-Spiegel | Rheumamedikamente, Antikörpertherapie | < Medikamentenspiegel
Rheumaserologie | rheumatology panel | Rheumadiagnostik, Rheumaprofil | Rheuma, Gelenkschmerzen, Gelenkentzündung, rheumatoide Arthritis, rheumatism
Autoantikörper | autoantibodies | Autoimmundiagnostik, Auto-Ak | Autoimmunerkrankung, Autoimmunkrankheit, autoimmune disease
Kollagenosen-Antikörper | connective tissue disease antibodies | Kollagenosediagnostik | Lupus, Kollagenose, Sklerodermie, Schmetterlingsflechte | < Autoantikörper
Myositis-Antikörper | myositis antibodies | Myositis-Blot, Myositisprofil | Muskelentzündung, Polymyositis, Dermatomyositis | < Autoantikörper
Vaskulitis-Antikörper | vasculitis antibodies | Vaskulitisdiagnostik | Gefäßentzündung, Vaskulitis, Wegener | < Autoantikörper
Leber-Autoantikörper | liver autoantibodies | Leber-Blot, Autoimmunhepatitis-Diagnostik | Autoimmunhepatitis, AIH, PBC | < Autoantikörper
Zöliakie-Antikörper | coeliac antibodies | Zöliakiediagnostik, Zöliakieserologie, celiac antibodies | Zöliakie, Sprue, Glutenunverträglichkeit, coeliac disease, celiac disease | < Autoantikörper
Diabetes-Antikörper | diabetes autoantibodies | Typ-1-Diabetes-Autoantikörper | Typ-1-Diabetes, Jugenddiabetes, LADA | < Autoantikörper
Paraneoplastische Antikörper | paraneoplastic antibodies | antineuronale Antikörper, onkoneuronale Antikörper, Paraneoplasie-Blot | Paraneoplasie | < Autoantikörper
Autoimmunenzephalitis-Antikörper | autoimmune encephalitis antibodies | Enzephalitis-Antikörper, synaptische Antikörper | Gehirnentzündung, limbische Enzephalitis | < Autoantikörper
Gangliosid-Antikörper | ganglioside antibodies | Gangliosid-Blot, Gangliosid-Ak | Guillain-Barré-Syndrom, GBS, Polyneuropathie, Nervenentzündung | < Autoantikörper
Myasthenie-Antikörper | myasthenia antibodies | Myasthenia-gravis-Diagnostik | Myasthenie, Myasthenia gravis | < Autoantikörper
Hautantikörper | skin antibodies | Pemphigus- und Pemphigoid-Antikörper, bullöse Dermatosen | Pemphigus, Pemphigoid, Blasenbildung der Haut | < Autoantikörper
Gastritis-Antikörper | autoimmune gastritis antibodies | Autoimmungastritis-Diagnostik | perniziöse Anämie, Magenschleimhautentzündung | < Autoantikörper
Komplementsystem | complement system | Komplementdiagnostik, Komplementfaktoren | Komplement
Immunglobuline | immunoglobulins | Ig-Klassen, Gammaglobuline | Antikörpermangel, Abwehrschwäche, Abwehrstoffe
Zytokine | cytokines | Interleukine, Zytokinprofil | Botenstoffe, Zytokinsturm
Serumproteine | serum proteins | Plasmaproteine, Proteinprofil | Bluteiweiß, Eiweißstoffwechsel
Gammopathie-Diagnostik | gammopathy diagnostics | Paraproteindiagnostik, Myelomdiagnostik | Plasmozytom, multiples Myelom, MGUS
Allergie-Diagnostik | allergy diagnostics | RAST, spezifisches IgE, allergenspezifisches IgE, sIgE | Allergie, Allergietest, Heuschnupfen, allergy
Pollen-Allergene | pollen allergens | Pollen, Pollen-IgE | Heuschnupfen, Pollenallergie, hay fever | < Allergie-Diagnostik
Baumpollen | tree pollen | Bäume, Baumpollen-IgE | Frühblüher, Baumpollenallergie | < Pollen-Allergene
Gräserpollen | grass pollen | Gräser, Gräserpollen-IgE | Gräserallergie | < Pollen-Allergene
Kräuterpollen | weed pollen | Kräuter, Kräuterpollen-IgE | Kräuterallergie | < Pollen-Allergene
Nahrungsmittel-Allergene | food allergens | Nahrungsmittel-IgE | Nahrungsmittelallergie, Lebensmittelallergie, Lebensmittelunverträglichkeit, food allergy | < Allergie-Diagnostik
Nüsse | nuts | Schalenfrüchte, Nussmischung, tree nuts | Nussallergie | < Nahrungsmittel-Allergene
Fisch und Meeresfrüchte | fish and seafood | Fische, Meeresfrüchte, Schalentiere | Fischallergie, Fisch | < Nahrungsmittel-Allergene
Getreide | cereals | Getreidemehle, Mehle | Getreideallergie | < Nahrungsmittel-Allergene
Obst | fruits | Früchte, Obstmischung | Obstallergie | < Nahrungsmittel-Allergene
Gemüse und Hülsenfrüchte | vegetables and legumes | Gemüse, Hülsenfrüchte | Gemüseallergie | < Nahrungsmittel-Allergene
Gewürze | spices | Kräuter und Gewürze, Gewürzmischung | Gewürzallergie | < Nahrungsmittel-Allergene
Milch und Ei | milk and egg | Milcheiweiße, Milchproteine | Milchallergie, Eiallergie, Kuhmilchallergie | < Nahrungsmittel-Allergene
Fleisch | meat | Fleischmischung | Fleischallergie | < Nahrungsmittel-Allergene
Tier-Allergene | animal allergens | Tierepithelien, Tierhaare, Epithelien, animal dander | Tierhaarallergie, Haustiere, Tierallergie | < Allergie-Diagnostik
Federn | feathers | Federmischung | Federallergie, Vogelhalter | < Tier-Allergene
Milben | mites | Hausstaubmilben, Hausstaub, house dust mites | Hausstauballergie, Milbenallergie, Staub, dust | < Allergie-Diagnostik
Schimmelpilz-Allergene | mould allergens | Schimmelpilze, Schimmelpilzmischung, mold allergens | Schimmel, Schimmelallergie, mold | < Allergie-Diagnostik
Insektengifte | insect venoms | Hymenopterengifte, Insektengift-IgE | Insektenstich, Bienenstich, Wespenstich, Insektengiftallergie | < Allergie-Diagnostik
Medikamenten-Allergene | drug allergens | Medikamenten-IgE | Medikamentenallergie, Penicillinallergie, drug allergy | < Allergie-Diagnostik
Berufsallergene | occupational allergens | Berufsstoffe | Berufsallergie | < Allergie-Diagnostik
Hepatitis-Diagnostik | hepatitis diagnostics | Hepatitisserologie, Hepatitisprofil | Hepatitis, Leberentzündung, Gelbsucht
Hepatitis-B-Diagnostik | hepatitis B diagnostics | Hepatitis-B-Serologie, HBV-Serologie | Hepatitis B | < Hepatitis-Diagnostik
HIV-Diagnostik | HIV diagnostics | | HIV, AIDS, HIV-Infektion
Syphilis-Diagnostik | syphilis diagnostics | Lues-Diagnostik, Syphilisserologie, Luesserologie, Lues-Serologie, Treponema-pallidum-Diagnostik | Syphilis, Lues, harter Schanker | < STI-Diagnostik
STI-Diagnostik | STI diagnostics | STD-Diagnostik, STI-PCR, sexuell übertragbare Infektionen, sexually transmitted infections | Geschlechtskrankheiten, Geschlechtskrankheit, ungeschützter Verkehr, STD
Borreliose-Diagnostik | Lyme disease diagnostics | Borrelienserologie, Borreliose-Serologie, Lyme-Serologie | Borreliose, Zeckenbiss, Zeckenstich, Wanderröte, Lyme, tick bite
Herpesvirus-Diagnostik | herpesvirus diagnostics | Herpesviren | Herpes
Schwangerschafts-Infektionen | infections in pregnancy | TORCH, ToRCH-Serologie | Schwangerschaft, Mutterschaftsvorsorge, pregnancy
Impftiter | vaccination titres | Impfantikörper, Impfschutz, Immunitätsnachweis | Impfung, Impfstatus, geimpft, vaccination
Durchfallerreger | enteric pathogens | Enteritiserreger, Darmkeime, gastrointestinale Erreger, GI-Panel | Durchfall, Magen-Darm-Infekt, Brechdurchfall, diarrhoea, diarrhea
Atemwegserreger | respiratory pathogens | respiratorische Erreger, Respiratorisches Panel | Erkältung, Husten, Grippe, Lungenentzündung, Atemwegsinfekt, pneumonia
Atemwegsviren | respiratory viruses | respiratorische Viren | Erkältung | < Atemwegserreger
Tuberkulose-Diagnostik | tuberculosis diagnostics | TB-Diagnostik, Mykobakterien-Diagnostik, TBC-Diagnostik | Tuberkulose, Schwindsucht, TBC, TB
Tropenkrankheiten | tropical diseases | Reisemedizin, Tropendiagnostik | Tropen, Reise, Fernreise
Wurmserologie | helminth serology | Helminthen-Antikörper, Wurmantikörper | Würmer, Wurmbefall, worms
Parasiten-Diagnostik | parasite diagnostics | Parasitologie | Parasiten, Parasit
Pilz-Diagnostik | fungal diagnostics | Mykologie, Pilznachweis | Pilz, Pilzinfektion, Pilzerkrankung, fungus
Zoonosen-Diagnostik | zoonosis diagnostics | Zoonosen | von Tieren übertragen
Gehirnentzündung-Erreger | CNS pathogens | ZNS-Erreger, Meningitis-Panel, Enzephalitiserreger | Meningitis, Hirnhautentzündung, Enzephalitis, meningitis
Bakteriologische Kultur | bacterial culture | Bakterienkultur, Erregeranzucht, allgemeine Bakteriologie | Abstrich, Bakterien, Keime
Screening auf resistente Erreger | screening for resistant organisms | MRE-Screening, multiresistente Erreger, MDRO screening | Krankenhauskeime, Antibiotikaresistenz, resistente Keime
Urinstatus | urinalysis | U-Status, Urinstreifentest, Urin-Stix, Harnstatus, Urinteststreifen, urine dipstick | Urin, Harn, Urintest, Blasenentzündung, Harnwegsinfekt, urine
Urinsediment | urine sediment | Harnsediment, U-Sediment, urine microscopy | Urin unter dem Mikroskop
Proteinurie-Diagnostik | proteinuria diagnostics | Urineiweißdifferenzierung, Markerproteine im Urin | schäumender Urin
Steindiagnostik | kidney stone diagnostics | Harnsteindiagnostik, Nephrolithiasis-Diagnostik | Nierensteine, Harnsteine, Nierenstein, kidney stones
Liquordiagnostik | cerebrospinal fluid analysis | Liquoranalyse, CSF analysis, Liquorstatus | Nervenwasser, Hirnwasser, Lumbalpunktion, Rückenmarksflüssigkeit, spinal fluid
Demenzmarker | dementia markers | Demenzdiagnostik, Alzheimer-Marker | Demenz, Alzheimer, Gedächtnisstörung, dementia
Stuhldiagnostik | stool analysis | Stuhluntersuchung, Stuhlanalyse | Stuhl, Stuhlgang, Kot, stool
Porphyrie-Diagnostik | porphyria diagnostics | Porphyrine, Porphyrindiagnostik | Porphyrie, porphyria
Neugeborenenscreening | newborn screening | NGS-Screening, Stoffwechselscreening des Neugeborenen | Fersenblut, Guthrie-Test, Neugeborene, Baby
Stoffwechseldiagnostik | inborn errors of metabolism | Selektives Stoffwechselscreening, Stoffwechselscreening | angeborene Stoffwechselkrankheit, Stoffwechsel
Lysosomale Enzyme | lysosomal enzymes | Lysosomale Diagnostik | lysosomale Speicherkrankheit, Speicherkrankheit
Peroxisomale Diagnostik | peroxisomal disorders | Peroxisomale Marker | Adrenoleukodystrophie, Zellweger, Refsum
Pränataldiagnostik | prenatal screening | Pränatalscreening, Ersttrimesterscreening | Schwangerschaft, Down-Syndrom, Trisomie, prenatal
Präeklampsie-Marker | pre-eclampsia markers | Präeklampsie-Quotient | Präeklampsie, Schwangerschaftsvergiftung, Gestose
Molekulargenetik | molecular genetics | Gentest, Gendiagnostik, genetische Diagnostik, DNA-Analyse | Gene, Erbkrankheit, Vererbung, genetic test
Pharmakogenetik | pharmacogenetics | Pharmakogenomik | Medikamentenverträglichkeit | < Molekulargenetik
Zytogenetik | cytogenetics | Chromosomendiagnostik | Chromosomen
Leukämie-Genetik | leukaemia genetics | Leukämiediagnostik, molekulare Hämatologie | Leukämie, Blutkrebs, leukaemia, leukemia | < Molekulargenetik
Tumorgenetik | tumour genetics | molekulare Onkologie, molekulare Tumordiagnostik | Krebsgene, Tumormutation | < Molekulargenetik
HLA-Diagnostik | HLA typing | HLA-Typisierung, Gewebetypisierung, tissue typing | Gewebemerkmale, Transplantation
Immunhämatologie | immunohaematology | Blutgruppenserologie, Transfusionsmedizin | Bluttransfusion, Blutkonserve, transfusion
Pathologie | pathology | | Gewebeprobe, Biopsie, biopsy
Zytologie | cytology | Zytodiagnostik, Zelluntersuchung | Zellabstrich
Immunhistochemie | immunohistochemistry | IHC, Immunhistologie | Gewebemarker | < Pathologie
Funktionstests | dynamic function tests | Belastungstests, Provokationstests | Hormonbelastung
Ketonkörper | ketone bodies | Ketone | Ketoazidose, Unterzuckerung
Speichelhormone | salivary hormones | Hormone im Speichel | Speicheltest
Spermadiagnostik | semen analysis | Spermiogramm, Ejakulatanalyse, Samenanalyse, spermiogram | Sperma, Samen, Zeugungsfähigkeit, männliche Unfruchtbarkeit, sperm
`;
