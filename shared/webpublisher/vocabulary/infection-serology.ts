/** Antibodies against pathogens and the antigens of viruses in blood. Format: `read-rows.ts`. */
export const infectionSerology = `
Treponema-pallidum-Antikörper | Treponema pallidum antibodies | Lues-Antikörper, Syphilis-Antikörper, Treponemen-Antikörper, Lues-Suchtest, Syphilis-Suchtest, Treponema-Antikörper, syphilis antibodies | Syphilis, Lues | < Syphilis-Diagnostik | ≠ Cardiolipin-Mikroflockungstest, Treponema-pallidum-PCR
TPPA-Test | Treponema pallidum particle agglutination | TPPA, TPHA, TPHA-Test, Treponema-pallidum-Hämagglutination | Syphilis, Lues | < Syphilis-Diagnostik | ≠ Cardiolipin-Mikroflockungstest
FTA-ABS-Test | fluorescent treponemal antibody absorption test | FTA-ABS | Syphilis, Lues | < Syphilis-Diagnostik | ≠ Cardiolipin-Mikroflockungstest
Treponema-pallidum-IgM | Treponema pallidum IgM antibodies | Syphilis-IgM, Lues-IgM, 19S-IgM-FTA-ABS | Syphilis, Lues | < Syphilis-Diagnostik
Treponema-pallidum-Immunoblot | Treponema pallidum immunoblot | Syphilis-Blot, Lues-Blot | Syphilis, Lues | < Syphilis-Diagnostik
Cardiolipin-Mikroflockungstest | non-treponemal test | VDRL, VDRL-Test, RPR, RPR-Test, rapid plasma reagin | Syphilis, Lues, Verlaufskontrolle der Syphilis | < Syphilis-Diagnostik
Borrelien-Antikörper | Borrelia burgdorferi antibodies | Borrelien-IgG, Borrelien-IgM, Borrelia-Antikörper, Borrelien-AK, Lyme antibodies | Borreliose, Zeckenbiss, Zeckenstich, Wanderröte | < Borreliose-Diagnostik | ≠ Borrelien-PCR, Borrelien-Antikörper im Liquor, FSME-Virus-Antikörper
Borrelien-Immunoblot | Borrelia immunoblot | Borrelien-Blot, Borrelien-Westernblot, Borrelia-Blot | Borreliose | < Borreliose-Diagnostik | ≠ Borrelien-PCR
Borrelien-ELISpot | Borrelia ELISpot | Borrelien-T-Zell-Test | Borreliose | < Borreliose-Diagnostik | ≠ Borrelien-Antikörper
FSME-Virus-Antikörper | tick-borne encephalitis virus antibodies | FSME-Antikörper, FSME-IgG, FSME-IgM, TBE antibodies, TBEV-Antikörper | Zeckenbiss, Zeckenstich, FSME, Frühsommer-Meningoenzephalitis, Zeckenimpfung | < Impftiter, Zoonosen-Diagnostik | ≠ FSME-Virus-PCR
HIV-Suchtest | HIV antigen/antibody test | HIV-1/2-Antikörper und p24-Antigen, HIV-Ak/Ag, HIV-Combo, HIV-1/2-Antikörper, HIV antibodies | HIV-Test, AIDS | < HIV-Diagnostik, STI-Diagnostik, Schwangerschafts-Infektionen | ≠ HIV-1-RNA, HIV-Resistenztest
HIV-p24-Antigen | HIV p24 antigen | p24-Antigen | AIDS | < HIV-Diagnostik
HIV-Immunoblot | HIV immunoblot | HIV-Westernblot, HIV-Bestätigungstest | AIDS | < HIV-Diagnostik
HTLV-Antikörper | HTLV antibodies | HTLV-I/II-Antikörper, HTLV-1/2 | ≠ HIV-Suchtest
Hepatitis-A-Antikörper | hepatitis A total antibodies | Anti-HAV, Anti-HAV gesamt, HAV-Antikörper, HAV-IgG, Anti-HAV IgG | Hepatitis A, Hepatitisimpfung | < Hepatitis-Diagnostik, Impftiter | ≠ Hepatitis-A-IgM, Hepatitis-A-Virus-PCR
Hepatitis-A-IgM | hepatitis A IgM antibodies | Anti-HAV IgM, HAV-IgM | akute Hepatitis A, Gelbsucht | < Hepatitis-Diagnostik
HBs-Antigen | hepatitis B surface antigen | HBsAg, Hepatitis-B-Oberflächenantigen, HBs-Ag, Hepatitis-B-s-Antigen | Hepatitis B | < Hepatitis-B-Diagnostik, Schwangerschafts-Infektionen | ≠ HBs-Antikörper, HBs-Antigen quantitativ, HBe-Antigen
HBs-Antigen quantitativ | quantitative hepatitis B surface antigen | qHBsAg, HBsAg quantitativ | Hepatitis B | < Hepatitis-B-Diagnostik
HBs-Antikörper | hepatitis B surface antibodies | Anti-HBs, Hepatitis-B-Impftiter, HBs-Ak, anti-HBs titre | Hepatitis-B-Impfung, Impfschutz Hepatitis B | < Hepatitis-B-Diagnostik, Impftiter | ≠ HBc-Antikörper, HBe-Antikörper
HBc-Antikörper | hepatitis B core antibodies | Anti-HBc, Anti-HBc gesamt, HBc-Ak | Hepatitis B | < Hepatitis-B-Diagnostik | ≠ HBc-IgM-Antikörper, HBe-Antikörper, Hepatitis-C-Antikörper
HBc-IgM-Antikörper | hepatitis B core IgM antibodies | Anti-HBc IgM, HBc-IgM | akute Hepatitis B | < Hepatitis-B-Diagnostik
HBe-Antigen | hepatitis B e antigen | HBeAg, HBe-Ag | Hepatitis B | < Hepatitis-B-Diagnostik | ≠ HBe-Antikörper
HBe-Antikörper | hepatitis B e antibodies | Anti-HBe, HBe-Ak | Hepatitis B | < Hepatitis-B-Diagnostik
Hepatitis-C-Antikörper | hepatitis C antibodies | Anti-HCV, HCV-Antikörper, HCV-Ak | Hepatitis C | < Hepatitis-Diagnostik | ≠ Hepatitis-C-Virus-RNA, Hepatitis-C-Core-Antigen
Hepatitis-C-Immunoblot | hepatitis C immunoblot | HCV-Immunoblot, HCV-Blot | Hepatitis C | < Hepatitis-Diagnostik | ≠ Hepatitis-C-Virus-RNA
Hepatitis-C-Core-Antigen | hepatitis C core antigen | HCV-Core-Antigen, HCV-Ag | Hepatitis C | < Hepatitis-Diagnostik | ≠ Hepatitis-C-Virus-RNA
Hepatitis-D-Antikörper | hepatitis D antibodies | Anti-HDV, HDV-Antikörper, Delta-Virus-Antikörper | Hepatitis D | < Hepatitis-Diagnostik | ≠ Hepatitis-D-Virus-RNA
Hepatitis-E-Antikörper | hepatitis E antibodies | Anti-HEV, HEV-Antikörper, HEV-IgG, HEV-IgM | Hepatitis E | < Hepatitis-Diagnostik | ≠ Hepatitis-E-Virus-RNA
Epstein-Barr-Virus-Antikörper | Epstein-Barr virus antibodies | EBV-Antikörper, EBV-Serologie, EBV-IgG, EBV-IgM, EBV-Ak | Pfeiffersches Drüsenfieber, Drüsenfieber, Mononukleose, glandular fever, mononucleosis | < Herpesvirus-Diagnostik | ≠ Epstein-Barr-Virus-DNA, Mononukleose-Schnelltest
EBV-VCA-Antikörper | Epstein-Barr virus capsid antibodies | VCA-IgG, VCA-IgM, EBV-VCA-IgG, EBV-VCA-IgM | Drüsenfieber | < Epstein-Barr-Virus-Antikörper | ≠ EBV-EBNA-Antikörper
EBV-EBNA-Antikörper | Epstein-Barr virus nuclear antigen antibodies | EBNA-IgG, EBNA-1-IgG, EBV-EBNA-IgG | Drüsenfieber | < Epstein-Barr-Virus-Antikörper
EBV-EA-Antikörper | Epstein-Barr virus early antigen antibodies | EA-IgG, EBV-EA-IgG | Drüsenfieber | < Epstein-Barr-Virus-Antikörper
Mononukleose-Schnelltest | infectious mononucleosis rapid test | Paul-Bunnell-Test, Monospot, heterophile Antikörper bei Mononukleose, Mononukleose-Test | Drüsenfieber, Mononukleose
Cytomegalievirus-Antikörper | cytomegalovirus antibodies | CMV-Antikörper, CMV-IgG, CMV-IgM, Zytomegalie-Antikörper, CMV-Ak | Zytomegalie, Schwangerschaft | < Herpesvirus-Diagnostik, Schwangerschafts-Infektionen | ≠ Cytomegalievirus-DNA, CMV-IgG-Avidität, CMV-pp65-Antigen
CMV-IgG-Avidität | cytomegalovirus IgG avidity | CMV-Avidität | Schwangerschaft | < Schwangerschafts-Infektionen
CMV-pp65-Antigen | cytomegalovirus pp65 antigen | pp65-Antigen, CMV-Antigenämie | ≠ Cytomegalievirus-DNA
CMV-ELISpot | cytomegalovirus T-cell test | CMV-T-Zell-Test | QuantiFERON-CMV, Transplantation | ≠ Cytomegalievirus-Antikörper
Herpes-simplex-Virus-Antikörper | herpes simplex virus antibodies | HSV-Antikörper, HSV-IgG, HSV-IgM, HSV-1/2-Antikörper | Lippenherpes, Genitalherpes, Fieberbläschen | < Herpesvirus-Diagnostik | ≠ Herpes-simplex-Virus-PCR, Varizella-Zoster-Virus-Antikörper
HSV-1-Antikörper | herpes simplex virus 1 antibodies | HSV-1-IgG | Lippenherpes | < Herpes-simplex-Virus-Antikörper | ≠ HSV-2-Antikörper
HSV-2-Antikörper | herpes simplex virus 2 antibodies | HSV-2-IgG | Genitalherpes | < Herpes-simplex-Virus-Antikörper
Varizella-Zoster-Virus-Antikörper | varicella-zoster virus antibodies | VZV-Antikörper, VZV-IgG, VZV-IgM, Varizellen-Antikörper, VZV-Ak, Varicella-Zoster-Virus-Antikörper | Windpocken, Gürtelrose, chickenpox, shingles | < Herpesvirus-Diagnostik, Impftiter, Schwangerschafts-Infektionen | ≠ Varizella-Zoster-Virus-PCR
HHV-6-Antikörper | human herpesvirus 6 antibodies | HHV-6-IgG, HHV-6-IgM, Humanes-Herpesvirus-6-Antikörper | Dreitagefieber, roseola | < Herpesvirus-Diagnostik | ≠ HHV-6-DNA, HHV-7-Antikörper
HHV-7-Antikörper | human herpesvirus 7 antibodies | HHV-7-IgG | < Herpesvirus-Diagnostik
HHV-8-Antikörper | human herpesvirus 8 antibodies | HHV-8-IgG | Kaposi-Sarkom | < Herpesvirus-Diagnostik | ≠ HHV-8-DNA
Masernvirus-Antikörper | measles virus antibodies | Masern-Antikörper, Masern-IgG, Masern-IgM, measles antibodies | Masern, Masernimpfung, Masernschutz, measles | < Impftiter | ≠ Masernvirus-PCR, Rötelnvirus-Antikörper
Mumpsvirus-Antikörper | mumps virus antibodies | Mumps-Antikörper, Mumps-IgG, Mumps-IgM, mumps antibodies | Mumps, Ziegenpeter | < Impftiter | ≠ Mumpsvirus-PCR
Rötelnvirus-Antikörper | rubella virus antibodies | Röteln-Antikörper, Röteln-IgG, Röteln-IgM, Röteln-HHT, rubella antibodies | Röteln, Rötelnschutz, Schwangerschaft, Mutterpass, rubella, German measles | < Impftiter, Schwangerschafts-Infektionen | ≠ Ringelröteln-Antikörper, Rötelnvirus-PCR
Ringelröteln-Antikörper | parvovirus B19 antibodies | Parvovirus-B19-Antikörper, Parvo-B19-IgG, Parvo-B19-IgM, Parvovirus B19 IgG, Parvovirus B19 IgM | Ringelröteln, Schwangerschaft, fifth disease, slapped cheek | < Schwangerschafts-Infektionen | ≠ Parvovirus-B19-DNA
Poliovirus-Antikörper | poliovirus antibodies | Polio-Antikörper, Polio-NT, Poliomyelitis-Antikörper | Kinderlähmung, Polioimpfung | < Impftiter
Tetanus-Antikörper | tetanus antibodies | Tetanus-Antitoxin, Tetanus-Toxoid-Antikörper, Tetanus-IgG, Tetanus-Titer, Tetanustoxoid-Antikörper | Wundstarrkrampf, Tetanusimpfung | < Impftiter
Diphtherie-Antikörper | diphtheria antibodies | Diphtherie-Antitoxin, Diphtherie-Toxoid-Antikörper, Diphtherie-IgG, Diphtherietoxoid-Antikörper | Diphtherie, Diphtherieimpfung, diphtheria | < Impftiter | ≠ Diphtherie-Erreger
Pertussis-Antikörper | Bordetella pertussis antibodies | Bordetella-pertussis-Antikörper, Keuchhusten-Antikörper, Pertussis-IgG, Pertussis-IgA, B. pertussis IgG, B. pertussis IgA | Keuchhusten, whooping cough | < Impftiter, Atemwegserreger | ≠ Bordetella-pertussis-PCR
Haemophilus-influenzae-b-Antikörper | Haemophilus influenzae type b antibodies | HiB-Antikörper, Hib-IgG | < Impftiter | ≠ Influenza-Antikörper
Pneumokokken-Antikörper | pneumococcal antibodies | Pneumokokken-IgG, Streptococcus-pneumoniae-Antikörper, PCP-IgG | Pneumokokkenimpfung, Impfantwort | < Impftiter | ≠ Pneumokokken-Antigen im Urin
Tollwut-Antikörper | rabies antibodies | Rabies-Antikörper, Tollwut-Titer, RFFIT | Tollwut, Tollwutimpfung, rabies | < Impftiter
Gelbfieber-Antikörper | yellow fever antibodies | Gelbfiebervirus-Antikörper | Gelbfieber, Gelbfieberimpfung, yellow fever | < Impftiter, Tropenkrankheiten
SARS-CoV-2-Antikörper | SARS-CoV-2 antibodies | Corona-Antikörper, COVID-19-Antikörper, SARS-CoV-2-IgG, Anti-SARS-CoV-2, Covid antibodies | Corona, COVID, Coronaimpfung | < Impftiter | ≠ SARS-CoV-2-PCR, SARS-CoV-2-Antigen
SARS-CoV-2-Nukleokapsid-Antikörper | SARS-CoV-2 nucleocapsid antibodies | Anti-N, N-Antikörper gegen SARS-CoV-2 | durchgemachtes Corona | < SARS-CoV-2-Antikörper | ≠ SARS-CoV-2-Spike-Antikörper
SARS-CoV-2-Spike-Antikörper | SARS-CoV-2 spike antibodies | Anti-S, S-Antikörper gegen SARS-CoV-2, RBD-Antikörper | Coronaimpfung | < SARS-CoV-2-Antikörper
SARS-CoV-2-Neutralisationstest | SARS-CoV-2 neutralisation test | neutralisierende SARS-CoV-2-Antikörper | Coronaimpfung | < SARS-CoV-2-Antikörper
Influenza-Antikörper | influenza antibodies | Influenza-A-Antikörper, Influenza-B-Antikörper, Grippe-Antikörper | Grippe | < Atemwegsviren | ≠ Influenza-PCR, Parainfluenza-Antikörper
Parainfluenza-Antikörper | parainfluenza antibodies | Parainfluenzavirus-Antikörper | < Atemwegsviren | ≠ Parainfluenza-PCR
RSV-Antikörper | respiratory syncytial virus antibodies | RS-Virus-Antikörper | < Atemwegsviren | ≠ RSV-PCR
Adenovirus-Antikörper | adenovirus antibodies | Adenoviren-Antikörper | < Atemwegsviren | ≠ Adenovirus-PCR
Coxsackievirus-Antikörper | coxsackievirus antibodies | Coxsackie-Antikörper | Hand-Fuß-Mund-Krankheit, Herzmuskelentzündung | ≠ Enterovirus-PCR
ECHO-Virus-Antikörper | echovirus antibodies | ECHO-Viren-Antikörper | Herzmuskelentzündung | ≠ Enterovirus-PCR, Echinokokken-Antikörper
Hantavirus-Antikörper | hantavirus antibodies | Hanta-Antikörper, Hantavirus-IgG, Hantavirus-IgM, Puumala-Antikörper, Hantavirus Westernblot | Hantavirus, Mäusekot, Nephropathia epidemica | < Zoonosen-Diagnostik
Dengue-Antikörper | dengue antibodies | Dengue-Virus-Antikörper, Dengue-IgG, Dengue-IgM | Dengue, Denguefieber, Fieber nach Reise | < Tropenkrankheiten | ≠ Dengue-NS1-Antigen, Dengue-Virus-PCR
Dengue-NS1-Antigen | dengue NS1 antigen | NS1-Antigen, Dengue-Antigen | Dengue, Denguefieber | < Tropenkrankheiten | ≠ Dengue-Virus-PCR
Chikungunya-Antikörper | chikungunya antibodies | Chikungunya-Virus-Antikörper | Chikungunya, Fieber nach Reise | < Tropenkrankheiten
Zika-Antikörper | Zika virus antibodies | Zika-Virus-Antikörper | Zika | < Tropenkrankheiten | ≠ Zika-Virus-PCR
West-Nil-Virus-Antikörper | West Nile virus antibodies | WNV-Antikörper | West-Nil-Fieber | < Tropenkrankheiten | ≠ West-Nil-Virus-PCR
Sandfliegenfieber-Antikörper | sandfly fever virus antibodies | Toskana-Virus-Antikörper, SFV-Antikörper | < Tropenkrankheiten
LCMV-Antikörper | lymphocytic choriomeningitis virus antibodies | LCM-Virus-Antikörper | < Zoonosen-Diagnostik | ≠ Cytomegalievirus-Antikörper
Antistreptolysin-Titer | antistreptolysin O | ASL, ASL-Titer, ASO, Anti-Streptolysin-O, AST-Titer | Streptokokken, rheumatisches Fieber, Scharlach | < Rheumaserologie | ≠ Antistaphylolysin, Anti-DNase B, Aspartat-Aminotransferase
Anti-DNase B | anti-DNase B | ADB, Antistreptokokken-DNase B, Antidesoxyribonuklease B, Anti-Streptodornase B | Streptokokken, rheumatisches Fieber | < Rheumaserologie | ≠ Doppelstrang-DNS-Antikörper
Antihyaluronidase | antihyaluronidase | Anti-Hyaluronidase, Streptokokken-Hyaluronidase-Antikörper | Streptokokken | ≠ Hyaluronsäure
Antistaphylolysin | antistaphylolysin | ASTA, Anti-Staphylolysin | Staphylokokken
Streptozym-Test | streptozyme test | Streptozym | Streptokokken
Chlamydia-trachomatis-Antikörper | Chlamydia trachomatis antibodies | Chlamydien-Antikörper, C. trachomatis IgG, C. trachomatis IgA | Chlamydien, Kinderwunsch | < STI-Diagnostik | ≠ Chlamydia-trachomatis-PCR, Chlamydia-pneumoniae-Antikörper
Chlamydia-pneumoniae-Antikörper | Chlamydia pneumoniae antibodies | C. pneumoniae IgG, C. pneumoniae IgA, Chlamydophila-pneumoniae-Antikörper | Lungenentzündung | < Atemwegserreger | ≠ Chlamydia-pneumoniae-PCR, Chlamydia-psittaci-Antikörper
Chlamydia-psittaci-Antikörper | Chlamydia psittaci antibodies | Ornithose-Antikörper, Psittakose-Antikörper | Papageienkrankheit, Ornithose | < Zoonosen-Diagnostik
Mycoplasma-pneumoniae-Antikörper | Mycoplasma pneumoniae antibodies | Mykoplasmen-Antikörper, Mykoplasma-IgG, Mykoplasma-IgM, Mykoplasma-IgA | Lungenentzündung | < Atemwegserreger | ≠ Mycoplasma-pneumoniae-PCR, Mycoplasma-genitalium-PCR
Legionellen-Antikörper | Legionella antibodies | Legionella-pneumophila-Antikörper, Legionella P.-IgG, Legionella P.-IgM | Legionärskrankheit, Lungenentzündung | < Atemwegserreger | ≠ Legionellen-Antigen im Urin, Legionellen-PCR
Helicobacter-pylori-Antikörper | Helicobacter pylori antibodies | Helicobacter-Antikörper, H. pylori IgG, Helicobacter-IgG, Helicobacter-pylori-Blot | Magenkeim, Magengeschwür, Magenschleimhautentzündung | ≠ Helicobacter-pylori-Antigen im Stuhl
Yersinien-Antikörper | Yersinia antibodies | Yersinia-enterocolitica-Antikörper, Yersinien-Blot, Yersinia-IgG, Y. enterocolitica IgG | reaktive Arthritis | < Rheumaserologie | ≠ Yersinien im Stuhl
Campylobacter-Antikörper | Campylobacter antibodies | Campylobacter-jejuni-Antikörper, Campylobacter-Blot | reaktive Arthritis, Guillain-Barré-Syndrom | ≠ Campylobacter im Stuhl
Salmonellen-Antikörper | Salmonella antibodies | Salmonella-Antikörper, Salmonellen IgA | reaktive Arthritis | ≠ Salmonellen im Stuhl, Gruber-Widal-Reaktion
Gruber-Widal-Reaktion | Widal test | Widal-Reaktion, Typhus-Antikörper, Salmonella-Typhi-Antikörper | Typhus, typhoid | < Tropenkrankheiten
Shigellen-Antikörper | Shigella antibodies | Shigella-Antikörper | Ruhr | ≠ Shigellen im Stuhl
Brucellen-Antikörper | Brucella antibodies | Brucella-Antikörper, Bang-Reaktion | Brucellose, Maltafieber, Morbus Bang | < Zoonosen-Diagnostik
Leptospiren-Antikörper | Leptospira antibodies | Leptospira-Antikörper, Leptospiren-IgG, Leptospiren-IgM | Leptospirose, Morbus Weil | < Zoonosen-Diagnostik
Bartonella-henselae-Antikörper | Bartonella henselae antibodies | Bartonellen-Antikörper, B. henselae IgG | Katzenkratzkrankheit, cat scratch disease | < Zoonosen-Diagnostik | ≠ Bartonella-quintana-Antikörper
Bartonella-quintana-Antikörper | Bartonella quintana antibodies | | Fünftagefieber | < Zoonosen-Diagnostik
Coxiella-burnetii-Antikörper | Coxiella burnetii antibodies | Q-Fieber-Antikörper, Coxiellen-Antikörper | Q-Fieber, Q fever | < Zoonosen-Diagnostik
Francisella-tularensis-Antikörper | Francisella tularensis antibodies | Tularämie-Antikörper | Hasenpest, Tularämie | < Zoonosen-Diagnostik
Rickettsien-Antikörper | Rickettsia antibodies | Rickettsia-Antikörper | Fleckfieber, Zeckenfleckfieber | < Zoonosen-Diagnostik, Tropenkrankheiten
Ehrlichien-Antikörper | Anaplasma phagocytophilum antibodies | Anaplasmen-Antikörper, Ehrlichia-Antikörper | Zeckenstich, Ehrlichiose | < Zoonosen-Diagnostik
Babesien-Antikörper | Babesia antibodies | Babesia-Antikörper | Zeckenstich, Babesiose | < Zoonosen-Diagnostik
Listerien-Antikörper | Listeria antibodies | Listeria-Antikörper | Schwangerschaft | < Schwangerschafts-Infektionen | ≠ Listeria monocytogenes
Toxoplasma-Antikörper | Toxoplasma gondii antibodies | Toxoplasmose-Antikörper, Toxoplasma-IgG, Toxoplasma-IgM, Toxoplasmose-Serologie | Toxoplasmose, Katzenkot, Schwangerschaft, toxoplasmosis | < Schwangerschafts-Infektionen, Zoonosen-Diagnostik | ≠ Toxoplasma-PCR, Toxocara-Antikörper, Toxoplasma-IgG-Avidität
Toxoplasma-IgG-Avidität | Toxoplasma IgG avidity | Toxoplasma-Avidität | Schwangerschaft | < Schwangerschafts-Infektionen
Toxocara-Antikörper | Toxocara antibodies | Toxocara-canis-Antikörper, Toxocara-IgG | Hundespulwurm, Katzenspulwurm | < Wurmserologie
Echinokokken-Antikörper | Echinococcus antibodies | Echinokokkose-Antikörper, Echinococcus-Antikörper, Echinokokken (Westernblot) | Fuchsbandwurm, Hundebandwurm, tapeworm | < Wurmserologie, Zoonosen-Diagnostik
Zystizerkose-Antikörper | cysticercosis antibodies | Taenia-solium-Antikörper, Zystizerkose (Blot), Cysticercus-Antikörper | Schweinebandwurm | < Wurmserologie
Trichinella-Antikörper | Trichinella antibodies | Trichinen-Antikörper, Trichinella-spiralis-Antikörper | Trichinen, Trichinellose | < Wurmserologie
Ascaris-Antikörper | Ascaris antibodies | Ascaris-lumbricoides-Antikörper | Spulwurm | < Wurmserologie
Strongyloides-Antikörper | Strongyloides antibodies | Strongyloides-stercoralis-Antikörper | Zwergfadenwurm | < Wurmserologie, Tropenkrankheiten
Schistosomen-Antikörper | Schistosoma antibodies | Bilharziose-Antikörper, Schistosoma-Antikörper | Bilharziose, Schistosomiasis | < Wurmserologie, Tropenkrankheiten | ≠ Schistosomen-Eier
Fasciola-Antikörper | Fasciola hepatica antibodies | Fasciola-hepatica-Antikörper | Großer Leberegel | < Wurmserologie
Filarien-Antikörper | filaria antibodies | Filariose-Antikörper | Filarien, Elefantiasis | < Wurmserologie, Tropenkrankheiten | ≠ Mikrofilarien im Blut
Entamoeba-histolytica-Antikörper | Entamoeba histolytica antibodies | Amöben-Antikörper, Amöbenserologie | Amöbenruhr, Leberabszess | < Tropenkrankheiten | ≠ Entamoeba histolytica im Stuhl
Leishmanien-Antikörper | Leishmania antibodies | Leishmania-Antikörper | Leishmaniose, Kala-Azar | < Tropenkrankheiten | ≠ Leishmanien-PCR
Malaria-Antikörper | malaria antibodies | Plasmodien-Antikörper | < Tropenkrankheiten | ≠ Malaria-Antigen, Dicker Tropfen auf Malaria
Malaria-Antigen | malaria antigen | Malaria-Schnelltest, Plasmodien-Antigen | Malaria, Fieber nach Reise | < Tropenkrankheiten
Dicker Tropfen auf Malaria | thick blood film for malaria | Dicker Tropfen, Malariadiagnostik, Plasmodien im Blut, malaria blood film | Malaria, Fieber nach Reise, Tropenfieber | < Tropenkrankheiten | ≠ Malaria-Antigen
Trypanosoma-cruzi-Antikörper | Trypanosoma cruzi antibodies | Chagas-Antikörper | Chagas-Krankheit | < Tropenkrankheiten | ≠ Trypanosoma-brucei-Antikörper
Trypanosoma-brucei-Antikörper | Trypanosoma brucei antibodies | | Schlafkrankheit | < Tropenkrankheiten
Mikrofilarien im Blut | microfilariae in blood | Mikrofilarien-Nachweis | Filarien | < Tropenkrankheiten
Candida-Antikörper | Candida antibodies | Candida-albicans-Antikörper, Candida-Ak | < Pilz-Diagnostik | ≠ Candida-Antigen
Candida-Antigen | Candida antigen | Candida-Mannan, Mannan-Antigen | < Pilz-Diagnostik
Aspergillus-Antikörper | Aspergillus antibodies | Aspergillus-fumigatus-IgG, Aspergillus-IgG, Aspergillus-Ak | < Pilz-Diagnostik | ≠ Aspergillus-Antigen
Aspergillus-Antigen | Aspergillus galactomannan antigen | Galaktomannan, Galactomannan, Galaktomannan-Antigen | < Pilz-Diagnostik | ≠ 1,3-Beta-D-Glukan, Galaktose
1,3-Beta-D-Glukan | 1,3-beta-D-glucan | Beta-D-Glucan, BDG | < Pilz-Diagnostik
Cryptococcus-Antigen | cryptococcal antigen | Kryptokokken-Antigen, CrAg | < Pilz-Diagnostik, Gehirnentzündung-Erreger | ≠ Kryptosporidien im Stuhl
Histoplasma-Antikörper | Histoplasma antibodies | Histoplasmose-Antikörper | < Pilz-Diagnostik, Tropenkrankheiten
Coccidioides-Antikörper | Coccidioides antibodies | Kokzidioidomykose-Antikörper | < Pilz-Diagnostik, Tropenkrankheiten
Interferon-gamma-Freisetzungstest | interferon gamma release assay | IGRA, Quantiferon-Test, QuantiFERON-TB, T-SPOT.TB, TB-ELISpot, Tuberkulose-IGRA, IGRA test | Tuberkulose, Tbc | < Tuberkulose-Diagnostik | ≠ Mycobacterium-tuberculosis-PCR
Gonokokken-Antikörper | gonococcal antibodies | Gonokokken-KBR | < STI-Diagnostik | ≠ Neisseria-gonorrhoeae-PCR, Gonokokken-Kultur
Tetanus-IgG-Subklassen | tetanus IgG subclass antibodies | | Impfantwort | ≠ Tetanus-Antikörper
Zecken-Borrelien-Nachweis | tick testing for Borrelia | Borrelien-PCR aus der Zecke, Zecken-PCR | Zecke untersuchen | ≠ Borrelien-PCR
`;
