/** Allergens, by the codes by which laboratories order specific IgE. Format: `read-rows.ts`. */
export const allergy = `
Birke | birch pollen | t3?, Warzenbirke, Birkenpollen, Hängebirke, silver birch | Heuschnupfen, Frühblüher | < Baumpollen | ≠ Bet v 1
Erle | alder pollen | t2, Grauerle, Erlenpollen | Heuschnupfen, Frühblüher | < Baumpollen
Hasel | hazel pollen | t4?, Haselpollen, Haselstrauch | Heuschnupfen, Frühblüher | < Baumpollen | ≠ Haselnuss
Ahorn | maple pollen | t1, Eschenahorn, box elder | < Baumpollen
Buche | beech pollen | t5, Rotbuche, Buchenpollen | < Baumpollen | ≠ Hainbuche
Hainbuche | hornbeam pollen | t209 | < Baumpollen
Eiche | oak pollen | t7, Eichenpollen | < Baumpollen
Ulme | elm pollen | t8, Ulmenpollen | < Baumpollen
Olivenbaum | olive tree pollen | t9, Olivenpollen | < Baumpollen | ≠ Olive
Walnussbaum | walnut tree pollen | t10, Walnusspollen | < Baumpollen | ≠ Walnuss
Platane | plane tree pollen | t11, Platanenpollen | < Baumpollen
Weide | willow pollen | t12, Salweide, Weidenpollen | < Baumpollen
Pappel | cottonwood pollen | t14, Pappelpollen, poplar pollen | < Baumpollen
Esche | ash pollen | t15, Eschenpollen | Heuschnupfen, Frühblüher | < Baumpollen | ≠ Ahorn
Kiefer | pine pollen | t16, Kiefernpollen | < Baumpollen | ≠ Pinienkern
Zypresse | cypress pollen | t23, Zypressenpollen | < Baumpollen
Linde | linden pollen | t208, Lindenpollen | < Baumpollen
Edelkastanie | sweet chestnut pollen | t206 | < Baumpollen | ≠ Esskastanie
Rosskastanie | horse chestnut pollen | t203 | < Baumpollen | ≠ Edelkastanie
Akazie | acacia pollen | t19, Akazienpollen | < Baumpollen
Eukalyptus | eucalyptus pollen | t18 | < Baumpollen
Lieschgras | timothy grass pollen | g6, Wiesenlieschgras, Timothee, timothy grass | Heuschnupfen | < Gräserpollen
Roggenpollen | rye pollen | g12, Roggen (Pollen), cultivated rye pollen | Heuschnupfen | < Gräserpollen | ≠ Roggenmehl
Weizenpollen | wheat pollen | g15, Weizen (Pollen), cultivated wheat pollen | < Gräserpollen | ≠ Weizenmehl
Haferpollen | oat pollen | g14, Kulturhafer (Pollen) | < Gräserpollen | ≠ Hafermehl
Gerstenpollen | barley pollen | g201 | < Gräserpollen | ≠ Gerstenmehl
Maispollen | maize pollen | g202 | < Gräserpollen | ≠ Mais
Ruchgras | sweet vernal grass pollen | g1, sweet vernal grass | < Gräserpollen
Hundszahngras | Bermuda grass pollen | g2, Bermudagras, Bermuda grass | < Gräserpollen
Knäuelgras | cocksfoot pollen | g3, cocksfoot | < Gräserpollen
Wiesenschwingel | meadow fescue pollen | g4, meadow fescue | < Gräserpollen
Weidelgras | perennial ryegrass pollen | g5, Lolch, ryegrass | < Gräserpollen | ≠ Roggenpollen
Schilf | common reed pollen | g7, common reed | < Gräserpollen
Wiesenrispengras | Kentucky bluegrass pollen | g8, meadow grass | < Gräserpollen
Honiggras | velvet grass pollen | g13, Wolliges Honiggras | < Gräserpollen | ≠ Honig
Phl p 1 | Phl p 1 | g205, Lieschgras-Hauptallergen Phl p 1 | < Gräserpollen | ≠ Phl p 5b
Phl p 5b | Phl p 5b | g215 | < Gräserpollen
Phl p 7 | Phl p 7 | g210 | < Gräserpollen | ≠ Phl p 1
Phl p 12 | Phl p 12 | g212 | < Gräserpollen | ≠ Phl p 1
Beifuß | mugwort pollen | w6, Beifußpollen, mugwort | Heuschnupfen | < Kräuterpollen | ≠ Beifuß-Ambrosie
Beifuß-Ambrosie | ragweed pollen | w1, Ambrosia, Beifußblättriges Traubenkraut, common ragweed, Ambrosie | Heuschnupfen | < Kräuterpollen
Wermut | wormwood pollen | w5 | < Kräuterpollen
Margerite | ox-eye daisy pollen | w7 | < Kräuterpollen
Löwenzahn | dandelion pollen | w8 | < Kräuterpollen
Spitzwegerich | ribwort plantain pollen | w9, Wegerich | Heuschnupfen | < Kräuterpollen
Weißer Gänsefuß | goosefoot pollen | w10, Gänsefuß | < Kräuterpollen
Glaskraut | wall pellitory pollen | w21, Parietaria judaica | < Kräuterpollen
Sauerampfer | sheep sorrel pollen | w18, Ampfer | < Kräuterpollen
Brennnessel | nettle pollen | w20 | < Kräuterpollen
Raps | rape pollen | w203, Rapspollen | < Kräuterpollen
Goldrute | goldenrod pollen | w12 | < Kräuterpollen
Bet v 1 | Bet v 1 | t215, PR-10-Protein der Birke | Birkenpollenallergie | < Baumpollen
Bet v 2 | Bet v 2 | t216, Profilin der Birke | < Baumpollen | ≠ Bet v 1
Ole e 1 | Ole e 1 | t224 | < Baumpollen
Art v 1 | Art v 1 | w231 | < Kräuterpollen
Amb a 1 | Amb a 1 | w230 | < Kräuterpollen
Dermatophagoides pteronyssinus | Dermatophagoides pteronyssinus | d1, Hausstaubmilbe, house dust mite | Hausstauballergie | < Milben | ≠ Dermatophagoides farinae
Dermatophagoides farinae | Dermatophagoides farinae | d2, Mehlhausstaubmilbe | Hausstauballergie | < Milben
Acarus siro | Acarus siro | d70, Mehlmilbe | Vorratsmilben | < Milben
Lepidoglyphus destructor | Lepidoglyphus destructor | d71 | Vorratsmilben | < Milben
Tyrophagus putrescentiae | Tyrophagus putrescentiae | d72 | Vorratsmilben | < Milben
Der p 1 | Der p 1 | d202 | Hausstauballergie | < Milben
Der p 2 | Der p 2 | d203 | Hausstauballergie | < Milben
Hausstaub Greer | house dust Greer | h1, Greer | < Milben | ≠ Hausstaub Hollister-Stier
Hausstaub Hollister-Stier | house dust Hollister-Stier | h2, Hollister-Stier | < Milben
Katze | cat dander | e1?, Katzenepithel, Katzenschuppen, Katzenhaare | Katzenallergie, Katzenhaarallergie, cat allergy | < Tier-Allergene
Hund | dog dander | e5, Hundeschuppen | Hundeallergie, Hundehaarallergie | < Tier-Allergene | ≠ Hundeepithel
Hundeepithel | dog epithelium | e2? | Hundeallergie | < Tier-Allergene
Pferd | horse dander | e3?, Pferdeepithel, Pferdeschuppen | Pferdeallergie | < Tier-Allergene
Rind | cow dander | e4, Rinderschuppen, Rinderepithel | < Tier-Allergene | ≠ Rindfleisch
Meerschweinchen | guinea pig epithelium | e6, Meerschweinchenepithel | < Tier-Allergene
Kaninchen | rabbit epithelium | e82, Kaninchenepithel | < Tier-Allergene
Hamster | hamster epithelium | e84, Hamsterepithel | < Tier-Allergene
Maus | mouse | e88, Mäuse | < Tier-Allergene | ≠ Mäuseepithel
Mäuseepithel | mouse epithelium | e71, Mäuse-Epithel | < Tier-Allergene
Rattenepithel | rat epithelium | e73, Ratten-Epithel | < Tier-Allergene
Ziegenepithel | goat epithelium | e80 | < Tier-Allergene | ≠ Ziegenmilch
Schafepithel | sheep epithelium | e81 | < Tier-Allergene
Schweineepithel | swine epithelium | e83 | < Tier-Allergene | ≠ Schweinefleisch
Gänsefedern | goose feathers | e70, Gänse-Federn | < Federn
Wellensittichfedern | budgerigar feathers | e78, Wellensittich-Federn | < Federn
Hühnerfedern | chicken feathers | e85, Hühner-Federn | < Federn
Entenfedern | duck feathers | e86, Enten-Federn | < Federn
Papageienfedern | parrot feathers | e213, Papageien-Federn | < Federn
Fel d 1 | Fel d 1 | e94 | Katzenallergie | < Tier-Allergene
Can f 1 | Can f 1 | e101 | Hundeallergie | < Tier-Allergene
Küchenschabe | cockroach | i6, Blattella germanica, Deutsche Schabe | Kakerlaken | < Allergie-Diagnostik
Rote Mückenlarve | blood worm | i73, Chironomus thummi | Fischfutter | < Allergie-Diagnostik
Bienengift | honey bee venom | i1, Honigbiene, bee venom | Bienenstich | < Insektengifte | ≠ Wespengift
Wespengift | common wasp venom | i3, Vespula spp., wasp venom, yellow jacket venom | Wespenstich | < Insektengifte
Feldwespe | paper wasp venom | i4, Papierwespe, Polistes spp. | Wespenstich | < Insektengifte | ≠ Wespengift
Hornisse | European hornet venom | i75, Hornissengift | Hornissenstich | < Insektengifte
Hummel | bumblebee venom | i205, Hummelgift | < Insektengifte
Stechmücke | mosquito | i71, Mücke | Mückenstich | < Allergie-Diagnostik
Pferdebremse | horse fly | i204, Bremse | < Allergie-Diagnostik
Api m 1 | Api m 1 | i208, Phospholipase A2 der Biene | Bienenstich | < Insektengifte
Api m 2 | Api m 2 | i214, Bienengift-Hyaluronidase | Bienenstich | < Insektengifte
Api m 3 | Api m 3 | i215 | Bienenstich | < Insektengifte
Api m 10 | Api m 10 | i217, Icarapin | Bienenstich | < Insektengifte | ≠ Api m 1
Ves v 1 | Ves v 1 | i211 | Wespenstich | < Insektengifte
Ves v 5 | Ves v 5 | i209 | Wespenstich | < Insektengifte | ≠ Ves v 1
Kreuzreaktive Kohlenhydratdeterminanten | cross-reactive carbohydrate determinants | CCD, MUXF3, CCD-Screen | < Allergie-Diagnostik
Penicillium chrysogenum | Penicillium chrysogenum | m1, Penicillium notatum | Schimmelpilz | < Schimmelpilz-Allergene | ≠ Penicilloyl G
Cladosporium herbarum | Cladosporium herbarum | m2 | Schimmelpilz | < Schimmelpilz-Allergene
Aspergillus fumigatus | Aspergillus fumigatus IgE | m3, Aspergillus-IgE | Schimmelpilz | < Schimmelpilz-Allergene | ≠ Aspergillus-Antigen, Aspergillus-Antikörper
Mucor racemosus | Mucor racemosus | m4 | Schimmelpilz | < Schimmelpilz-Allergene
Candida albicans IgE | Candida albicans IgE | m5 | < Schimmelpilz-Allergene | ≠ Candida-Antikörper, Candida-Antigen
Alternaria alternata | Alternaria alternata | m6, Alternaria tenuis | Schimmelpilz | < Schimmelpilz-Allergene
Botrytis cinerea | Botrytis cinerea | m7, Grauschimmel | Schimmelpilz | < Schimmelpilz-Allergene
Malassezia IgE | Malassezia spp. IgE | m227 | Neurodermitis | < Schimmelpilz-Allergene
Hühnereiweiß | egg white | f1, Eiklar, Eiweiß vom Huhn | Eiallergie | < Milch und Ei | ≠ Eigelb, Gesamteiweiß
Eigelb | egg yolk | f75, Eidotter | Eiallergie | < Milch und Ei
Hühnerei | hen's egg | f245, Vollei, whole egg | Eiallergie | < Milch und Ei
Ovalbumin | ovalbumin | f232, Gal d 2 | Eiallergie | < Milch und Ei | ≠ Albumin
Ovomukoid | ovomucoid | f233, Gal d 1 | Eiallergie | < Milch und Ei
Lysozym IgE | lysozyme IgE | k208, Gal d 4 | Eiallergie | < Milch und Ei | ≠ Lysozym
Kuhmilch | cow's milk | f2, Milcheiweiß, Milch | Milchallergie, milk allergy | < Milch und Ei | ≠ Laktose-Toleranztest
Kasein | casein | f78, Bos d 8 | Milchallergie | < Milch und Ei
Alpha-Laktalbumin | alpha-lactalbumin | f76, Bos d 4 | Milchallergie | < Milch und Ei | ≠ Beta-Laktoglobulin, Laktat
Beta-Laktoglobulin | beta-lactoglobulin | f77, Bos d 5 | Milchallergie | < Milch und Ei
Ziegenmilch | goat's milk | f300 | < Milch und Ei
Schafmilch | sheep's milk | f325 | < Milch und Ei
Molke | whey | f236 | < Milch und Ei
Schimmelkäse | mould cheese | f82, Käse Schimmelpilztyp | < Milch und Ei
Weizenmehl | wheat flour | f4, Weizen, wheat | Bäckerasthma | < Getreide
Omega-5-Gliadin | omega-5 gliadin | f416, Tri a 19 | anstrengungsabhängige Anaphylaxie | < Getreide | ≠ Gliadin-Antikörper
Roggenmehl | rye flour | f5, Roggen, rye | Bäckerasthma | < Getreide
Gerstenmehl | barley flour | f6, Gerste, barley | < Getreide
Hafermehl | oat flour | f7, Hafer, oat | < Getreide
Mais | maize | f8, Maismehl, corn | < Getreide
Reis | rice | f9, Reismehl | < Getreide
Buchweizen | buckwheat | f11, Buchweizenmehl | < Getreide
Gluten | gluten IgE | f79 | Weizenallergie | < Getreide
Dinkel | spelt | f124, spelt wheat | < Getreide
Hirse | millet | f55 | < Getreide
Quinoa | quinoa | f347 | < Getreide
Sesam | sesame seed | f10, Sesamsamen | Sesamallergie | < Nahrungsmittel-Allergene
Mohn | poppy seed | f224, Mohnsamen | < Nahrungsmittel-Allergene | ≠ Opiate
Leinsamen | linseed | f333 | < Nahrungsmittel-Allergene
Sonnenblumenkerne | sunflower seed | k84 | < Nahrungsmittel-Allergene
Senf | mustard | f89 | < Gewürze
Erdnuss | peanut | f13 | Erdnussallergie, peanut allergy | < Nüsse, Gemüse und Hülsenfrüchte | ≠ Ara h 2
Ara h 1 | Ara h 1 | f422 | Erdnussallergie | < Nüsse
Ara h 2 | Ara h 2 | f423 | Erdnussallergie | < Nüsse | ≠ Ara h 1
Ara h 3 | Ara h 3 | f424 | Erdnussallergie | < Nüsse
Ara h 6 | Ara h 6 | f447 | Erdnussallergie | < Nüsse
Ara h 8 | Ara h 8 | f352 | Erdnussallergie | < Nüsse
Ara h 9 | Ara h 9 | f427 | Erdnussallergie | < Nüsse
Haselnuss | hazelnut | f17 | Nussallergie | < Nüsse
Cor a 1 | Cor a 1 | f428 | Haselnussallergie | < Nüsse
Cor a 8 | Cor a 8 | f425 | Haselnussallergie | < Nüsse
Cor a 9 | Cor a 9 | f440 | Haselnussallergie | < Nüsse
Cor a 14 | Cor a 14 | f439 | Haselnussallergie | < Nüsse | ≠ Cor a 1
Walnuss | walnut | f256 | Nussallergie | < Nüsse
Jug r 1 | Jug r 1 | f441 | Walnussallergie | < Nüsse
Jug r 3 | Jug r 3 | f442 | Walnussallergie | < Nüsse
Mandel | almond | f20 | Nussallergie | < Nüsse
Paranuss | Brazil nut | f18 | Nussallergie | < Nüsse
Cashewnuss | cashew nut | f202, Cashew | Nussallergie | < Nüsse
Ana o 3 | Ana o 3 | f443 | Cashewallergie | < Nüsse
Pistazie | pistachio | f203 | Nussallergie | < Nüsse
Pekannuss | pecan nut | f201 | Nussallergie | < Nüsse
Macadamianuss | macadamia nut | f345 | Nussallergie | < Nüsse
Kokosnuss | coconut | f36 | < Nüsse
Pinienkern | pine nut | f253 | < Nüsse
Esskastanie | sweet chestnut | f299, Marone | < Nüsse
Sojabohne | soybean | f14, Soja, soya | Sojaallergie | < Gemüse und Hülsenfrüchte
Gly m 4 | Gly m 4 | f353 | Sojaallergie | < Gemüse und Hülsenfrüchte
Erbse | pea | f12 | < Gemüse und Hülsenfrüchte
Weiße Bohne | white bean | f15 | < Gemüse und Hülsenfrüchte
Grüne Bohne | green bean | f315 | < Gemüse und Hülsenfrüchte
Linse | lentil | f235, Linsen | < Gemüse und Hülsenfrüchte | ≠ Linde
Kichererbse | chickpea | f309 | < Gemüse und Hülsenfrüchte
Lupinensamen | lupin seed | f335, Lupine | < Gemüse und Hülsenfrüchte
Tomate | tomato | f25 | < Gemüse und Hülsenfrüchte
Karotte | carrot | f31, Möhre, Mohrrübe | < Gemüse und Hülsenfrüchte
Kartoffel | potato | f35 | < Gemüse und Hülsenfrüchte
Sellerie | celery | f85 | < Gemüse und Hülsenfrüchte
Spinat | spinach | f214 | < Gemüse und Hülsenfrüchte
Brokkoli | broccoli | f260 | < Gemüse und Hülsenfrüchte
Aubergine | aubergine | f262, eggplant | < Gemüse und Hülsenfrüchte
Gurke | cucumber | f244 | < Gemüse und Hülsenfrüchte
Kürbis | pumpkin | f225 | < Gemüse und Hülsenfrüchte
Zwiebel | onion | f48 | < Gemüse und Hülsenfrüchte
Knoblauch | garlic | f47 | < Gewürze
Paprika | sweet pepper | f218, Paprikaschote | < Gewürze
Olive | black olive | f342 | < Gemüse und Hülsenfrüchte
Champignon | mushroom | f212, Pilz (Nahrungsmittel) | < Gemüse und Hülsenfrüchte
Apfel | apple | f49 | Apfelallergie | < Obst
Birne | pear | f94 | < Obst
Pfirsich | peach | f95 | < Obst
Pru p 3 | Pru p 3 | f420, Lipidtransferprotein des Pfirsichs | < Obst
Kirsche | cherry | f242 | < Obst
Pflaume | plum | f255 | < Obst
Aprikose | apricot | f237 | < Obst
Erdbeere | strawberry | f44 | < Obst
Himbeere | raspberry | f343 | < Obst
Orange | orange | f33 | < Obst
Zitrone | lemon | f208 | < Obst
Grapefruit | grapefruit | f209 | < Obst
Mandarine | mandarin | f302 | < Obst
Banane | banana | f92 | < Obst
Kiwi | kiwi fruit | f84 | < Obst
Ananas | pineapple | f210 | < Obst
Mango | mango | f91 | < Obst
Papaya | papaya | f293 | < Obst
Avocado | avocado | f96 | < Obst
Melone | melon | f87 | < Obst
Weintraube | grape | f259, Traube | < Obst
Dorsch | cod | f3, Kabeljau | Fischallergie | < Fisch und Meeresfrüchte
Gad c 1 | Gad c 1 | f426, Parvalbumin des Dorsches | Fischallergie | < Fisch und Meeresfrüchte
Lachs | salmon | f41 | Fischallergie | < Fisch und Meeresfrüchte
Thunfisch | tuna | f40 | Fischallergie | < Fisch und Meeresfrüchte
Forelle | trout | f204 | Fischallergie | < Fisch und Meeresfrüchte
Scholle | plaice | f254 | Fischallergie | < Fisch und Meeresfrüchte
Makrele | mackerel | f206 | Fischallergie | < Fisch und Meeresfrüchte
Garnele | shrimp | f24, Shrimps, Krabben | Garnelenallergie | < Fisch und Meeresfrüchte
Krebsfleisch | crab | f23, Krebs (Krabbe) | < Fisch und Meeresfrüchte
Hummer | lobster | f80 | < Fisch und Meeresfrüchte
Miesmuschel | blue mussel | f37, Muschel | < Fisch und Meeresfrüchte
Auster | oyster | f290 | < Fisch und Meeresfrüchte
Tintenfisch | squid | f258, Kalmar | < Fisch und Meeresfrüchte
Pen a 1 | Pen a 1 | f351, Tropomyosin der Garnele | Garnelenallergie | < Fisch und Meeresfrüchte
Schweinefleisch | pork | f26, Schwein | < Fleisch
Rindfleisch | beef | f27 | < Fleisch
Hühnerfleisch | chicken meat | f83, Huhn | < Fleisch | ≠ Hühnerei
Lammfleisch | lamb | f88, Hammelfleisch, mutton | < Fleisch
Putenfleisch | turkey meat | f284, Truthahn | < Fleisch
Alpha-Gal | galactose-alpha-1,3-galactose | Galaktose-α-1,3-Galaktose, o215 | Fleischallergie nach Zeckenstich | < Fleisch | ≠ Galaktose, Alpha-Galaktosidase A
Kakao | cocoa | f93 | < Nahrungsmittel-Allergene
Schokolade | chocolate | f105 | < Nahrungsmittel-Allergene
Kaffee | coffee | f221 | < Nahrungsmittel-Allergene | ≠ Coffein
Honig | honey | f247 | < Nahrungsmittel-Allergene
Bäckerhefe | baker's yeast | f45, Hefe | < Nahrungsmittel-Allergene
Petersilie | parsley | f86 | < Gewürze
Basilikum | basil | f269 | < Gewürze
Thymian | thyme | f273 | < Gewürze
Majoran | marjoram | f274 | < Gewürze
Oregano | oregano | f283 | < Gewürze
Ingwer | ginger | f270 | < Gewürze
Anis | aniseed | f271 | < Gewürze
Kümmel | caraway | f265 | < Gewürze
Curry | curry | f281 | < Gewürze
Grüner Pfeffer | green pepper | f263 | < Gewürze
Schwarzer Pfeffer | black pepper | f280 | < Gewürze | ≠ Grüner Pfeffer
Vanille | vanilla | f234 | < Gewürze | ≠ Vanillinmandelsäure
Penicilloyl G | penicilloyl G | c1 | Penicillinallergie | < Medikamenten-Allergene | ≠ Penicilloyl V
Penicilloyl V | penicilloyl V | c2? | Penicillinallergie | < Medikamenten-Allergene
Ampicilloyl | ampicilloyl | c5? | Penicillinallergie | < Medikamenten-Allergene | ≠ Amoxicilloyl
Amoxicilloyl | amoxicilloyl | c6, Amoxicillin-IgE | Penicillinallergie | < Medikamenten-Allergene
Gelatine | gelatin | c74 | < Medikamenten-Allergene
Suxamethonium | suxamethonium | c202, Succinylcholin | Narkosezwischenfall | < Medikamenten-Allergene
Chlorhexidin | chlorhexidine | c8 | < Medikamenten-Allergene
Insulin human IgE | human insulin IgE | c73 | Insulinallergie | < Medikamenten-Allergene | ≠ Insulin
Latex | latex | k82, Naturlatex, Hevea brasiliensis | Latexallergie | < Berufsallergene
Isocyanat TDI | isocyanate TDI | k75, TDI | < Berufsallergene | ≠ Isocyanat MDI
Isocyanat MDI | isocyanate MDI | k76, MDI | < Berufsallergene | ≠ Isocyanat HDI
Isocyanat HDI | isocyanate HDI | k77, HDI | < Berufsallergene
Formaldehyd | formaldehyde | k80, Formalin | < Berufsallergene
Phthalsäureanhydrid | phthalic anhydride | k79 | < Berufsallergene
Alpha-Amylase IgE | alpha-amylase IgE | k87, Amylase von Aspergillus oryzae | Bäckerasthma | < Berufsallergene | ≠ Amylase
Inhalationsscreen | inhalant allergen screen | sx1, Phadiatop, Inhalationsallergene, Inhalationsscreening | Heuschnupfen, Allergietest | < Allergie-Diagnostik
Nahrungsmittelscreen | food allergen screen | fx5, Nahrungsmittelscreening, Kindernahrungsmittel | Lebensmittelallergie | < Nahrungsmittel-Allergene
Allergen-Komponenten | allergen components | rekombinante Allergene, Komponentendiagnostik, ISAC-Test, ALEX-Test | < Allergie-Diagnostik
Spezifisches IgG4 | allergen-specific IgG4 | sIgG4, allergenspezifisches IgG4 | Hyposensibilisierung | ≠ Allergie-Diagnostik
Basophilenaktivierungstest | basophil activation test | BAT, Basophilen-Aktivierungstest | Histaminfreisetzungstest, Medikamentenallergie, Insektengiftallergie | < Allergie-Diagnostik | ≠ Basophile Granulozyten
Exogen-allergische-Alveolitis-Antikörper | hypersensitivity pneumonitis precipitins | Präzipitine, EAA-Diagnostik, Alveolitis-IgG | Farmerlunge, Vogelhalterlunge, Taubenzüchterlunge | ≠ Allergie-Diagnostik
Taubenserum-Antikörper | pigeon serum antibodies | Taubenantigen-IgG | Vogelhalterlunge | < Exogen-allergische-Alveolitis-Antikörper
Wellensittich-Antikörper | budgerigar antibodies | Wellensittich-IgG | Vogelhalterlunge | < Exogen-allergische-Alveolitis-Antikörper | ≠ Wellensittichfedern
Saccharopolyspora-Antikörper | Saccharopolyspora rectivirgula antibodies | Micropolyspora-faeni-Antikörper | Farmerlunge | < Exogen-allergische-Alveolitis-Antikörper
`;
