/** Proteins, immunoglobulins, complement, mediators, markers of inflammation. Format: `read-rows.ts`. */
export const proteins = `
C-reaktives Protein | C-reactive protein | CRP, hs-CRP, hsCRP, sensitives CRP, hochsensitives CRP, high-sensitivity CRP | Entzündung, Entzündungswert, Infekt, inflammation | < Entzündungswerte
Procalcitonin | procalcitonin | PCT?, Prokalzitonin, Procalcitonin sensitiv | Blutvergiftung, Sepsis, bakterielle Infektion, sepsis | < Entzündungswerte
Interleukin 6 | interleukin 6 | IL-6, IL6 | Sepsis, Blutvergiftung, Entzündung | < Entzündungswerte, Zytokine | ≠ Interleukin 8
Serum-Amyloid A | serum amyloid A | SAA, Amyloid A | Entzündung, Amyloidose | < Entzündungswerte | ≠ Amylase, Serum-Amyloid P
Serum-Amyloid P | serum amyloid P component | SAP-Komponente | Amyloidose
Lipopolysaccharid-bindendes Protein | lipopolysaccharide-binding protein | LBP | Sepsis | < Entzündungswerte
MR-proADM | mid-regional pro-adrenomedullin | proADM, Pro-Adrenomedullin | Sepsis | < Entzündungswerte
Presepsin | presepsin | sCD14-ST | Sepsis | < Entzündungswerte
Endotoxin | endotoxin | Lipopolysaccharid, LPS | Sepsis | ≠ Lipopolysaccharid-bindendes Protein
Gesamteiweiß | total protein | GE, TP, Totalprotein, Eiweiß gesamt, Serumeiweiß | Eiweiß im Blut, Eiweiß | < Serumproteine | ≠ Eiweiß im Urin, Eiweiß im Liquor, Albumin
Albumin | albumin | ALB, Serumalbumin | Eiweiß im Blut, Eiweißmangel | < Serumproteine, Leberwerte | ≠ Präalbumin, Albumin im Urin, Albumin im Liquor
Präalbumin | prealbumin | Transthyretin, TTR | Mangelernährung | < Serumproteine
Serumelektrophorese | serum protein electrophoresis | Eiweißelektrophorese, Elektrophorese, SPE, SPEP, Serumeiweiß-Elektrophorese, Eiweiß-Elphor, Elpho | < Serumproteine, Gammopathie-Diagnostik | ≠ Urinelektrophorese, Hämoglobin-Elektrophorese
Alpha-1-Globulin | alpha-1 globulin | α1-Globulin, alpha-1-Globuline | < Serumelektrophorese
Alpha-2-Globulin | alpha-2 globulin | α2-Globulin, alpha-2-Globuline | < Serumelektrophorese
Beta-Globulin | beta globulin | Beta-1-Globulin, Beta-2-Globulin, Betaglobuline | < Serumelektrophorese
Gamma-Globulin | gamma globulin | | Abwehrstoffe | < Serumelektrophorese
Immunfixation | immunofixation electrophoresis | Immunfixationselektrophorese, IFE, Immunfixation im Serum, immunofixation | Plasmozytom, multiples Myelom | < Gammopathie-Diagnostik | ≠ Immunfixation im Urin
Immunfixation im Urin | urine immunofixation | Bence-Jones-Proteine, Bence-Jones-Protein | Plasmozytom, multiples Myelom | < Gammopathie-Diagnostik
Monoklonale Komponente | monoclonal protein | M-Gradient, M-Protein, Paraprotein, monoklonales Ig, M-spike | Plasmozytom, multiples Myelom | < Gammopathie-Diagnostik
Freie Leichtketten Kappa | free kappa light chains | freie Kappa-Leichtketten, FLC-Kappa, κ-FLC, Kappa frei | Plasmozytom, multiples Myelom | < Gammopathie-Diagnostik | ≠ Leichtketten Kappa gesamt, Freie Leichtketten Lambda
Freie Leichtketten Lambda | free lambda light chains | freie Lambda-Leichtketten, FLC-Lambda, λ-FLC, Lambda frei | Plasmozytom, multiples Myelom | < Gammopathie-Diagnostik | ≠ Leichtketten Lambda gesamt
Quotient der freien Leichtketten | free light chain ratio | FLC-Quotient, Kappa/Lambda-Quotient frei, κ/λ-Quotient | Plasmozytom | < Gammopathie-Diagnostik
Leichtketten Kappa gesamt | total kappa light chains | Kappa-Leichtketten gesamt | < Gammopathie-Diagnostik
Leichtketten Lambda gesamt | total lambda light chains | Lambda-Leichtketten gesamt | < Gammopathie-Diagnostik
Hevylite-Test | heavy/light chain assay | Hevylite, Schwer-/Leichtketten-Paare, HLC | Plasmozytom | < Gammopathie-Diagnostik
Immunglobulin G | immunoglobulin G | IgG, IgG gesamt | Abwehrstoffe, Antikörpermangel | < Immunglobuline, Gammopathie-Diagnostik | ≠ Immunglobulin G im Liquor, IgG-Subklassen
Immunglobulin A | immunoglobulin A | IgA, IgA gesamt | Abwehrstoffe, IgA-Mangel | < Immunglobuline, Gammopathie-Diagnostik | ≠ Sekretorisches Immunglobulin A
Immunglobulin M | immunoglobulin M | IgM, IgM gesamt | Abwehrstoffe | < Immunglobuline, Gammopathie-Diagnostik
Immunglobulin D | immunoglobulin D | IgD | < Immunglobuline
Immunglobulin E | total immunoglobulin E | IgE, Gesamt-IgE, IgE gesamt, total IgE | Allergie | < Immunglobuline, Allergie-Diagnostik | ≠ Immunglobulin G
IgG-Subklassen | IgG subclasses | IgG1 bis IgG4, Immunglobulin-G-Subklassen | Antikörpermangel | < Immunglobuline
Immunglobulin G1 | immunoglobulin G1 | IgG1, IgG-Subklasse 1 | < IgG-Subklassen
Immunglobulin G2 | immunoglobulin G2 | IgG2, IgG-Subklasse 2 | < IgG-Subklassen
Immunglobulin G3 | immunoglobulin G3 | IgG3, IgG-Subklasse 3 | < IgG-Subklassen
Immunglobulin G4 | immunoglobulin G4 | IgG4, IgG-Subklasse 4 | IgG4-assoziierte Erkrankung | < IgG-Subklassen | ≠ Spezifisches IgG4
Sekretorisches Immunglobulin A | secretory immunoglobulin A | sIgA, sekretorisches IgA, secretory IgA | Schleimhautabwehr | ≠ Sekretorisches IgA im Stuhl
IgA-Subklassen | IgA subclasses | IgA1, IgA2 | < Immunglobuline | ≠ Immunglobulin A
Kryoglobuline | cryoglobulins | Kryoglobulin | Kälteunverträglichkeit | < Vaskulitis-Antikörper
Coeruloplasmin | caeruloplasmin | Zäruloplasmin, CP, ceruloplasmin | Morbus Wilson, Kupferspeicherkrankheit | < Serumproteine, Leberwerte | ≠ Kupfer
Alpha-1-Antitrypsin | alpha-1 antitrypsin | AAT, A1AT, α1-Antitrypsin, Alpha-1-Proteinaseinhibitor, AAT im Serum | Lungenemphysem, Emphysem, COPD | < Serumproteine, Leberwerte | ≠ Alpha-1-Antitrypsin-Genotyp, Alpha-1-Antitrypsin im Stuhl, Alpha-1-Antitrypsin-Phänotyp, Antichymotrypsin
Alpha-1-Antitrypsin-Phänotyp | alpha-1 antitrypsin phenotype | AAT-Phänotyp, Pi-Typ | Lungenemphysem | ≠ Alpha-1-Antitrypsin-Genotyp
Antichymotrypsin | alpha-1 antichymotrypsin | < Serumproteine
Alpha-1-Mikroglobulin | alpha-1 microglobulin | α1-Mikroglobulin, A1M, Protein HC | Niere | < Proteinurie-Diagnostik | ≠ Alpha-2-Makroglobulin, Beta-2-Mikroglobulin
Alpha-2-Makroglobulin | alpha-2 macroglobulin | α2-Makroglobulin, A2M | < Serumproteine, Proteinurie-Diagnostik
Beta-2-Mikroglobulin | beta-2 microglobulin | β2-Mikroglobulin, B2M, β2M | multiples Myelom | < Tumormarker, Gammopathie-Diagnostik | ≠ Beta-2-Mikroglobulin im Urin, Beta-2-Glykoprotein-Antikörper
Saures Alpha-1-Glykoprotein | alpha-1 acid glycoprotein | Orosomukoid, AAG, AGP, Alpha-1-saures Glykoprotein | < Serumproteine, Entzündungswerte
Alpha-2-HS-Glykoprotein | alpha-2-HS glycoprotein | Fetuin A | < Serumproteine
Retinolbindendes Protein | retinol-binding protein | RBP | Mangelernährung | < Serumproteine | ≠ Vitamin A
Fibronektin | fibronectin | < Serumproteine | ≠ Fibrinogen, Fetales Fibronektin
Fetales Fibronektin | fetal fibronectin | fFN | drohende Frühgeburt
Komplementfaktor C3 | complement component C3 | C3, C3-Komplement, complement C3 | < Komplementsystem | ≠ Komplementfaktor C4, Komplementfaktor C3d, C3-Nephritisfaktor
Komplementfaktor C4 | complement component C4 | C4, C4-Komplement, complement C4 | < Komplementsystem
Komplementfaktor C1q | complement component C1q | C1q, complement C1q | < Komplementsystem | ≠ C1q-Antikörper, C1-Esterase-Inhibitor
Komplementfaktor C2 | complement component C2 | C2?, complement C2 | < Komplementsystem
Komplementfaktor C3d | complement component C3d | C3d | < Komplementsystem
Komplementfaktor C5 | complement component C5 | C5?, complement C5 | < Komplementsystem
Terminaler Komplementkomplex | terminal complement complex | sC5b-9, TCC | < Komplementsystem
Komplementaktivität klassischer Weg | total haemolytic complement | CH50, CH 50, Gesamtkomplement, CH100, classical pathway activity | < Komplementsystem | ≠ Komplementaktivität alternativer Weg
Komplementaktivität alternativer Weg | alternative pathway complement activity | AH50, APH50, APH 50, AP50 | < Komplementsystem
Mannosebindendes Lektin | mannose-binding lectin | MBL, Mannanbindendes Lektin | Infektanfälligkeit | < Komplementsystem
Komplementfaktor B | complement factor B | Faktor B | < Komplementsystem
Komplementfaktor H | complement factor H | Faktor H, CFH | HUS | < Komplementsystem | ≠ Komplementfaktor-H-Antikörper
Komplementfaktor I | complement factor I | CFI | HUS | < Komplementsystem | ≠ Fibrinogen
Komplementfaktor-H-Antikörper | complement factor H antibodies | Anti-Faktor-H | HUS | < Autoantikörper
C3-Nephritisfaktor | C3 nephritic factor | C3NeF, C3-Nephritis-Faktor | < Autoantikörper
C1-Esterase-Inhibitor | C1 esterase inhibitor | C1-INH, C1-Esteraseinhibitor, C1-Inhibitor, C1-Esterase-Inhibitor quantitativ | Angioödem, hereditäres Angioödem, Quincke-Ödem | < Komplementsystem | ≠ C1-Esterase-Inhibitor-Aktivität
C1-Esterase-Inhibitor-Aktivität | C1 esterase inhibitor activity | C1-INH-Aktivität, C1-Esterase-Inhibitor funktionell, C1-Inhibitor-Funktion | Angioödem, hereditäres Angioödem | < Komplementsystem
Zirkulierende Immunkomplexe | circulating immune complexes | CIC, ZIK, Immunkomplexe | < Komplementsystem
Interleukin 1 beta | interleukin 1 beta | IL-1β, IL-1-beta | < Zytokine
Interleukin 2 | interleukin 2 | IL-2 | < Zytokine | ≠ Löslicher Interleukin-2-Rezeptor
Löslicher Interleukin-2-Rezeptor | soluble interleukin-2 receptor | sIL-2R, IL-2-Rezeptor löslich, sCD25, löslicher IL-2-Rezeptor | Sarkoidose | < Zytokine
Interleukin 4 | interleukin 4 | IL-4 | < Zytokine
Interleukin 5 | interleukin 5 | IL-5 | < Zytokine
Interleukin 8 | interleukin 8 | IL-8, CXCL8 | < Zytokine, Entzündungswerte
Interleukin 10 | interleukin 10 | IL-10 | < Zytokine | ≠ Interleukin 1 beta
Interleukin 17 | interleukin 17 | IL-17, IL-17A | < Zytokine
Interleukin 18 | interleukin 18 | IL-18 | < Zytokine
Tumornekrosefaktor alpha | tumour necrosis factor alpha | TNF-α, TNF, Tumor-Nekrose-Faktor alpha | < Zytokine, Entzündungswerte
Interferon gamma | interferon gamma | IFN-γ | < Zytokine | ≠ Interferon-gamma-Freisetzungstest
CXCL10 | C-X-C motif chemokine ligand 10 | IP-10 | < Zytokine | ≠ CXCL13 im Liquor
CXCL9 | C-X-C motif chemokine ligand 9 | MIG | < Zytokine | ≠ CXCL10
VEGF | vascular endothelial growth factor | VEGF-A, vaskulärer endothelialer Wachstumsfaktor | POEMS-Syndrom | < Zytokine
VEGF-D | vascular endothelial growth factor D | | Lymphangioleiomyomatose | ≠ VEGF
Tryptase | tryptase | Mastzelltryptase, basale Tryptase, Tryptase-EIA | Mastozytose, allergischer Schock, Anaphylaxie | < Allergie-Diagnostik | ≠ Trypsin
Eosinophiles kationisches Protein | eosinophil cationic protein | ECP | Asthma, Allergie | < Allergie-Diagnostik
Angiopoetin 2 | angiopoietin 2 | Ang-2
KL-6 | Krebs von den Lungen 6 | MUC1-KL-6 | Lungenfibrose
Surfactant-Protein D | surfactant protein D | SP-D | Lungenfibrose
Kalprotektin im Serum | serum calprotectin | Calprotectin im Serum, S100A8/A9 | Entzündung | < Entzündungswerte | ≠ Calprotectin im Stuhl
Protein S100 | S100 protein | S-100, S100, S100B, Protein S100B, S-100 beta | Hirnschädigung, schwarzer Hautkrebs, Melanom | < Tumormarker | ≠ Kalprotektin im Serum
Neurofilament-Leichtketten | neurofilament light chain | NfL, Neurofilament, sNfL, NFL im Serum | Nervenschädigung, multiple Sklerose, ALS | < Demenzmarker | ≠ Freie Leichtketten Kappa, Neurofilament-Leichtketten im Liquor
GFAP | glial fibrillary acidic protein | saures Gliafaserprotein | Hirnverletzung, Schädel-Hirn-Trauma
UCH-L1 | ubiquitin carboxy-terminal hydrolase L1 | | Schädel-Hirn-Trauma
Beta-Trace-Protein | beta-trace protein | BTP, Beta-Trace, Prostaglandin-D-Synthase | Liquorfistel, Nasenliquorrhö | < Liquordiagnostik
Beta-2-Transferrin | beta-2 transferrin | β2-Transferrin, Asialotransferrin | Liquorfistel | < Liquordiagnostik | ≠ Transferrin, Carbohydrate-deficient Transferrin
`;
