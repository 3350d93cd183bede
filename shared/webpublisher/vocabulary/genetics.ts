/** Inherited variants, tumour genetics, chromosomes. Format: `read-rows.ts`. */
export const genetics = `
Hämochromatose-Gentest | haemochromatosis gene test | HFE-Gen, HFE-Genotyp, HFE C282Y, HFE H63D, HFE-Mutation, hereditäre Hämochromatose, hemochromatosis gene test | Eisenspeicherkrankheit, Hämochromatose, Eisenüberladung | < Molekulargenetik, Eisenstoffwechsel | ≠ Ferritin
C282Y-Mutation | HFE C282Y mutation | C282Y | Eisenspeicherkrankheit | < Hämochromatose-Gentest | ≠ H63D-Mutation
H63D-Mutation | HFE H63D mutation | H63D | Eisenspeicherkrankheit | < Hämochromatose-Gentest
Apolipoprotein-E-Genotyp | apolipoprotein E genotype | ApoE-Genotyp, ApoE-Genotypisierung | Alzheimer-Risiko | < Molekulargenetik, Blutfette
Apolipoprotein-B-Mutation | apolipoprotein B mutation | ApoB-100-Mutation, Apo-B-3500-Mutation | familiäre Hypercholesterinämie | < Molekulargenetik | ≠ Apolipoprotein B
LDL-Rezeptor-Gen | LDL receptor gene | LDLR-Gen, LDLR | familiäre Hypercholesterinämie | < Molekulargenetik | ≠ LDL-Cholesterin
Alpha-1-Antitrypsin-Genotyp | alpha-1 antitrypsin genotype | AAT-Genotyp, SERPINA1-Gen, Pi-Genotyp | Lungenemphysem | < Molekulargenetik
Laktoseintoleranz-Gentest | lactose intolerance gene test | LCT-Genotyp, LCT-13910, Laktase-Gen, LCT-Gen | Laktoseintoleranz, Milchzuckerunverträglichkeit, Milchunverträglichkeit, lactose intolerance | < Molekulargenetik | ≠ Laktose-Toleranztest, Laktose-H2-Atemtest
Fruktoseintoleranz-Gentest | hereditary fructose intolerance gene test | ALDOB-Gen, Aldolase-B-Gen | hereditäre Fruktoseintoleranz | < Molekulargenetik | ≠ Fruktose-Toleranztest, Aldolase
Morbus-Wilson-Gentest | Wilson disease gene test | ATP7B-Gen, ATP7B | Kupferspeicherkrankheit, Morbus Wilson | < Molekulargenetik | ≠ Coeruloplasmin
Mukoviszidose-Gentest | cystic fibrosis gene test | CFTR-Gen, CFTR, CFTR-Mutationen, cystische Fibrose Gentest | Mukoviszidose, zystische Fibrose | < Molekulargenetik | ≠ Chlorid im Schweiß
Morbus-Meulengracht-Gentest | Gilbert syndrome gene test | UGT1A1-Genotyp, UGT1A1*28, UGT1A1 | Morbus Meulengracht, Gilbert-Syndrom | < Molekulargenetik, Pharmakogenetik | ≠ Bilirubin indirekt
Mittelmeerfieber-Gentest | familial Mediterranean fever gene test | MEFV-Gen, MEFV | familiäres Mittelmeerfieber, FMF | < Molekulargenetik
TRAPS-Gentest | TRAPS gene test | TNFRSF1A-Gen | periodisches Fieber | < Molekulargenetik | ≠ Tumornekrosefaktor alpha
Alpha-Thalassämie-Gentest | alpha thalassaemia gene test | HBA-Gen, α-Thalassämie-Genetik | Thalassämie | < Molekulargenetik | ≠ Beta-Thalassämie-Gentest
Beta-Thalassämie-Gentest | beta thalassaemia gene test | HBB-Gen, β-Thalassämie-Genetik | Thalassämie | < Molekulargenetik
BRCA1 und BRCA2 | BRCA1 and BRCA2 | BRCA-Gentest, BRCA, BRCA1, BRCA2, BRCA1/2 | familiärer Brustkrebs, Eierstockkrebs, Brustkrebsgen, breast cancer gene | < Molekulargenetik, Tumorgenetik
Lynch-Syndrom-Gene | Lynch syndrome genes | MLH1, MSH2, MSH6, PMS2, HNPCC | erblicher Darmkrebs | < Molekulargenetik, Tumorgenetik | ≠ Mismatch-Reparaturproteine
APC-Gen | APC gene | APC-Mutation, adenomatöse Polyposis coli | familiäre Polyposis | < Molekulargenetik, Tumorgenetik | ≠ APC-Resistenz, Parietalzell-Antikörper
RET-Protoonkogen | RET proto-oncogene | RET-Mutation, RET-Gen | MEN 2, medullärer Schilddrüsenkrebs | < Molekulargenetik, Tumorgenetik | ≠ Retikulozyten
TP53-Mutation | TP53 mutation | TP53 | Li-Fraumeni-Syndrom | < Tumorgenetik
Huntington-Gentest | Huntington disease gene test | HTT-Gen, Huntingtin | Chorea Huntington | < Molekulargenetik
Fragiles-X-Gentest | fragile X gene test | FMR1-Gen, FMR1, Fragiles X-Chromosom | fragiles X-Syndrom | < Molekulargenetik
Spinale-Muskelatrophie-Gentest | spinal muscular atrophy gene test | SMA?, SMN1-Gen, SMN1, SMN2 | spinale Muskelatrophie | < Molekulargenetik, Neugeborenenscreening | ≠ Glatte-Muskulatur-Antikörper
Duchenne-Gentest | Duchenne muscular dystrophy gene test | DMD-Gen, Dystrophin-Gen | Muskeldystrophie | < Molekulargenetik
Myotone-Dystrophie-Gentest | myotonic dystrophy gene test | DMPK-Gen | myotone Dystrophie | < Molekulargenetik
Charcot-Marie-Tooth-Gentest | Charcot-Marie-Tooth gene test | PMP22-Gen, PMP22, HMSN | erbliche Polyneuropathie | < Molekulargenetik
Prader-Willi-Gentest | Prader-Willi gene test | Prader-Willi-Syndrom, SNRPN-Methylierung | < Molekulargenetik
Transthyretin-Gentest | transthyretin gene test | TTR-Gen | Amyloidose | < Molekulargenetik | ≠ Präalbumin
AZF-Deletion | azoospermia factor deletion | AZF, Y-Mikrodeletion, AZF-Deletionen | Kinderwunsch, männliche Unfruchtbarkeit | < Molekulargenetik, Spermadiagnostik
SRY-Gen | SRY gene | SRY | Geschlechtsbestimmung | < Molekulargenetik
Connexin-26-Gentest | connexin 26 gene test | GJB2-Gen | angeborene Schwerhörigkeit | < Molekulargenetik
COL1A1-Polymorphismus | COL1A1 polymorphism | COL1A1 Sp1 | Osteoporose | < Molekulargenetik
Thiopurin-Methyltransferase | thiopurine methyltransferase | TPMT, TPMT-Aktivität, TPMT-Genotyp | Azathioprin-Verträglichkeit | < Pharmakogenetik | ≠ NUDT15-Genotyp, Azathioprin
NUDT15-Genotyp | NUDT15 genotype | NUDT15 | Azathioprin-Verträglichkeit | < Pharmakogenetik
Dihydropyrimidin-Dehydrogenase | dihydropyrimidine dehydrogenase | DPYD, DPD?, DPYD-Genotyp, DPD-Test, DPYD-Gen, DPD-Mangel | Fluorouracil-Verträglichkeit, 5-FU-Verträglichkeit | < Pharmakogenetik | ≠ Uracil im Plasma
Uracil im Plasma | plasma uracil | Uracil | 5-FU-Verträglichkeit | < Pharmakogenetik
CYP2D6-Genotyp | CYP2D6 genotype | CYP2D6 | < Pharmakogenetik | ≠ CYP2C19-Genotyp
CYP2C19-Genotyp | CYP2C19 genotype | CYP2C19 | Clopidogrel-Verträglichkeit | < Pharmakogenetik | ≠ CYP2C9-Genotyp
CYP2C9-Genotyp | CYP2C9 genotype | CYP2C9 | < Pharmakogenetik
CYP3A5-Genotyp | CYP3A5 genotype | CYP3A5 | < Pharmakogenetik
VKORC1-Genotyp | VKORC1 genotype | VKORC1 | Marcumar-Empfindlichkeit | < Pharmakogenetik
SLCO1B1-Genotyp | SLCO1B1 genotype | SLCO1B1 | Statin-Unverträglichkeit | < Pharmakogenetik
NAT2-Genotyp | NAT2 genotype | NAT2 | < Pharmakogenetik
BChE-Genotyp | butyrylcholinesterase genotype | BCHE-Gen | Narkosezwischenfall | < Pharmakogenetik | ≠ Cholinesterase
IL28B-Genotyp | IL28B genotype | IL28B, IFNL3 | < Pharmakogenetik
BCR-ABL | BCR-ABL1 fusion transcript | BCR::ABL1, Philadelphia-Chromosom, BCR/ABL-Fusionstranskript | chronische myeloische Leukämie, CML | < Leukämie-Genetik | ≠ ABL1-Resistenzmutation
ABL1-Resistenzmutation | ABL1 kinase domain mutation | ABL-Kinase-Mutation, BCR-ABL-Resistenzmutation | CML | < Leukämie-Genetik
JAK2-Mutation V617F | JAK2 V617F mutation | JAK2, JAK2 V617F, JAK2-Mutation | Polycythaemia vera, zu viele Blutplättchen | < Leukämie-Genetik | ≠ JAK2-Exon-12-Mutation, CALR-Mutation
JAK2-Exon-12-Mutation | JAK2 exon 12 mutation | JAK2 Exon 12 | Polycythaemia vera | < Leukämie-Genetik
CALR-Mutation | calreticulin mutation | CALR, Calreticulin | Thrombozythämie, Myelofibrose | < Leukämie-Genetik | ≠ MPL-Mutation
MPL-Mutation | MPL mutation | MPL W515 | Thrombozythämie, Myelofibrose | < Leukämie-Genetik
KIT-Mutation D816V | KIT D816V mutation | KIT D816V, c-KIT D816V | Mastozytose | < Leukämie-Genetik | ≠ Tryptase
FLT3-Mutation | FLT3 mutation | FLT3-ITD, FLT3-TKD, FLT3 | akute myeloische Leukämie, AML | < Leukämie-Genetik
NPM1-Mutation | NPM1 mutation | NPM1 | AML | < Leukämie-Genetik
CEBPA-Mutation | CEBPA mutation | CEBPA | AML | < Leukämie-Genetik
IDH1- und IDH2-Mutation | IDH1 and IDH2 mutation | IDH1, IDH2, IDH1/2 | AML, Hirntumor | < Leukämie-Genetik, Tumorgenetik
RUNX1-RUNX1T1-Fusion | RUNX1-RUNX1T1 fusion | AML1-ETO, t(8;21) | AML | < Leukämie-Genetik
CBFB-MYH11-Fusion | CBFB-MYH11 fusion | inv(16) | AML | < Leukämie-Genetik
PML-RARA-Fusion | PML-RARA fusion | PML-RARA, t(15;17) | Promyelozytenleukämie | < Leukämie-Genetik
BCL2-IGH-Translokation | BCL2-IGH translocation | t(14;18), BCL2/IGH | follikuläres Lymphom | < Leukämie-Genetik | ≠ CCND1-IGH-Translokation
CCND1-IGH-Translokation | CCND1-IGH translocation | t(11;14), BCL1/IGH | Mantelzelllymphom | < Leukämie-Genetik
IGHV-Mutationsstatus | IGHV mutation status | IGHV | chronische lymphatische Leukämie, CLL | < Leukämie-Genetik
MYD88-Mutation L265P | MYD88 L265P mutation | MYD88 | Morbus Waldenström | < Leukämie-Genetik
BRAF-Mutation V600E | BRAF V600E mutation | BRAF, BRAF V600E | schwarzer Hautkrebs, Haarzellleukämie, Darmkrebs | < Tumorgenetik, Leukämie-Genetik
B-Zell-Klonalität | B-cell clonality | IGH-Rearrangement, Ig-Gen-Rearrangement | Lymphom | < Leukämie-Genetik | ≠ T-Zell-Klonalität
T-Zell-Klonalität | T-cell clonality | TCR-Rearrangement, TZR-Rearrangement | Lymphom | < Leukämie-Genetik
WT1-Expression | WT1 expression | WT1 | AML | < Leukämie-Genetik
EGFR-Mutation | EGFR mutation | EGFR? | Lungenkrebs | < Tumorgenetik | ≠ Glomeruläre Filtrationsrate
KRAS-Mutation | KRAS mutation | KRAS, K-RAS | Darmkrebs, Lungenkrebs | < Tumorgenetik | ≠ NRAS-Mutation
NRAS-Mutation | NRAS mutation | NRAS, N-RAS | Darmkrebs, schwarzer Hautkrebs | < Tumorgenetik
ALK-Translokation | ALK translocation | ALK, EML4-ALK | Lungenkrebs | < Tumorgenetik
ROS1-Translokation | ROS1 translocation | ROS1 | Lungenkrebs | < Tumorgenetik
HER2-Amplifikation | HER2 amplification | HER2-FISH, ERBB2-Amplifikation, HER2-ISH | Brustkrebs, Magenkrebs | < Tumorgenetik
PIK3CA-Mutation | PIK3CA mutation | PIK3CA | Brustkrebs | < Tumorgenetik
Mikrosatelliteninstabilität | microsatellite instability | MSI, MSI-Analyse | Darmkrebs, Lynch-Syndrom | < Tumorgenetik
MGMT-Methylierung | MGMT promoter methylation | MGMT | Hirntumor | < Tumorgenetik
1p/19q-Kodeletion | 1p/19q co-deletion | 1p19q-Codeletion | Hirntumor | < Tumorgenetik
N-MYC-Amplifikation | MYCN amplification | MYCN | Neuroblastom | < Tumorgenetik
Zirkulierende Tumor-DNA | circulating tumour DNA | Liquid Biopsy, ctDNA, zellfreie Tumor-DNA | Krebsbluttest | < Tumorgenetik | ≠ Nichtinvasiver Pränataltest
Chromosomenanalyse | karyotyping | Karyotyp, Karyotypisierung, Zytogenetische Analyse, Chromosomen-Analyse, chromosome analysis | Chromosomen, Fehlgeburten, Down-Syndrom | < Zytogenetik | ≠ Array-CGH
Array-CGH | array comparative genomic hybridisation | Microarray-Analyse, SNP-Array, molekulare Karyotypisierung | Entwicklungsverzögerung | < Zytogenetik
Fluoreszenz-in-situ-Hybridisierung | fluorescence in situ hybridisation | FISH, FISH-Analyse | < Zytogenetik | ≠ Chromosomenanalyse, Fisch und Meeresfrüchte
22q11-Deletion | 22q11 deletion | DiGeorge-Syndrom, 22q11-Deletionssyndrom, Mikrodeletion 22q11 | Herzfehler | < Zytogenetik
Nichtinvasiver Pränataltest | non-invasive prenatal testing | NIPT, zellfreie fetale DNA, NIPT-Test, cffDNA | Down-Syndrom, Trisomie 21, Schwangerschaft | < Pränataldiagnostik, Molekulargenetik | ≠ Rhesus D fetal
Fruchtwasseruntersuchung | amniocentesis | Amniozentese, fetale Chromosomenanalyse aus Fruchtwasser | Fruchtwasser, Schwangerschaft | < Pränataldiagnostik, Zytogenetik | ≠ Chorionzottenbiopsie
Chorionzottenbiopsie | chorionic villus sampling | CVS | Schwangerschaft | < Pränataldiagnostik, Zytogenetik
Trisomie-Schnelltest | rapid aneuploidy test | QF-PCR, Aneuploidie-Schnelltest, FISH-Schnelltest | Down-Syndrom, Schwangerschaft | < Pränataldiagnostik, Zytogenetik | ≠ Nichtinvasiver Pränataltest
Exomsequenzierung | exome sequencing | WES, Exom-Analyse, Trio-Exom | seltene Erkrankung | < Molekulargenetik | ≠ Genomsequenzierung
Genomsequenzierung | genome sequencing | WGS, Genomanalyse | seltene Erkrankung | < Molekulargenetik
Mitochondriale DNA | mitochondrial DNA | mtDNA, mtDNA-Analyse | Mitochondriopathie, LHON, MELAS | < Molekulargenetik | ≠ Antimitochondriale Antikörper
Vaterschaftstest | paternity test | Abstammungsgutachten, Abstammungsanalyse | Vaterschaft, paternity | < Molekulargenetik
Zygotiebestimmung | zygosity testing | Zwillingstest | eineiige Zwillinge | < Molekulargenetik
Telomerlänge | telomere length | Telomerlängenmessung | < Molekulargenetik
`;
