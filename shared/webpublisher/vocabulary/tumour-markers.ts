/** Markers of tumours in blood, tissue and cells, and the basics of pathology. Format: `read-rows.ts`. */
export const tumourMarkers = `
Prostataspezifisches Antigen | prostate-specific antigen | PSA, PSA gesamt, Gesamt-PSA, tPSA, total PSA | Prostata, Prostatakrebs, Vorsteherdrüse, Prostatavorsorge, prostate cancer | < Tumormarker | ≠ Freies PSA, Prostataspezifische saure Phosphatase, PSA-Quotient
Freies PSA | free prostate-specific antigen | fPSA, PSA frei, free PSA | Prostata | < Tumormarker | ≠ PSA-Quotient
PSA-Quotient | free to total PSA ratio | fPSA/PSA, PSA-Ratio | Prostata | < Tumormarker
Komplexiertes PSA | complexed prostate-specific antigen | cPSA | Prostata | < Tumormarker | ≠ Freies PSA
Prostate Health Index | prostate health index | phi, proPSA, p2PSA | Prostata | < Tumormarker | ≠ Prostataspezifisches Antigen
PCA3 | prostate cancer antigen 3 | PCA3-Test | Prostata, Prostatakrebs | < Tumormarker | ≠ Prostataspezifisches Antigen
Prostataspezifische saure Phosphatase | prostatic acid phosphatase | PAP?, Prostataphosphatase, prostataspezifische Phosphatase | Prostata | < Tumormarker
Carcinoembryonales Antigen | carcinoembryonic antigen | CEA, karzinoembryonales Antigen | Darmkrebs, bowel cancer | < Tumormarker
Alpha-Fetoprotein | alpha-fetoprotein | AFP, Alpha-1-Fetoprotein, α1-Fetoprotein | Leberkrebs, Hodenkrebs, offener Rücken | < Tumormarker, Pränataldiagnostik | ≠ AFP-L3, AFP im Fruchtwasser
AFP-L3 | lens culinaris-reactive alpha-fetoprotein | AFP-L3-Fraktion | Leberkrebs | < Tumormarker
CA 19-9 | carbohydrate antigen 19-9 | CA19-9 | Bauchspeicheldrüsenkrebs, pancreatic cancer | < Tumormarker | ≠ CA 125
CA 125 | cancer antigen 125 | CA125, MUC16 | Eierstockkrebs, ovarian cancer | < Tumormarker | ≠ CA 15-3, HE4
CA 15-3 | cancer antigen 15-3 | CA15-3 | Brustkrebs, breast cancer | < Tumormarker | ≠ CA 27.29
CA 27.29 | cancer antigen 27.29 | | Brustkrebs | < Tumormarker
CA 72-4 | cancer antigen 72-4 | CA72-4, TAG-72 | Magenkrebs, stomach cancer | < Tumormarker | ≠ CA 19-9
CA 50 | cancer antigen 50 | | Bauchspeicheldrüsenkrebs | < Tumormarker | ≠ Komplementaktivität klassischer Weg
CA 242 | cancer antigen 242 | | Bauchspeicheldrüsenkrebs | < Tumormarker
MCA | mucin-like carcinoma-associated antigen | mucinartiges karzinomassoziiertes Antigen | Brustkrebs | < Tumormarker | ≠ CA 15-3
HE4 | human epididymis protein 4 | humanes Epididymis-Protein 4 | Eierstockkrebs | < Tumormarker
ROMA-Index | risk of ovarian malignancy algorithm | ROMA | Eierstockkrebs | < Tumormarker | ≠ HE4
CYFRA 21-1 | cytokeratin 19 fragment | Zytokeratin-19-Fragment, CYFRA | Lungenkrebs, lung cancer | < Tumormarker
Neuronenspezifische Enolase | neuron-specific enolase | NSE, neuronspezifische Enolase | Kleinzeller, kleinzelliges Bronchialkarzinom, Neuroblastom | < Tumormarker, Liquordiagnostik
Pro-Gastrin-Releasing-Peptid | pro-gastrin-releasing peptide | ProGRP, Pro-GRP | Kleinzeller, Lungenkrebs | < Tumormarker
Plattenepithelkarzinom-Antigen | squamous cell carcinoma antigen | SCC, SCC-Antigen, SCCA, SCC-Ag | Gebärmutterhalskrebs, Plattenepithelkarzinom | < Tumormarker
Tissue Polypeptide Antigen | tissue polypeptide antigen | TPA?, Gewebepolypeptid-Antigen | < Tumormarker | ≠ Tissue Polypeptide Specific Antigen
Tissue Polypeptide Specific Antigen | tissue polypeptide-specific antigen | TPS | < Tumormarker
Thymidinkinase | thymidine kinase | TK, TK1 | Leukämie, Lymphom | < Tumormarker
Chromogranin A | chromogranin A | CgA, Chromogranin | Karzinoid, neuroendokriner Tumor | < Tumormarker
Tumor-M2-Pyruvatkinase | tumour M2 pyruvate kinase | M2-PK, M2-PK im EDTA-Plasma | Darmkrebs | < Tumormarker | ≠ M2-Pyruvatkinase im Stuhl
HER2/neu im Serum | serum HER2/neu | HER2 im Serum, sHER2 | Brustkrebs | < Tumormarker | ≠ HER2-Immunhistochemie, HER2-Amplifikation
Lösliches Mesothelin | soluble mesothelin-related peptides | SMRP, Mesothelin | Asbest, Mesotheliom | < Tumormarker
NMP22 | nuclear matrix protein 22 | NMP-22 | Blasenkrebs, bladder cancer | < Tumormarker
BTA-Test | bladder tumour antigen test | BTA | Blasenkrebs | < Tumormarker | ≠ Beta-Trace-Protein
MIA | melanoma inhibitory activity | | schwarzer Hautkrebs | < Tumormarker
Septin-9-Test | methylated septin 9 test | SEPT9, mSEPT9 | Darmkrebs | < Tumormarker
Plazentare alkalische Phosphatase | placental alkaline phosphatase | PLAP | Hodenkrebs | < Tumormarker
SP-1 | pregnancy-specific beta-1 glycoprotein | schwangerschaftsspezifisches Beta-1-Glykoprotein | < Tumormarker | ≠ Protein S
Polyamine im Urin | urinary polyamines | ≠ Katecholamine
Pap-Abstrich | Pap smear | PAP?, Pap-Test, Zytologischer Zervixabstrich, gynäkologische Zytologie, cervical smear | Gebärmutterhalskrebs, Krebsvorsorge Frau, Vorsorgeabstrich | < Zytologie | ≠ Humane-Papillomviren-Nachweis, Dünnschichtzytologie
Dünnschichtzytologie | liquid-based cytology | ThinPrep, LBC | Gebärmutterhalskrebs | < Zytologie
p16/Ki-67-Doppelfärbung | p16/Ki-67 dual stain | CINtec PLUS, p16/Ki-67 | Gebärmutterhalskrebs | < Zytologie | ≠ Ki-67
Urinzytologie | urine cytology | | Blasenkrebs | < Zytologie | ≠ Urinsediment
Sputumzytologie | sputum cytology | | Lungenkrebs | < Zytologie | ≠ Sputumkultur
Ergusszytologie | effusion cytology | Pleuraerguss-Zytologie, Aszites-Zytologie, Punktionszytologie | Erguss, Bauchwasser | < Zytologie | ≠ Zellzahl im Punktat
Liquorzytologie | cerebrospinal fluid cytology | Liquor-Zytologie, Liquorzelldifferenzierung | Nervenwasser | < Zytologie, Liquordiagnostik | ≠ Zellzahl im Liquor
Feinnadelpunktionszytologie | fine needle aspiration cytology | FNA, Feinnadelaspiration, Feinnadelpunktion | Schilddrüsenknoten, Knoten | < Zytologie
Bürstenzytologie | brush cytology | Bürstenabstrich | < Zytologie
Mamillensekret-Zytologie | nipple discharge cytology | | Brustwarze | < Zytologie
Histologie | histopathology | histologische Untersuchung, Gewebeuntersuchung, Histopathologie, feingewebliche Untersuchung | Gewebeprobe, Biopsie | < Pathologie | ≠ Zytologie
Schnellschnitt | frozen section | Gefrierschnitt, intraoperativer Schnellschnitt | Operation | < Pathologie
Knochenmarkhistologie | bone marrow histology | Beckenkammbiopsie, Knochenmarkbiopsie, bone marrow trephine | Knochenmark | < Pathologie
Hautbiopsie | skin biopsy | Hauthistologie, Dermatohistologie | Muttermal, Leberfleck | < Pathologie
Magenbiopsie | gastric biopsy | Magenhistologie | Magenspiegelung | < Pathologie
Darmbiopsie | colon biopsy | Kolonbiopsie, Polyp-Histologie | Darmspiegelung, Darmpolyp | < Pathologie
Dünndarmbiopsie | small bowel biopsy | Duodenalbiopsie, Marsh-Klassifikation | Zöliakie | < Pathologie | ≠ Darmbiopsie
Leberbiopsie | liver biopsy | Leberhistologie | < Pathologie
Nierenbiopsie | kidney biopsy | Nierenhistologie | < Pathologie
Prostatabiopsie | prostate biopsy | Prostatastanze, Gleason-Score | Prostatakrebs | < Pathologie
Mammabiopsie | breast biopsy | Mammastanze, Brustbiopsie | Brustkrebs, Knoten in der Brust | < Pathologie
Muskelbiopsie | muscle biopsy | Muskelhistologie | < Pathologie
Nervenbiopsie | nerve biopsy | < Pathologie
Direkte Immunfluoreszenz der Haut | direct immunofluorescence of skin | DIF, direkte Immunfluoreszenz | Blasenbildung der Haut | < Pathologie | ≠ Desmosomen-Antikörper
Plazentauntersuchung | placental pathology | Plazentahistologie | Mutterkuchen, Fehlgeburt | < Pathologie
Elektronenmikroskopie | electron microscopy | EM | < Pathologie
Steinanalyse | stone analysis | Harnsteinanalyse, Nierensteinanalyse, Konkrementanalyse, Gallensteinanalyse | Nierenstein, Gallenstein | < Steindiagnostik
Östrogenrezeptor | oestrogen receptor | ER, ER-Status, Estrogenrezeptor, estrogen receptor | Brustkrebs | < Immunhistochemie | ≠ Estradiol, Progesteronrezeptor
Progesteronrezeptor | progesterone receptor | PgR, PR-Status, PgR-Status | Brustkrebs | < Immunhistochemie | ≠ Progesteron
HER2-Immunhistochemie | HER2 immunohistochemistry | HER2, HER2/neu, HER2-Status, ERBB2-Immunhistochemie | Brustkrebs, Magenkrebs | < Immunhistochemie | ≠ HER2-Amplifikation
Ki-67 | Ki-67 | Ki67, MIB-1, Proliferationsindex | Brustkrebs | < Immunhistochemie
PD-L1 | programmed death ligand 1 | PD-L1-Expression, PDL1 | Immuntherapie | < Immunhistochemie
p53-Immunhistochemie | p53 immunohistochemistry | p53 | < Immunhistochemie | ≠ TP53-Mutation
Zytokeratin 7 | cytokeratin 7 | CK7, CK 7 | < Immunhistochemie | ≠ Kreatinkinase, Zytokeratin 20
Zytokeratin 20 | cytokeratin 20 | CK20, CK 20 | < Immunhistochemie | ≠ Kreatinkinase
TTF-1 | thyroid transcription factor 1 | TTF1 | Lungenkrebs | < Immunhistochemie | ≠ Thyreotropin
Synaptophysin | synaptophysin | | neuroendokriner Tumor | < Immunhistochemie
Melan A | Melan-A | MART-1 | schwarzer Hautkrebs | < Immunhistochemie
Mismatch-Reparaturproteine | mismatch repair proteins | MMR, MMR-Immunhistochemie, dMMR, MLH1/MSH2/MSH6/PMS2 | Lynch-Syndrom, Darmkrebs | < Immunhistochemie | ≠ Mikrosatelliteninstabilität
CD20 | CD20 | | Lymphom | < Immunhistochemie
CD30 | CD30 | | Hodgkin-Lymphom | < Immunhistochemie
CD117 | CD117 | c-KIT-Expression, KIT-Immunhistochemie | GIST | < Immunhistochemie | ≠ KIT-Mutation D816V
Somatostatinrezeptor-Expression | somatostatin receptor expression | SSTR2, SSTR2A | neuroendokriner Tumor | < Immunhistochemie
Kongorot-Färbung | Congo red stain | Amyloidnachweis, Kongorot | Amyloidose | < Pathologie | ≠ Serum-Amyloid A
`;
