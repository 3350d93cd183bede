/** Vitamins, trace elements and toxic metals. Format: `read-rows.ts`. */
export const vitamins = `
25-Hydroxy-Vitamin D | 25-hydroxyvitamin D | 25-OH-Vitamin D, 25-OH-D, Calcidiol, 25-OH-Vitamin D3, 25-Hydroxy-Vitamin D3, Calcifediol, Vitamin D (25-OH) | Vitamin D, Vitamin D3, Sonnenvitamin, Vitamin-D-Mangel, Vitamin-D-Spiegel, vitamin D deficiency | < Vitamine, Knochenstoffwechsel | ≠ 1,25-Dihydroxy-Vitamin D
1,25-Dihydroxy-Vitamin D | 1,25-dihydroxyvitamin D | Calcitriol, 1,25-(OH)2-Vitamin D, 1,25-(OH)2-Vitamin D3, 1,25-Dihydroxy-Vitamin D3, 1,25(OH)2D, aktives Vitamin D, 1,25-OH-Vitamin D, Kalzitriol | Vitamin-D-Hormon | < Vitamine, Knochenstoffwechsel
24,25-Dihydroxy-Vitamin D | 24,25-dihydroxyvitamin D | 24,25-(OH)2-Vitamin D, 24,25(OH)2D | ≠ 25-Hydroxy-Vitamin D, 1,25-Dihydroxy-Vitamin D
Vitamin-D-bindendes Protein | vitamin D-binding protein | VDBP, Gc-Globulin | ≠ 25-Hydroxy-Vitamin D, 1,25-Dihydroxy-Vitamin D
Vitamin A | vitamin A | Retinol | Nachtblindheit, Sehvitamin | < Vitamine | ≠ Beta-Carotin, Vitamin E
Beta-Carotin | beta-carotene | Provitamin A, Beta-Karotin, Carotin | gelbe Haut | < Vitamine
Vitamin B1 | vitamin B1 | Thiamin, Thiaminpyrophosphat, thiamine, Aneurin | Beriberi, Wernicke-Enzephalopathie | < B-Vitamine | ≠ Vitamin B2
Vitamin B2 | vitamin B2 | Riboflavin, FAD | Mundwinkelrhagaden | < B-Vitamine
Vitamin B3 | vitamin B3 | Niacin, Nikotinsäure, Nicotinamid, nicotinic acid | Pellagra | < B-Vitamine | ≠ Nikotin, Cotinin
Vitamin B5 | vitamin B5 | Pantothensäure, pantothenic acid | < B-Vitamine
Vitamin B6 | vitamin B6 | Pyridoxal-5-Phosphat, Pyridoxin, PLP, PALP, pyridoxine | < B-Vitamine | ≠ Pyridinolin
Vitamin B7 | vitamin B7 | Biotin, Vitamin H | Haarausfall, brüchige Nägel | < B-Vitamine | ≠ Biotinidase
Folsäure | folic acid | Folat, Vitamin B9, FOL, folate, Folsäure im Serum | Schwangerschaft, Kinderwunsch, Folsäuremangel | < B-Vitamine, Blutarmut | ≠ Folsäure in Erythrozyten, Folsäurerezeptor-Antikörper
Folsäure in Erythrozyten | red cell folate | Erythrozyten-Folat, Erythrozytenfolat | < B-Vitamine
Folsäurerezeptor-Antikörper | folate receptor antibodies | FRAA | < Autoantikörper
Vitamin B12 | vitamin B12 | Cobalamin, B12, VB12, Cyanocobalamin | perniziöse Anämie, Kribbeln, vegane Ernährung, Vitamin-B12-Mangel, vegan | < B-Vitamine, Blutarmut | ≠ Holotranscobalamin, Cobalt
Holotranscobalamin | holotranscobalamin | Holo-TC, HoloTC, aktives Vitamin B12, active vitamin B12 | Vitamin-B12-Mangel, vegane Ernährung | < B-Vitamine
Methylmalonsäure | methylmalonic acid | MMA, MMS, Methylmalonsäure im Serum | Vitamin-B12-Mangel | < B-Vitamine | ≠ Malondialdehyd, Methylmalonsäure im Urin
Methylmalonsäure im Urin | urinary methylmalonic acid | MMS im Urin | Vitamin-B12-Mangel | < B-Vitamine
Vitamin C | vitamin C | Ascorbinsäure, Ascorbat, ascorbic acid | Skorbut, Zahnfleischbluten | < Vitamine
Vitamin E | vitamin E | α-Tocopherol, Tocopherol | < Vitamine
Vitamin K1 | vitamin K1 | Phyllochinon, Vitamin K, phylloquinone | Blutungsneigung | < Vitamine | ≠ Kalium
Vitamin K2 | vitamin K2 | Menachinon, MK-7 | < Vitamine | ≠ Vitamin K1
Lycopin | lycopene | ≠ Beta-Carotin
Lutein | lutein | | Auge
Omega-3-Index | omega-3 index | HS-Omega-3-Index | Fischöl, Omega 3 | < Blutfette
Essentielle Fettsäuren | essential fatty acids | Fettsäureprofil, Fettsäuremuster, Omega-3- und Omega-6-Fettsäuren | Omega 3, Fischöl | < Blutfette | ≠ Freie Fettsäuren, Überlangkettige Fettsäuren
Zink | zinc | Zn, Zink im Serum | Haarausfall, Wundheilung, Zinkmangel | < Spurenelemente | ≠ Zinkprotoporphyrin, Zinn
Kupfer | copper | Cu, Kupfer im Serum | Morbus Wilson, Kupferspeicherkrankheit | < Spurenelemente | ≠ Kupfer im Urin, Freies Kupfer
Freies Kupfer | free copper | nicht-Coeruloplasmin-gebundenes Kupfer | Morbus Wilson | < Spurenelemente
Kupfer im Urin | urinary copper | Kupfer im Sammelurin | Morbus Wilson, Kupferspeicherkrankheit | < Spurenelemente
Selen | selenium | Se, Selen im Serum | Selenmangel, Immunsystem | < Spurenelemente
Jod im Urin | urinary iodine | Iod im Urin, Jodausscheidung, Jod/Kreatinin-Quotient | Jodmangel, Schilddrüse | < Spurenelemente | ≠ Jod im Serum
Jod im Serum | serum iodine | Iod im Serum, Jod, Iod | Jodmangel | < Spurenelemente
Mangan | manganese | Mn | < Spurenelemente, Schwermetalle
Chrom | chromium | Cr, Chrom im Serum | Hüftprothese, Metallabrieb | < Spurenelemente, Schwermetalle | ≠ Chromogranin A, Chrom im Urin
Cobalt | cobalt | Co, Kobalt | Hüftprothese, Metallabrieb | < Spurenelemente, Schwermetalle
Molybdän | molybdenum | Mo | < Spurenelemente
Fluorid | fluoride | Fluorid im Urin | < Spurenelemente | ≠ Chlorid
Silizium | silicon | Silicium | < Spurenelemente
Bor | boron | < Spurenelemente
Vanadium | vanadium | < Spurenelemente
Nickel | nickel | Ni | Nickelbelastung | < Schwermetalle | ≠ Nickel im Urin
Blei | lead | Pb, Blei im Blut, blood lead | Bleivergiftung, lead poisoning | < Schwermetalle | ≠ Blei im Urin
Quecksilber | mercury | Hg, Quecksilber im Blut | Amalgam, Quecksilbervergiftung | < Schwermetalle | ≠ Quecksilber im Urin
Cadmium | cadmium | Cd, Cadmium im Blut, Kadmium | Rauchen | < Schwermetalle | ≠ Cadmium im Urin
Arsen | arsenic | As, Arsen im Urin | Arsenvergiftung | < Schwermetalle
Thallium | thallium | Tl, Thallium im Blut | Rattengift, Haarausfall | < Schwermetalle
Aluminium | aluminium | Al, aluminum | Dialyse | < Schwermetalle
Antimon | antimony | Sb | < Schwermetalle
Barium | barium | Ba | < Schwermetalle
Beryllium | beryllium | < Schwermetalle
Bismut | bismuth | Wismut, Bi | < Schwermetalle
Gold | gold | Au | Goldtherapie | < Schwermetalle
Silber | silver | Ag | < Schwermetalle
Platin | platinum | < Schwermetalle | ≠ Cisplatin
Palladium | palladium | Pd | Zahnersatz | < Schwermetalle
Titan | titanium | Ti | Implantat | < Schwermetalle | ≠ Titin-Antikörper
Zinn | tin | Sn | Amalgam | < Schwermetalle
Strontium | strontium | Sr | < Schwermetalle
Uran | uranium | < Schwermetalle | ≠ Harnsäure
Gadolinium | gadolinium | Gd | MRT-Kontrastmittel | < Schwermetalle
Blei im Urin | urinary lead | | Bleivergiftung | < Schwermetalle
Quecksilber im Urin | urinary mercury | | Amalgam | < Schwermetalle
Cadmium im Urin | urinary cadmium | < Schwermetalle
Nickel im Urin | urinary nickel | < Schwermetalle
Chrom im Urin | urinary chromium | < Schwermetalle
DMPS-Mobilisationstest | DMPS mobilisation test | DMPS-Test | Amalgam | < Schwermetalle
Amalgamprofil | amalgam profile | Amalgam-Profil | Zahnfüllung, Amalgam | < Schwermetalle
Zinkprotoporphyrin | zinc protoporphyrin | ZPP, Zink-Protoporphyrin | Eisenmangel, Bleivergiftung | < Eisenstoffwechsel | ≠ Protoporphyrin in Erythrozyten
`;
