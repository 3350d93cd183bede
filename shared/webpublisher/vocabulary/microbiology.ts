/** Pathogens found by culture, antigen, microscopy or nucleic acid. Format: `read-rows.ts`. */
export const microbiology = `
HIV-1-RNA | HIV-1 RNA | HIV-PCR, HIV-Viruslast, HIV-RNA, HIV-1-Viruslast, HIV viral load | AIDS, Viruslast | < HIV-Diagnostik
HIV-Resistenztest | HIV drug resistance test | HIV-Genotypisierung, genotypische HIV-Resistenzbestimmung | AIDS | < HIV-Diagnostik | ≠ HIV-1-RNA
HIV-Tropismus | HIV tropism | Korezeptor-Tropismus | AIDS | < HIV-Diagnostik
Hepatitis-A-Virus-PCR | hepatitis A virus RNA | HAV-PCR, HAV-RNA | Hepatitis A | < Hepatitis-Diagnostik
Hepatitis-B-Virus-DNA | hepatitis B virus DNA | HBV-DNA, HBV-PCR, HBV-Viruslast, Hepatitis-B-PCR, HBV-DNS | Hepatitis B | < Hepatitis-B-Diagnostik | ≠ HBs-Antigen
Hepatitis-B-Genotyp | hepatitis B virus genotype | HBV-Genotyp | Hepatitis B | < Hepatitis-B-Diagnostik | ≠ Hepatitis-B-Virus-DNA
Hepatitis-C-Virus-RNA | hepatitis C virus RNA | HCV-RNA, HCV-PCR, HCV-Viruslast, Hepatitis-C-PCR | Hepatitis C | < Hepatitis-Diagnostik
Hepatitis-C-Genotyp | hepatitis C virus genotype | HCV-Genotyp | Hepatitis C | < Hepatitis-Diagnostik | ≠ Hepatitis-C-Virus-RNA, Hepatitis-C-Antikörper
Hepatitis-D-Virus-RNA | hepatitis D virus RNA | HDV-PCR, HDV-RNA | Hepatitis D | < Hepatitis-Diagnostik
Hepatitis-E-Virus-RNA | hepatitis E virus RNA | HEV-PCR, HEV-RNA | Hepatitis E | < Hepatitis-Diagnostik
Cytomegalievirus-DNA | cytomegalovirus DNA | CMV-PCR, CMV-DNA, CMV-Viruslast, CMV-DNS | Zytomegalie | < Herpesvirus-Diagnostik
Epstein-Barr-Virus-DNA | Epstein-Barr virus DNA | EBV-PCR, EBV-DNA, EBV-Viruslast | Drüsenfieber | < Herpesvirus-Diagnostik
Herpes-simplex-Virus-PCR | herpes simplex virus PCR | HSV-PCR, HSV-DNA, HSV-1/2-PCR, Herpes-simplex-PCR | Lippenherpes, Genitalherpes | < Herpesvirus-Diagnostik, Gehirnentzündung-Erreger, STI-Diagnostik | ≠ Varizella-Zoster-Virus-PCR
Varizella-Zoster-Virus-PCR | varicella-zoster virus PCR | VZV-PCR, VZV-DNA, Varizellen-PCR | Windpocken, Gürtelrose | < Herpesvirus-Diagnostik, Gehirnentzündung-Erreger
HHV-6-DNA | human herpesvirus 6 DNA | HHV-6-PCR | Dreitagefieber | < Herpesvirus-Diagnostik
HHV-8-DNA | human herpesvirus 8 DNA | HHV-8-PCR | Kaposi-Sarkom | < Herpesvirus-Diagnostik
Parvovirus-B19-DNA | parvovirus B19 DNA | Parvovirus-B19-PCR, Parvo-B19-PCR | Ringelröteln | < Schwangerschafts-Infektionen
BK-Virus-DNA | BK virus DNA | BK-Virus-PCR, BKV-PCR, Polyomavirus-BK-PCR | Nierentransplantation | ≠ JC-Virus-DNA
JC-Virus-DNA | JC virus DNA | JC-Virus-PCR, JCV-PCR | progressive multifokale Leukenzephalopathie | < Gehirnentzündung-Erreger | ≠ JC-Virus-Antikörper
JC-Virus-Antikörper | JC virus antibodies | JCV-Antikörper, Anti-JCV, Stratify-Test | Multiple Sklerose
Enterovirus-PCR | enterovirus PCR | Enteroviren-PCR, Enterovirus-RNA | Hand-Fuß-Mund-Krankheit, Sommergrippe | < Gehirnentzündung-Erreger
Masernvirus-PCR | measles virus PCR | Masern-PCR | Masern
Mumpsvirus-PCR | mumps virus PCR | Mumps-PCR | Mumps
Rötelnvirus-PCR | rubella virus PCR | Röteln-PCR | Röteln
FSME-Virus-PCR | tick-borne encephalitis virus PCR | FSME-PCR | Zeckenstich
Dengue-Virus-PCR | dengue virus PCR | Dengue-PCR | Dengue, Denguefieber | < Tropenkrankheiten
Zika-Virus-PCR | Zika virus PCR | Zika-PCR | Zika | < Tropenkrankheiten
West-Nil-Virus-PCR | West Nile virus PCR | WNV-PCR | West-Nil-Fieber | < Tropenkrankheiten
Affenpocken-PCR | mpox virus PCR | Mpox-PCR, Monkeypox-PCR | Affenpocken, Mpox, monkeypox
Humane-Papillomviren-Nachweis | human papillomavirus test | HPV-Test, HPV-PCR, HPV, HPV-DNA, HPV-Nachweis, Papillomviren | Feigwarzen, Gebärmutterhalskrebs, Genitalwarzen, Krebsvorsorge, genital warts | < STI-Diagnostik | ≠ HPV-Genotypisierung
HPV-Genotypisierung | HPV genotyping | HPV-Typisierung, HPV-Genotyp | Gebärmutterhalskrebs | < STI-Diagnostik
SARS-CoV-2-PCR | SARS-CoV-2 PCR | Corona-PCR, COVID-19-PCR, SARS-CoV-2-RNA, Coronatest, Covid PCR | Corona, COVID, Coronavirus | < Atemwegsviren | ≠ SARS-CoV-2-Antigen
SARS-CoV-2-Antigen | SARS-CoV-2 antigen | Corona-Antigentest, Corona-Schnelltest, Covid antigen | Corona, COVID, Coronavirus | < Atemwegsviren
Influenza-PCR | influenza virus PCR | Influenza-A/B-PCR, Grippe-PCR, Influenza-RNA | Grippe, flu | < Atemwegsviren | ≠ Parainfluenza-PCR, Influenza-Antigen
Influenza-Antigen | influenza antigen | Influenza-Schnelltest, Grippe-Schnelltest | Grippe, flu | < Atemwegsviren
RSV-PCR | respiratory syncytial virus PCR | RSV, RS-Virus-PCR, RSV-RNA | Bronchiolitis beim Säugling | < Atemwegsviren | ≠ RSV-Antigen
RSV-Antigen | respiratory syncytial virus antigen | RSV-Schnelltest | < Atemwegsviren
Parainfluenza-PCR | parainfluenza virus PCR | Parainfluenzavirus-PCR | Pseudokrupp | < Atemwegsviren
Adenovirus-PCR | adenovirus PCR | Adenoviren-PCR, Adenovirus-DNA | Bindehautentzündung | < Atemwegsviren | ≠ Adenoviren im Stuhl
Rhinovirus-PCR | rhinovirus PCR | Rhinoviren-PCR | Schnupfen | < Atemwegsviren | ≠ Rotaviren im Stuhl
Humanes-Metapneumovirus-PCR | human metapneumovirus PCR | hMPV-PCR, HMPV | < Atemwegsviren
Bocavirus-PCR | bocavirus PCR | < Atemwegsviren
Saisonale-Coronaviren-PCR | seasonal coronavirus PCR | < Atemwegsviren | ≠ SARS-CoV-2-PCR
Bordetella-pertussis-PCR | Bordetella pertussis PCR | Pertussis-PCR, Keuchhusten-PCR, B.-pertussis-PCR | Keuchhusten, whooping cough | < Atemwegserreger | ≠ Bordetella-parapertussis-PCR
Bordetella-parapertussis-PCR | Bordetella parapertussis PCR | Parapertussis-PCR | Keuchhusten | < Atemwegserreger
Mycoplasma-pneumoniae-PCR | Mycoplasma pneumoniae PCR | M.-pneumoniae-PCR | Lungenentzündung | < Atemwegserreger | ≠ Mycoplasma-genitalium-PCR
Chlamydia-pneumoniae-PCR | Chlamydia pneumoniae PCR | C.-pneumoniae-PCR | Lungenentzündung | < Atemwegserreger | ≠ Chlamydia-trachomatis-PCR
Legionellen-PCR | Legionella PCR | Legionella-pneumophila-PCR | Legionärskrankheit, Lungenentzündung | < Atemwegserreger
Legionellen-Antigen im Urin | Legionella urinary antigen | Legionellen-Antigen, Legionella-Antigen | Legionärskrankheit, Lungenentzündung | < Atemwegserreger | ≠ Pneumokokken-Antigen im Urin
Pneumokokken-Antigen im Urin | pneumococcal urinary antigen | Pneumokokken-Antigen | Lungenentzündung | < Atemwegserreger
Pneumocystis-jirovecii-PCR | Pneumocystis jirovecii PCR | Pneumocystis-PCR, PJP-PCR | Lungenentzündung bei Immunschwäche | < Atemwegserreger, Pilz-Diagnostik | ≠ Pneumokokken-Antikörper
Mycobacterium-tuberculosis-PCR | Mycobacterium tuberculosis PCR | TB-PCR, TBC-PCR, Tuberkulose-PCR, MTB-PCR, GeneXpert MTB | Tuberkulose, Tbc | < Tuberkulose-Diagnostik | ≠ Mykobakterien-Kultur, Atypische Mykobakterien
Mykobakterien-Kultur | mycobacterial culture | TB-Kultur, Tuberkulose-Kultur, TBC-Kultur | Tuberkulose, Tbc | < Tuberkulose-Diagnostik
Mykobakterien-Mikroskopie | acid-fast bacilli microscopy | säurefeste Stäbchen, Ziehl-Neelsen-Färbung, AFB | Tuberkulose, Tbc | < Tuberkulose-Diagnostik | ≠ Alpha-Fetoprotein
Mykobakterien-Resistenztestung | mycobacterial drug susceptibility testing | Tuberkulose-Resistenztestung | Tuberkulose | < Tuberkulose-Diagnostik | ≠ Antibiogramm
Atypische Mykobakterien | non-tuberculous mycobacteria | NTM, MOTT, nichttuberkulöse Mykobakterien | < Tuberkulose-Diagnostik
Chlamydia-trachomatis-PCR | Chlamydia trachomatis PCR | Chlamydien-PCR, Chlamydien-Nachweis, Chlamydia-trachomatis-DNA, C.-trachomatis-PCR | Chlamydien, Ausfluss, chlamydia | < STI-Diagnostik
Neisseria-gonorrhoeae-PCR | Neisseria gonorrhoeae PCR | Gonokokken-PCR, GO-PCR, N.-gonorrhoeae-PCR, Gonorrhoe-PCR | Tripper, Gonorrhö, Ausfluss, gonorrhoea, gonorrhea | < STI-Diagnostik | ≠ Gonokokken-Kultur
Gonokokken-Kultur | gonococcal culture | GO-Kultur, Neisseria-gonorrhoeae-Kultur | Tripper, Gonorrhö | < STI-Diagnostik | ≠ Meningokokken
Mycoplasma-genitalium-PCR | Mycoplasma genitalium PCR | M.-genitalium-PCR | Harnröhrenentzündung | < STI-Diagnostik | ≠ Mycoplasma hominis
Mycoplasma hominis | Mycoplasma hominis | M. hominis | < STI-Diagnostik
Ureaplasmen | ureaplasma | Ureaplasma urealyticum, Ureaplasma-PCR | Harnröhrenentzündung | < STI-Diagnostik | ≠ Mycoplasma hominis
Trichomonaden | Trichomonas vaginalis | Trichomonas-PCR, Trichomonaden-Nachweis | Ausfluss, trichomoniasis | < STI-Diagnostik, Parasiten-Diagnostik
Treponema-pallidum-PCR | Treponema pallidum PCR | Syphilis-PCR, Lues-PCR | Syphilis, Lues | < Syphilis-Diagnostik
Haemophilus ducreyi | Haemophilus ducreyi | | Ulcus molle, weicher Schanker | < STI-Diagnostik
Gardnerella vaginalis | Gardnerella vaginalis | G. vaginalis | bakterielle Vaginose, Ausfluss, Scheideninfektion | ≠ Trichomonaden
Vaginalabstrich | vaginal swab | Scheidenabstrich | Scheideninfektion, Ausfluss | < Bakteriologische Kultur | ≠ Pap-Abstrich
B-Streptokokken-Abstrich | group B streptococcus screening | GBS-Abstrich, Streptokokken der Gruppe B, Streptococcus agalactiae, GBS screening | Schwangerschaft, Geburt | < Bakteriologische Kultur | ≠ A-Streptokokken-Nachweis
A-Streptokokken-Nachweis | group A streptococcus test | Streptococcus pyogenes, A-Streptokokken-Schnelltest, Streptokokken-Schnelltest, GAS | Scharlach, Mandelentzündung, Angina, scarlet fever, strep throat | < Bakteriologische Kultur | ≠ Antistreptolysin-Titer
Rachenabstrich | throat swab | Tonsillenabstrich | Halsschmerzen, Mandelentzündung | < Bakteriologische Kultur
Nasenabstrich | nasal swab | | Schnupfen | < Bakteriologische Kultur
Ohrabstrich | ear swab | Gehörgangsabstrich | Ohrenentzündung, Mittelohrentzündung | < Bakteriologische Kultur
Augenabstrich | eye swab | Konjunktivalabstrich, Bindehautabstrich | Bindehautentzündung | < Bakteriologische Kultur
Wundabstrich | wound swab | Wundkultur | Wunde, Eiter, Wundinfektion | < Bakteriologische Kultur
Sputumkultur | sputum culture | Sputum, Sputumbakteriologie | Auswurf, Schleim, Husten | < Bakteriologische Kultur, Atemwegserreger
Trachealsekret | tracheal aspirate culture | Bronchialsekret, Trachealsekret-Kultur | < Bakteriologische Kultur
Blutkultur | blood culture | BK, Blutkulturen | Blutvergiftung, Sepsis, sepsis | < Bakteriologische Kultur
Urinkultur | urine culture | Uricult, Urinbakteriologie, Keimzahl im Urin | Blasenentzündung, Harnwegsinfekt, cystitis | < Bakteriologische Kultur | ≠ Urinstatus
Stuhlkultur | stool culture | Stuhlbakteriologie, Stuhl auf pathogene Keime, TPER, bakteriologische Stuhluntersuchung | Durchfall | < Bakteriologische Kultur, Durchfallerreger
Liquorkultur | cerebrospinal fluid culture | | Hirnhautentzündung, Meningitis | < Bakteriologische Kultur, Gehirnentzündung-Erreger
Punktatkultur | body fluid culture | Gelenkpunktat-Kultur, Aszites-Kultur | Eiter im Gelenk | < Bakteriologische Kultur
Katheterspitze | catheter tip culture | Katheterspitzenkultur, Venenkatheterspitze | < Bakteriologische Kultur
Ejakulatkultur | semen culture | Spermakultur, Ejakulat-Bakteriologie | Prostataentzündung | < Bakteriologische Kultur | ≠ Spermadiagnostik
Anaerobier-Kultur | anaerobic culture | anaerobe Kultur, Anaerobier | < Bakteriologische Kultur
Aktinomyzeten-Kultur | Actinomyces culture | Aktinomyzeten | < Bakteriologische Kultur
Gramfärbung | Gram stain | Grampräparat, Gram-Färbung, mikroskopisches Präparat nach Gram | Bakterien unter dem Mikroskop
Antibiogramm | antimicrobial susceptibility testing | Resistenztestung, Resistenzbestimmung, Resistogramm | Antibiotikaresistenz, antibiotic resistance
Minimale Hemmkonzentration | minimum inhibitory concentration | MHK, MIC | ≠ Antibiogramm
16S-rRNA-PCR | 16S rRNA PCR | eubakterielle PCR, panbakterielle PCR | Bakterien | ≠ Panfungale PCR
Panfungale PCR | panfungal PCR | 18S-rRNA-PCR, ITS-PCR | Pilz | < Pilz-Diagnostik
MRSA-Screening | MRSA screening | MRSA, MRSA-Abstrich, methicillinresistenter Staphylococcus aureus, MRSA-PCR, methicillin-resistant Staphylococcus aureus | Krankenhauskeim | < Screening auf resistente Erreger | ≠ VRE-Screening, Staphylococcus aureus
Staphylococcus aureus | Staphylococcus aureus | S. aureus, MSSA | Eiter | < Bakteriologische Kultur
Panton-Valentine-Leukozidin | Panton-Valentine leukocidin | PVL, PVL-PCR | wiederkehrende Abszesse | ≠ Staphylococcus aureus
VRE-Screening | VRE screening | VRE, vancomycinresistente Enterokokken, vancomycin-resistant enterococci | Krankenhauskeim | < Screening auf resistente Erreger | ≠ Vancomycin
MRGN-Screening | multidrug-resistant Gram-negative screening | 3MRGN, 4MRGN, MRGN | Krankenhauskeim | < Screening auf resistente Erreger | ≠ MRSA-Screening
ESBL-Screening | ESBL screening | ESBL, Extended-Spectrum-Betalaktamasen | Krankenhauskeim | < Screening auf resistente Erreger | ≠ MRSA-Screening
Carbapenemase-PCR | carbapenemase PCR | Carbapenemasen | Krankenhauskeim | < Screening auf resistente Erreger
Candida auris | Candida auris | Candidozyma auris | < Screening auf resistente Erreger, Pilz-Diagnostik
Diphtherie-Erreger | Corynebacterium diphtheriae culture | Corynebacterium diphtheriae, C. diphtheriae, Diphtherie-Kultur | Diphtherie | < Atemwegserreger | ≠ Diphtherie-Antikörper
Meningokokken | meningococci | Neisseria meningitidis, Meningokokken-PCR, N. meningitidis | Hirnhautentzündung, Meningitis | < Gehirnentzündung-Erreger
Listeria monocytogenes | Listeria monocytogenes | Listerien, Listerien-Kultur, Listeria-PCR | Schwangerschaft, Hirnhautentzündung | < Gehirnentzündung-Erreger
Borrelien-PCR | Borrelia PCR | Borrelia-burgdorferi-PCR, Borrelien-DNA | Borreliose | < Borreliose-Diagnostik
Tropheryma-whipplei-PCR | Tropheryma whipplei PCR | Whipple-PCR | Morbus Whipple
Bartonella-PCR | Bartonella PCR | Bartonella-henselae-PCR | Katzenkratzkrankheit | < Zoonosen-Diagnostik | ≠ Bartonella-henselae-Antikörper
Leptospiren-PCR | Leptospira PCR | | Leptospirose | < Zoonosen-Diagnostik | ≠ Leptospiren-Antikörper
Coxiella-burnetii-PCR | Coxiella burnetii PCR | Q-Fieber-PCR | Q-Fieber | < Zoonosen-Diagnostik | ≠ Coxiella-burnetii-Antikörper
Brucella-PCR | Brucella PCR | Brucellen-PCR | Brucellose | < Zoonosen-Diagnostik | ≠ Brucellen-Antikörper
Toxoplasma-PCR | Toxoplasma gondii PCR | Toxoplasma-DNA | Toxoplasmose | < Parasiten-Diagnostik
Leishmanien-PCR | Leishmania PCR | | Leishmaniose | < Parasiten-Diagnostik, Tropenkrankheiten
Malaria-PCR | malaria PCR | Plasmodien-PCR, Plasmodium-PCR | Malaria | < Tropenkrankheiten | ≠ Malaria-Antigen, Malaria-Antikörper
Skabies-Mikroskopie | scabies microscopy | Krätzmilben-Nachweis, Sarcoptes scabiei, Milbennachweis | Krätze, Skabies, Juckreiz, scabies | < Parasiten-Diagnostik | ≠ Milben
Läuse-Nachweis | lice examination | Kopfläuse, Läuse | Kopflaus, lice | < Parasiten-Diagnostik
Ektoparasiten-Bestimmung | ectoparasite identification | Insektenbestimmung | Ungeziefer, Zecke | < Parasiten-Diagnostik
Schistosomen-Eier | Schistosoma eggs | Bilharziose-Eier, Schistosoma-Eier im Urin | Bilharziose | < Parasiten-Diagnostik, Tropenkrankheiten
Pilzkultur | fungal culture | Pilzanzucht, mykologische Kultur, Dermatophyten-Kultur | Nagelpilz, Fußpilz, Hautpilz, athlete's foot | < Pilz-Diagnostik
Dermatophyten-PCR | dermatophyte PCR | Nagelpilz-PCR, Dermatophyten | Nagelpilz, Fußpilz, Hautpilz | < Pilz-Diagnostik | ≠ Pilzkultur
Pilzmikroskopie | fungal microscopy | KOH-Präparat, Pilz-Direktpräparat | Nagelpilz, Hautpilz | < Pilz-Diagnostik
Candida-Kultur | Candida culture | Candida albicans, Hefepilze, Soor-Nachweis | Scheidenpilz, Soor, Mundpilz, thrush | < Pilz-Diagnostik | ≠ Candida-Antikörper
Aspergillus-PCR | Aspergillus PCR | < Pilz-Diagnostik | ≠ Aspergillus-Antigen
Hygieneuntersuchung | hygiene testing | Umgebungsuntersuchung, Abklatschuntersuchung | Sterilität
Trinkwasseruntersuchung | drinking water testing | Wasseruntersuchung | Trinkwasser, Legionellen im Wasser
Dialysewasser | dialysis water testing | Dialysewasser-Untersuchung | ≠ Trinkwasseruntersuchung
Parodontitis-Leitkeime | periodontal marker bacteria | Parodontitiskeime, Parodontitis-PCR | Zahnfleischentzündung, Parodontose, periodontitis
Helicobacter-pylori-Kultur | Helicobacter pylori culture | Helicobacter-Resistenztestung | Magenkeim | ≠ Helicobacter-pylori-Antikörper, Helicobacter-pylori-Antigen im Stuhl
Urease-Schnelltest | rapid urease test | HUT, Helicobacter-Urease-Test, CLO-Test | Magenkeim | ≠ Harnstoff
Respiratorisches Multiplex-Panel | respiratory multiplex PCR | respiratorische Multiplex-PCR | Erkältung, Husten | < Atemwegserreger
Meningitis-Multiplex-Panel | meningitis/encephalitis multiplex PCR | ME-Panel | Meningitis | < Gehirnentzündung-Erreger
`;
