/**
 * What visitors take beside their hormones, one a line: its generic name first, then others of Britain and America and
 * brands. Words behind the bar are those of its whole kind: what a passage says of the kind it says of this as well.
 */
export const medicineLines = `
ibuprofen, nurofen, advil, motrin, brufen
naproxen, naprosyn, aleve, feminax
aspirin, anadin, disprin, ecosprin
diclofenac, voltarol, voltaren
celecoxib, celebrex, meloxicam, etoricoxib
paracetamol, panadol, acetaminophen, tylenol, calpol, crocin, dolo 650
codeine, co-codamol, cocodamol, solpadeine, dihydrocodeine, tramadol, morphine, oxycodone, fentanyl | opioid, opioids
triptans, sumatriptan, imigran, imitrex, rizatriptan, maxalt, zolmitriptan
pregabalin, lyrica
gabapentin, neurontin
carbamazepine, tegretol
phenytoin, dilantin, epanutin
topiramate, topamax
lamotrigine, lamictal
levetiracetam, keppra
valproate, sodium valproate, epilim, depakote
amitriptyline, elavil, nortriptyline
citalopram, cipramil, celexa | antidepressant, antidepressants
escitalopram, cipralex, lexapro | antidepressant, antidepressants
sertraline, lustral, zoloft | antidepressant, antidepressants
fluoxetine, prozac | antidepressant, antidepressants
paroxetine, seroxat, paxil, brisdelle | antidepressant, antidepressants
venlafaxine, effexor, efexor | antidepressant, antidepressants
desvenlafaxine, pristiq | antidepressant, antidepressants
fluvoxamine, faverin, luvox | antidepressant, antidepressants
duloxetine, cymbalta | antidepressant, antidepressants
mirtazapine, remeron | antidepressant, antidepressants
bupropion, wellbutrin, zyban | antidepressant, antidepressants
antidepressants, antidepressant, ssri, ssris, snri, snris
diazepam, valium, lorazepam, ativan, alprazolam, xanax
zopiclone, zimovane, zolpidem, ambien, stilnoct
propranolol, inderal | beta blocker, beta blockers
bisoprolol, atenolol, metoprolol, beta blockers, beta blocker
quetiapine, seroquel, olanzapine, aripiprazole, abilify
lithium, priadel
buspirone, buspar
naltrexone, low dose naltrexone, ldn
antihistamines, antihistamine, cetirizine, zyrtec, piriteze, loratadine, clarityn, claritin, fexofenadine, allegra, benadryl, diphenhydramine, nytol, sominex, unisom, promethazine, phenergan, doxylamine, chlorphenamine, piriton, hay fever tablets, hayfever tablets, allergy tablets
pseudoephedrine, sudafed, decongestant, decongestants, cold remedy, lemsip
omeprazole, losec, prilosec, lansoprazole, pantoprazole, esomeprazole, nexium, ppi, ppis, famotidine, antacid, antacids, gaviscon, heartburn tablets
antibiotics, antibiotic, amoxicillin, nitrofurantoin, macrobid, trimethoprim, doxycycline, erythromycin, clarithromycin, metronidazole, flagyl, ciprofloxacin, penicillin, rifampicin
fluconazole, diflucan, terbinafine, itraconazole
aciclovir, acyclovir, valaciclovir, paxlovid
steroids, steroid, prednisolone, prednisone, hydrocortisone
methotrexate, hydroxychloroquine, plaquenil, sulfasalazine, adalimumab, humira
warfarin, coumadin, apixaban, eliquis, rivaroxaban, xarelto, clopidogrel, plavix, edoxaban, dabigatran, blood thinners, blood thinner, anticoagulants, anticoagulant
statins, statin, atorvastatin, lipitor, simvastatin, rosuvastatin, crestor, pravastatin | cholesterol
ezetimibe
ramipril, lisinopril, perindopril, enalapril, losartan, candesartan, amlodipine, felodipine, indapamide, bendroflumethiazide, blood pressure tablets, blood pressure pills, blood pressure medication, blood pressure meds, bp tablets, bp meds, bp medicine, bp medication, blood pressure medicine, blood pressure medicines | blood pressure, high pressure
spironolactone, aldactone
furosemide, diuretics, diuretic, water tablets
digoxin
levothyroxine, thyroxine, thyronorm, thyrox, synthroid, euthyrox, eltroxin, thyroid tablets, thyroid pills, thyroid medication, thyroid meds | thyroid tablets, thyroid pills
liothyronine, carbimazole, methimazole, armour thyroid, ndt
metformin, glucophage, glycomet
insulin, gliclazide, sitagliptin, januvia
empagliflozin, jardiance, dapagliflozin, forxiga, farxiga
ozempic, wegovy, semaglutide, mounjaro, zepbound, tirzepatide, saxenda, liraglutide, weight loss jab, weight loss jabs, weight loss injections, skinny jab, skinny jabs
orlistat, alli, xenical
alendronate, alendronic acid, fosamax, risedronate, ibandronate, zoledronic acid, bisphosphonates, bisphosphonate, bone drugs, bone drug, bone medicines, bone medicine | bone tablets
denosumab, prolia
tamoxifen, nolvadex | cancer drugs
letrozole, femara, anastrozole, arimidex, exemestane, aromasin, aromatase inhibitor, aromatase inhibitors
roaccutane, accutane, isotretinoin
ritalin, concerta, vyvanse, elvanse, adderall, methylphenidate, lisdexamfetamine, atomoxetine, strattera, adhd meds, adhd medication, adhd tablets, stimulants | stimulant, stimulants
montelukast, singulair, salbutamol, ventolin, albuterol, inhaler, inhalers
mirabegron, betmiga, myrbetriq
solifenacin, vesicare, tolterodine, detrol
oxybutynin, ditropan
tranexamic acid, cyklokapron, lysteda
mefenamic acid, ponstan
clonidine, catapres, dixarit
sildenafil, viagra
varenicline, champix, chantix, nicotine patches, nicotine patch, nicotine gum
finasteride, minoxidil
st john's wort, st johns wort, st john wort, saint johns wort, saint john's wort, hypericum
grapefruit, grapefruit juice
turmeric, curcumin
red yeast rice
plant sterols, plant stanols
d-mannose, d mannose, dmannose
methenamine, hiprex
clobetasol, dermovate
tacrolimus, ciclosporin, cyclosporine, mycophenolate, azathioprine
coconut oil
cranberry juice, cranberry tablets, cranberries, cranberry
vaseline, petroleum jelly
ashwagandha
ginseng
ginkgo, gingko
valerian
echinacea
cbd, cbd oil, cannabis, weed, marijuana
magnesium
melatonin
vitamin d, vitamin d3
vitamin b6, vitamin c, vitamin e, multivitamin, multivitamins
omega 3, fish oil, cod liver oil
iron tablets, iron pills, ferrous sulfate, ferrous fumarate
calcium, calcium tablets, calcium supplements
probiotics, probiotic
creatine
collagen
biotin
black cohosh
wild yam, wild yam cream, yam cream
red clover
DHEA, dehydroepiandrosterone
saffron
evening primrose, evening primrose oil
sage, sage tablets, sage tea
agnus castus, vitex
maca
5-htp, 5htp, sam-e
licorice, liquorice
soy, soya, soy milk, soya milk, soybeans, tofu, edamame, isoflavones, soy isoflavones
alcohol, wine, beer, gin, vodka, prosecco
ocrelizumab, ocrevus
ofatumumab, kesimpta, natalizumab, tysabri, alemtuzumab, lemtrada, tecfidera, dimethyl fumarate, copaxone, glatiramer, aubagio, teriflunomide, gilenya, fingolimod, ponesimod, mavenclad, cladribine, avonex, rebif, interferon, dmt
dolutegravir, tivicay, biktarvy, triumeq, dovato, genvoya, cabenuva, truvada, descovy, prezista, darunavir, tenofovir, antiretrovirals, antiretroviral, hiv tablets, hiv meds, hiv medication
biologics, biologic, etanercept, enbrel, infliximab, remicade, ustekinumab, stelara, cosentyx, entyvio, rituximab, abatacept, orencia, xeljanz, rinvoq, dupixent, xolair, belimumab, benlysta, leflunomide
colchicine, allopurinol, febuxostat
herceptin, trastuzumab, pertuzumab, ibrance, verzenio, kisqali, kadcyla, keytruda, capecitabine, chemotherapy tablets
zoladex, goserelin, leuprolide, lupron, prostap, triptorelin, decapeptyl, elagolix, orilissa, relugolix, ryeqo, myfembree
fulvestrant, faslodex, toremifene
olaparib, lynparza, imatinib, gleevec, glivec, ibrutinib, lenalidomide, hydroxyurea, hydroxycarbamide
lacosamide, vimpat, brivaracetam, briviact, zonisamide, phenobarbital, phenobarbitone, primidone, cenobamate, perampanel, clobazam, ethosuximide, oxcarbazepine, trileptal
risperidone, clozapine, haloperidol, lurasidone, paliperidone
trazodone, vortioxetine, trintellix, moclobemide, phenelzine, maoi, maois | antidepressant, antidepressants
romosozumab, evenity, teriparatide, forteo, forsteo, abaloparatide
raloxifene, evista
cabergoline, bromocriptine, desmopressin, octreotide, lanreotide
fludrocortisone
baclofen, tizanidine, cyclobenzaprine, methocarbamol
buscopan, hyoscine, mebeverine, loperamide, imodium
amiodarone, flecainide, diltiazem, verapamil, isosorbide, nitroglycerin, gtn spray, ivabradine, entresto, ranolazine, hydralazine
heparin, enoxaparin, clexane, tinzaparin, ticagrelor
mesalazine, mesalamine, pentasa, budesonide
modafinil, provigil, sodium oxybate
levodopa, sinemet, madopar, ropinirole, pramipexole, rasagiline, donepezil, aricept, memantine
riluzole, pyridostigmine, mestinon
methadone, buprenorphine, suboxone, disulfiram, acamprosate
phentermine, contrave, mysimba
tretinoin, adapalene
erenumab, aimovig, ajovy, emgality, rimegepant, nurtec, atogepant, aquipta
danazol, clomid, clomifene
creon, pancreatic enzymes
`
