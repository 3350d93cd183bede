/** Hormones and the tests that provoke them. Format: `read-rows.ts`. */
export const endocrinology = `
Thyreotropin | thyroid-stimulating hormone | TSH, TSH basal, thyreoideastimulierendes Hormon, Thyreotropes Hormon, Thyrotropin | Schilddrüse, Schilddrüsenwert, Steuerhormon der Schilddrüse, thyroid | < Schilddrüsenwerte, Hypophysenhormone | ≠ TSH-Rezeptor-Antikörper, TRH-Test, Thyreotropin-Releasing-Hormon
Thyreotropin-Releasing-Hormon | thyrotropin-releasing hormone | TRH, Thyreoliberin | ≠ TRH-Test
Freies Triiodthyronin | free triiodothyronine | fT3, freies T3, freies Trijodthyronin, free T3 | Schilddrüse, Schilddrüsenhormon | < Schilddrüsenwerte | ≠ Triiodthyronin gesamt, Freies Thyroxin, Reverses Triiodthyronin
Freies Thyroxin | free thyroxine | fT4, freies T4, free T4 | Schilddrüse, Schilddrüsenhormon | < Schilddrüsenwerte | ≠ Thyroxin gesamt
Triiodthyronin gesamt | total triiodothyronine | T3?, TT3, Gesamt-T3, Trijodthyronin, total T3 | Schilddrüsenhormon | < Schilddrüsenwerte | ≠ Reverses Triiodthyronin, Thyroxin gesamt
Thyroxin gesamt | total thyroxine | T4?, TT4, Gesamt-T4, Thyroxin, total T4 | Schilddrüsenhormon | < Schilddrüsenwerte
Reverses Triiodthyronin | reverse triiodothyronine | rT3, reverse T3, reverses T3 | Low-T3-Syndrom | < Schilddrüsenwerte
Thyroxinbindendes Globulin | thyroxine-binding globulin | TBG | < Schilddrüsenwerte | ≠ Thyreoglobulin
Thyreoglobulin | thyroglobulin | TG?, hTG | Schilddrüsenkrebs-Nachsorge, Schilddrüsenkrebs | < Schilddrüsenwerte, Tumormarker | ≠ Thyreoglobulin-Antikörper
Thyreoglobulin-Antikörper | thyroglobulin antibodies | TAK, Anti-TG, TgAk, Thyreoglobulin-AK, TG-AK, Anti-Thyreoglobulin | Hashimoto | < Schilddrüsen-Antikörper, Autoantikörper | ≠ TPO-Antikörper, TSH-Rezeptor-Antikörper
TPO-Antikörper | thyroid peroxidase antibodies | TPO-AK, Anti-TPO, MAK, mikrosomale Antikörper der Schilddrüse, Thyreoidale-Peroxidase-AK, Schilddrüsenperoxidase-Antikörper | Hashimoto | < Schilddrüsen-Antikörper, Autoantikörper | ≠ TSH-Rezeptor-Antikörper, LKM-Antikörper
TSH-Rezeptor-Antikörper | TSH receptor antibodies | TRAK, TRAb, TSH-Rezeptor-AK, Anti-TSH-Rezeptor | Morbus Basedow, Basedow, Graves disease | < Schilddrüsen-Antikörper, Autoantikörper
TSH-Rezeptor-stimulierende Antikörper | thyroid-stimulating immunoglobulins | TSI, TSAb | Morbus Basedow, Basedow | < TSH-Rezeptor-Antikörper
T3-Antikörper | T3 autoantibodies | Anti-T3, Triiodthyronin-Antikörper | < Schilddrüsen-Antikörper | ≠ Triiodthyronin gesamt, T4-Antikörper
T4-Antikörper | T4 autoantibodies | Anti-T4, Thyroxin-Antikörper | < Schilddrüsen-Antikörper | ≠ Thyroxin gesamt
Calcitonin | calcitonin | Kalzitonin, hCT?, Thyreocalcitonin | medullärer Schilddrüsenkrebs, C-Zell-Karzinom | < Tumormarker, Knochenstoffwechsel | ≠ Procalcitonin, 1,25-Dihydroxy-Vitamin D
Parathormon | parathyroid hormone | PTH, Parathyrin, PTH intakt, iPTH, intaktes Parathormon, Nebenschilddrüsenhormon | Nebenschilddrüse, Hyperparathyreoidismus | < Knochenstoffwechsel | ≠ Parathormon-verwandtes Protein, Bioaktives Parathormon
Bioaktives Parathormon | bioactive parathyroid hormone | Bio-PTH, PTH 1-84, whole PTH | Nebenschilddrüse | < Knochenstoffwechsel
Parathormon-verwandtes Protein | parathyroid hormone-related protein | PTHrP, PTH related Protein, PTH-related peptide | Tumorhyperkalzämie
Fibroblasten-Wachstumsfaktor 23 | fibroblast growth factor 23 | FGF23, FGF-23 | Phosphatdiabetes | < Knochenstoffwechsel
Knochenspezifische alkalische Phosphatase | bone-specific alkaline phosphatase | Ostase, BAP, bALP, Knochen-AP, BSAP | Osteoporose | < Knochenstoffwechsel
Osteocalcin | osteocalcin | Osteokalzin, BGP, N-MID-Osteocalcin | Osteoporose, Knochenaufbau | < Knochenstoffwechsel | ≠ Calcitonin
Prokollagen-I-Peptid | procollagen type I N-propeptide | P1NP, PINP, Prokollagen-I-N-Propeptid | Osteoporose, Knochenaufbau | < Knochenstoffwechsel
Beta-CrossLaps | C-terminal telopeptide of type I collagen | CTX, β-CTX, Beta-Crosslap, C-Telopeptid | Osteoporose, Knochenabbau | < Knochenstoffwechsel | ≠ N-Telopeptid
N-Telopeptid | N-terminal telopeptide of type I collagen | NTX | Knochenabbau | < Knochenstoffwechsel
Desoxypyridinolin | deoxypyridinoline | DPD?, Pyrilinks-D | Osteoporose, Knochenabbau | < Knochenstoffwechsel | ≠ Pyridinolin
Pyridinolin | pyridinoline | PYD, Pyridinium-Crosslinks | Knochenabbau | < Knochenstoffwechsel
Sklerostin | sclerostin | SOST | < Knochenstoffwechsel
Osteoprotegerin | osteoprotegerin | OPG | < Knochenstoffwechsel
RANKL | receptor activator of NF-kB ligand | sRANKL | < Knochenstoffwechsel | ≠ Osteoprotegerin
Cortisol | cortisol | Kortisol, Hydrocortison, Serumcortisol, hydrocortisone | Stresshormon, Stress, Nebenniere, Morbus Cushing, Cushing | < Nebennierenhormone | ≠ Cortison, Corticosteron, Freies Cortisol im Urin, Cortisol im Speichel, Cortisolbindendes Globulin
Cortison | cortisone | Kortison | < Nebennierenhormone
Freies Cortisol im Urin | urinary free cortisol | Cortisol im Sammelurin, UFC, Cortisol im Urin | Morbus Cushing, Stresshormon | < Nebennierenhormone | ≠ Cortisol im Speichel
Cortisol im Speichel | salivary cortisol | Speichelcortisol, Cortisol-Tagesprofil im Speichel | Stress, Morbus Cushing | < Nebennierenhormone, Speichelhormone
Cortisolbindendes Globulin | cortisol-binding globulin | CBG, Transcortin | < Nebennierenhormone
Corticosteron | corticosterone | Kortikosteron | < Nebennierenhormone
11-Desoxycortisol | 11-deoxycortisol | Cortexolon, Substanz S | adrenogenitales Syndrom | < Nebennierenhormone | ≠ Cortisol, 21-Desoxycortisol, 11-Desoxycorticosteron
21-Desoxycortisol | 21-deoxycortisol | | adrenogenitales Syndrom | < Nebennierenhormone | ≠ Cortisol
11-Desoxycorticosteron | 11-deoxycorticosterone | DOC, Desoxycorticosteron | < Nebennierenhormone | ≠ Corticosteron
Adrenocorticotropes Hormon | adrenocorticotropic hormone | ACTH, Corticotropin, adrenokortikotropes Hormon | Nebenniere, Morbus Cushing, Morbus Addison | < Hypophysenhormone, Nebennierenhormone | ≠ ACTH-Test, Corticotropin-Releasing-Hormon
Corticotropin-Releasing-Hormon | corticotropin-releasing hormone | CRH, Corticoliberin | ≠ CRH-Test
17-Hydroxyprogesteron | 17-hydroxyprogesterone | 17-OHP, 17-OH-Progesteron, 17-Alpha-Hydroxyprogesteron | adrenogenitales Syndrom, AGS | < Nebennierenhormone, Androgene, Neugeborenenscreening | ≠ Progesteron, 17-Hydroxypregnenolon
17-Hydroxypregnenolon | 17-hydroxypregnenolone | 17-OH-Pregnenolon | adrenogenitales Syndrom | < Nebennierenhormone | ≠ Pregnenolon
Pregnenolon | pregnenolone | < Nebennierenhormone | ≠ Progesteron
Aldosteron | aldosterone | ALDO, ALD? | Bluthochdruck, Conn-Syndrom | < Blutdruckhormone, Nebennierenhormone | ≠ Aldosteron im Urin, Androsteron
Aldosteron im Urin | urinary aldosterone | Aldosteron im Sammelurin, Aldosteron-18-Glucuronid | Bluthochdruck | < Blutdruckhormone, Nebennierenhormone
Renin | renin | direktes Renin, aktives Renin, Reninkonzentration | Bluthochdruck | < Blutdruckhormone | ≠ Plasma-Renin-Aktivität
Plasma-Renin-Aktivität | plasma renin activity | Reninaktivität | Bluthochdruck | < Blutdruckhormone
Aldosteron/Renin-Quotient | aldosterone-renin ratio | ARQ, ARR | Bluthochdruck, Conn-Syndrom | < Blutdruckhormone | ≠ Renin, Aldosteron
Angiotensin II | angiotensin II | | Bluthochdruck | < Blutdruckhormone
Adrenalin | adrenaline | Epinephrin, epinephrine | Stresshormon, Phäochromozytom | < Katecholamine | ≠ Noradrenalin, Metanephrin, Adrenalin im Urin
Noradrenalin | noradrenaline | Norepinephrin, norepinephrine | Stresshormon, Phäochromozytom | < Katecholamine | ≠ Normetanephrin, Noradrenalin im Urin
Dopamin | dopamine | | Phäochromozytom | < Katecholamine | ≠ 3-Methoxytyramin, Dopamin im Urin
Adrenalin im Urin | urinary adrenaline | Adrenalin im Sammelurin, Adrenalin im Spontanurin, Epinephrin im Urin | Phäochromozytom | < Katecholamine
Noradrenalin im Urin | urinary noradrenaline | Noradrenalin im Sammelurin, Noradrenalin im Spontanurin | Phäochromozytom | < Katecholamine
Dopamin im Urin | urinary dopamine | Dopamin im Sammelurin, Dopamin im Spontanurin | Phäochromozytom | < Katecholamine
Metanephrin | metanephrine? | Metadrenalin | Phäochromozytom | < Metanephrine | ≠ Normetanephrin
Normetanephrin | normetanephrine | Normetadrenalin, NMN | Phäochromozytom | < Metanephrine
Freies Metanephrin im Plasma | plasma free metanephrine | freies Metanephrin | Phäochromozytom | < Metanephrine | ≠ Freies Normetanephrin im Plasma
Freies Normetanephrin im Plasma | plasma free normetanephrine | freies Normetanephrin | Phäochromozytom | < Metanephrine
3-Methoxytyramin | 3-methoxytyramine | 3-MT, Methoxytyramin | Phäochromozytom, Paragangliom | < Metanephrine
Metanephrine im Urin | urinary metanephrines | Metanephrine im Sammelurin, Metanephrine i.U. | Phäochromozytom | < Metanephrine
Vanillinmandelsäure | vanillylmandelic acid | VMS, VMA, Vanillinmandels. | Phäochromozytom, Neuroblastom | < Katecholamine | ≠ Homovanillinsäure
Homovanillinsäure | homovanillic acid | HVS, HVA | Neuroblastom | < Katecholamine
Serotonin | serotonin | 5-HT, 5-Hydroxytryptamin | Karzinoid, Glückshormon | < Tumormarker | ≠ 5-Hydroxyindolessigsäure, 5-Hydroxytryptophan
5-Hydroxyindolessigsäure | 5-hydroxyindoleacetic acid | 5-HIES, 5-HIAA, 5-OH-Indolessigsäure, 5-Hydroxy-Indolessigsäure | Karzinoid, Flush | < Tumormarker
5-Hydroxytryptophan | 5-hydroxytryptophan | 5-HTP | ≠ Tryptophan
Melatonin | melatonin | | Schlafhormon, Schlafstörung, Tag-Nacht-Rhythmus | < Speichelhormone | ≠ Melanin im Urin
Follikelstimulierendes Hormon | follicle-stimulating hormone | FSH, Follitropin | Wechseljahre, Kinderwunsch, Menopause | < Geschlechtshormone, Hypophysenhormone | ≠ Luteinisierendes Hormon
Luteinisierendes Hormon | luteinising hormone | LH, Lutropin, ICSH, luteinizing hormone | Eisprung, Kinderwunsch, ovulation | < Geschlechtshormone, Hypophysenhormone | ≠ Gonadotropin-Releasing-Hormon, LHRH-Test
Gonadotropin-Releasing-Hormon | gonadotropin-releasing hormone | GnRH, LHRH, Gonadoliberin | ≠ LHRH-Test, Follikelstimulierendes Hormon
Prolaktin | prolactin | PRL, laktotropes Hormon | Milchhormon, Milchfluss, Kinderwunsch | < Hypophysenhormone, Geschlechtshormone | ≠ Makroprolaktin
Makroprolaktin | macroprolactin | Big-big-Prolaktin, Prolaktin nach PEG-Fällung | < Hypophysenhormone
Estradiol | oestradiol | E2?, 17-beta-Östradiol | Wechseljahre, weibliches Geschlechtshormon, Kinderwunsch | < Östrogene | ≠ Estriol, Estron
Estriol | oestriol | E3?, freies Estriol | Schwangerschaft | < Östrogene, Pränataldiagnostik | ≠ Estron
Estron | oestrone | Östron, E1?, estrone | < Östrogene
Progesteron | progesterone | PROG, Gelbkörperhormon | Kinderwunsch, Eisprung, zweite Zyklushälfte | < Geschlechtshormone
Testosteron | testosterone | Testosteron gesamt, Gesamttestosteron, total testosterone | Männerhormon, männliches Geschlechtshormon, Libidoverlust | < Androgene | ≠ Freies Testosteron, Bioverfügbares Testosteron, Dihydrotestosteron, Testosteron im Speichel
Freies Testosteron | free testosterone | Testosteron frei, fTesto | Männerhormon | < Androgene | ≠ Bioverfügbares Testosteron
Bioverfügbares Testosteron | bioavailable testosterone | < Androgene
Freier Androgenindex | free androgen index | FAI, freier Androgen-Index | Vermännlichung | < Androgene | ≠ Freies Testosteron
Dihydrotestosteron | dihydrotestosterone | DHT, 5-Alpha-Dihydrotestosteron | Haarausfall | < Androgene
Testosteron im Speichel | salivary testosterone | Speicheltestosteron | < Androgene, Speichelhormone
Sexualhormonbindendes Globulin | sex hormone-binding globulin | SHBG | < Androgene | ≠ Cortisolbindendes Globulin
Dehydroepiandrosteron | dehydroepiandrosterone | DHEA | Nebenniere | < Androgene, Nebennierenhormone | ≠ Dehydroepiandrosteronsulfat
Dehydroepiandrosteronsulfat | dehydroepiandrosterone sulphate | DHEA-S, DHEAS, DHEA-Sulfat | Nebenniere, Haarausfall | < Androgene, Nebennierenhormone
Androstendion | androstenedione | A4 | < Androgene, Nebennierenhormone | ≠ Androstandiol-Glucuronid
Androstandiol-Glucuronid | androstanediol glucuronide | 3-Alpha-Androstandiol-Glucuronid, ADG | Hirsutismus | < Androgene
Androsteron | androsterone | < Androgene | ≠ Androstendion
Anti-Müller-Hormon | anti-Müllerian hormone | AMH, Müller-Hemmstoff, MIS | Eizellreserve, Kinderwunsch, Eierstockreserve, Wechseljahre | < Geschlechtshormone | ≠ Inhibin B
Inhibin A | inhibin A | | Down-Syndrom-Screening | < Geschlechtshormone, Pränataldiagnostik | ≠ Inhibin B
Inhibin B | inhibin B | | Zeugungsfähigkeit, Eizellreserve | < Geschlechtshormone
Relaxin | relaxin | < Geschlechtshormone
Humanes Choriongonadotropin | human chorionic gonadotropin | HCG, Beta-HCG, B-HCG, Schwangerschaftshormon | Schwangerschaftstest, Schwangerschaft, schwanger, pregnancy, pregnant, pregnancy test | < Tumormarker, Pränataldiagnostik | ≠ Freies Beta-HCG, Schwangerschaftstest im Urin
Freies Beta-HCG | free beta-hCG | fβ-HCG | < Pränataldiagnostik
Schwangerschaftstest im Urin | urine pregnancy test | HCG im Urin, β-HCG im Urin | Schwangerschaft, schwanger, Schwangerschaftstest
Schwangerschaftsassoziiertes Plasmaprotein A | pregnancy-associated plasma protein A | PAPP-A | Nackenfaltenmessung | < Pränataldiagnostik
Humanes Plazentalaktogen | human placental lactogen | HPL | ≠ Prolaktin
Plazenta-Wachstumsfaktor | placental growth factor | PlGF | Schwangerschaftsvergiftung, Präeklampsie | < Präeklampsie-Marker | ≠ sFlt-1
sFlt-1 | soluble fms-like tyrosine kinase 1 | lösliche fms-like Tyrosinkinase-1 | Schwangerschaftsvergiftung, Präeklampsie | < Präeklampsie-Marker
sFlt-1/PlGF-Quotient | sFlt-1/PlGF ratio | sFlt1/PlGF | Präeklampsie | < Präeklampsie-Marker
Wachstumshormon | growth hormone | STH, GH, hGH, somatotropes Hormon, Somatotropin, human growth hormone | Kleinwuchs, Großwuchs, Akromegalie | < Wachstumshormon-Achse, Hypophysenhormone | ≠ Wachstumshormon-Releasing-Hormon, Insulinähnlicher Wachstumsfaktor 1, Somatostatin
Wachstumshormon-Releasing-Hormon | growth hormone-releasing hormone | GHRH, Somatoliberin | ≠ Somatostatin
Insulinähnlicher Wachstumsfaktor 1 | insulin-like growth factor 1 | IGF-1, IGF1, Somatomedin C, IGF-I | Kleinwuchs, Akromegalie | < Wachstumshormon-Achse | ≠ IGF-Bindungsprotein 3, Insulin
IGF-Bindungsprotein 3 | IGF-binding protein 3 | IGFBP-3, IGFBP3, IGF-BP3 | Kleinwuchs | < Wachstumshormon-Achse
Somatostatin | somatostatin | SST, SRIF | ≠ Somatostatinrezeptor-Expression
Antidiuretisches Hormon | antidiuretic hormone | ADH, Vasopressin, Adiuretin, AVP, arginine vasopressin | Durst, Diabetes insipidus | < Hypophysenhormone
Oxytocin | oxytocin | | Wehenhormon | < Hypophysenhormone
Insulin | insulin | Seruminsulin, Insulin nüchtern | Insulinresistenz, Diabetes, Unterzuckerung | < Diabetesdiagnostik | ≠ Insulin-Antikörper, C-Peptid, Proinsulin, Inulin-Clearance
Proinsulin | proinsulin | intaktes Proinsulin | Insulinom | < Diabetesdiagnostik
C-Peptid | C-peptide | Connecting Peptide | Diabetes, körpereigenes Insulin | < Diabetesdiagnostik | ≠ C-reaktives Protein
HOMA-Index | HOMA index | HOMA-IR, HOMA | Insulinresistenz | < Diabetesdiagnostik | ≠ Insulin
Glukagon | glucagon | < Bauchspeicheldrüsenwerte | ≠ Glukagon-Test
Leptin | leptin | | Übergewicht, Sättigungshormon
Adiponektin | adiponectin | | Übergewicht | ≠ Leptin
Ghrelin | ghrelin | | Hungerhormon | ≠ Leptin
Gastrin | gastrin | | Zollinger-Ellison-Syndrom, Magensäure | < Tumormarker | ≠ Pro-Gastrin-Releasing-Peptid
Vasoaktives intestinales Peptid | vasoactive intestinal peptide | VIP | Verner-Morrison-Syndrom, VIPom | < Tumormarker
Cholezystokinin | cholecystokinin | CCK | ≠ Sekretin
Sekretin | secretin
Pepsinogen I | pepsinogen I | Pepsinogen 1, PG I | Magenschleimhautentzündung | ≠ Pepsinogen II
Pepsinogen II | pepsinogen II | Pepsinogen 2, PG II | Magenschleimhautentzündung
TRH-Test | TRH stimulation test | TRH-Stimulationstest | Schilddrüse | < Funktionstests
ACTH-Test | ACTH stimulation test | ACTH-Stimulationstest, Synacthen-Test, ACTH-Kurztest, short Synacthen test | Nebenniere, Morbus Addison | < Funktionstests | ≠ CRH-Test
CRH-Test | CRH stimulation test | CRH-Stimulationstest | Morbus Cushing | < Funktionstests
Dexamethason-Hemmtest | dexamethasone suppression test | Dexamethason-Suppressionstest, Dexa-Hemmtest, DST | Morbus Cushing | < Funktionstests | ≠ Dexamethason
Dexamethason | dexamethasone | Dexa | ≠ Cortisol
LHRH-Test | GnRH stimulation test | GnRH-Test, LHRH-Stimulationstest | Pubertät | < Funktionstests
Insulin-Hypoglykämie-Test | insulin tolerance test | IHT, Insulintoleranztest | Wachstumshormonmangel | < Funktionstests | ≠ Insulin
Arginin-Test | arginine stimulation test | Arginin-Belastungstest, Arginin-Stimulationstest | Wachstumshormonmangel | < Funktionstests | ≠ Arginin
Clonidin-Test | clonidine test | | Phäochromozytom, Wachstumshormonmangel | < Funktionstests
Glukagon-Test | glucagon stimulation test | Glukagon-Stimulationstest | C-Peptid-Reserve | < Funktionstests
Durstversuch | water deprivation test | | Diabetes insipidus | < Funktionstests
Kochsalzbelastungstest | saline infusion test | NaCl-Belastungstest | Conn-Syndrom | < Funktionstests | ≠ Natrium
Captopril-Test | captopril test | | Conn-Syndrom | < Funktionstests
Pentagastrin-Test | pentagastrin test | | C-Zell-Karzinom | < Funktionstests | ≠ Gastrin
Hungerversuch | prolonged fasting test | Fastentest, 72-Stunden-Fastentest | Insulinom, Unterzuckerung | < Funktionstests
Multisteroidanalyse | steroid profile | Steroidprofil, Multisteroide, Steroidprofil im Plasma | adrenogenitales Syndrom | < Nebennierenhormone
Pregnantriol | pregnanetriol | Pregnantriol im Urin | adrenogenitales Syndrom | < Nebennierenhormone | ≠ Pregnandiol
Pregnandiol | pregnanediol | Pregnandiol im Urin
17-Ketosteroide | 17-ketosteroids | 17-KS | < Nebennierenhormone
Steroidprofil im Urin | urinary steroid profile | Harnsteroidprofil | adrenogenitales Syndrom | < Nebennierenhormone | ≠ Multisteroidanalyse
`;
