/** Antibodies against the body's own structures. Format: `read-rows.ts`. */
export const autoimmunity = `
Rheumafaktor | rheumatoid factor | RF, RHF, Rheumafaktoren, RF-IgM | Rheuma, Gelenkschmerzen, rheumatoide Arthritis | < Rheumaserologie, Autoantikörper | ≠ Anti-CCP-Antikörper
Rheumafaktor IgA | rheumatoid factor IgA | RF-IgA | Rheuma | < Rheumaserologie, Autoantikörper | ≠ Rheumafaktor
Anti-CCP-Antikörper | cyclic citrullinated peptide antibodies | CCP-Antikörper, ACPA, Anti-CCP, CCP-AK, Citrullin-Antikörper | Rheuma, rheumatoide Arthritis | < Rheumaserologie, Autoantikörper | ≠ MCV-Antikörper
MCV-Antikörper | mutated citrullinated vimentin antibodies | Anti-MCV | Rheuma | < Rheumaserologie, Autoantikörper | ≠ Mittleres Erythrozytenvolumen
RA33-Antikörper | RA33 antibodies | Anti-RA33 | Rheuma | < Rheumaserologie, Autoantikörper
Carbamylierte-Proteine-Antikörper | carbamylated protein antibodies | Anti-CarP | Rheuma | < Rheumaserologie, Autoantikörper
Antinukleäre Antikörper | antinuclear antibodies | ANA, ANF, Zellkern-Antikörper, Antikörper gegen Zellkerne, HEp-2-Zell-Test | Lupus, Kollagenose, Rheuma | < Kollagenosen-Antikörper, Rheumaserologie | ≠ Antineutrophile zytoplasmatische Antikörper, ENA-Antikörper
ENA-Antikörper | extractable nuclear antigen antibodies | ENA, ENA-Screen, ENA-Differenzierung, Ak gegen extrahierbare nukleäre Antigene, ENA antibodies | Lupus, Kollagenose | < Kollagenosen-Antikörper
Doppelstrang-DNS-Antikörper | double-stranded DNA antibodies | dsDNA-Antikörper, dsDNS-Antikörper, Anti-dsDNA, dsDNA, Doppelstrang-DNA-Antikörper, ds-DNA-AK | Lupus, systemischer Lupus erythematodes | < Kollagenosen-Antikörper | ≠ Einzelstrang-DNS-Antikörper
Einzelstrang-DNS-Antikörper | single-stranded DNA antibodies | ssDNA-Antikörper, Anti-ssDNA | < Kollagenosen-Antikörper
Crithidia-luciliae-Test | Crithidia luciliae immunofluorescence test | CLIFT | Lupus | < Kollagenosen-Antikörper
Nukleosomen-Antikörper | nucleosome antibodies | Anti-Nukleosomen | Lupus | < Kollagenosen-Antikörper | ≠ Histon-Antikörper
Histon-Antikörper | histone antibodies | Anti-Histone, Histone-AK | medikamenteninduzierter Lupus | < Kollagenosen-Antikörper
Sm-Antikörper | Smith antibodies | Anti-Sm, Sm-AK, Smith-Antikörper | Lupus | < ENA-Antikörper | ≠ Glatte-Muskulatur-Antikörper
U1-RNP-Antikörper | U1-RNP antibodies | Anti-U1-RNP, RNP-Antikörper, U1-nRNP, nRNP-Antikörper | Sharp-Syndrom, Mischkollagenose | < ENA-Antikörper
SS-A-Antikörper | SS-A antibodies | Ro-Antikörper, SSA, Anti-Ro, SS-A/Ro, Anti-SSA, SS-A/Ro60 | Sjögren-Syndrom, trockene Augen, trockener Mund | < ENA-Antikörper | ≠ SS-B-Antikörper, Ro52-Antikörper
Ro52-Antikörper | Ro52 antibodies | TRIM21-Antikörper, Anti-Ro52, SS-A/Ro52 | < ENA-Antikörper, Myositis-Antikörper
SS-B-Antikörper | SS-B antibodies | La-Antikörper, SSB, Anti-La, SS-B/La, Anti-SSB | Sjögren-Syndrom, trockene Augen, trockener Mund | < ENA-Antikörper
Scl-70-Antikörper | Scl-70 antibodies | Topoisomerase-I-Antikörper, Anti-Scl-70, Scl-70 | Sklerodermie, systemische Sklerose | < ENA-Antikörper | ≠ PM-Scl-Antikörper
Zentromer-Antikörper | centromere antibodies | ACA?, CENP-B-Antikörper, Centromer-Antikörper, Anti-Zentromer, Centromere B, CENP-B | CREST-Syndrom, Sklerodermie | < Kollagenosen-Antikörper
RNA-Polymerase-III-Antikörper | RNA polymerase III antibodies | Anti-RNA-Polymerase III, RNAP-III-Antikörper, RP155 | Sklerodermie | < Kollagenosen-Antikörper
Fibrillarin-Antikörper | fibrillarin antibodies | U3-RNP-Antikörper, Anti-Fibrillarin | Sklerodermie | < Kollagenosen-Antikörper | ≠ U1-RNP-Antikörper
Th/To-Antikörper | Th/To antibodies | Anti-Th/To | Sklerodermie | < Kollagenosen-Antikörper
NOR-90-Antikörper | NOR90 antibodies | Anti-NOR90 | Sklerodermie | < Kollagenosen-Antikörper
Ku-Antikörper | Ku antibodies | Anti-Ku | < Kollagenosen-Antikörper, Myositis-Antikörper
PM-Scl-Antikörper | PM-Scl antibodies | Anti-PM-Scl, PM-Scl, PM-Scl75, PM-Scl100 | Sklerodermie | < Kollagenosen-Antikörper, Myositis-Antikörper
PCNA-Antikörper | PCNA antibodies | Anti-PCNA | Lupus | < Kollagenosen-Antikörper | ≠ Antineutrophile zytoplasmatische Antikörper
Ribosomales-P-Protein-Antikörper | ribosomal P protein antibodies | Rib-P-Antikörper, Anti-ribosomales P-Protein | Lupus | < Kollagenosen-Antikörper
DFS70-Antikörper | DFS70 antibodies | Anti-DFS70, LEDGF-Antikörper | < Kollagenosen-Antikörper
C1q-Antikörper | C1q antibodies | Anti-C1q | Lupusnephritis | < Kollagenosen-Antikörper
Alpha-Fodrin-Antikörper | alpha-fodrin antibodies | Anti-α-Fodrin | Sjögren-Syndrom | < Kollagenosen-Antikörper
Jo-1-Antikörper | Jo-1 antibodies | Histidyl-tRNA-Synthetase-Antikörper, Anti-Jo-1, Jo-1 | Antisynthetase-Syndrom | < Myositis-Antikörper, ENA-Antikörper
PL-7-Antikörper | PL-7 antibodies | Threonyl-tRNA-Synthetase-Antikörper, Anti-PL-7, PL-7 | Antisynthetase-Syndrom | < Myositis-Antikörper | ≠ PL-12-Antikörper
PL-12-Antikörper | PL-12 antibodies | Alanyl-tRNA-Synthetase-Antikörper, Anti-PL-12, PL-12 | Antisynthetase-Syndrom | < Myositis-Antikörper
EJ-Antikörper | EJ antibodies | Glycyl-tRNA-Synthetase-Antikörper, Anti-EJ | Antisynthetase-Syndrom | < Myositis-Antikörper
OJ-Antikörper | OJ antibodies | Isoleucyl-tRNA-Synthetase-Antikörper, Anti-OJ | Antisynthetase-Syndrom | < Myositis-Antikörper
KS-Antikörper | KS antibodies | Asparaginyl-tRNA-Synthetase-Antikörper, Anti-KS | Antisynthetase-Syndrom | < Myositis-Antikörper
Ha-Antikörper | Ha antibodies | Tyrosyl-tRNA-Synthetase-Antikörper, Anti-Ha | Antisynthetase-Syndrom | < Myositis-Antikörper
Zo-Antikörper | Zo antibodies | Phenylalanyl-tRNA-Synthetase-Antikörper, Anti-Zo | Antisynthetase-Syndrom | < Myositis-Antikörper
Mi-2-Antikörper | Mi-2 antibodies | Anti-Mi-2, Mi-2α, Mi-2β, Mi-2 | Dermatomyositis | < Myositis-Antikörper
SRP-Antikörper | signal recognition particle antibodies | Anti-SRP, SRP | nekrotisierende Myopathie | < Myositis-Antikörper
MDA5-Antikörper | MDA5 antibodies | Anti-MDA5, CADM-140-Antikörper, MDA5 | Dermatomyositis | < Myositis-Antikörper
TIF1-gamma-Antikörper | TIF1-gamma antibodies | Anti-TIF1γ, p155/140-Antikörper, TIF1 | Dermatomyositis | < Myositis-Antikörper
NXP2-Antikörper | NXP2 antibodies | Anti-NXP2, MJ-Antikörper, NXP2 | Dermatomyositis | < Myositis-Antikörper
SAE1-Antikörper | SAE1 antibodies | Anti-SAE, SAE-Antikörper, SAE1 | Dermatomyositis | < Myositis-Antikörper
HMGCR-Antikörper | HMG-CoA reductase antibodies | Anti-HMGCR, HMG-CoA-Reduktase-Antikörper | Statin-Myopathie, nekrotisierende Myopathie | < Myositis-Antikörper
cN-1A-Antikörper | cN-1A antibodies | Anti-cN-1A, NT5C1A-Antikörper, Mup44-Antikörper | Einschlusskörpermyositis | < Myositis-Antikörper
Antineutrophile zytoplasmatische Antikörper | antineutrophil cytoplasmic antibodies | ANCA, ANCA-Screen, Neutrophilenzytoplasma-Antikörper | c-ANCA, p-ANCA, Vaskulitis, Wegener, Morbus Wegener, Gefäßentzündung | < Vaskulitis-Antikörper
PR3-ANCA | proteinase 3 antibodies | Anti-PR3, Proteinase-3-Antikörper, PR3-Antikörper | c-ANCA, Morbus Wegener, Granulomatose mit Polyangiitis, GPA | < Vaskulitis-Antikörper | ≠ MPO-ANCA
MPO-ANCA | myeloperoxidase antibodies | Anti-MPO, Myeloperoxidase-Antikörper, MPO-Antikörper | p-ANCA, mikroskopische Polyangiitis | < Vaskulitis-Antikörper | ≠ Atypische ANCA
Atypische ANCA | atypical ANCA | x-ANCA, xANCA, aANCA | Colitis ulcerosa, primär sklerosierende Cholangitis | < Vaskulitis-Antikörper
Elastase-Antikörper | neutrophil elastase antibodies | HNE-ANCA, Elastase-ANCA | < Vaskulitis-Antikörper | ≠ Pankreas-Elastase im Stuhl
BPI-Antikörper | BPI antibodies | BPI-ANCA | < Vaskulitis-Antikörper
Glomeruläre-Basalmembran-Antikörper | glomerular basement membrane antibodies | GBM-Antikörper, Anti-GBM, GBM-AK, GBM | Goodpasture-Syndrom, Nierenentzündung | < Vaskulitis-Antikörper | ≠ Epidermale-Basalmembran-Antikörper
Endothelzell-Antikörper | endothelial cell antibodies | AECA? | Vaskulitis | < Vaskulitis-Antikörper
PLA2R-Antikörper | phospholipase A2 receptor antibodies | Phospholipase-A2-Rezeptor-Antikörper, Anti-PLA2R | membranöse Glomerulonephritis, Nierenentzündung | < Autoantikörper | ≠ THSD7A-Antikörper
THSD7A-Antikörper | THSD7A antibodies | Anti-THSD7A | membranöse Glomerulonephritis | < Autoantikörper
Cardiolipin-Antikörper | cardiolipin antibodies | ACL-Antikörper, aCL, Anti-Cardiolipin, ACLA, Kardiolipin-Antikörper | Fehlgeburten, Thrombose | < Antiphospholipid-Antikörper, Autoantikörper | ≠ Cardiolipin-Mikroflockungstest
Cardiolipin-Antikörper IgG | cardiolipin IgG antibodies | Anti-Cardiolipin IgG | < Cardiolipin-Antikörper
Cardiolipin-Antikörper IgM | cardiolipin IgM antibodies | Anti-Cardiolipin IgM | < Cardiolipin-Antikörper
Beta-2-Glykoprotein-Antikörper | beta-2 glycoprotein I antibodies | β2-Glykoprotein-I-Antikörper, Anti-β2GPI, β2-GPI-AK, Anti-Beta-2-Glykoprotein, Anti-ß2-Glykoprotein | Fehlgeburten, Thrombose | < Antiphospholipid-Antikörper, Autoantikörper
Phosphatidylserin-Antikörper | phosphatidylserine antibodies | Anti-Phosphatidylserin, Phosphatidylserin/Prothrombin-Antikörper, aPS/PT | Fehlgeburten | < Antiphospholipid-Antikörper
Annexin-V-Antikörper | annexin V antibodies | Anti-Annexin V | Fehlgeburten | < Antiphospholipid-Antikörper
Antimitochondriale Antikörper | antimitochondrial antibodies | AMA, Mitochondrien-Antikörper | primär biliäre Cholangitis, PBC | < Leber-Autoantikörper | ≠ AMA-M2-Antikörper, Antinukleäre Antikörper
AMA-M2-Antikörper | AMA-M2 antibodies | AMA-M2, M2-Antikörper, PDC-E2-Antikörper, M2-3E, Pyruvatdehydrogenase-Antikörper | primär biliäre Cholangitis, PBC | < Leber-Autoantikörper
Glatte-Muskulatur-Antikörper | smooth muscle antibodies | SMA?, ASMA, Antikörper gegen glatte Muskulatur | Autoimmunhepatitis | < Leber-Autoantikörper | ≠ Skelettmuskel-Antikörper, F-Aktin-Antikörper
F-Aktin-Antikörper | F-actin antibodies | Anti-F-Aktin, Actin-Antikörper | Autoimmunhepatitis | < Leber-Autoantikörper
LKM-Antikörper | liver-kidney microsomal antibodies | LKM-1, Anti-LKM, Leber-Niere-Mikrosomen-Antikörper, LKM1-Antikörper | Autoimmunhepatitis Typ 2 | < Leber-Autoantikörper
SLA-Antikörper | soluble liver antigen antibodies | SLA/LP-Antikörper, Anti-SLA, SLA, lösliches Leberantigen, SLA/LP | Autoimmunhepatitis | < Leber-Autoantikörper
LC-1-Antikörper | liver cytosol type 1 antibodies | Anti-LC1, Leberzytosol-Antikörper, LC-1 | Autoimmunhepatitis | < Leber-Autoantikörper
Lebermembran-Antikörper | liver membrane antibodies | LMA | Autoimmunhepatitis | < Leber-Autoantikörper
Asialoglykoproteinrezeptor-Antikörper | asialoglycoprotein receptor antibodies | ASGPR-Antikörper | Autoimmunhepatitis | < Leber-Autoantikörper
Sp100-Antikörper | Sp100 antibodies | Anti-Sp100, Sp100 | primär biliäre Cholangitis | < Leber-Autoantikörper | ≠ Protein S100
gp210-Antikörper | gp210 antibodies | Anti-gp210, gp210 | primär biliäre Cholangitis | < Leber-Autoantikörper
PML-Antikörper | PML antibodies | Anti-PML | primär biliäre Cholangitis | < Leber-Autoantikörper | ≠ PML-RARA-Fusion
Transglutaminase-Antikörper | tissue transglutaminase antibodies | tTG-Antikörper, Anti-Transglutaminase, tTG-IgA, Gewebstransglutaminase-Antikörper, TG2-Antikörper, tTG | Zöliakie, Glutenunverträglichkeit, Sprue, coeliac disease, celiac disease | < Zöliakie-Antikörper | ≠ Gliadin-Antikörper, Endomysium-Antikörper
Transglutaminase-Antikörper IgA | tissue transglutaminase IgA antibodies | Anti-Transglutaminase IgA | Zöliakie | < Transglutaminase-Antikörper
Transglutaminase-Antikörper IgG | tissue transglutaminase IgG antibodies | tTG-IgG | Zöliakie bei IgA-Mangel | < Transglutaminase-Antikörper
Endomysium-Antikörper | endomysial antibodies | EMA, Endomysium-AK, Anti-Endomysium | Zöliakie, Glutenunverträglichkeit | < Zöliakie-Antikörper
Gliadin-Antikörper | gliadin antibodies | Anti-Gliadin, Gliadin-AK, Gliadinantikörper, AGA | Zöliakie, Glutenunverträglichkeit | < Zöliakie-Antikörper | ≠ Gluten, Deamidierte-Gliadinpeptid-Antikörper
Deamidierte-Gliadinpeptid-Antikörper | deamidated gliadin peptide antibodies | DGP-Antikörper, DGP-AK, Anti-DGP | Zöliakie, Glutenunverträglichkeit | < Zöliakie-Antikörper
Parietalzell-Antikörper | parietal cell antibodies | PCA, Belegzellen-Antikörper, Anti-Parietalzellen, PCA-Antikörper | perniziöse Anämie, Vitamin-B12-Mangel | < Gastritis-Antikörper | ≠ Intrinsic-Faktor-Antikörper
Intrinsic-Faktor-Antikörper | intrinsic factor antibodies | Anti-Intrinsic-Faktor, IF-Antikörper, Intrinsic-Factor-AK | perniziöse Anämie, Vitamin-B12-Mangel | < Gastritis-Antikörper
Saccharomyces-cerevisiae-Antikörper | Saccharomyces cerevisiae antibodies | ASCA | Morbus Crohn, chronisch-entzündliche Darmerkrankung | < Autoantikörper | ≠ Bäckerhefe
Becherzell-Antikörper | goblet cell antibodies | GAB, intestinale Becherzell-Antikörper | Colitis ulcerosa | < Autoantikörper
Exokrines-Pankreas-Antikörper | exocrine pancreas antibodies | PAB, Pankreasacini-Antikörper | Morbus Crohn | < Autoantikörper | ≠ Inselzell-Antikörper
Carboanhydrase-Antikörper | carbonic anhydrase antibodies | Carboanhydrase-I-Antikörper, Carboanhydrase-II-Antikörper | Autoimmunpankreatitis | < Autoantikörper
Inselzell-Antikörper | islet cell antibodies | ICA?, Inselzell-AK | Typ-1-Diabetes | < Diabetes-Antikörper
GAD-Antikörper | glutamic acid decarboxylase antibodies | GADA, Anti-GAD, GAD65-Antikörper, Glutamatdecarboxylase-Antikörper, GAD65, GAD-AK | Typ-1-Diabetes, Stiff-Person-Syndrom, LADA | < Diabetes-Antikörper, Autoimmunenzephalitis-Antikörper
IA-2-Antikörper | IA-2 antibodies | IA2-Antikörper, Tyrosinphosphatase-Antikörper, Anti-IA-2, IA-2A | Typ-1-Diabetes | < Diabetes-Antikörper
Insulin-Antikörper | insulin autoantibodies | IAA, Insulin-Autoantikörper, Anti-Insulin | Typ-1-Diabetes | < Diabetes-Antikörper | ≠ Insulinrezeptor-Antikörper
Zinktransporter-8-Antikörper | zinc transporter 8 antibodies | ZnT8-Antikörper, Anti-ZnT8 | Typ-1-Diabetes | < Diabetes-Antikörper | ≠ Zink
Insulinrezeptor-Antikörper | insulin receptor antibodies | < Autoantikörper
Nebennierenrinden-Antikörper | adrenal cortex antibodies | NNR-Antikörper, Nebennieren-Antikörper | Morbus Addison | < Autoantikörper
21-Hydroxylase-Antikörper | 21-hydroxylase antibodies | Anti-21-Hydroxylase | Morbus Addison | < Autoantikörper
Ovar-Antikörper | ovarian antibodies | Eierstock-Antikörper | vorzeitige Wechseljahre, Kinderwunsch | < Autoantikörper
Hoden-Antikörper | testis antibodies | Leydigzell-Antikörper | Kinderwunsch | < Autoantikörper | ≠ Spermien-Antikörper
Spermien-Antikörper | sperm antibodies | Spermatozoen-Antikörper, Sperma-Antikörper, ASA-Antikörper | Kinderwunsch | < Autoantikörper, Spermadiagnostik
Hypophysen-Antikörper | pituitary antibodies | | Hypophysitis | < Autoantikörper
Nebenschilddrüsen-Antikörper | parathyroid antibodies | Calcium-sensing-Rezeptor-Antikörper | Hypoparathyreoidismus | < Autoantikörper
Acetylcholinrezeptor-Antikörper | acetylcholine receptor antibodies | AChR-Antikörper, AChR-AK, ACHRA, Anti-AChR | Muskelschwäche, Doppelbilder | < Myasthenie-Antikörper | ≠ MuSK-Antikörper
MuSK-Antikörper | MuSK antibodies | Anti-MuSK, MUSK | Muskelschwäche | < Myasthenie-Antikörper | ≠ Glatte-Muskulatur-Antikörper
LRP4-Antikörper | LRP4 antibodies | Anti-LRP4, LRP4 | Muskelschwäche | < Myasthenie-Antikörper
Titin-Antikörper | titin antibodies | Anti-Titin, MGT30, Titin | Thymom | < Myasthenie-Antikörper
Skelettmuskel-Antikörper | skeletal muscle antibodies | Antikörper gegen quergestreifte Muskulatur | Muskelschwäche | < Myasthenie-Antikörper
Herzmuskel-Antikörper | heart muscle antibodies | HMA, Myokard-Antikörper | Herzmuskelentzündung, Myokarditis | < Autoantikörper
Beta-1-Adrenozeptor-Antikörper | beta-1 adrenoceptor antibodies | | Kardiomyopathie | < Autoantikörper
VGCC-Antikörper | voltage-gated calcium channel antibodies | Calciumkanal-Antikörper, P/Q-Typ-Calciumkanal-Antikörper | Lambert-Eaton-Syndrom | < Paraneoplastische Antikörper | ≠ VGKC-Antikörper
VGKC-Antikörper | voltage-gated potassium channel complex antibodies | Kaliumkanal-Antikörper | limbische Enzephalitis, Neuromyotonie | < Autoimmunenzephalitis-Antikörper
LGI1-Antikörper | LGI1 antibodies | Anti-LGI1, LGI1 | limbische Enzephalitis | < Autoimmunenzephalitis-Antikörper
CASPR2-Antikörper | CASPR2 antibodies | Anti-CASPR2, CASPR2 | Neuromyotonie, Morvan-Syndrom | < Autoimmunenzephalitis-Antikörper
NMDA-Rezeptor-Antikörper | NMDA receptor antibodies | NMDAR-Antikörper, Anti-NMDAR, NMDAR | Gehirnentzündung, Psychose | < Autoimmunenzephalitis-Antikörper
AMPA-Rezeptor-Antikörper | AMPA receptor antibodies | AMPAR-Antikörper, AMPAR1/R2 | limbische Enzephalitis | < Autoimmunenzephalitis-Antikörper
GABA-B-Rezeptor-Antikörper | GABA-B receptor antibodies | GABA-BR, GABAB-Rezeptor-Antikörper | limbische Enzephalitis | < Autoimmunenzephalitis-Antikörper
DPPX-Antikörper | DPPX antibodies | Anti-DPPX, DPPX | < Autoimmunenzephalitis-Antikörper
IgLON5-Antikörper | IgLON5 antibodies | Anti-IgLON5 | Schlafstörung | < Autoimmunenzephalitis-Antikörper
Glycinrezeptor-Antikörper | glycine receptor antibodies | GlyR-Antikörper | Stiff-Person-Syndrom | < Autoimmunenzephalitis-Antikörper | ≠ Glycin
mGluR5-Antikörper | mGluR5 antibodies | < Autoimmunenzephalitis-Antikörper | ≠ mGluR1-Antikörper
mGluR1-Antikörper | mGluR1 antibodies | | Kleinhirnerkrankung | < Autoimmunenzephalitis-Antikörper
Aquaporin-4-Antikörper | aquaporin-4 antibodies | AQP4-Antikörper, NMO-Antikörper, Anti-AQP4, Aquaporin Antikörper, NMO-IgG | Neuromyelitis optica, Sehnervenentzündung | < Autoantikörper | ≠ MOG-Antikörper
MOG-Antikörper | myelin oligodendrocyte glycoprotein antibodies | Anti-MOG | Sehnervenentzündung, ADEM | < Autoantikörper | ≠ MAG-Antikörper
MAG-Antikörper | myelin-associated glycoprotein antibodies | Anti-MAG, Myelin-assoziiertes-Glykoprotein-Antikörper | Polyneuropathie | < Gangliosid-Antikörper
Hu-Antikörper | Hu antibodies | ANNA-1, Anti-Hu | Kleinzeller | < Paraneoplastische Antikörper
Yo-Antikörper | Yo antibodies | PCA-1, Anti-Yo, CDR2-Antikörper | Kleinhirnerkrankung | < Paraneoplastische Antikörper | ≠ Parietalzell-Antikörper
Ri-Antikörper | Ri antibodies | ANNA-2, Anti-Ri | < Paraneoplastische Antikörper
CV2-Antikörper | CV2 antibodies | CRMP5-Antikörper, Anti-CV2, CV2/CRMP5 | < Paraneoplastische Antikörper
Amphiphysin-Antikörper | amphiphysin antibodies | Anti-Amphiphysin, Amphiphysin | Stiff-Person-Syndrom | < Paraneoplastische Antikörper
Ma2-Antikörper | Ma2/Ta antibodies | PNMA2-Antikörper, Anti-Ma2, Ma2/Ta | Hodentumor | < Paraneoplastische Antikörper | ≠ Ma1-Antikörper
Ma1-Antikörper | Ma1 antibodies | Anti-Ma1 | < Paraneoplastische Antikörper
Tr-Antikörper | Tr (DNER) antibodies | DNER-Antikörper, Anti-Tr, Tr/DNER | Hodgkin-Lymphom | < Paraneoplastische Antikörper
SOX1-Antikörper | SOX1 antibodies | AGNA, Anti-SOX1, SOX1 | Lambert-Eaton-Syndrom | < Paraneoplastische Antikörper
Zic4-Antikörper | Zic4 antibodies | Anti-Zic4, Zic4 | < Paraneoplastische Antikörper
Recoverin-Antikörper | recoverin antibodies | Anti-Recoverin, Recoverin | karzinomassoziierte Retinopathie | < Paraneoplastische Antikörper
GM1-Antikörper | GM1 ganglioside antibodies | Anti-GM1, GM1-Gangliosid-Antikörper | multifokale motorische Neuropathie | < Gangliosid-Antikörper
GM2-Antikörper | GM2 ganglioside antibodies | Anti-GM2 | < Gangliosid-Antikörper
GM3-Antikörper | GM3 ganglioside antibodies | Anti-GM3 | < Gangliosid-Antikörper
GM4-Antikörper | GM4 ganglioside antibodies | Anti-GM4 | < Gangliosid-Antikörper
GD1a-Antikörper | GD1a ganglioside antibodies | Anti-GD1a | < Gangliosid-Antikörper | ≠ GD1b-Antikörper
GD1b-Antikörper | GD1b ganglioside antibodies | Anti-GD1b | < Gangliosid-Antikörper
GT1b-Antikörper | GT1b ganglioside antibodies | Anti-GT1b | < Gangliosid-Antikörper | ≠ GT1a-Antikörper
GT1a-Antikörper | GT1a ganglioside antibodies | Anti-GT1a | < Gangliosid-Antikörper
GQ1b-Antikörper | GQ1b ganglioside antibodies | Anti-GQ1b | Miller-Fisher-Syndrom | < Gangliosid-Antikörper
Sulfatid-Antikörper | sulphatide antibodies | Anti-Sulfatid | Polyneuropathie | < Gangliosid-Antikörper | ≠ Sulfatide im Urin
Neurofascin-155-Antikörper | neurofascin-155 antibodies | NF155-Antikörper | CIDP | < Autoantikörper
Contactin-1-Antikörper | contactin-1 antibodies | CNTN1-Antikörper | CIDP | < Autoantikörper
Desmoglein-1-Antikörper | desmoglein 1 antibodies | Dsg1-Antikörper, Desmoglein 1 AK, Anti-Desmoglein 1 | Pemphigus foliaceus | < Hautantikörper | ≠ Desmoglein-3-Antikörper
Desmoglein-3-Antikörper | desmoglein 3 antibodies | Dsg3-Antikörper, Desmoglein 3 AK, Anti-Desmoglein 3 | Pemphigus vulgaris | < Hautantikörper
BP180-Antikörper | BP180 antibodies | Kollagen-XVII-Antikörper, Bullöses Pemphigoid 180 AK, Anti-BP180 | Pemphigoid, bullöses Pemphigoid | < Hautantikörper | ≠ BP230-Antikörper
BP230-Antikörper | BP230 antibodies | Bullöses Pemphigoid 230 AK, Anti-BP230 | Pemphigoid, bullöses Pemphigoid | < Hautantikörper
Desmosomen-Antikörper | intercellular substance antibodies | Stachelzell-Desmosomen-Antikörper, Interzellularsubstanz-Antikörper | Pemphigus | < Hautantikörper
Epidermale-Basalmembran-Antikörper | epidermal basement membrane zone antibodies | Hautbasalmembran-Antikörper, BMZ-Antikörper | Pemphigoid | < Hautantikörper
Kollagen-VII-Antikörper | collagen VII antibodies | Anti-Kollagen VII | Epidermolysis bullosa acquisita | < Hautantikörper
Envoplakin-Antikörper | envoplakin antibodies | | paraneoplastischer Pemphigus | < Hautantikörper
Transglutaminase-3-Antikörper | epidermal transglutaminase antibodies | TG3-Antikörper, epidermale Transglutaminase-Antikörper | Dermatitis herpetiformis Duhring | < Hautantikörper | ≠ Transglutaminase-Antikörper
IgE-Rezeptor-Antikörper | high-affinity IgE receptor antibodies | FcεRI-Antikörper | Nesselsucht, Urtikaria | < Autoantikörper | ≠ Immunglobulin E
Interferon-alpha-Antikörper | interferon alpha autoantibodies | < Autoantikörper | ≠ Interferon gamma
GM-CSF-Antikörper | GM-CSF autoantibodies | | Alveolarproteinose | < Autoantikörper
Anti-Drug-Antikörper | anti-drug antibodies | ADA?, Antikörper gegen Biologika | Wirkverlust von Biologika | < Biologika-Spiegel
Humane Anti-Maus-Antikörper | human anti-mouse antibodies | HAMA | Störung von Labortests
Heterophile Antikörper | heterophile antibodies | | Störung von Labortests | ≠ Mononukleose-Schnelltest
`;
