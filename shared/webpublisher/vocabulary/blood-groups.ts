/** Blood groups, antibodies against blood cells, tissue types. Format: `read-rows.ts`. */
export const bloodGroups = `
Blutgruppe | blood group | AB0-Blutgruppe, ABO, AB0, Blutgruppenbestimmung, AB0-System, ABO blood group, blood type | Blutgruppe bestimmen, Mutterpass, Blutspende | < Immunhämatologie | ≠ Antikörpersuchtest
Rhesusfaktor | Rhesus factor | Rh-Faktor, RhD, Rhesus D, Rh D, Rhesus factor D | Rhesus, Rhesusunverträglichkeit | < Immunhämatologie | ≠ Rheumafaktor, Rhesusformel
Rhesusformel | Rhesus phenotype | Rh-Formel, Rh-Untergruppen, CcDEe | < Immunhämatologie
Rhesus D fetal | fetal RhD genotyping | fetaler Rhesusfaktor, fetaler RHD-Genotyp, NIPT-RhD | Schwangerschaft, Rhesusprophylaxe | < Immunhämatologie, Pränataldiagnostik | ≠ Rhesusfaktor
Kell-Antigen | Kell antigen | Kell, K-Antigen | < Immunhämatologie | ≠ Kalium
Duffy-Antigene | Duffy antigens | Fy(a), Fy(b), Duffy | < Immunhämatologie
Kidd-Antigene | Kidd antigens | Jk(a), Jk(b), Kidd | < Immunhämatologie
MNS-Antigene | MNS antigens | MNS-System, MNSs | < Immunhämatologie
Lewis-Antigene | Lewis antigens | Le(a), Le(b), Lewis-Blutgruppe | < Immunhämatologie
Antikörpersuchtest | antibody screening | AKS, Antikörper-Suchtest, irreguläre Antikörper, AK-Suchtest, indirect antiglobulin screening | Mutterpass, Schwangerschaft, Bluttransfusion | < Immunhämatologie | ≠ Direkter Coombstest, Antinukleäre Antikörper
Antikörperdifferenzierung der Erythrozyten | red cell antibody identification | Antikörperidentifizierung, Erythrozyten-Antikörperdifferenzierung | Bluttransfusion | < Immunhämatologie | ≠ Antikörpersuchtest
Direkter Coombstest | direct antiglobulin test | DAT, direkter Antiglobulintest, direkter Coombs-Test, Coombs direkt, direct Coombs test | Zerfall roter Blutkörperchen, Autoimmunhämolyse | < Immunhämatologie, Hämolyseparameter | ≠ Indirekter Coombstest
Indirekter Coombstest | indirect antiglobulin test | IAT, indirekter Antiglobulintest, indirekter Coombs-Test, indirect Coombs test | < Immunhämatologie
C3d-gebundene Erythrozyten-Antikörper | C3d on red cells | C3d-Coombs, C3d-Beladung | < Direkter Coombstest | ≠ Komplementfaktor C3d
Kreuzprobe | crossmatch | serologische Verträglichkeitsprobe, Cross Match, Kreuzblut | Bluttransfusion, Blutkonserve | < Immunhämatologie
Isoagglutinine | isoagglutinins | Anti-A und Anti-B, Isohämagglutinine, AB0-Antikörpertiter | < Immunhämatologie | ≠ Kälteagglutinine
Kälteagglutinine | cold agglutinins | Kälteautoantikörper, Kälteagglutinintiter | Kälteagglutininkrankheit | < Immunhämatologie, Hämolyseparameter | ≠ Kryoglobuline
Wärmeautoantikörper | warm autoantibodies | Wärme-Autoantikörper | autoimmunhämolytische Anämie | < Immunhämatologie, Hämolyseparameter | ≠ Kälteagglutinine
Donath-Landsteiner-Test | Donath-Landsteiner test | Donath-Landsteiner-Antikörper, bithermische Hämolysine | Kältehämoglobinurie | < Immunhämatologie
Anti-D-Titer | anti-D titre | Anti-D, Anti-D-Antikörper | Rhesusunverträglichkeit | < Immunhämatologie | ≠ Rhesusfaktor
HLA-B27 | HLA-B27 | HLA-B27-Allel, B27 | Morbus Bechterew, Rückenschmerzen, Spondyloarthritis, Bechterew | < HLA-Diagnostik, Rheumaserologie, Molekulargenetik | ≠ HLA-B51, HLA-B*57:01
HLA-B51 | HLA-B51 | | Morbus Behçet, Behcet | < HLA-Diagnostik, Molekulargenetik
HLA-B*57:01 | HLA-B*57:01 | HLA-B*5701, HLA-B5701 | Abacavir-Unverträglichkeit | < HLA-Diagnostik, Pharmakogenetik
HLA-B*15:02 | HLA-B*15:02 | HLA-B*1502 | Carbamazepin-Unverträglichkeit | < HLA-Diagnostik, Pharmakogenetik
HLA-A*31:01 | HLA-A*31:01 | HLA-A*3101 | Carbamazepin-Unverträglichkeit | < HLA-Diagnostik, Pharmakogenetik
HLA-A29 | HLA-A29 | HLA-A*29 | Birdshot-Chorioretinopathie | < HLA-Diagnostik, Molekulargenetik
HLA-DQ2 und HLA-DQ8 | HLA-DQ2 and HLA-DQ8 | HLA-DQ2/DQ8, HLA-DQ2, HLA-DQ8 | Zöliakie, Glutenunverträglichkeit, coeliac disease | < HLA-Diagnostik, Molekulargenetik | ≠ Transglutaminase-Antikörper
HLA-DQB1*06:02 | HLA-DQB1*06:02 | HLA-DQB1*0602 | Narkolepsie | < HLA-Diagnostik, Molekulargenetik
HLA-DR4 | HLA-DR4 | HLA-DRB1*04 | rheumatoide Arthritis | < HLA-Diagnostik, Molekulargenetik
HLA-A | HLA-A | HLA-A-Typisierung | Transplantation | < HLA-Diagnostik
HLA-B | HLA-B | HLA-B-Typisierung | Transplantation | < HLA-Diagnostik
HLA-C | HLA-C | HLA-Cw, HLA-C-Typisierung | Transplantation | < HLA-Diagnostik
HLA-DR | HLA-DR | HLA-DRB1, HLA-DR-Typisierung | Transplantation | < HLA-Diagnostik
HLA-DQ | HLA-DQ | HLA-DQB1, HLA-DQ-Typisierung | Transplantation | < HLA-Diagnostik
HLA-DP | HLA-DP | HLA-DPB1, HLA-DP-Typisierung | Transplantation | < HLA-Diagnostik
HLA-Antikörper | HLA antibodies | Anti-HLA, HLA-Antikörpersuchtest, PRA, panel reactive antibodies | Transplantation, Abstoßung | < HLA-Diagnostik | ≠ HLA-A
Donorspezifische Antikörper | donor-specific antibodies | DSA, donorspezifische HLA-Antikörper | Transplantation, Abstoßung | < HLA-Diagnostik | ≠ HLA-Antikörper
Serologisches Crossmatch vor Transplantation | transplant crossmatch | Lymphozyten-Crossmatch, CDC-Crossmatch | Transplantation | < HLA-Diagnostik | ≠ Kreuzprobe
KIR-Genotyp | KIR genotype | KIR-Typisierung | < HLA-Diagnostik, Molekulargenetik
Chimärismusanalyse | chimerism analysis | Chimärismus | Stammzelltransplantation | < Molekulargenetik
Transfusionsreaktion | transfusion reaction work-up | Abklärung eines Transfusionszwischenfalls | Bluttransfusion | < Immunhämatologie
`;
