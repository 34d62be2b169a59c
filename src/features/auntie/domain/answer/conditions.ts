/**
 * What visitors have beside the change, one a line, as it is named back to them first, and then in other words. Words
 * behind the bar say as much in a passage. Not what the library is about all over, such as migraine or low mood.
 */
export const conditionLines = `
multiple sclerosis, have ms, got ms, with ms, in ms, my ms, and ms, for ms
lupus, sle
rheumatoid arthritis, psoriatic arthritis, ankylosing spondylitis | arthritis
epilepsy, epileptic, seizures
kidney disease, ckd, reduced kidney function, poor kidney function, kidney failure, dialysis, one kidney, bad kidneys | kidney, kidneys
a transplant, transplant, transplanted
liver disease, cirrhosis, hepatitis, fatty liver | liver
low blood pressure, hypotension
a heart condition, heart failure, atrial fibrillation, afib, cardiomyopathy, heart valve, pacemaker, long qt, stent, stents | heart
factor v leiden, thrombophilia, antiphospholipid syndrome, protein s deficiency, protein c deficiency | clot, clots
diabetes, diabetic, type 1, type 2 | sugar, insulin
PMDD, premenstrual dysphoric disorder
endometriosis, endo
PCOS, polycystic ovaries, polycystic ovary syndrome
lichen sclerosus, lichen planus
vaginismus, vulvodynia
interstitial cystitis, painful bladder
fibromyalgia, fibro
chronic fatigue, chronic fatigue syndrome, myalgic encephalomyelitis, long covid
POTS, postural tachycardia
Ehlers-Danlos, ehlers danlos, eds, hypermobility
a thyroid condition, hashimotos, hashimoto's, graves disease, hypothyroidism, underactive thyroid, hyperthyroidism, overactive thyroid | thyroid
coeliac, celiac, coeliac disease, celiac disease
Crohn’s, crohns, ulcerative colitis, colitis
IBS, irritable bowel
gastric bypass, gastric sleeve, bariatric surgery
HIV
sickle cell, thalassaemia, thalassemia
porphyria
glaucoma | eye pressure
Parkinson’s, parkinsons
asthma, copd
bipolar, bipolar disorder
PTSD
schizophrenia
meningioma, brain tumor, brain tumour
hemochromatosis, haemochromatosis
rosacea
psoriasis
eczema
vertigo, menieres, meniere's
jaw trouble, tmj, jaw clicking, jaw cracking
sleep apnea, sleep apnoea
carpal tunnel
plantar fasciitis
osteoarthritis | arthritis
gallstones | gallbladder
pancreatitis
gout
Raynaud’s, raynauds
Sjögren’s, sjogrens, sjogren's
myasthenia gravis
Turner syndrome
a BRCA gene, brca, brca1, brca2
Lynch syndrome
`
