/**
 * What visitors have beside the change, one a line, as it is named back to them first, and then in other words. Words
 * behind the bar say as much in a passage. Not what the library is about all over, such as migraine or low mood.
 */
export const conditionLines = `
low blood pressure, hypotension
a high lipoprotein(a), lipoprotein a, lipoprotein(a), lp(a), familial hypercholesterolaemia, familial hypercholesterolemia
care without transfusion, jehovah's witness, jehovahs witness, no transfusion, without transfusion, refuse blood
PMDD, premenstrual dysphoric disorder
endometriosis, endo
PCOS, polycystic ovaries, polycystic ovary syndrome
lichen sclerosus, lichen planus
vaginismus, vulvodynia, vestibulodynia
interstitial cystitis, painful bladder
fibromyalgia, fibro
POTS, postural tachycardia
IBS, irritable bowel
diverticulitis, diverticulosis, diverticular disease
hiatus hernia, hiatal hernia, barrett's oesophagus, barretts
glaucoma | eye pressure
macular degeneration
cataracts, keratoconus, uveitis, optic neuritis
asthma, copd, bronchiectasis, emphysema
PTSD
OCD, obsessive compulsive disorder
rosacea
psoriasis
eczema, dermatitis
vitiligo
alopecia areata
hidradenitis, hidradenitis suppurativa
vertigo, menieres, meniere's
hearing loss, otosclerosis
jaw trouble, tmj, jaw clicking, jaw cracking
sleep apnea, sleep apnoea
narcolepsy
carpal tunnel
plantar fasciitis
tennis elbow, golfer's elbow
scoliosis, spinal stenosis, slipped disc, sciatica
osteoarthritis | arthritis
a joint replacement, hip replacement, knee replacement | operation, surgery, surgeon
gout
Raynaud’s, raynauds
neuropathy, trigeminal neuralgia, occipital neuralgia
essential tremor, dystonia
ovarian cysts, ovarian cyst
pelvic congestion
varicose veins
a pituitary tumor, prolactinoma, pituitary adenoma, pituitary tumor, pituitary tumour, high prolactin
long covid
thoracic outlet syndrome
restless legs syndrome | restless legs
Down syndrome, downs syndrome, down's syndrome
cerebral palsy
spina bifida
a spinal injury, spinal cord injury, paraplegic, quadriplegic, paraplegia
motor neurone disease, motor neuron disease
dyspraxia, dyslexia
anorexia, bulimia, an eating disorder, eating disorder
`

/**
 * The same of what changes what may be taken: what the library says to others of pills, hormones or food may be wrong
 * for her, so that it is not read beside it.
 */
export const decisiveConditionLines = `
multiple sclerosis, have ms, got ms, with ms, in ms, my ms, and ms, for ms
lupus, sle, lupus nephritis
rheumatoid arthritis, psoriatic arthritis | arthritis
ankylosing spondylitis, axial spondyloarthritis
scleroderma, systemic sclerosis
sarcoidosis
vasculitis, giant cell arteritis, polymyalgia, polymyalgia rheumatica, behcets, behçet's, takayasu
dermatomyositis, polymyositis, myositis
mixed connective tissue disease
Sjögren’s, sjogrens, sjogren's
an autoimmune disease, autoimmune disease, autoimmune condition, autoimmune illness
epilepsy, epileptic, seizures
kidney disease, ckd, reduced kidney function, poor kidney function, kidney failure, dialysis, one kidney, bad kidneys, polycystic kidneys, nephrotic syndrome, glomerulonephritis, iga nephropathy | kidney, kidneys
kidney stones, kidney stone
a transplant, transplant, transplanted
liver disease, cirrhosis, hepatitis, fatty liver, primary biliary cholangitis, autoimmune hepatitis, wilson's disease | liver
a heart condition, heart failure, atrial fibrillation, afib, cardiomyopathy, heart valve, metal valve, pacemaker, long qt, stent, stents, angina, heart bypass, aortic aneurysm, aneurysm, congenital heart disease, scad | heart
pulmonary hypertension, pulmonary fibrosis
factor v leiden, thrombophilia, antiphospholipid syndrome, protein s deficiency, protein c deficiency, prothrombin mutation | clot, clots
a bleeding disorder, haemophilia, hemophilia, von willebrand, low platelets, thrombocytopenia, itp
a blood disorder, polycythaemia vera, polycythemia vera, essential thrombocythaemia, essential thrombocythemia, myelofibrosis, myelodysplasia, mgus, leukaemia, leukemia, lymphoma, myeloma
sickle cell, thalassaemia, thalassemia
hemochromatosis, haemochromatosis
G6PD deficiency, g6pd
porphyria
hereditary haemorrhagic telangiectasia, hereditary hemorrhagic telangiectasia, hht
hereditary angioedema, angioedema
mast cell disease, mast cell activation, mcas, mastocytosis
diabetes, diabetic, type 1, type 2 | sugar, insulin
chronic fatigue, chronic fatigue syndrome, myalgic encephalomyelitis
Ehlers-Danlos, ehlers danlos, eds, heds, hypermobility, hypermobile
Marfan syndrome, marfan, marfans, marfan's
osteogenesis imperfecta, brittle bone disease, paget's disease, pagets
a thyroid condition, hashimotos, hashimoto's, graves disease, graves' disease, hypothyroidism, underactive thyroid, hyperthyroidism, overactive thyroid | thyroid
a removed thyroid, thyroid removed, thyroid out, thyroidectomy, no thyroid, without a thyroid, thyroid cancer
a parathyroid condition, parathyroid, parathyroids, hypoparathyroidism, hyperparathyroidism
Addison’s disease, addisons, addison's, adrenal insufficiency, no adrenals, adrenal glands removed, no adrenal glands, adrenalectomy, cortisol deficiency
Cushing’s, cushings, cushing's
hypopituitarism, diabetes insipidus, acromegaly
coeliac disease, coeliac, celiac, celiac disease
Crohn’s, crohns, ulcerative colitis, colitis, microscopic colitis
a stoma, stoma, ileostomy, colostomy, j-pouch, j pouch, short bowel, short gut, bowel removed, bowel resection
gastric bypass, roux-en-y, mini bypass, stomach bypass
a gastric sleeve, gastric sleeve, sleeve gastrectomy, stomach sleeve, sleeve surgery
weight loss surgery, bariatric, bariatric surgery, gastric band, duodenal switch
stomach surgery, gastrectomy, stomach removed, whipple
pernicious anemia, pernicious anaemia, b12 injections
pancreatitis, pancreas removed, pancreatectomy, pancreatic insufficiency
gallstones | gallbladder
cystic fibrosis
phenylketonuria, pku
HIV, hiv positive
tuberculosis
Parkinson’s, parkinsons
Huntington’s, huntingtons, huntington's
bipolar disorder, bipolar
schizophrenia, psychosis, schizoaffective
meningioma, brain tumor, brain tumour, acoustic neuroma, cavernoma, glioma
a brain condition, hydrocephalus, intracranial hypertension, moyamoya
myasthenia gravis, myasthenia, lambert-eaton
muscular dystrophy, charcot-marie-tooth
Guillain-Barré, guillain barre, cidp
neuromyelitis optica, nmo, nmosd
lymphedema, lymphoedema
Turner syndrome, turner's syndrome
fragile X, fragile x
congenital adrenal hyperplasia, cah
a BRCA gene, brca, brca1, brca2
Lynch syndrome
Li-Fraumeni, palb2, chek2, cowden
`
