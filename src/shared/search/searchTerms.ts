/**
 * Synonyms, one group per line: a search for one finds the others. Terms after `>` are found by those before it, but
 * not vice versa.
 */
const lines = `
hot flash, hot flashes, hot flush, hot flushes, flash, flush, flushes, vasomotor, night sweats, night sweat, sweats, sweating
suddenly hot, so hot, hot and red, overheat, burning up, boil over, boiling, furnace > hot flash, flash
hrt, mht, hormone therapy, hormone replacement, hormone replacement therapy, menopausal hormone therapy, replacement therapy
estrogen, oestrogen, estradiol > hormone therapy
progesterone, progestogen, progestin, utrogestan > hormone therapy
women's health initiative, whi > study scared, hormone therapy
heavy period, heavy periods, heavy bleeding, flooding, floods, menorrhagia, super heavy, flow
period, periods, cycle, cycles, menstruation, bleeding
coil, iud, intrauterine device, mirena
pregnant, pregnancy, fertile, fertility > contraception, fertility, pregnant
birth control, contraception, contraceptive, the pill
fibroids, fibroid, polyps, polyp
brain fog, fog, forgetful, forgetfulness, forgetting names, forget names, forget words, losing words, words vanish, train of thought, concentrate, concentration, memory, forgetting > brain, word, memory, fog
dementia, alzheimer, alzheimers > dementia, memory, brain
insomnia, sleepless, awake, sleep, asleep, fall asleep, waking
3am, 3 am, 3 a m, three in the morning, middle of the night > sleep, awake
melatonin > sleep
cbt, cognitive behavioral therapy, cognitive behavioural therapy, talking therapy
hypnosis, hypnotherapy
angry, anger, rage, irritable, irritability, snapping, snap, short fuse, furious > rage, anger, mood, irritable
anxious, anxiety, worry, panic > anxiety, mood
depressed, depression, low mood, sad, blue > depression, mood
cry, crying, weepy, tearful, tears > cry, mood
osteoporosis, brittle bones, weak bones, bone density, bone loss, fracture, bone, bones, dexa, dxa
vitamin d, calcium > bone, vitamin
muscle, muscles, strength, sarcopenia, weights, lifting, lift, resistance training
protein > protein, muscle
creatine > muscle
cholesterol, blood pressure, heart disease, heart, cardiovascular, palpitations
belly, belly fat, weight gain, gaining weight, waist, waistband, jeans, visceral, metabolism, fat > weight, waist, belly, metabolism
joint, joints, joint pain, stiff, stiffness, aching, achy, aches, frozen shoulder, shoulder
stiff hands, sore hands, fingers > joint, stiff
vaginal dryness, dryness, vaginal, vagina, gsm, genitourinary, vulva
uti, utis, urinary tract infection, urinary tract infections, bladder infection, bladder, incontinence, leaking, pee, urinary
libido, sex drive, desire
sex, sex hurts, sandpaper, painful sex, painful intercourse, intercourse > sex, vaginal, dryness
hair, thinning hair, hair loss, hair thinning
skin, dry skin, itchy, itchy skin, wrinkles, collagen
parabens, phthalates, fragrance, ingredients, cosmetics, creams, lotion, endocrine disruptor, chemicals > ingredient, paraben, phthalate, fragrance, label
lipedema, lipoedema, heavy legs, sore legs, column legs, thighs > lipedema, leg
bruise easily, bruises easily > lipedema, bruise
supplement, supplements, vitamins, vitamin, herb, herbs, herbal, remedy, remedies, pills
black cohosh, red clover, evening primrose, primrose oil, ashwagandha, magnesium, maca, dong quai > supplement
soy, tofu, soya, edamame, isoflavones, phytoestrogens
alcohol, wine, drink, drinking, beer, cocktail
coffee, caffeine, tea, espresso
mediterranean diet, diet, eat, eating, food, foods, nutrition > eating, plate, mediterranean, food
detox, fasting, cleanse, keto, intermittent fasting > detox, diet, plate
exercise, workout, movement, moving, walk, walking, gym, sport, training, active > exercise, movement, move
yoga, pilates, stretching > yoga
breathing, paced breathing, slow breathing, breath, breathwork
stressed, stress > stress
mindfulness, meditation, meditate, mindful
catastrophic thoughts, thoughts, thinking, worst case > thought, cbt
work, job, employer, manager, boss, office, workplace, career, uniform, uniforms, colleagues > work, manager, employer
partner, husband, wife, spouse, marriage, relationship, family > partner
understand, explain > explain
do everything myself, ask for help, ask for a hand, let others help > help, ask, boundary
say no, saying no, no without guilt, boundaries, boundary, decline, guilt, people pleasing > no, decline, boundary
caregiver, caregiving, caring, carer, look after, elderly parents, sandwich generation, burnout, worn out, mother and my kids > caring, caregiver
lonely, loneliness, isolated, isolation, friends, friend, friendship > friend, lonely
blue zones, blue zone, longevity, centenarians
grief, grieving, grieve, mourning, loss, lost, childless, children any more, empty nest, getting older > grief, grieve, lost
purpose, meaning, meaning of life, rest of my life, after fifty, retirement, what now > purpose
ceremony, ritual, rite, celebrate, celebration, mark the change > ceremony, rite, ritual
self care, self-care, routine, morning ritual, evening routine, wind down, bedtime routine > ritual, morning, night
japan, japanese, culture, cultures, around the world, other countries, maya, worldwide, global > world, culture, japan
60%, 60 percent, fewer symptoms > percentage, symptom
doctor, gp, gynecologist, gynaecologist, physician, clinician, appointment, visit > doctor, appointment
dismissed, brushed off, waved away, not listened to, ignored > waved, doctor
track, tracking, tracker, diary, journal, log, symptom diary, record, write down > track, write
advert, ad, ads, instagram, tiktok, influencer, rubbish > claim, headline, evidence
headline, headlines, study, studies, claim, observational, trial, evidence, fake, true, research > claim, headline, evidence, trial
thyroid, anemia, anaemia, iron, diabetes, something else, lookalike > thyroid, lookalike, anemia
migraine, migraines, headache, headaches
blood test, fsh, hormone test, blood work, test my hormones
all over the shop, officially in menopause, has it started, if it started, am i in menopause > perimenopause, stage, cycle
stage, stages, transition, early perimenopause, late perimenopause
perimenopause, peri, premenopause
postmenopause, postmenopausal
age, how old, average age, when does > age, average
harsh, harshly, inner critic, self talk, talk to myself, self compassion, self-compassion, kind, kindness, kinder, criticize myself > kind, compassion
fezolinetant, veozah, neurokinin, nk3, elinzanetant, lynkuet
non hormonal, nonhormonal, non-hormonal, without hormones, antidepressants, gabapentin, ssri > nonhormonal, gabapentin, antidepressant
clots, clot, dvt, blood clot
breast cancer, cancer
crisis, emergency, helpline, hotline, mental health, dark, suicide > crisis, help, call
ask for help, ask someone for help, reach out, who do i call > help, call
blank, blank on names, names, find words, lose words, distracted > word, memory, fog, name
temper, moody, mood swings, short fuse, lose it, mood > mood, rage, anger
interest in sex, no interest, not in the mood, low desire > desire, libido
glass of red, red wine, glass, evening glass, beer > alcohol, wine
teenagers, children, kids, daughter, son > family, partner, house
turn down, invitation, refuse, say yes, pushover > no, decline
dad, father, mom, my mother, parents, in laws, do everything, sandwich > caring, parent, care
see anybody, anyone to talk to, nobody to talk to, alone, community > friend, lonely
note down, which symptoms, symptoms > symptom, track
weight, overweight, slim, pounds, scale > weight, waist
tired, exhausted, fatigue, energy, no energy > tired, sleep, energy
dizzy, dizziness, tinnitus, electric shocks, burning mouth, palpitation > lookalike, thyroid, heart
strong, losing strength, weak, push up, squats, dumbbells > strength, muscle, lift
skeleton, hip, spine, height > bone
moisturizer, lubricant, burning, burning and dry, down below, down there, itching > dryness, vaginal, moisturizer
relax, calm, calm down, tense > breath, calm, stress
anxiety attack, panic attack, nervous > anxiety, mood
marriage, fight, argue, arguing, closeness, intimacy > partner, sex
retire, dreams, new start, reinvent, bored > purpose
fish oil, omega 3, omega, turmeric, probiotics, collagen, b12, iron pills > supplement
testosterone, bioidentical, compounded, patches, patch, gel, tablets > hormone therapy
last period, officially, final period, symptoms start > menopause, period, stage
miracle, cure, internet, influencer, social media > claim, headline
tummy, stomach, muffin top, spare tyre > belly, waist, weight
screaming, screaming at everyone, shouting, yelling, biting heads off > rage, anger, mood, irritable
go red, blush, blushing, looking at me, staring at me, think differently > cbt, thought, flash
japanese women, chinese women, women in asia, other cultures > japan, culture, world
touched a weight, start weights, how heavy, strength training, how many times in the week > strength, muscle, lift
kids gone, retired early, what to do with myself, something that matters > purpose
mark it, mark the day, party for, a year without a period, twelve months without > ceremony, rite, menopause
gone through it, through the menopause, other side > menopause, twelve, stage
tests for my heart, heart checked, pre eclampsia, preeclampsia > heart, cholesterol, pressure
mind the kids, favour, favor, asked again, without a speech > no, decline, boundary
no time for me, nothing left for me, looking after mum, looking after mom, mum with dementia > caring, caregiver, care
`

