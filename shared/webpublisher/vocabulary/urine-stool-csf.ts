/** Analyses of urine, stool, cerebrospinal fluid, semen and other fluids. Format: `read-rows.ts`. */
export const urineStoolCsf = `
Glukose im Urin | urine glucose | Glucose im Urin, Urinzucker, Glukosurie, U-Glukose | Zucker im Urin, Harnzucker | < Urinstatus | ≠ Glukose im Liquor
Eiweiß im Urin | urine protein | Gesamteiweiß im Urin, Protein im Urin, Proteinurie, Eiweiß im Sammelurin, Eiweiß/Kreatinin-Quotient | schäumender Urin, Niere | < Urinstatus, Proteinurie-Diagnostik | ≠ Albumin im Urin, Eiweiß im Liquor
Albumin im Urin | urine albumin | Mikroalbumin, Mikroalbuminurie, Albumin/Kreatinin-Quotient, Albumin im Sammelurin, microalbumin, ACR, Urinalbumin | Nierenschaden durch Diabetes, Nierenschaden | < Proteinurie-Diagnostik, Nierenwerte, Diabetesdiagnostik | ≠ Albumin im Liquor
Ketone im Urin | urine ketones | Ketonkörper im Urin, Aceton im Urin | Ketoazidose | < Urinstatus, Ketonkörper | ≠ 3-Hydroxybutyrat
Nitrit im Urin | urine nitrite | Nitrit | Blasenentzündung | < Urinstatus
Leukozyten im Urin | urine leukocytes | Leukozyturie, Leukozytenesterase, Leuko im Urin | Blasenentzündung, Harnwegsinfekt | < Urinstatus, Urinsediment | ≠ Leukozyten im Stuhl
Erythrozyten im Urin | urine erythrocytes | Hämaturie, Blut im Urin, Mikrohämaturie, haematuria | roter Urin, Blut im Harn, blood in urine | < Urinstatus, Urinsediment | ≠ Hämoglobin im Urin, Okkultes Blut im Stuhl
Dysmorphe Erythrozyten | dysmorphic red cells | Akanthozyten im Urin, Erythrozytenmorphologie im Urin, Phasenkontrastmikroskopie des Urins | Glomerulonephritis | < Urinsediment | ≠ Erythrozyten im Urin
Hämoglobin im Urin | urine haemoglobin | Hämoglobinurie, freies Hb im Urin | roter Urin | ≠ Myoglobin im Urin
Myoglobin im Urin | urine myoglobin | Myoglobinurie | roter Urin, Muskelzerfall | < Muskelwerte
Bilirubin im Urin | urine bilirubin | Bili im Urin | dunkler Urin | < Urinstatus | ≠ Urobilinogen
Urobilinogen | urobilinogen | Ubg im Urin, UBG | dunkler Urin | < Urinstatus | ≠ Porphobilinogen
pH-Wert im Urin | urine pH | Urin-pH, pH im Urin | < Urinstatus, Steindiagnostik
Spezifisches Gewicht des Urins | urine specific gravity | Urindichte, spezifisches Gewicht, relative Dichte | < Urinstatus | ≠ Osmolalität im Urin
Bakterien im Urin | urine bacteria | Bakteriurie | Blasenentzündung | < Urinsediment | ≠ Urinkultur
Epithelien im Urin | urine epithelial cells | Plattenepithelien, Rundepithelien, Epithelzellen | < Urinsediment
Zylinder im Urin | urinary casts | hyaline Zylinder, granulierte Zylinder, Erythrozytenzylinder, Leukozytenzylinder | < Urinsediment
Kristalle im Urin | urine crystals | Urinkristalle | < Urinsediment, Steindiagnostik
Osmolalität im Urin | urine osmolality | Urin-Osmolalität | Diabetes insipidus
Kreatinin im Urin | urine creatinine | Urinkreatinin, Creatinin im Urin, Kreatinin im Sammelurin | < Nierenwerte
Harnstoff im Urin | urine urea | Harnstoff im Sammelurin | ≠ Harnsäure im Urin, Harnstoff
Harnsäure im Urin | urine uric acid | Harnsäure im Sammelurin, Uraturie | Gicht, Nierenstein | < Steindiagnostik
Natrium im Urin | urine sodium | Natrium im Sammelurin, U-Na
Kalium im Urin | urine potassium | Kalium im Sammelurin, U-K
Chlorid im Urin | urine chloride | Chlorid im Sammelurin
Calcium im Urin | urine calcium | Calcium im Sammelurin, Calciurie | Nierenstein | < Steindiagnostik, Knochenstoffwechsel
Phosphat im Urin | urine phosphate | Phosphat im Sammelurin, Phosphaturie | < Steindiagnostik, Knochenstoffwechsel
Magnesium im Urin | urine magnesium | Magnesium im Sammelurin | < Steindiagnostik
Citrat im Urin | urine citrate | Citrat im Sammelurin, Zitrat im Urin | Nierenstein | < Steindiagnostik
Oxalat im Urin | urine oxalate | Oxalat im Sammelurin, Oxalsäure im Urin | Nierenstein | < Steindiagnostik
Cystin im Urin | urine cystine | Cystin im Sammelurin, Cystinurie | Nierenstein | < Steindiagnostik | ≠ Cystatin C
Fraktionelle Natriumausscheidung | fractional sodium excretion | FENa, fraktionelle Na-Ausscheidung, FE-Na | < Nierenwerte | ≠ Natrium im Urin
Tubuläre Phosphatrückresorption | tubular phosphate reabsorption | TRP?, tubuläre P-Rückresorption | < Nierenwerte | ≠ Phosphat im Urin
Urinelektrophorese | urine protein electrophoresis | SDS-PAGE, Urin-Eiweißelektrophorese, Disk-Elektrophorese | < Proteinurie-Diagnostik, Gammopathie-Diagnostik | ≠ Immunfixation im Urin
Alpha-1-Mikroglobulin im Urin | urine alpha-1 microglobulin | α1-Mikroglobulin im Urin | < Proteinurie-Diagnostik | ≠ Alpha-1-Mikroglobulin
Alpha-2-Makroglobulin im Urin | urine alpha-2 macroglobulin | < Proteinurie-Diagnostik | ≠ Alpha-2-Makroglobulin
Beta-2-Mikroglobulin im Urin | urine beta-2 microglobulin | β2-Mikroglobulin im Urin | < Proteinurie-Diagnostik
Immunglobulin G im Urin | urine immunoglobulin G | IgG im Urin, IgG im Sammelurin | < Proteinurie-Diagnostik | ≠ Immunglobulin G
Transferrin im Urin | urine transferrin | < Proteinurie-Diagnostik | ≠ Transferrin
N-Acetyl-Beta-D-Glukosaminidase | N-acetyl-beta-D-glucosaminidase | NAG, Beta-NAG | Tubulusschaden | < Proteinurie-Diagnostik
Eisen im Urin | urine iron
Melanin im Urin | urine melanin | | schwarzer Hautkrebs
Sulfatide im Urin | urine sulphatides | | metachromatische Leukodystrophie | < Stoffwechseldiagnostik
Addis-Count | Addis count | Addis-Test | < Urinsediment
Drei-Gläser-Probe | three-glass test | Dreigläserprobe, Meares-Stamey-Probe | Prostataentzündung
Okkultes Blut im Stuhl | faecal occult blood | FOBT, iFOBT, FIT, immunologischer Stuhltest, Hämoccult, Stuhlbluttest, fecal occult blood, Blut im Stuhl | Darmkrebsvorsorge, verstecktes Blut, Darmkrebs, blood in stool | < Stuhldiagnostik
Hämoglobin im Stuhl | faecal haemoglobin | Hb im Stuhl, Stuhl-Hämoglobin | Darmkrebsvorsorge | < Stuhldiagnostik, Okkultes Blut im Stuhl
Haptoglobin-Hämoglobin-Komplex im Stuhl | faecal haemoglobin-haptoglobin complex | Hb-Hp-Komplex im Stuhl | < Stuhldiagnostik
M2-Pyruvatkinase im Stuhl | faecal M2 pyruvate kinase | M2-PK im Stuhl, Stuhl-M2-PK | Darmkrebsvorsorge | < Stuhldiagnostik
Calprotectin im Stuhl | faecal calprotectin | Calprotectin, Kalprotektin, Stuhl-Calprotectin, fecal calprotectin | Morbus Crohn, Colitis, Darmentzündung, chronisch-entzündliche Darmerkrankung, Reizdarm, bowel inflammation | < Stuhldiagnostik | ≠ Laktoferrin im Stuhl
Laktoferrin im Stuhl | faecal lactoferrin | Lactoferrin im Stuhl, Lactoferrin | Darmentzündung | < Stuhldiagnostik | ≠ Ferritin, Transferrin
Leukozyten im Stuhl | faecal leukocytes | Stuhlleukozyten | Durchfall | < Stuhldiagnostik
Pankreas-Elastase im Stuhl | faecal pancreatic elastase | Elastase-1, Stuhlelastase, Pankreaselastase, Elastase im Stuhl, pancreatic elastase | Bauchspeicheldrüsenschwäche, Fettstuhl | < Stuhldiagnostik, Bauchspeicheldrüsenwerte | ≠ Chymotrypsin im Stuhl
Chymotrypsin im Stuhl | faecal chymotrypsin | Chymotrypsin | Bauchspeicheldrüsenschwäche | < Stuhldiagnostik
Alpha-1-Antitrypsin im Stuhl | faecal alpha-1 antitrypsin | AAT im Stuhl | Eiweißverlust über den Darm, leaky gut | < Stuhldiagnostik
Zonulin | zonulin | Zonulin im Stuhl | Leaky Gut, leaky gut | < Stuhldiagnostik
Sekretorisches IgA im Stuhl | faecal secretory IgA | sIgA im Stuhl | Darmabwehr | < Stuhldiagnostik
Gallensäuren im Stuhl | faecal bile acids | | Gallensäureverlust | < Stuhldiagnostik | ≠ Gallensäuren
Eosinophiles Protein X im Stuhl | faecal eosinophil protein X | EPX im Stuhl | < Stuhldiagnostik | ≠ Eosinophiles kationisches Protein
Stuhlfett | faecal fat | Fett im Stuhl, Fettausscheidung im Stuhl | Fettstuhl | < Stuhldiagnostik
Stuhlgewicht | stool weight | < Stuhldiagnostik
pH-Wert im Stuhl | stool pH | Stuhl-pH | < Stuhldiagnostik | ≠ pH-Wert im Urin
Zucker im Stuhl | stool reducing substances | reduzierende Substanzen im Stuhl | < Stuhldiagnostik | ≠ Glukose
Mikrobiom-Analyse | gut microbiome analysis | Darmflora-Analyse, Darmfloraanalyse, Dysbiose-Test | Darmflora, Darmbakterien, gut flora | < Stuhldiagnostik
Clostridioides-difficile-Toxin | Clostridioides difficile toxin | C.-difficile-Toxin, Clostridium-difficile-Toxin, Toxin A/B | Durchfall nach Antibiotika | < Durchfallerreger | ≠ Clostridioides-difficile-PCR, Carbohydrate-deficient Transferrin
Clostridioides-difficile-PCR | Clostridioides difficile PCR | C.-difficile-PCR, Clostridium-difficile-PCR | Durchfall nach Antibiotika | < Durchfallerreger
Glutamatdehydrogenase von Clostridioides difficile | Clostridioides difficile GDH antigen | C.-difficile-Antigen, GDH-Antigen, C.-difficile-GDH | Durchfall nach Antibiotika | < Durchfallerreger | ≠ Clostridioides-difficile-Toxin
Helicobacter-pylori-Antigen im Stuhl | Helicobacter pylori stool antigen | Helicobacter-Antigen, H.-pylori-Antigen, Helicobacter-Stuhltest | Magenkeim, Magengeschwür, stomach ulcer | < Stuhldiagnostik
Norovirus-Nachweis | norovirus test | Noroviren, Norovirus-PCR, Norovirus-Antigen | Durchfall, Erbrechen | < Durchfallerreger | ≠ Rotaviren im Stuhl
Rotaviren im Stuhl | rotavirus test | Rotavirus-Antigen, Rotavirus, Rotaviren | Durchfall beim Kind | < Durchfallerreger
Adenoviren im Stuhl | faecal adenovirus | Adenovirus-Antigen im Stuhl, Adenovirus 40/41 | Durchfall beim Kind | < Durchfallerreger
Astroviren im Stuhl | astrovirus test | Astrovirus | Durchfall | < Durchfallerreger
Sapoviren im Stuhl | sapovirus test | Sapovirus | Durchfall | < Durchfallerreger
Salmonellen im Stuhl | faecal Salmonella | Salmonella-Kultur, Salmonellen, Salmonella | Durchfall, Lebensmittelvergiftung, food poisoning | < Durchfallerreger
Shigellen im Stuhl | faecal Shigella | Shigellen, Shigella | Ruhr | < Durchfallerreger
Campylobacter im Stuhl | faecal Campylobacter | Campylobacter | Durchfall, Geflügel | < Durchfallerreger
Yersinien im Stuhl | faecal Yersinia | Yersinien, Yersinia enterocolitica | Durchfall | < Durchfallerreger
EHEC | enterohaemorrhagic Escherichia coli | STEC, VTEC, Shigatoxin, Verotoxin, EHEC-PCR, Shiga toxin | blutiger Durchfall, HUS | < Durchfallerreger | ≠ EPEC
EPEC | enteropathogenic Escherichia coli | enteropathogene Escherichia coli | Durchfall beim Säugling | < Durchfallerreger
Vibrio cholerae | Vibrio cholerae | Choleravibrionen | Cholera | < Durchfallerreger, Tropenkrankheiten
Wurmeier und Parasiten im Stuhl | ova and parasites in stool | Stuhl auf Würmer, Stuhl auf Parasiten, Wurmeier, Parasiten im Stuhl, Stuhl auf Wurmeier | Würmer, Wurmbefall, Reisedurchfall, worms | < Parasiten-Diagnostik, Stuhldiagnostik | ≠ Wurmserologie
Oxyuren | pinworms | Enterobius vermicularis, Klebestreifenpräparat, Tesafilmpräparat, Madenwürmer, pinworm test | Juckreiz am After, Afterjucken | < Parasiten-Diagnostik
Giardia lamblia | Giardia lamblia | Lamblien, Giardia intestinalis, Lamblien-Antigen, Giardia duodenalis | Durchfall nach Reise, Giardiasis | < Durchfallerreger, Parasiten-Diagnostik
Entamoeba histolytica im Stuhl | faecal Entamoeba histolytica | Amöben im Stuhl, Amöben | Amöbenruhr | < Durchfallerreger, Parasiten-Diagnostik
Kryptosporidien im Stuhl | faecal Cryptosporidium | Kryptosporidien, Cryptosporidium | Durchfall | < Durchfallerreger, Parasiten-Diagnostik
Cyclospora cayetanensis | Cyclospora cayetanensis | Cyclospora | Durchfall nach Reise | < Durchfallerreger, Parasiten-Diagnostik
Blastocystis hominis | Blastocystis hominis | Blastocystis | < Parasiten-Diagnostik
Dientamoeba fragilis | Dientamoeba fragilis | D. fragilis | Durchfall | < Parasiten-Diagnostik
Mikrosporidien | microsporidia | Mikrosporidien im Stuhl | < Parasiten-Diagnostik
Zellzahl im Liquor | cerebrospinal fluid cell count | Liquorzellzahl, Liquor-Zellzahl, CSF cell count | Nervenwasser, Hirnhautentzündung | < Liquordiagnostik
Eiweiß im Liquor | cerebrospinal fluid protein | Liquoreiweiß, Gesamteiweiß im Liquor, Liquorprotein | Nervenwasser | < Liquordiagnostik | ≠ Albumin im Liquor
Glukose im Liquor | cerebrospinal fluid glucose | Glucose im Liquor, Liquorzucker | Nervenwasser | < Liquordiagnostik
Laktat im Liquor | cerebrospinal fluid lactate | Liquorlaktat, Lactat im Liquor | Nervenwasser, Hirnhautentzündung | < Liquordiagnostik | ≠ Laktat
Albumin im Liquor | cerebrospinal fluid albumin | Liquoralbumin | Nervenwasser | < Liquordiagnostik | ≠ Albuminquotient
Albuminquotient | albumin quotient | Qalb, Liquor-Serum-Albuminquotient | Schrankenstörung, Blut-Liquor-Schranke | < Liquordiagnostik
Immunglobulin G im Liquor | cerebrospinal fluid immunoglobulin G | IgG im Liquor, Liquor-IgG | < Liquordiagnostik | ≠ IgG-Index
IgG-Index | IgG index | Liquor-IgG-Index | multiple Sklerose | < Liquordiagnostik
Immunglobulin A im Liquor | cerebrospinal fluid immunoglobulin A | IgA im Liquor | < Liquordiagnostik | ≠ Immunglobulin A
Immunglobulin M im Liquor | cerebrospinal fluid immunoglobulin M | IgM im Liquor | < Liquordiagnostik | ≠ Immunglobulin M
Oligoklonale Banden | oligoclonal bands | OKB, OCB, oligoklonale IgG-Banden | multiple Sklerose, MS | < Liquordiagnostik
Reiber-Schema | Reiber diagram | Reiber-Diagramm, Reiberschema | multiple Sklerose | < Liquordiagnostik
MRZ-Reaktion | MRZ reaction | Masern-Röteln-Zoster-Reaktion | multiple Sklerose | < Liquordiagnostik | ≠ Masernvirus-Antikörper, Rötelnvirus-Antikörper
Kappa-Leichtketten-Index | kappa free light chain index | KFLC-Index, freie Leichtketten Kappa im Liquor | multiple Sklerose | < Liquordiagnostik | ≠ Freie Leichtketten Kappa
Borrelien-Antikörper im Liquor | cerebrospinal fluid Borrelia antibodies | Borrelien-Antikörperindex, Borrelien-IgG im Liquor, Borrelien-AI | Neuroborreliose | < Liquordiagnostik, Borreliose-Diagnostik
CXCL13 im Liquor | cerebrospinal fluid CXCL13 | CXCL13 | Neuroborreliose | < Liquordiagnostik, Borreliose-Diagnostik
Tau-Protein | tau protein | Gesamt-Tau, t-Tau, Tau im Liquor, Tau-Protein im Liquor, total tau | Alzheimer, Demenz | < Demenzmarker, Liquordiagnostik | ≠ Phospho-Tau
Phospho-Tau | phosphorylated tau | p-Tau, pTau181, p-Tau181, Phospho-Tau 181 | Alzheimer, Demenz | < Demenzmarker, Liquordiagnostik | ≠ Phospho-Tau 217
Phospho-Tau 217 | phosphorylated tau 217 | pTau217, p-Tau217 | Alzheimer | < Demenzmarker
Beta-Amyloid 1-42 | beta-amyloid 1-42 | Aβ42, Amyloid beta 42, Aβ1-42 | Alzheimer, Demenz | < Demenzmarker, Liquordiagnostik | ≠ Beta-Amyloid 1-40, Serum-Amyloid A
Beta-Amyloid 1-40 | beta-amyloid 1-40 | Aβ40, Amyloid beta 40, Aβ1-40 | Alzheimer, Demenz | < Demenzmarker, Liquordiagnostik
Amyloid-Quotient | beta-amyloid 42/40 ratio | Aβ42/40, Amyloid-Ratio, Aβ42/Aβ40-Quotient | Alzheimer, Demenz | < Demenzmarker, Liquordiagnostik | ≠ Beta-Amyloid 1-42, Beta-Amyloid 1-40
14-3-3-Protein | 14-3-3 protein | Protein 14-3-3, 14-3-3-Protein im Liquor | Creutzfeldt-Jakob-Krankheit | < Demenzmarker, Liquordiagnostik
RT-QuIC | real-time quaking-induced conversion | Prionprotein-Nachweis, RT-QuIC im Liquor | Creutzfeldt-Jakob-Krankheit | < Demenzmarker, Liquordiagnostik
Neurofilament-Leichtketten im Liquor | cerebrospinal fluid neurofilament light chain | NfL im Liquor | ALS | < Liquordiagnostik, Demenzmarker
Alpha-Synuclein | alpha-synuclein | | Parkinson | < Demenzmarker
Hypocretin im Liquor | cerebrospinal fluid hypocretin | Orexin A, Hypocretin-1, Orexin | Narkolepsie | < Liquordiagnostik
Liquorferritin | cerebrospinal fluid ferritin | Ferritin im Liquor | Hirnblutung | < Liquordiagnostik | ≠ Ferritin
Spermienkonzentration | sperm concentration | Spermienzahl, Spermienanzahl, sperm count | Zeugungsfähigkeit | < Spermadiagnostik
Spermienmotilität | sperm motility | Beweglichkeit der Spermien, Spermatozoenmotilität | Zeugungsfähigkeit | < Spermadiagnostik | ≠ Spermienmorphologie
Spermienmorphologie | sperm morphology | | Zeugungsfähigkeit | < Spermadiagnostik
MAR-Test | mixed antiglobulin reaction test | Mixed-Antiglobulin-Reaktion | Kinderwunsch | < Spermadiagnostik | ≠ Direkter Coombstest
Fruktose im Ejakulat | seminal fructose | Fructose im Ejakulat, Fruktose im Seminalplasma | < Spermadiagnostik
Zink im Ejakulat | seminal zinc | Zink im Seminalplasma | < Spermadiagnostik | ≠ Zink
Alpha-Glukosidase im Ejakulat | seminal alpha-glucosidase | neutrale α-Glukosidase | < Spermadiagnostik | ≠ Alpha-Glukosidase
DNA-Fragmentierung der Spermien | sperm DNA fragmentation | DFI, SCSA | Kinderwunsch | < Spermadiagnostik
Vasektomie-Kontrolle | post-vasectomy semen analysis | Spermiogramm nach Vasektomie | Sterilisation beim Mann | < Spermadiagnostik
AFP im Fruchtwasser | amniotic fluid alpha-fetoprotein | | offener Rücken | < Pränataldiagnostik
Blasensprung-Test | rupture of membranes test | PAMG-1, AmniSure, IGFBP-1 im Vaginalsekret | Blasensprung, Fruchtwasserabgang
Eiweiß im Punktat | body fluid protein | Gesamteiweiß im Punktat | Erguss | ≠ Gesamteiweiß
Laktatdehydrogenase im Punktat | body fluid lactate dehydrogenase | LDH im Punktat | Erguss | ≠ Laktatdehydrogenase
Triglyceride im Punktat | body fluid triglycerides | | Chylothorax | ≠ Triglyceride
`;
