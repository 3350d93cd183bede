/** Amino acids, organic acids, porphyrins, storage diseases, newborn screening. Format: `read-rows.ts`. */
export const metabolism = `
Aminosäuren im Plasma | plasma amino acids | Aminosäurenprofil, Amino-Säuren im Plasma, Aminosäuren, amino acid profile | Aminosäurestoffwechsel | < Stoffwechseldiagnostik | ≠ Aminosäuren im Urin, Aminosäuren im Liquor
Aminosäuren im Urin | urine amino acids | Amino-Säuren im Urin | < Stoffwechseldiagnostik
Aminosäuren im Liquor | cerebrospinal fluid amino acids | Amino-Säuren im Liquor | < Stoffwechseldiagnostik, Liquordiagnostik | ≠ Aminosäuren im Urin
Phenylalanin | phenylalanine | Phe | Phenylketonurie, PKU | < Stoffwechseldiagnostik, Neugeborenenscreening | ≠ Tyrosin
Tyrosin | tyrosine | Tyr | Tyrosinämie | < Stoffwechseldiagnostik, Neugeborenenscreening
Leucin | leucine | Leu | Ahornsirupkrankheit | < Stoffwechseldiagnostik | ≠ Isoleucin
Isoleucin | isoleucine | Ile | Ahornsirupkrankheit | < Stoffwechseldiagnostik
Alloisoleucin | alloisoleucine | | Ahornsirupkrankheit | < Stoffwechseldiagnostik | ≠ Isoleucin
Valin | valine | Val | Ahornsirupkrankheit | < Stoffwechseldiagnostik
Methionin | methionine | Met | < Stoffwechseldiagnostik
Cystin | cystine | | Cystinose | < Stoffwechseldiagnostik | ≠ Cystein, Cystin im Urin
Cystein | cysteine | Cys | < Stoffwechseldiagnostik
Homocystin | homocystine | | Homocystinurie | < Stoffwechseldiagnostik
Glycin | glycine | Gly | Hyperglycinämie | < Stoffwechseldiagnostik
Serin | serine | Ser | < Stoffwechseldiagnostik
Alanin | alanine | < Stoffwechseldiagnostik | ≠ Alanin-Aminotransferase
Arginin | arginine | Arg | < Stoffwechseldiagnostik
Ornithin | ornithine | Orn | < Stoffwechseldiagnostik
Citrullin | citrulline | Cit | Harnstoffzyklusdefekt | < Stoffwechseldiagnostik | ≠ Anti-CCP-Antikörper, Citrat
Argininosuccinat | argininosuccinic acid | Argininobernsteinsäure | Harnstoffzyklusdefekt | < Stoffwechseldiagnostik | ≠ Arginin
Lysin | lysine | Lys | < Stoffwechseldiagnostik | ≠ Lysozym
Histidin | histidine | His | < Stoffwechseldiagnostik | ≠ Histamin
Prolin | proline | Pro | < Stoffwechseldiagnostik | ≠ Prolaktin
Hydroxyprolin | hydroxyproline | Hydroxyprolin im Urin | < Knochenstoffwechsel | ≠ Prolin
Threonin | threonine | Thr | < Stoffwechseldiagnostik
Tryptophan | tryptophan | Trp? | < Stoffwechseldiagnostik | ≠ Kynurenin
Kynurenin | kynurenine | < Stoffwechseldiagnostik
Taurin | taurine | < Stoffwechseldiagnostik
Glutamin | glutamine | Gln | < Stoffwechseldiagnostik | ≠ Glutaminsäure
Glutaminsäure | glutamic acid | Glutamat, glutamate | < Stoffwechseldiagnostik | ≠ Glutamatdehydrogenase
Asparagin | asparagine | Asn | < Stoffwechseldiagnostik | ≠ Asparaginsäure
Asparaginsäure | aspartic acid | Aspartat, aspartate | < Stoffwechseldiagnostik | ≠ Aspartat-Aminotransferase
Gamma-Aminobuttersäure | gamma-aminobutyric acid | GABA | < Stoffwechseldiagnostik | ≠ Gamma-Hydroxybutyrat, GABA-B-Rezeptor-Antikörper
Organische Säuren im Urin | urine organic acids | organische Säuren, organic acids | organische Azidurie | < Stoffwechseldiagnostik
Acylcarnitine | acylcarnitine profile | Acylcarnitinprofil, Acylcarnitin-Profil | Fettsäureoxidationsstörung, MCAD-Mangel | < Stoffwechseldiagnostik, Neugeborenenscreening | ≠ Carnitin
Carnitin | carnitine | Carnitin gesamt, L-Carnitin | freies Carnitin, Carnitinmangel | < Stoffwechseldiagnostik
Orotsäure | orotic acid | Orotsäure im Urin | Harnstoffzyklusdefekt | < Stoffwechseldiagnostik
Pipecolinsäure | pipecolic acid | | Zellweger-Syndrom | < Peroxisomale Diagnostik
Überlangkettige Fettsäuren | very long-chain fatty acids | VLCFA, sehr langkettige Fettsäuren, langkettige Fettsäuren (VLCFA) | Adrenoleukodystrophie | < Peroxisomale Diagnostik | ≠ Freie Fettsäuren
Phytansäure | phytanic acid | | Refsum-Syndrom | < Peroxisomale Diagnostik | ≠ Pristansäure
Pristansäure | pristanic acid | < Peroxisomale Diagnostik
Plasmalogene | plasmalogens | < Peroxisomale Diagnostik
Mittelkettige Fettsäuren | medium-chain fatty acids | MCFA | < Stoffwechseldiagnostik | ≠ Überlangkettige Fettsäuren
Sterole im Plasma | plasma sterols | Steroldiagnostik, Phytosterole, Pflanzensterole | Sitosterolämie | < Stoffwechseldiagnostik | ≠ Cholesterin
7-Dehydrocholesterol | 7-dehydrocholesterol | 7-DHC | Smith-Lemli-Opitz-Syndrom | < Stoffwechseldiagnostik | ≠ Cholesterin
Cholestanol | cholestanol | | zerebrotendinöse Xanthomatose | < Stoffwechseldiagnostik
Galaktose-1-phosphat | galactose-1-phosphate | Gal-1-P | Galaktosämie | < Stoffwechseldiagnostik, Neugeborenenscreening | ≠ Galaktose-1-phosphat-Uridyltransferase
Galaktose-1-phosphat-Uridyltransferase | galactose-1-phosphate uridyltransferase | GALT, Gal-1-P-Uridyltransferase | Galaktosämie | < Stoffwechseldiagnostik, Neugeborenenscreening
Biotinidase | biotinidase | Biotinidaseaktivität | Biotinidasemangel | < Stoffwechseldiagnostik, Neugeborenenscreening | ≠ Vitamin B7
Immunreaktives Trypsinogen | immunoreactive trypsinogen | IRT | Mukoviszidose | < Neugeborenenscreening | ≠ Trypsin
TSH im Neugeborenenscreening | newborn screening TSH | TSH im Trockenblut | angeborene Schilddrüsenunterfunktion | < Neugeborenenscreening | ≠ Thyreotropin
Succinylaceton | succinylacetone | | Tyrosinämie Typ I | < Stoffwechseldiagnostik, Neugeborenenscreening
TREC und KREC | TREC and KREC | TREC, KREC, T-cell receptor excision circles | SCID, schwerer Immundefekt | < Neugeborenenscreening
Guanidinoacetat | guanidinoacetate | Guanidinoessigsäure | Kreatinsynthesedefekt | < Stoffwechseldiagnostik | ≠ Kreatin
Purine im Urin | urine purines | Purindiagnostik, Hypoxanthin, Xanthin | Lesch-Nyhan-Syndrom | < Stoffwechseldiagnostik | ≠ Pyrimidine im Urin
Pyrimidine im Urin | urine pyrimidines | Pyrimidindiagnostik, Uracil im Urin | < Stoffwechseldiagnostik
CDG-Diagnostik | congenital disorders of glycosylation screening | CDG, Transferrin-Isoelektrofokussierung, Glykosylierungsstörung | angeborene Glykosylierungsstörung | < Stoffwechseldiagnostik | ≠ Transferrin
Mukopolysaccharide im Urin | urine mucopolysaccharides | Glykosaminoglykane im Urin, GAG, MPS-Screening, Glykosaminoglykane | Mukopolysaccharidose | < Stoffwechseldiagnostik | ≠ Oligosaccharide im Urin
Oligosaccharide im Urin | urine oligosaccharides | < Stoffwechseldiagnostik
Neuraminsäure | neuraminic acid | Sialinsäure, sialic acid | < Stoffwechseldiagnostik
Chitotriosidase | chitotriosidase | | Morbus Gaucher | < Lysosomale Enzyme
Alpha-Galaktosidase A | alpha-galactosidase A | α-Galaktosidase, GLA-Aktivität | Morbus Fabry | < Lysosomale Enzyme | ≠ Beta-Galaktosidase
Beta-Galaktosidase | beta-galactosidase | | GM1-Gangliosidose | < Lysosomale Enzyme
Lyso-Gb3 | globotriaosylsphingosine | Lyso-GL-3, Globotriaosylsphingosin | Morbus Fabry | < Lysosomale Enzyme | ≠ Lyso-Gb1
Lyso-Gb1 | glucosylsphingosine | Glucosylsphingosin, Lyso-GL-1 | Morbus Gaucher | < Lysosomale Enzyme
Beta-Glukozerebrosidase | beta-glucocerebrosidase | Glucocerebrosidase, GBA-Aktivität, saure β-Glukosidase | Morbus Gaucher | < Lysosomale Enzyme
Alpha-Glukosidase | acid alpha-glucosidase | GAA-Aktivität, saure α-Glukosidase, saure Maltase | Morbus Pompe | < Lysosomale Enzyme | ≠ Beta-Glukozerebrosidase
Saure Sphingomyelinase | acid sphingomyelinase | ASM | Niemann-Pick | < Lysosomale Enzyme
Arylsulfatase A | arylsulphatase A | ARSA | metachromatische Leukodystrophie | < Lysosomale Enzyme
Hexosaminidase | hexosaminidase | Beta-Hexosaminidase, Hexosaminidase A | Tay-Sachs | < Lysosomale Enzyme | ≠ N-Acetyl-Beta-D-Glukosaminidase
Alpha-L-Iduronidase | alpha-L-iduronidase | | Hurler-Syndrom | < Lysosomale Enzyme
Lysosomale saure Lipase | lysosomal acid lipase | LAL, saure Lipase | Wolman-Krankheit | < Lysosomale Enzyme | ≠ Lipase
Porphyrine im Urin | urine porphyrins | Gesamtporphyrine, Gesamtporphyrine im Urin, Uroporphyrin, Koproporphyrin, Porphyrine im Sammelurin | Porphyrie | < Porphyrie-Diagnostik | ≠ Porphobilinogen, Porphyrine im Stuhl
Porphyrine im Stuhl | faecal porphyrins | | Porphyrie | < Porphyrie-Diagnostik
Porphobilinogen | porphobilinogen | PBG, Porphobilinogen im Urin | akute Porphyrie | < Porphyrie-Diagnostik
Delta-Aminolävulinsäure | delta-aminolaevulinic acid | ALA?, d-Aminolävulinsäure, DALA, δ-ALS, aminolevulinic acid | akute Porphyrie, Bleivergiftung | < Porphyrie-Diagnostik | ≠ Delta-Aminolävulinsäure-Dehydratase
Delta-Aminolävulinsäure-Dehydratase | delta-aminolaevulinic acid dehydratase | ALAD, Porphobilinogen-Synthase | < Porphyrie-Diagnostik
Porphobilinogen-Desaminase | porphobilinogen deaminase | PBGD, Hydroxymethylbilan-Synthase | akute intermittierende Porphyrie | < Porphyrie-Diagnostik | ≠ Porphobilinogen
Uroporphyrinogen-Decarboxylase | uroporphyrinogen decarboxylase | UROD | Porphyria cutanea tarda | < Porphyrie-Diagnostik
Protoporphyrin in Erythrozyten | red cell protoporphyrin | Erythrozyten-Protoporphyrin, freies Protoporphyrin, FEP | erythropoetische Protoporphyrie | < Porphyrie-Diagnostik
Biogene Amine im Liquor | cerebrospinal fluid biogenic amines | Neurotransmitter im Liquor | < Stoffwechseldiagnostik, Liquordiagnostik
AADC-Aktivität | aromatic L-amino acid decarboxylase activity | aromatische L-Aminosäure-Decarboxylase | AADC-Mangel | < Stoffwechseldiagnostik
Alpha-Liponsäure | alpha-lipoic acid | ALA?, Liponsäure | Polyneuropathie
`;