type Group = { written: string[]; found: string[] }

const terms = (list: string) =>
  list
    .split(',')
    .map((term) => wordsOf(term).join(' '))
    .filter(Boolean)

/** Words in lower case without accents or apostrophes. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{M}’'‘]/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+%?/g) ?? []
  )
}

const groups: Group[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [written, found] = line.split('>')
    return { written: terms(written!), found: terms(found ?? written!) }
  })

/** The spellings of all terms, longest first, so that `hot flash` matches before `flash`. */
const entries = groups
  .flatMap((group) => group.written.map((term) => ({ words: term.split(' '), group })))
  .sort((a, b) => b.words.length - a.words.length)

// Words of a question that carry no information, in addition to PostgreSQL's stop words.
const empty = new Set(
  'a about actually back build bye dear goodbye hello thanks ago all also always am an and any anymore are as ask at auntie be been bad best better but by can cant could do does dont doing else even ever every feel feeling for from get gets getting give go going good got had has have havent having help helps hey hi how i if im in into is isnt it its ive just keep kind know less like little long lot make makes many may maybe me mean menopause menopausal mine more most much my myself need needs never new no normal not now of off on ok one or our out pass passes people please possible put real really recommend right safe say see should since so some someone something stop take taking tell than thank thanks that the their them then there these they thing things this time to today told too try up us use useful using very want was way we week well went were what whats when where which while who why will with without woman women wont work works worse worth would year years yes yet you your im'.split(
    ' ',
  ),
)

const quote = (term: string) =>
  term
    .split(' ')
    .map((word) => `'${word.replaceAll('%', '')}'`)
    .join(' <-> ')

// Longer questions are stories, whose topic is usually in the first words.
const maxGroups = 16

/**
 * The search terms of a question as PostgreSQL `tsquery` texts: one per concept, with its synonyms. Safe for any input:
 * only letters and digits are used.
 */
export function searchTerms(question: string): string[] {
  const words = wordsOf(question)
  const queries: string[] = []
  const add = (query: string) => {
    if (!queries.includes(query) && queries.length < maxGroups) queries.push(query)
  }
  for (let at = 0; at < words.length;) {
    const entry = entries.find(({ words: term }) => term.every((word, index) => words[at + index] === word))
    if (entry) {
      add([...new Set([entry.words.join(' '), ...entry.group.found])].map(quote).join(' | '))
      at += entry.words.length
    } else {
      const word = words[at]!
      if (word.length > 2 && !empty.has(word) && !/^\d+%?$/.test(word)) add(quote(word))
      at += 1
    }
  }
  return queries
}
