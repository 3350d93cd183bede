/** Blood cells, their surface markers and haemoglobins. Format: `read-rows.ts`. */
export const haematology = `
Leukozyten | white blood cells | WBC, Leukozytenzahl, Leukos, white cell count, leukocytes | weiße Blutkörperchen, weiße Blutzellen | < Kleines Blutbild, Großes Blutbild, Entzündungswerte | ≠ Leukozyten im Urin, Leukozyten im Stuhl
Erythrozyten | red blood cells | RBC, Erythrozytenzahl, Erys, red cell count, erythrocytes | rote Blutkörperchen, rote Blutzellen | < Kleines Blutbild, Großes Blutbild | ≠ Erythrozyten im Urin
Hämoglobin | haemoglobin | Hb, HGB, hemoglobin | roter Blutfarbstoff, Blutfarbstoff | < Kleines Blutbild, Großes Blutbild, Blutarmut | ≠ Hämoglobin im Stuhl, Hämoglobin im Urin, Hämoglobin-Elektrophorese
Hämatokrit | haematocrit | HKT, HK, Hct?, packed cell volume, PCV, hematocrit | dickes Blut | < Kleines Blutbild, Großes Blutbild
Mittleres Erythrozytenvolumen | mean corpuscular volume | MCV | Größe der roten Blutkörperchen | < Kleines Blutbild, Großes Blutbild, Blutarmut | ≠ Mittleres Thrombozytenvolumen
Mittlerer Hämoglobingehalt der Erythrozyten | mean corpuscular haemoglobin | MCH | < Kleines Blutbild, Großes Blutbild, Blutarmut | ≠ Mittlere Hämoglobinkonzentration der Erythrozyten
Mittlere Hämoglobinkonzentration der Erythrozyten | mean corpuscular haemoglobin concentration | MCHC | < Kleines Blutbild, Großes Blutbild, Blutarmut
Erythrozytenverteilungsbreite | red cell distribution width | RDW, EVB, RDW-SD, RDW-CV, Anisozytose-Index | < Kleines Blutbild, Großes Blutbild
Thrombozyten | platelets | PLT, Thrombozytenzahl, Thrombos, Blutplättchen, platelet count, thrombocytes | Gerinnungszellen | < Kleines Blutbild, Großes Blutbild, Gerinnungswerte | ≠ Thrombozyten-Antikörper, Retikulierte Thrombozyten
Thrombozyten im Citratblut | platelets in citrated blood | Citrat-Thrombozyten | EDTA-Pseudothrombopenie, Pseudothrombozytopenie | ≠ Thrombozyten
Mittleres Thrombozytenvolumen | mean platelet volume | MPV | Größe der Blutplättchen
Thrombokrit | plateletcrit | PCT? | ≠ Hämatokrit
Unreife Thrombozytenfraktion | immature platelet fraction | IPF | ≠ Thrombozyten
Retikulierte Thrombozyten | reticulated platelets | ≠ Retikulozyten
Retikulozyten | reticulocytes | Retis, RET, reticulocyte count | junge rote Blutkörperchen, Blutbildung | < Blutarmut, Hämolyseparameter | ≠ Retikulozyten-Hämoglobin
Retikulozyten-Hämoglobin | reticulocyte haemoglobin | RET-He, CHr, Retikulozyten-Hb | Eisenmangel | < Eisenstoffwechsel, Blutarmut
Retikulozytenproduktionsindex | reticulocyte production index | RPI | Blutbildung | < Blutarmut
Hypochrome Erythrozyten | hypochromic red cells | %HYPO, HYPO-He | Eisenmangel | < Eisenstoffwechsel, Blutarmut
Neutrophile Granulozyten | neutrophils | Neutrophile, NEUT, segmentkernige Granulozyten, Segmentkernige, neutrophil granulocytes | Fresszellen | < Differentialblutbild
Stabkernige Granulozyten | band neutrophils | Stabkernige, Stäbe | Linksverschiebung | < Differentialblutbild
Unreife Granulozyten | immature granulocytes | IG, Vorstufen der Granulozyten | Linksverschiebung | < Differentialblutbild
Lymphozyten | lymphocytes | LYMPH | Abwehrzellen | < Differentialblutbild
Monozyten | monocytes | MONO | < Differentialblutbild
Eosinophile Granulozyten | eosinophils | Eosinophile, EOS, Eosinophilenzahl | Allergie, Wurmbefall | < Differentialblutbild | ≠ Eosinophiles kationisches Protein
Basophile Granulozyten | basophils | Basophile, BASO | < Differentialblutbild
Erythroblasten | nucleated red blood cells | NRBC, Normoblasten, kernhaltige rote Vorstufen | < Differentialblutbild
Blutausstrich | blood smear | peripherer Blutausstrich, manuelles Differentialblutbild, blood film, peripheral smear | Blut unter dem Mikroskop | < Differentialblutbild | ≠ Dicker Tropfen auf Malaria
Fragmentozyten | schistocytes | Schistozyten, fragmentierte Erythrozyten | zerstückelte rote Blutkörperchen, TTP, HUS | < Hämolyseparameter
Sphärozyten | spherocytes | Kugelzellen | Kugelzellanämie | < Hämolyseparameter
Sichelzelltest | sickle cell test | Sichelzellnachweis | Sichelzellkrankheit | < Hämolyseparameter | ≠ Hämoglobin S
Blutkörperchensenkungsgeschwindigkeit | erythrocyte sedimentation rate | BSG, BKS, BSR, ESR, Blutsenkung, Blutsenkungsgeschwindigkeit | Senkung, Blutsenkung nach Westergren | < Entzündungswerte
Osmotische Resistenz der Erythrozyten | osmotic fragility of red cells | osmotische Resistenz, osmotische Fragilität | Kugelzellanämie | < Hämolyseparameter
EMA-Test | EMA binding test | Eosin-5-Maleimid-Test, eosin-5-maleimide binding | Kugelzellanämie, hereditäre Sphärozytose | < Hämolyseparameter, Durchflusszytometrie | ≠ Endomysium-Antikörper
AGLT | acidified glycerol lysis test | | Kugelzellanämie | < Hämolyseparameter
Glukose-6-Phosphat-Dehydrogenase | glucose-6-phosphate dehydrogenase | G6PD, G-6-PDH, G6PDH, Glucose-6-Phosphat-Dehydrogenase | Favismus, Bohnenkrankheit | < Hämolyseparameter | ≠ Glukose
Pyruvatkinase | pyruvate kinase | PK, Erythrozyten-Pyruvatkinase | < Hämolyseparameter | ≠ Tumor-M2-Pyruvatkinase
Hexokinase in Erythrozyten | red cell hexokinase | < Hämolyseparameter
Glukosephosphat-Isomerase | glucose phosphate isomerase | GPI, Glucosephosphat-Isomerase | < Hämolyseparameter | ≠ Glukose
Glutathionreduktase | glutathione reductase | < Hämolyseparameter | ≠ Glutathionperoxidase, Glutathion
Hämoglobin-Elektrophorese | haemoglobin electrophoresis | Hb-Elektrophorese, Hämoglobinopathie-Diagnostik, Hb-Chromatographie, hemoglobin electrophoresis, haemoglobinopathy screening | Thalassämie, Mittelmeeranämie, Sichelzellkrankheit, thalassaemia | < Blutarmut
Hämoglobin A0 | haemoglobin A0 | HbA0, Hb A0 | < Hämoglobin-Elektrophorese | ≠ HbA1c
Hämoglobin A2 | haemoglobin A2 | HbA2, Hb A2 | Thalassämie, Mittelmeeranämie | < Hämoglobin-Elektrophorese | ≠ HbA1c
Hämoglobin F | haemoglobin F | HbF, fetales Hämoglobin, Hb F, fetal haemoglobin | < Hämoglobin-Elektrophorese | ≠ Fetale Erythrozyten
Hämoglobin S | haemoglobin S | HbS, Sichelzellhämoglobin, Hb S, sickle haemoglobin | Sichelzellkrankheit | < Hämoglobin-Elektrophorese
Hämoglobin C | haemoglobin C | HbC, Hb C | < Hämoglobin-Elektrophorese
Hämoglobin E | haemoglobin E | Hämoglobin-E-Variante, Hb E | < Hämoglobin-Elektrophorese | ≠ Mittlerer Hämoglobingehalt der Erythrozyten
Fetale Erythrozyten | fetal red cells | HbF-Zellen, Kleihauer-Betke-Test, fetomaternale Transfusion, Kleihauer-Test | fetale Blutzellen im Blut der Mutter | < Immunhämatologie
Heinz-Körper | Heinz bodies | Heinz-Innenkörper, Heinzsche Innenkörper | < Hämolyseparameter
Erythropoetin | erythropoietin | EPO | Blutbildung, Blutdoping, Nierenanämie | < Blutarmut
Knochenmarkzytologie | bone marrow cytology | Knochenmarkausstrich, KM-Zytologie, Knochenmarkpunktat, bone marrow aspirate | Knochenmark, Leukämie | < Zytologie | ≠ Knochenmarkhistologie
Eisenfärbung | iron stain | Fe-Färbung, Berliner-Blau-Färbung, Sideroblasten | < Knochenmarkzytologie | ≠ Eisen
Peroxidase-Färbung | myeloperoxidase stain | POX-Färbung, POX, MPO-Färbung | Leukämie | < Knochenmarkzytologie | ≠ MPO-ANCA
PAS-Färbung | periodic acid-Schiff stain | PAS | < Knochenmarkzytologie
Esterase-Färbung | esterase stain | alpha-NE-Färbung, α-Naphthylacetat-Esterase | < Knochenmarkzytologie
Pappenheim-Färbung | Pappenheim stain | May-Grünwald-Giemsa-Färbung, MGG | < Knochenmarkzytologie
Alkalische Leukozytenphosphatase | leukocyte alkaline phosphatase | ALP-Index, LAP?, NAP, Neutrophilenphosphatase | ≠ Alkalische Phosphatase
T-Lymphozyten | T cells | CD3-positive T-Zellen, CD3, T-Zellen, T lymphocytes | Abwehrzellen | < Lymphozytensubpopulationen | ≠ B-Lymphozyten
T-Helferzellen | T helper cells | CD4-positive T-Zellen, CD4, Helferzellen, CD4-Zellen, CD4 count | Helferzellen bei HIV | < Lymphozytensubpopulationen | ≠ CD4/CD8-Quotient
Zytotoxische T-Zellen | cytotoxic T cells | CD8-positive T-Zellen, CD8, T-Suppressorzellen, Suppressorzellen, CD8-Zellen | < Lymphozytensubpopulationen | ≠ CD4/CD8-Quotient
CD4/CD8-Quotient | CD4/CD8 ratio | Helfer/Suppressor-Quotient, CD4/CD8 | < Lymphozytensubpopulationen
B-Lymphozyten | B cells | CD19-positive B-Zellen, CD19, B-Zellen, B lymphocytes | Abwehrzellen | < Lymphozytensubpopulationen
Natürliche Killerzellen | natural killer cells | NK-Zellen, CD16/56, CD56-positive Zellen, NK cells | Killerzellen, Abwehrzellen | < Lymphozytensubpopulationen | ≠ NK-Zell-Funktion
NK-Zell-Funktion | natural killer cell activity | NK-Zell-Aktivität, NK-Zytotoxizität | Killerzellen | < Durchflusszytometrie
Regulatorische T-Zellen | regulatory T cells | Tregs, Treg | < Durchflusszytometrie
Aktivierte T-Zellen | activated T cells | HLA-DR-positive T-Zellen, CD3+/HLA-DR+ | < Durchflusszytometrie
Naive und Gedächtnis-T-Zellen | naive and memory T cells | CD45RA, CD45RO, CD45RA/RO | < Durchflusszytometrie
Gedächtnis-B-Zellen | memory B cells | Memory-B-Zellen, klassengewechselte B-Zellen | < Durchflusszytometrie | ≠ B-Lymphozyten
Gamma-delta-T-Zellen | gamma-delta T cells | γδ-T-Zellen | < Durchflusszytometrie
Doppelt negative T-Zellen | double-negative T cells | TCRαβ-positive doppelt negative T-Zellen | ALPS, Autoimmun-lymphoproliferatives Syndrom | < Durchflusszytometrie
CD34-Zellen | CD34 cells | CD34, Stammzellen, stem cells | Stammzellspende, Stammzellapherese | < Durchflusszytometrie
HLA-DR auf Monozyten | monocyte HLA-DR | mHLA-DR, HLA-DR-Expression der Monozyten | Immunparalyse | < Durchflusszytometrie | ≠ HLA-DR
PNH-Diagnostik | paroxysmal nocturnal haemoglobinuria testing | PNH, FLAER, PNH-Klon, CD55/CD59, GPI-verankerte Antigene | nächtliche Hämoglobinurie | < Durchflusszytometrie, Hämolyseparameter
CD59 auf Erythrozyten | CD59 on red cells | CD59 | nächtliche Hämoglobinurie | < PNH-Diagnostik
Immunphänotypisierung akuter Leukämien | acute leukaemia immunophenotyping | Leukämietypisierung | Leukämie, Blutkrebs | < Durchflusszytometrie
Immunphänotypisierung von Lymphomen | lymphoma immunophenotyping | Lymphomtypisierung, CLL-Typisierung | Lymphom, Lymphdrüsenkrebs | < Durchflusszytometrie
Minimale Resterkrankung | measurable residual disease | MRD, minimal residual disease | Leukämie | < Durchflusszytometrie
Plasmazellen im Knochenmark | bone marrow plasma cells | CD138-positive Zellen, CD138 | Plasmozytom, multiples Myelom | < Durchflusszytometrie
Oxidativer Burst | oxidative burst test | Granulozytenfunktionstest, Burst-Test, DHR-Test, Dihydrorhodamin-Test | septische Granulomatose | < Durchflusszytometrie
Phagozytosetest | phagocytosis test | Phagozytoseaktivität | Fresszellen | < Durchflusszytometrie | ≠ Oxidativer Burst
CD18/CD11-Expression | CD18/CD11 expression | LAD-Diagnostik | Leukozytenadhäsionsdefekt | < Durchflusszytometrie
Lymphozytentransformationstest | lymphocyte transformation test | LTT, Lymphozytenproliferationstest | Nickelallergie, Metallallergie | ≠ Basophilenaktivierungstest
Mitogen-Stimulation | mitogen stimulation | Lymphozytenstimulation mit Mitogenen, PHA-Stimulation | Immunschwäche | ≠ Lymphozytentransformationstest
LE-Zellen | LE cells | Lupus-erythematodes-Zellen | Lupus | ≠ Antinukleäre Antikörper
Makrothrombozyten | giant platelets | Riesenplättchen, Riesenthrombozyten
Hämosiderophagen | haemosiderophages | Siderophagen | Blutung in der Lunge, Blutung im Liquor | < Zytologie
Bronchoalveoläre Lavage | bronchoalveolar lavage | BAL, BAL-Zytologie, BAL-Differenzierung | Lungenspülung | < Zytologie
Zellzahl im Punktat | body fluid cell count | Zellzahl im Aszites, Punktat-Zellzahl, Ergussdifferenzierung | Bauchwasser, Erguss | < Zytologie | ≠ Zellzahl im Liquor
Kristalle im Gelenkpunktat | crystals in synovial fluid | Synovia-Kristalle, Uratkristalle im Punktat, Gelenkpunktat-Kristalle | Gicht, Pseudogicht, Gelenkerguss | ≠ Harnsäure, Kristalle im Urin
Gelenkpunktat-Analyse | synovial fluid analysis | Synovia-Analyse, Synovialanalyse | Gelenkerguss
`;
