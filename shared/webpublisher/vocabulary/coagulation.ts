/** Clotting, platelets, inhibitors and fibrinolysis. Format: `read-rows.ts`. */
export const coagulation = `
Thromboplastinzeit nach Quick | prothrombin time | Quick, Quick-Wert, TPZ, Prothrombinzeit, Thromboplastinzeit, PT | Blutgerinnung, Blutverdünnung, Marcumar, Gerinnungswert | < Gerinnungswerte, Leberwerte | ≠ Partielle Thromboplastinzeit, INR, Faktor II
INR | international normalised ratio | International Normalized Ratio, PT-INR, Quick-INR | Marcumar, Falithrom, Blutverdünnung, Gerinnungswert | < Gerinnungswerte
Partielle Thromboplastinzeit | activated partial thromboplastin time | aPTT, PTT, aktivierte partielle Thromboplastinzeit | Blutgerinnung, Heparin, Gerinnungswert | < Gerinnungswerte
Thrombinzeit | thrombin time | TZ, TT, PTZ, Plasmathrombinzeit | < Gerinnungswerte | ≠ Thromboplastinzeit nach Quick, Verdünnte Thrombinzeit, Reptilasezeit
Verdünnte Thrombinzeit | dilute thrombin time | dTT, Hemoclot | Pradaxa | < Gerinnungshemmer
Ecarinzeit | ecarin clotting time | ECT, ECA, Ecarin-Assay | Pradaxa | < Gerinnungshemmer
Reptilasezeit | reptilase time | Reptilase-Zeit, Batroxobinzeit | < Gerinnungswerte
Fibrinogen | fibrinogen | Faktor I, Fibrinogen nach Clauss, Fbg, factor I | < Gerinnungswerte, Entzündungswerte, Gerinnungsfaktoren | ≠ Fibrinogen-Antigen, D-Dimere, Fibrinogenspaltprodukte, Fibrinmonomere, Kryofibrinogen
Fibrinogen-Antigen | fibrinogen antigen | | Dysfibrinogenämie | < Gerinnungswerte
D-Dimere | D-dimer | DD, D-dimers | Thrombose, Lungenembolie, Blutgerinnsel, thrombosis | < Gerinnungswerte | ≠ Fibrinogenspaltprodukte, Fibrinmonomere
Fibrinogenspaltprodukte | fibrin degradation products | FSP, FDP, Fibrinspaltprodukte, Fibrinogen-Spaltprodukte | < Gerinnungswerte
Fibrinmonomere | fibrin monomers | FM, lösliches Fibrin | < Gerinnungswerte
Antithrombin | antithrombin | Antithrombin III, AT III, AT, ATIII | Thrombose, Thromboseneigung | < Thrombophilie-Diagnostik, Gerinnungswerte | ≠ Alpha-1-Antitrypsin, Thrombin-Antithrombin-Komplex, Antithrombin-Antigen
Antithrombin-Antigen | antithrombin antigen | AT-Antigen | Thrombose | < Thrombophilie-Diagnostik
Protein C | protein C | Protein-C-Aktivität, PC | Thrombose, Thromboseneigung | < Thrombophilie-Diagnostik | ≠ C-reaktives Protein, Protein S, C-Peptid, Protein-C-Antigen
Protein-C-Antigen | protein C antigen | | Thrombose | < Thrombophilie-Diagnostik | ≠ Protein S
Protein S | protein S | Protein-S-Aktivität | Thrombose, Thromboseneigung | < Thrombophilie-Diagnostik | ≠ Protein S100, Protein-S-Antigen frei, Protein-S-Antigen gesamt
Protein-S-Antigen frei | free protein S antigen | freies Protein S, Protein S freies Antigen, free protein S | Thrombose | < Thrombophilie-Diagnostik | ≠ Protein-S-Antigen gesamt
Protein-S-Antigen gesamt | total protein S antigen | Gesamt-Protein-S | Thrombose | < Thrombophilie-Diagnostik
APC-Resistenz | activated protein C resistance | APC-Ratio, APC-Resistenz-Index, APCR | Thromboseneigung | < Thrombophilie-Diagnostik | ≠ Faktor-V-Leiden-Mutation, Protein C
Lupus-Antikoagulans | lupus anticoagulant | LA, Lupus-Antikoagulanz, Lupusantikoagulans, LAC-Test, dRVVT, Lupus Antikoagulantien | Antiphospholipid-Syndrom, Fehlgeburten | < Antiphospholipid-Antikörper | ≠ Laktat, Antinukleäre Antikörper
Faktor II | factor II | Prothrombin, F II, FII | < Gerinnungsfaktoren | ≠ Prothrombin-Mutation G20210A, Prothrombinfragment F1+2
Faktor V | factor V | Proakzelerin, F V, FV | < Gerinnungsfaktoren | ≠ Faktor-V-Leiden-Mutation
Faktor VII | factor VII | Prokonvertin, F VII, FVII | < Gerinnungsfaktoren | ≠ Faktor VIII
Faktor VIII | factor VIII | antihämophiles Globulin, F VIII, FVIII, Faktor VIII:C | Hämophilie A, Bluterkrankheit | < Gerinnungsfaktoren | ≠ Von-Willebrand-Faktor-Antigen, Faktor-VIII-Inhibitor, Faktor XIII
Faktor IX | factor IX | Christmas-Faktor, F IX, FIX | Hämophilie B, Bluterkrankheit | < Gerinnungsfaktoren | ≠ Faktor XI, Faktor-IX-Inhibitor
Faktor X | factor X | Stuart-Prower-Faktor, F X, FX | < Gerinnungsfaktoren | ≠ Anti-Faktor-Xa-Aktivität
Faktor XI | factor XI | F XI, FXI, Rosenthal-Faktor | < Gerinnungsfaktoren | ≠ Faktor XII
Faktor XII | factor XII | Hageman-Faktor, F XII, FXII | < Gerinnungsfaktoren | ≠ Faktor XIII
Faktor XIII | factor XIII | fibrinstabilisierender Faktor, F XIII, FXIII | Wundheilungsstörung | < Gerinnungsfaktoren
Präkallikrein | prekallikrein | Fletcher-Faktor | < Gerinnungsfaktoren | ≠ Kallikrein
Hochmolekulares Kininogen | high-molecular-weight kininogen | HMWK, Fitzgerald-Faktor | < Gerinnungsfaktoren
Kallikrein | kallikrein | ≠ Prostataspezifisches Antigen
Faktor-VIII-Inhibitor | factor VIII inhibitor | Faktor-VIII-Hemmkörper, Hemmkörper gegen Faktor VIII | erworbene Hämophilie | < Gerinnungsfaktoren | ≠ Faktor-IX-Inhibitor
Faktor-IX-Inhibitor | factor IX inhibitor | Faktor-IX-Hemmkörper | < Gerinnungsfaktoren
Bethesda-Test | Bethesda assay | Hemmkörpertest | Hemmkörperhämophilie | < Gerinnungsfaktoren
Plasmatauschversuch | plasma mixing study | Plasmamischversuch, Mischversuch, mixing test | < Gerinnungswerte
Von-Willebrand-Faktor-Antigen | von Willebrand factor antigen | VWF-Antigen, vWF:Ag | von-Willebrand-Syndrom, Blutungsneigung, Nasenbluten | < Gerinnungsfaktoren | ≠ Von-Willebrand-Faktor-Aktivität
Von-Willebrand-Faktor-Aktivität | von Willebrand factor activity | Ristocetin-Cofaktor, VWF-Aktivität, VWF:RCo, VWF:GPIbM, RiCof, ristocetin cofactor | von-Willebrand-Syndrom, Blutungsneigung | < Gerinnungsfaktoren
Von-Willebrand-Faktor-Multimere | von Willebrand factor multimers | VWF-Multimere, Multimeranalyse | von-Willebrand-Syndrom | < Gerinnungsfaktoren | ≠ Von-Willebrand-Faktor-Antigen
Kollagenbindungsaktivität des Von-Willebrand-Faktors | von Willebrand factor collagen binding | VWF:CB, Kollagenbindungskapazität | von-Willebrand-Syndrom | < Gerinnungsfaktoren | ≠ Von-Willebrand-Faktor-Antigen, Von-Willebrand-Faktor-Aktivität
ADAMTS13-Aktivität | ADAMTS13 activity | ADAMTS13, ADAMTS-13, VWF-spaltende Protease | TTP, thrombotisch-thrombozytopenische Purpura, Moschcowitz | < Gerinnungswerte, Hämolyseparameter | ≠ ADAMTS13-Antikörper
ADAMTS13-Antikörper | ADAMTS13 antibodies | Anti-ADAMTS13, ADAMTS13-Inhibitor | TTP, Moschcowitz | < Autoantikörper
HIT-Antikörper | heparin-induced thrombocytopenia antibodies | Heparin-induzierte Thrombozytopenie, PF4-Heparin-Antikörper, Anti-PF4/Heparin, HIT-Diagnostik, HIT, PF4-Antikörper | Heparinunverträglichkeit | < Gerinnungswerte | ≠ HIPA-Test, Anti-PF4 bei VITT
HIPA-Test | heparin-induced platelet activation test | HIPA, Heparin-induzierter Plättchenaktivierungstest | Heparinunverträglichkeit | < Gerinnungswerte
Anti-PF4 bei VITT | vaccine-induced thrombotic thrombocytopenia antibodies | VITT, VITT-Antikörper, impfinduzierte thrombotische Thrombozytopenie | < Gerinnungswerte
Anti-Faktor-Xa-Aktivität | anti-factor Xa activity | Anti-Xa, Heparinspiegel, Heparin-Spiegel, aXa | Heparin, Blutverdünnung | < Gerinnungshemmer | ≠ Rivaroxaban, Apixaban
Rivaroxaban | rivaroxaban | Rivaroxaban-Spiegel | Xarelto, Blutverdünner | < Gerinnungshemmer | ≠ Apixaban
Apixaban | apixaban | Apixaban-Spiegel | Eliquis, Blutverdünner | < Gerinnungshemmer | ≠ Edoxaban
Edoxaban | edoxaban | | Lixiana, Blutverdünner | < Gerinnungshemmer | ≠ Rivaroxaban
Dabigatran | dabigatran | Dabigatran-Spiegel | Pradaxa, Blutverdünner | < Gerinnungshemmer
Fondaparinux | fondaparinux | | Arixtra, Blutverdünner | < Gerinnungshemmer
Argatroban | argatroban | | Argatra, Blutverdünner | < Gerinnungshemmer
Danaparoid | danaparoid | | Orgaran, Blutverdünner | < Gerinnungshemmer
Phenprocoumon | phenprocoumon | | Marcumar, Falithrom, Blutverdünner | < Gerinnungshemmer | ≠ Warfarin
Warfarin | warfarin | | Coumadin, Blutverdünner | < Gerinnungshemmer
PFA-Verschlusszeit | PFA closure time | PFA-100, PFA-200, In-vitro-Blutungszeit, Thrombozytenfunktion PFA | Blutungsneigung | < Thrombozytenfunktion
PFA Kollagen/Epinephrin | PFA collagen/epinephrine | Epinephrin/Kollagen, Col/Epi | Aspirin | < PFA-Verschlusszeit | ≠ PFA Kollagen/ADP
PFA Kollagen/ADP | PFA collagen/ADP | ADP/Kollagen, Col/ADP | < PFA-Verschlusszeit
Thrombozytenaggregation | platelet aggregation | Plättchenaggregation, Aggregometrie, Thrombozytenaggregometrie | Aspirin, ASS-Resistenz, Clopidogrel | < Thrombozytenfunktion
Multiplate-Analyse | multiple electrode aggregometry | Multiplate, Impedanzaggregometrie | ASS-Resistenz | < Thrombozytenfunktion | ≠ Thrombozytenaggregation
P2Y12-Test | P2Y12 reactivity test | VerifyNow P2Y12, VASP-Test, VASP | Clopidogrel-Resistenz, Plavix | < Thrombozytenfunktion
Thrombozyten-Glykoproteine | platelet glycoproteins | GPIb, GPIIb/IIIa, Thrombozytenrezeptoren | Glanzmann, Bernard-Soulier | < Thrombozytenfunktion, Durchflusszytometrie
Blutungszeit | bleeding time | Blutungszeit nach Duke, Blutungszeit nach Ivy | < Thrombozytenfunktion | ≠ PFA-Verschlusszeit, Thrombinzeit
Plasminogen | plasminogen | PLG | < Gerinnungswerte | ≠ Plasminogenaktivator-Inhibitor 1, Gewebeplasminogenaktivator, Alpha-2-Antiplasmin
Alpha-2-Antiplasmin | alpha-2 antiplasmin | Plasmininhibitor, α2-Antiplasmin, Antiplasmin | < Gerinnungswerte
Plasminogenaktivator-Inhibitor 1 | plasminogen activator inhibitor 1 | PAI-1, PAI | Thrombose | < Gerinnungswerte | ≠ PAI-1-Genotyp, Gewebeplasminogenaktivator
Gewebeplasminogenaktivator | tissue plasminogen activator | tPA? | < Gerinnungswerte | ≠ Tissue Polypeptide Antigen
Thrombin-Antithrombin-Komplex | thrombin-antithrombin complex | TAT, TAT-Komplex | < Gerinnungswerte
Prothrombinfragment F1+2 | prothrombin fragment 1+2 | F1+2, Prothrombinfragmente | < Gerinnungswerte
Plasmin-Antiplasmin-Komplex | plasmin-antiplasmin complex | PAP? | < Gerinnungswerte | ≠ Alpha-2-Antiplasmin
Plättchenfaktor 4 | platelet factor 4 | PF4 | ≠ HIT-Antikörper
Beta-Thromboglobulin | beta-thromboglobulin | β-TG | ≠ Beta-2-Mikroglobulin, Thyreoglobulin
Thrombelastographie | thromboelastography | TEG, Thromboelastographie | < Gerinnungswerte | ≠ Thrombelastometrie
Thrombelastometrie | thromboelastometry | ROTEM | < Gerinnungswerte
Aktivierte Gerinnungszeit | activated clotting time | ACT | Heparin | < Gerinnungswerte
Thrombingenerierung | thrombin generation assay | ETP, endogenes Thrombinpotential | < Gerinnungswerte | ≠ Thrombinzeit
PIVKA-II | PIVKA-II | DCP, Des-Gamma-Carboxyprothrombin | Leberkrebs, Vitamin-K-Mangel | < Tumormarker, Vitamine | ≠ Faktor II
Faktor-V-Leiden-Mutation | factor V Leiden mutation | Faktor V Leiden, FVL, Faktor-V-Mutation, F5-Mutation, factor V Leiden | Thromboseneigung | < Thrombophilie-Diagnostik, Molekulargenetik
Prothrombin-Mutation G20210A | prothrombin mutation G20210A | Faktor-II-Mutation, Prothrombin G20210A, Prothrombinmutation, F2-Mutation | Thromboseneigung | < Thrombophilie-Diagnostik, Molekulargenetik
PAI-1-Genotyp | PAI-1 genotype | PAI-1 4G/5G, PAI-1-Polymorphismus | Thromboseneigung | < Thrombophilie-Diagnostik, Molekulargenetik
MTHFR-Genotyp | MTHFR genotype | MTHFR, MTHFR C677T, Methylentetrahydrofolat-Reduktase-Mutation | Thromboseneigung | < Thrombophilie-Diagnostik, Molekulargenetik | ≠ Homocystein
Faktor-XIII-Polymorphismus | factor XIII polymorphism | Faktor XIII V34L | < Thrombophilie-Diagnostik, Molekulargenetik | ≠ Faktor XIII
Kryofibrinogen | cryofibrinogen | ≠ Kryoglobuline
Thrombozyten-Antikörper | platelet antibodies | antithrombozytäre Antikörper, Anti-Thrombozyten-Antikörper, Thrombozyten-Autoantikörper | ITP, Immunthrombozytopenie, Morbus Werlhof | < Autoantikörper | ≠ HPA-Antikörper
HPA-Antikörper | human platelet antigen antibodies | Anti-HPA, Thrombozyten-Alloantikörper | neonatale Alloimmunthrombozytopenie | < Immunhämatologie | ≠ HPA-Genotyp
HPA-Genotyp | human platelet antigen genotype | HPA-Typisierung, HPA-1a | < Immunhämatologie, Molekulargenetik
Granulozyten-Antikörper | granulocyte antibodies | Neutrophilen-Antikörper, Anti-Granulozyten-Antikörper | Autoimmunneutropenie | < Autoantikörper | ≠ Antineutrophile zytoplasmatische Antikörper
`;
