/** Levels of medicines in blood. Brand names are lay words, since they lead to the substance. Format: `read-rows.ts`. */
export const drugs = `
Digoxin | digoxin | Digoxin-Spiegel | Lanicor, Herzglykosid, Digitalis, Fingerhut | < Herzmedikamente | ≠ Digitoxin
Digitoxin | digitoxin | Digitoxin-Spiegel | Digimerck, Herzglykosid, Digitalis, Fingerhut | < Herzmedikamente
Amiodaron | amiodarone | | Cordarex | < Herzmedikamente | ≠ Desethylamiodaron
Desethylamiodaron | desethylamiodarone | DE-Amiodaron, N-Desethylamiodaron | < Herzmedikamente
Flecainid | flecainide | | Tambocor | < Herzmedikamente
Propafenon | propafenone | | Rytmonorm | < Herzmedikamente
Lidocain | lidocaine | Lignocain | Xylocain | < Herzmedikamente
Chinidin | quinidine | < Herzmedikamente | ≠ Chinin
Chinin | quinine | | Limptar | < Medikamentenspiegel
Ajmalin | ajmaline | < Herzmedikamente
Sotalol | sotalol | < Herzmedikamente
Metoprolol | metoprolol | | Beloc, Betablocker | < Herzmedikamente
Bisoprolol | bisoprolol | | Concor, Betablocker | < Herzmedikamente
Propranolol | propranolol | | Dociton, Betablocker | < Herzmedikamente
Verapamil | verapamil | | Isoptin | < Herzmedikamente
Diltiazem | diltiazem | < Herzmedikamente
Nifedipin | nifedipine | | Adalat | < Herzmedikamente
Amlodipin | amlodipine | | Norvasc, Blutdrucktabletten | < Herzmedikamente
Hydrochlorothiazid | hydrochlorothiazide | HCT?, HCTZ | Wassertablette | < Herzmedikamente
Spironolacton | spironolactone | | Aldactone, Wassertablette | < Herzmedikamente
Theophyllin | theophylline | THEO | Asthma | < Medikamentenspiegel | ≠ Coffein
Coffein | caffeine | Koffein | < Medikamentenspiegel
Lithium | lithium | Li, Lithium-Spiegel | bipolare Störung, Quilonum | < Medikamentenspiegel
Methotrexat | methotrexate | MTX, Amethopterin | Rheuma, Lantarel | < Zytostatika
Busulfan | busulfan | | Stammzelltransplantation | < Zytostatika
5-Fluorouracil | 5-fluorouracil | 5-FU, Fluorouracil | < Zytostatika | ≠ Dihydropyrimidin-Dehydrogenase
Cisplatin | cisplatin | < Zytostatika
Imatinib | imatinib | | Glivec, Leukämie | < Zytostatika
Mitotan | mitotane | | Lysodren | < Zytostatika
Tamoxifen | tamoxifen | | Brustkrebs | < Zytostatika | ≠ Endoxifen
Endoxifen | endoxifen | < Zytostatika
Asparaginase-Aktivität | asparaginase activity | PEG-Asparaginase Aktivität | Leukämie | < Zytostatika | ≠ Asparagin
6-Thioguanin-Nukleotide | 6-thioguanine nucleotides | 6-TGN, Thioguaninnukleotide | Imurek | < Immunsuppressiva | ≠ 6-Methylmercaptopurin
6-Methylmercaptopurin | 6-methylmercaptopurine | 6-MMP | < Immunsuppressiva
Azathioprin | azathioprine | | Imurek | < Immunsuppressiva | ≠ 6-Thioguanin-Nukleotide
6-Mercaptopurin | 6-mercaptopurine | 6-MP, Mercaptopurin | < Immunsuppressiva | ≠ 6-Methylmercaptopurin
Ciclosporin | ciclosporin | Cyclosporin A, CsA, Cyclosporin, cyclosporine | Sandimmun | < Immunsuppressiva | ≠ Tacrolimus
Tacrolimus | tacrolimus | FK506, FK-506, TAC | Prograf | < Immunsuppressiva | ≠ Sirolimus
Sirolimus | sirolimus | Rapamycin | Rapamune | < Immunsuppressiva | ≠ Everolimus
Everolimus | everolimus | | Certican | < Immunsuppressiva
Mycophenolsäure | mycophenolic acid | MPA, Mycophenolat, mycophenolate | CellCept, Myfortic | < Immunsuppressiva
Leflunomid-Metabolit | teriflunomide | Teriflunomid, A771726 | Arava, Aubagio | < Immunsuppressiva
Hydroxychloroquin | hydroxychloroquine | HCQ | Quensyl, Malariamittel bei Lupus | < Immunsuppressiva | ≠ Chloroquin
Chloroquin | chloroquine | | Resochin | < Medikamentenspiegel
Infliximab | infliximab | Infliximab-Spiegel, IFX | Remicade, Morbus Crohn | < Biologika-Spiegel | ≠ Infliximab-Antikörper
Infliximab-Antikörper | infliximab antibodies | Anti-Infliximab | Wirkverlust | < Anti-Drug-Antikörper
Adalimumab | adalimumab | Adalimumab-Spiegel | Humira | < Biologika-Spiegel | ≠ Adalimumab-Antikörper
Adalimumab-Antikörper | adalimumab antibodies | Anti-Adalimumab | Wirkverlust | < Anti-Drug-Antikörper
Vedolizumab | vedolizumab | | Entyvio | < Biologika-Spiegel
Ustekinumab | ustekinumab | | Stelara | < Biologika-Spiegel
Etanercept | etanercept | | Enbrel | < Biologika-Spiegel
Golimumab | golimumab | | Simponi | < Biologika-Spiegel
Rituximab | rituximab | | MabThera | < Biologika-Spiegel
Natalizumab | natalizumab | | Tysabri | < Biologika-Spiegel | ≠ Natalizumab-Antikörper
Natalizumab-Antikörper | natalizumab antibodies | Anti-Natalizumab | < Anti-Drug-Antikörper
Tocilizumab | tocilizumab | | RoActemra | < Biologika-Spiegel
Interferon-beta-Antikörper | interferon beta neutralising antibodies | neutralisierende Interferon-beta-Antikörper | Multiple Sklerose | < Anti-Drug-Antikörper | ≠ Interferon gamma
Carbamazepin | carbamazepine | CBZ | Tegretal, Epilepsie | < Antiepileptika | ≠ Oxcarbazepin, Carbamazepin-Epoxid
Carbamazepin-Epoxid | carbamazepine epoxide | Carbamazepin-10,11-Epoxid | < Antiepileptika
Oxcarbazepin | oxcarbazepine | | Trileptal | < Antiepileptika | ≠ 10-Hydroxycarbazepin
10-Hydroxycarbazepin | 10-hydroxycarbazepine | Licarbazepin, 10-OH-Carbamazepin, 10-OH-Carbazepin, MHD | < Antiepileptika
Eslicarbazepin | eslicarbazepine | | Zebinix | < Antiepileptika
Valproinsäure | valproic acid | VPA, Valproat, valproate | Orfiril, Ergenyl, Epilepsie | < Antiepileptika | ≠ Freie Valproinsäure
Freie Valproinsäure | free valproic acid | Valproinsäure frei | < Antiepileptika
Phenytoin | phenytoin | DPH, Diphenylhydantoin | Phenhydan, Zentropil | < Antiepileptika | ≠ Freies Phenytoin
Freies Phenytoin | free phenytoin | Phenytoin frei | < Antiepileptika
Phenobarbital | phenobarbital | Phenobarbiton | Luminal | < Antiepileptika | ≠ Primidon
Primidon | primidone | | Mylepsinum, Liskantin | < Antiepileptika
Ethosuximid | ethosuximide | | Petnidan | < Antiepileptika
Mesuximid | methsuximide | N-Desmethylmesuximid | Petinutin | < Antiepileptika
Lamotrigin | lamotrigine | LTG | Lamictal | < Antiepileptika
Levetiracetam | levetiracetam | LEV | Keppra | < Antiepileptika | ≠ Brivaracetam
Brivaracetam | brivaracetam | | Briviact | < Antiepileptika
Topiramat | topiramate | TPM | Topamax | < Antiepileptika
Gabapentin | gabapentin | GBP | Neurontin | < Antiepileptika, Schmerzmittel | ≠ Pregabalin
Pregabalin | pregabalin | | Lyrica | < Antiepileptika, Schmerzmittel
Lacosamid | lacosamide | | Vimpat | < Antiepileptika
Zonisamid | zonisamide | | Zonegran | < Antiepileptika
Vigabatrin | vigabatrin | | Sabril | < Antiepileptika
Tiagabin | tiagabine | | Gabitril | < Antiepileptika
Felbamat | felbamate | | Taloxa | < Antiepileptika
Sultiam | sulthiame | Sulthiam | Ospolot | < Antiepileptika
Rufinamid | rufinamide | | Inovelon | < Antiepileptika
Perampanel | perampanel | | Fycompa | < Antiepileptika
Cenobamat | cenobamate | | Ontozry | < Antiepileptika
Stiripentol | stiripentol | | Diacomit | < Antiepileptika
Cannabidiol | cannabidiol | CBD | Epidyolex | < Antiepileptika | ≠ Cannabinoide
Amitriptylin | amitriptyline | | Saroten | < Trizyklische Antidepressiva | ≠ Nortriptylin
Nortriptylin | nortriptyline | < Trizyklische Antidepressiva
Imipramin | imipramine | | Tofranil | < Trizyklische Antidepressiva | ≠ Desipramin, Trimipramin, Clomipramin
Desipramin | desipramine | < Trizyklische Antidepressiva
Clomipramin | clomipramine | | Anafranil | < Trizyklische Antidepressiva | ≠ Norclomipramin
Norclomipramin | norclomipramine | N-Desmethylclomipramin | < Trizyklische Antidepressiva
Trimipramin | trimipramine | | Stangyl | < Trizyklische Antidepressiva
Doxepin | doxepin | | Aponal | < Trizyklische Antidepressiva | ≠ Nordoxepin
Nordoxepin | nordoxepin | N-Desmethyldoxepin | < Trizyklische Antidepressiva
Maprotilin | maprotiline | | Ludiomil | < Antidepressiva
Citalopram | citalopram | | Cipramil | < Antidepressiva | ≠ Escitalopram
Escitalopram | escitalopram | | Cipralex | < Antidepressiva
Sertralin | sertraline | | Zoloft | < Antidepressiva
Fluoxetin | fluoxetine | | Fluctin, Prozac | < Antidepressiva | ≠ Norfluoxetin, Paroxetin, Fluvoxamin, Duloxetin
Norfluoxetin | norfluoxetine | DM-Fluoxetin | < Antidepressiva
Paroxetin | paroxetine | | Seroxat | < Antidepressiva
Fluvoxamin | fluvoxamine | | Fevarin | < Antidepressiva
Venlafaxin | venlafaxine | | Trevilor | < Antidepressiva | ≠ O-Desmethylvenlafaxin
O-Desmethylvenlafaxin | O-desmethylvenlafaxine | Desvenlafaxin, DM-Venlafaxin | < Antidepressiva
Duloxetin | duloxetine | | Cymbalta | < Antidepressiva
Milnacipran | milnacipran | | Milnaneurax | < Antidepressiva
Mirtazapin | mirtazapine | | Remergil | < Antidepressiva | ≠ Mianserin
Mianserin | mianserin | < Antidepressiva
Bupropion | bupropion | Amfebutamon | Elontril | < Antidepressiva | ≠ Hydroxybupropion
Hydroxybupropion | hydroxybupropion | OH-Bupropion | < Antidepressiva
Trazodon | trazodone | < Antidepressiva
Agomelatin | agomelatine | | Valdoxan | < Antidepressiva
Reboxetin | reboxetine | | Edronax | < Antidepressiva
Vortioxetin | vortioxetine | | Brintellix | < Antidepressiva
Tranylcypromin | tranylcypromine | | Jatrosom | < Antidepressiva
Moclobemid | moclobemide | | Aurorix | < Antidepressiva
Clozapin | clozapine | | Leponex | < Neuroleptika | ≠ Norclozapin, Olanzapin
Norclozapin | norclozapine | N-Desmethylclozapin | < Neuroleptika
Olanzapin | olanzapine | | Zyprexa | < Neuroleptika
Quetiapin | quetiapine | | Seroquel | < Neuroleptika
Risperidon | risperidone | | Risperdal | < Neuroleptika | ≠ Paliperidon
Paliperidon | paliperidone | 9-Hydroxyrisperidon, OH-Risperidon, 9-OH-Risperidon | Invega, Xeplion | < Neuroleptika
Aripiprazol | aripiprazole | | Abilify | < Neuroleptika | ≠ Dehydroaripiprazol, Omeprazol
Dehydroaripiprazol | dehydroaripiprazole | < Neuroleptika
Cariprazin | cariprazine | | Reagila | < Neuroleptika
Ziprasidon | ziprasidone | | Zeldox | < Neuroleptika
Amisulprid | amisulpride | | Solian | < Neuroleptika | ≠ Sulpirid
Sulpirid | sulpiride | | Dogmatil | < Neuroleptika
Haloperidol | haloperidol | | Haldol | < Neuroleptika
Benperidol | benperidol | | Glianimon | < Neuroleptika | ≠ Haloperidol
Melperon | melperone | < Neuroleptika
Pipamperon | pipamperone | | Dipiperon | < Neuroleptika
Chlorprothixen | chlorprothixene | | Truxal | < Neuroleptika
Flupentixol | flupentixol | | Fluanxol | < Neuroleptika | ≠ Zuclopenthixol
Zuclopenthixol | zuclopenthixol | | Ciatyl | < Neuroleptika
Fluphenazin | fluphenazine | < Neuroleptika | ≠ Perphenazin, Perazin
Perphenazin | perphenazine | < Neuroleptika
Perazin | perazine | | Taxilan | < Neuroleptika
Levomepromazin | levomepromazine | | Neurocil | < Neuroleptika
Promethazin | promethazine | | Atosil | < Neuroleptika
Chlorpromazin | chlorpromazine | < Neuroleptika | ≠ Chlorprothixen
Methylphenidat | methylphenidate | | Ritalin, ADHS | < Medikamentenspiegel | ≠ Ritalinsäure
Ritalinsäure | ritalinic acid | | ADHS | < Medikamentenspiegel
Atomoxetin | atomoxetine | | Strattera, ADHS | < Medikamentenspiegel
Donepezil | donepezil | | Aricept, Demenzmittel | < Medikamentenspiegel
Memantin | memantine | | Demenzmittel | < Medikamentenspiegel
Levodopa | levodopa | L-Dopa | Parkinson | < Medikamentenspiegel | ≠ Dopamin
Diazepam | diazepam | | Valium | < Benzodiazepine | ≠ Nordazepam
Nordazepam | nordazepam | Desmethyldiazepam | < Benzodiazepine
Lorazepam | lorazepam | | Tavor | < Benzodiazepine | ≠ Oxazepam, Clonazepam
Oxazepam | oxazepam | | Adumbran | < Benzodiazepine
Clonazepam | clonazepam | | Rivotril | < Benzodiazepine | ≠ Clobazam
Clobazam | clobazam | | Frisium | < Benzodiazepine, Antiepileptika
Alprazolam | alprazolam | | Xanax, Tafil | < Benzodiazepine
Bromazepam | bromazepam | | Lexotanil | < Benzodiazepine
Flunitrazepam | flunitrazepam | | Rohypnol, K.-o.-Tropfen | < Benzodiazepine
Nitrazepam | nitrazepam | | Mogadan | < Benzodiazepine | ≠ Flunitrazepam
Temazepam | temazepam | < Benzodiazepine
Midazolam | midazolam | | Dormicum | < Benzodiazepine
Zolpidem | zolpidem | | Stilnox, Schlafmittel | < Medikamentenspiegel | ≠ Zopiclon
Zopiclon | zopiclone | | Schlafmittel | < Medikamentenspiegel
Paracetamol | paracetamol | Acetaminophen | Schmerzmittelvergiftung, Ben-u-ron | < Schmerzmittel
Salicylat | salicylate | Salizylat, Salicylsäure | Aspirin, ASS, Acetylsalicylsäure | < Schmerzmittel
Metamizol | metamizole | Dipyron | Novalgin, 4-Methylaminoantipyrin | < Schmerzmittel
Ibuprofen | ibuprofen | < Schmerzmittel
Diclofenac | diclofenac | | Voltaren | < Schmerzmittel
Gentamicin | gentamicin | Gentamicin-Spiegel | < Antibiotikaspiegel | ≠ Vancomycin, Tobramycin, Amikacin
Tobramycin | tobramycin | Tobramycin-Spiegel | < Antibiotikaspiegel
Amikacin | amikacin | < Antibiotikaspiegel
Streptomycin | streptomycin | < Antibiotikaspiegel
Vancomycin | vancomycin | Vancomycin-Spiegel, VANC | < Antibiotikaspiegel
Teicoplanin | teicoplanin | | Targocid | < Antibiotikaspiegel | ≠ Vancomycin
Daptomycin | daptomycin | < Antibiotikaspiegel
Linezolid | linezolid | | Zyvoxid | < Antibiotikaspiegel
Meropenem | meropenem | < Antibiotikaspiegel
Imipenem | imipenem | < Antibiotikaspiegel | ≠ Meropenem
Piperacillin | piperacillin | | Tazobac | < Antibiotikaspiegel
Ceftazidim | ceftazidime | < Antibiotikaspiegel
Cefepim | cefepime | < Antibiotikaspiegel
Flucloxacillin | flucloxacillin | < Antibiotikaspiegel
Ciprofloxacin | ciprofloxacin | < Antibiotikaspiegel
Rifampicin | rifampicin | rifampin | Tuberkulose | < Antibiotikaspiegel
Isoniazid | isoniazid | INH | Tuberkulose | < Antibiotikaspiegel
Chloramphenicol | chloramphenicol | < Antibiotikaspiegel
Cotrimoxazol | co-trimoxazole | Sulfamethoxazol/Trimethoprim, Trimethoprim-Sulfamethoxazol | < Antibiotikaspiegel
Fluconazol | fluconazole | < Antimykotikaspiegel | ≠ Voriconazol
Voriconazol | voriconazole | | Vfend | < Antimykotikaspiegel | ≠ Posaconazol
Posaconazol | posaconazole | | Noxafil | < Antimykotikaspiegel
Itraconazol | itraconazole | | Sempera | < Antimykotikaspiegel | ≠ Hydroxyitraconazol
Hydroxyitraconazol | hydroxyitraconazole | OH-Itraconazol | < Antimykotikaspiegel
Isavuconazol | isavuconazole | | Cresemba | < Antimykotikaspiegel
Caspofungin | caspofungin | < Antimykotikaspiegel
Flucytosin | flucytosine | 5-FC | < Antimykotikaspiegel | ≠ 5-Fluorouracil
Aciclovir | aciclovir | acyclovir | < Medikamentenspiegel | ≠ Ganciclovir
Ganciclovir | ganciclovir | < Medikamentenspiegel
Omeprazol | omeprazole | | Magensäureblocker | < Medikamentenspiegel
Metformin | metformin | | Diabetestabletten | < Medikamentenspiegel
`;
