/** Drugs of abuse, alcohol, poisons. Format: `read-rows.ts`. */
export const toxicology = `
Ethanol | ethanol | Alkohol, Blutalkohol, BAK, Äthanol, blood alcohol, EtOH | Promille, Trunkenheit, betrunken | < Alkoholmarker, Drogenscreening | ≠ Methanol, Ethylglucuronid, Isopropanol
Ethylglucuronid | ethyl glucuronide | EtG, Ethylglukuronid, EtG im Urin | Alkoholabstinenz, MPU, Abstinenznachweis | < Alkoholmarker | ≠ Ethylglucuronid im Haar, Ethylsulfat
Ethylglucuronid im Haar | hair ethyl glucuronide | EtG im Haar, Haar-EtG | Haaranalyse, MPU, Alkoholabstinenz | < Alkoholmarker
Ethylsulfat | ethyl sulphate | EtS | Alkoholabstinenz | < Alkoholmarker
Phosphatidylethanol | phosphatidylethanol | PEth | Alkoholabstinenz, MPU, chronischer Alkoholkonsum | < Alkoholmarker | ≠ Ethanol
Carbohydrate-deficient Transferrin | carbohydrate-deficient transferrin | CDT, Desialotransferrin, kohlenhydratdefizientes Transferrin | chronischer Alkoholkonsum, MPU | < Alkoholmarker | ≠ CDG-Diagnostik
Methanol | methanol | Methylalkohol | Methanolvergiftung, gepanschter Alkohol | < Alkoholmarker
Isopropanol | isopropanol | 2-Propanol | Desinfektionsmittel
Ethylenglykol | ethylene glycol | Glykol | Frostschutzmittel
Aceton | acetone | < Ketonkörper
Begleitstoffanalyse | congener alcohol analysis | Begleitalkohole | Nachtrunk | ≠ Ethanol
Amphetamine | amphetamines | Amphetamin, AMP, Amfetamine, Amfetamin | Speed, Pep | < Drogenscreening | ≠ Methamphetamin, Methylendioxymethamphetamin
Methamphetamin | methamphetamine | MET-Amphetamin, Metamfetamin | Crystal Meth, Crystal | < Drogenscreening | ≠ Methylendioxymethamphetamin, Methadon
Methylendioxymethamphetamin | methylenedioxymethamphetamine | MDMA, 3,4-Methylendioxymethamphetamin | Ecstasy, XTC | < Drogenscreening | ≠ Methylendioxyamphetamin
Methylendioxyamphetamin | methylenedioxyamphetamine | MDA? | Ecstasy | < Drogenscreening
Methylendioxyethylamphetamin | methylenedioxyethylamphetamine | MDEA | Ecstasy | < Drogenscreening
Cannabinoide | cannabinoids | Cannabis, Cannabinoid-Screening | Haschisch, Marihuana, Kiffen, Gras, Hanf, marijuana | < Drogenscreening | ≠ Synthetische Cannabinoide
Tetrahydrocannabinol | tetrahydrocannabinol | THC, Delta-9-THC | Haschisch, Marihuana | < Cannabinoide | ≠ Cannabidiol
THC-Carbonsäure | 11-nor-9-carboxy-THC | THC-COOH, Tetrahydrocannabinolcarbonsäure | Haschisch, Marihuana | < Cannabinoide
Synthetische Cannabinoide | synthetic cannabinoids | | Spice, Kräutermischung | < Drogenscreening
Kokain | cocaine | Cocain | Koks, Crack, Schnee | < Drogenscreening | ≠ Coffein, Codein
Benzoylecgonin | benzoylecgonine | Kokainmetabolit, Cocainmetabolit | Koks, Crack | < Kokain
Opiate | opiates | OPI, Opiat-Screening | Heroin, Mohnsaft | < Drogenscreening | ≠ Opioide, Morphin
Opioide | opioids | synthetische Opioide | Schmerzmittelmissbrauch | < Drogenscreening
Morphin | morphine | Morphium | Heroin | < Drogenscreening, Schmerzmittel | ≠ Codein, 6-Monoacetylmorphin
6-Monoacetylmorphin | 6-monoacetylmorphine | 6-MAM, 6-Acetylmorphin | Heroin | < Drogenscreening
Codein | codeine | Kodein | Hustensaft | < Drogenscreening, Schmerzmittel
Dihydrocodein | dihydrocodeine | DHC | Paracodin | < Drogenscreening | ≠ Codein
Methadon | methadone | | Substitution, Polamidon | < Drogenscreening | ≠ EDDP
EDDP | EDDP | Methadonmetabolit, Methadon-Metabolit, 2-Ethyliden-1,5-dimethyl-3,3-diphenylpyrrolidin, methadone metabolite | Substitution | < Drogenscreening
Buprenorphin | buprenorphine | | Subutex, Substitution | < Drogenscreening, Schmerzmittel | ≠ Norbuprenorphin
Norbuprenorphin | norbuprenorphine | | Subutex | < Drogenscreening
Fentanyl | fentanyl | | Schmerzpflaster | < Drogenscreening, Schmerzmittel | ≠ Norfentanyl
Norfentanyl | norfentanyl | < Drogenscreening
Oxycodon | oxycodone | < Drogenscreening, Schmerzmittel | ≠ Hydromorphon
Hydromorphon | hydromorphone | | Palladon | < Drogenscreening, Schmerzmittel | ≠ Morphin
Tramadol | tramadol | | Tramal | < Drogenscreening, Schmerzmittel | ≠ Tilidin
Tilidin | tilidine | Nortilidin | Valoron | < Drogenscreening, Schmerzmittel
Tapentadol | tapentadol | | Palexia | < Drogenscreening, Schmerzmittel
Pethidin | pethidine | Meperidin | Dolantin | < Schmerzmittel
Naloxon | naloxone | ≠ Naltrexon
Naltrexon | naltrexone
Barbiturate | barbiturates | Barbitursäurederivate | Schlafmittel | < Drogenscreening | ≠ Phenobarbital
Thiopental | thiopental | | Narkosemittel | < Barbiturate
Pentobarbital | pentobarbital | < Barbiturate | ≠ Thiopental, Phenobarbital
Methaqualon | methaqualone | < Drogenscreening
Phencyclidin | phencyclidine | PCP? | Angel Dust | < Drogenscreening
Pentachlorphenol | pentachlorophenol | PCP? | Holzschutzmittel, Wohngifte
Ketamin | ketamine | | Special K, Partydroge | < Drogenscreening | ≠ Norketamin
Norketamin | norketamine | < Drogenscreening
Lysergsäurediethylamid | lysergic acid diethylamide | LSD | Trip, Halluzinogen | < Drogenscreening
Psilocin | psilocin | Psilocybin-Metabolit | Zauberpilze, magic mushrooms | < Drogenscreening
Mescalin | mescaline | | Peyote | < Drogenscreening
Gamma-Hydroxybutyrat | gamma-hydroxybutyrate | GHB, Gamma-Hydroxybuttersäure | K.-o.-Tropfen, Liquid Ecstasy | < Drogenscreening
Cathinone | synthetic cathinones | Mephedron, synthetische Cathinone | Badesalz | < Drogenscreening
Neue psychoaktive Substanzen | novel psychoactive substances | NPS, Designerdrogen | Legal Highs | < Drogenscreening
Kratom | mitragynine | Mitragynin | < Drogenscreening
Drogen im Haar | hair drug testing | Haaranalyse auf Drogen, Drogenscreening im Haar | Haarprobe, Abstinenznachweis, MPU | < Drogenscreening
Drogen im Mekonium | meconium drug testing | Mekoniumscreening | Kindspech | < Drogenscreening
Drogen im Speichel | oral fluid drug testing | Drogenscreening im Speichel | Speicheltest | < Drogenscreening
Toxikologische Suchanalyse | general unknown screening | Suchanalyse GC-MS, toxikologisches Screening, systematische toxikologische Analyse | Vergiftung, poisoning | ≠ Drogenscreening
Probenintegrität des Urins | specimen validity testing | Manipulationskontrolle, Probenvalidität, Verfälschungstest | verdünnter Urin | ≠ Kreatinin im Urin
Nikotin | nicotine | Nicotin | Raucher, Rauchen | ≠ Cotinin
Cotinin | cotinine | Nikotinmetabolit | Raucher, Rauchen, Passivrauchen
Amatoxine | amatoxins | Amanitin, Alpha-Amanitin | Knollenblätterpilz, Pilzvergiftung
Paraquat | paraquat | | Unkrautvernichter
Glyphosat | glyphosate | | Unkrautvernichter
Organophosphate | organophosphates | E 605, Parathion | Pestizidvergiftung, Insektizid | ≠ Phosphat
Pyrethroide | pyrethroids | Pyrethroidmetabolite | Insektizid
Polychlorierte Biphenyle | polychlorinated biphenyls | PCB | Wohngifte
Lindan | lindane | Gamma-HCH, γ-Hexachlorcyclohexan | Holzschutzmittel | ≠ Linde
DDT und DDE | DDT and DDE | DDT, DDE | Insektizid
Hexachlorbenzol | hexachlorobenzene | HCB | Holzschutzmittel | ≠ Lindan
PFAS | per- and polyfluoroalkyl substances | per- und polyfluorierte Alkylsubstanzen | PFOA, PFOS, Ewigkeitschemikalien, forever chemicals
Bisphenol A | bisphenol A | BPA | Weichmacher, Plastik
Phthalate | phthalate metabolites | Phthalatmetabolite | Weichmacher, Plastik | ≠ Phosphat
Benzol | benzene | | Lösungsmittel | ≠ Trans-trans-Muconsäure
Toluol | toluene | | Lösungsmittel
Xylol | xylene | Xylole | Lösungsmittel | ≠ Xylose-Belastungstest
Styrol | styrene | | Lösungsmittel
Trichlorethen | trichloroethylene | Trichlorethylen, TRI | Lösungsmittel | ≠ Tetrachlorethen
Tetrachlorethen | tetrachloroethylene | Perchlorethylen, PER | chemische Reinigung
Dichlormethan | dichloromethane | Methylenchlorid | Lösungsmittel
n-Hexan | n-hexane | Hexan, 2,5-Hexandion | Lösungsmittel
Trans-trans-Muconsäure | trans,trans-muconic acid | ttMA, t,t-Muconsäure | Benzolbelastung
S-Phenylmerkaptursäure | S-phenylmercapturic acid | SPMA, S-PMA | Benzolbelastung
Mandelsäure | mandelic acid | Mandelsäure im Urin | Styrolbelastung | ≠ Vanillinmandelsäure, Mandel
Phenylglyoxylsäure | phenylglyoxylic acid | | Styrolbelastung
Hippursäure | hippuric acid | | Toluolbelastung | ≠ Methylhippursäure
Methylhippursäure | methylhippuric acid | | Xylolbelastung
Phenol im Urin | urinary phenol | Phenol | Benzolbelastung
Ameisensäure | formic acid | Formiat, formate | Methanolvergiftung
Thiocyanat | thiocyanate | Rhodanid | Rauchen | ≠ Cyanid
Cyanid | cyanide | Zyanid, Blausäure | Zyanidvergiftung, Rauchgasvergiftung
1-Hydroxypyren | 1-hydroxypyrene | | PAK, Teerbelastung
Bromid | bromide | | Bromvergiftung | ≠ Bromazepam
Cumarinderivate | superwarfarins | Brodifacoum, Superwarfarine | Rattengift | ≠ Phenprocoumon
Strychnin | strychnine | | Rattengift
Diuretika-Screening | diuretics screening | | Wassertabletten, Entwässerungstabletten
Laxanzien-Screening | laxative screening | Laxantien-Screening, Abführmittel-Nachweis | Abführmittel
Sulfonylharnstoffe | sulphonylureas | Sulfonylharnstoff-Nachweis, Glibenclamid | Unterzuckerung, Diabetestabletten | ≠ Harnstoff
Anabole Steroide | anabolic steroids | Anabolika | Doping
`;
