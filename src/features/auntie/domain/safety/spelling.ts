/*
 * The words that carry an alarm, with one letter wrong, missing, doubled or swapped, and how they are written in
 * text-speak and pictures. Only these are corrected: a wrong letter elsewhere changes no answer.
 */

const wordsIn = (text: string) => text.trim().split(/\s+/)

/** Words worth recognizing with one wrong letter. */
export const spellCheckedWords: ReadonlySet<string> = new Set(
  wordsIn(`
    suicide suicidal overdose overdosed myself killing strangled strangling choking throat punched punches slapped
    beaten threatened threatens threatening abused abuse abusive raped assaulted violent violence stabbed husband
    partner boyfriend afraid scared terrified frightened unsafe hopeless worthless burden goodbye cutting selfharm
    bleeding headache swollen swelling breast chest pressure crushing breathe breathing breathless stroke slurred
    drooping numbness weakness vision vomiting vomited coughing fainted fainting seizure confused unconscious
    collapsed poisoned pregnant jaundice allergic anaphylaxis tablets nipple dimpled attack squeezing tightness
    sudden suddenly thunderclap menopause postmenopausal spotting hurting molested kicked grabbed trapped period
    monthly periods attacked forced
  `),
)

/** The same, by their first letter: people hardly ever get that one wrong. */
export const spellCheckedByFirstLetter: ReadonlyMap<string, readonly string[]> = new Map(
  [...spellCheckedWords].map((word) => [word[0]!, [...spellCheckedWords].filter((other) => other[0] === word[0])]),
)

/** Words that are one letter away from those above and mean something of their own. */
export const notMistyped: ReadonlySet<string> = new Set(
  wordsIn(`
    strangle strangler strangles strange beast breasts broke strokes stroked stoke stoked strike strikes breeding
    blending bleating chess chests chesty cheat cheats crest cheese headaches heartache himself itself bleedings
    woollen stolen best overdoses overdone breath breaths breathed breather breathes breaching bearing beating
    batten bitten betting beatings attacks attach attacker seizures homeless showed shoved husbands rapid cushing
    shared tablet bruise cooking cooked coking joking smoking soaking partners boyfriends abuser abuses amused
    scare scares scarred sacred scored spared stared snared selling smelling spelling shelling snapped slipped
    swapped flapped clapped dropping drooling drooled crooning threat throats pinched pinches punches launched
    lunches nipples ripple cripple choke chokes choker hunting hurling pressured pressures crashing crusting dimple
    dimples collapse collapses collapsing tables tabled confuse confuses confusion shaved shove shoves rated raced
    rayed ramped raged raked roped rapes rape grape terrifies terrify violet violets violins visions revision tripped
    tapped trampled burdens spurred blurred slurped slurs spitting splitting sporting slotting stubbed stabbing staffed
    kicker kicks kick grabs crabbed periodic threaten threats strains straggled struggled struggling strangely
    frighten frightens brightened tightened abusers terrorized jaundiced vomits fainter painted tainted sainted seized seizing cutting cuttings putting cuffing pitting patting goodbyes swellings numbers weaknesses
    allergies allergy attics squeezed squeeze squeezes sweeping sneezing sneezed tightens lightness brightness
    poisons poison poisonous prisoned pregnancy unsafely hopeful hopefully worthiness menopausal forces
    farced forked formed forged force collapsible coughed coughs cushions laughing slumped clapping slapping
    assault assaults assaulter violently partnered partnering stroking stroller strong throaty thread thrust
    months month molests mottled motherly monthlies periodical sudsy suddenness breasted chested refried
    scarce scaled stroll abusing amusing using musing beaters bleeder bleeders breading headache allergen allergens
  `),
)

/** Slips that are more than one letter away, or whose nearest word is another. */
export const mistypedExactly: Readonly<Record<string, string>> = {
  yrs: 'years',
  yr: 'year',
  mths: 'months',
  mnths: 'months',
  brest: 'breast',
  chset: 'chest',
  ches: 'chest',
  chst: 'chest',
  sucidle: 'suicidal',
  suicidle: 'suicidal',
  sucide: 'suicide',
  sucidal: 'suicidal',
  myslef: 'myself',
  husbnad: 'husband',
  husban: 'husband',
  hubby: 'husband',
  kild: 'killed',
  killd: 'killed',
  hiting: 'hitting',
  hitts: 'hits',
  hurst: 'hurts',
  hrut: 'hurt',
  choaked: 'choked',
  choakd: 'choked',
  strangeld: 'strangled',
  scard: 'scared',
  afriad: 'afraid',
  slured: 'slurred',
  slurd: 'slurred',
  breth: 'breathe',
  breeth: 'breathe',
  brethe: 'breathe',
  dizy: 'dizzy',
  bleding: 'bleeding',
  menapause: 'menopause',
  menopaus: 'menopause',
  numbe: 'numb',
  numm: 'numb',
  swolen: 'swollen',
  lumb: 'lump',
  lumpp: 'lump',
  nippel: 'nipple',
  diying: 'dying',
  dyin: 'dying',
  dieing: 'dying',
}

/** Text-speak, applied to words without apostrophes. */
export const textSpeak: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
  [/\b(?:ur|yr)\b/g, 'your'],
  [/\b(?:cnt|cant|cnat|catn|kant)\b/g, 'cant'],
  [/\bdnt\b/g, 'dont'],
  [/\b(?:wnt|wan)\b/g, 'want'],
  [/\b(?:2nite|2night|tonite|tnite)\b/g, 'tonight'],
  [/\b(?:2day|tday)\b/g, 'today'],
  [/\b(?:2moro|2morrow|tmrw|tmr|tmw)\b/g, 'tomorrow'],
  [/\bb4\b/g, 'before'],
  [/\bgna\b/g, 'going to'],
  [/\b(?:hez|hes)\b/g, 'hes'],
  [/\b(?:bf|bfs)\b/g, 'boyfriend'],
  [/\bgf\b/g, 'girlfriend'],
  [/\b(?:hubs|hubz|hb|hsbnd)\b/g, 'husband'],
  [/\b(?:abt)\b/g, 'about'],
  [/\b(?:bc|cuz|coz|cos|becuz)\b/g, 'because'],
  [/\b(?:smth|sumthing|sth)\b/g, 'something'],
  [/\b(?:sm1|some1)\b/g, 'someone'],
  [/\bevery1\b/g, 'everyone'],
  [/\b(?:ne1|any1)\b/g, 'anyone'],
  [/\bno1\b/g, 'nobody'],
  [/\bkys\b/g, 'kill yourself'],
  [/\b(?:anymor|nemore|ne more)\b/g, 'anymore'],
  [/\b(?:thru)\b/g, 'through'],
  [/\bw out\b/g, 'without'],
  [/\b(half|an|every|each|per|#) hrs?\b/g, '$1 hour'],
  [/\b(?:wud|wuld)\b/g, 'would'],
  [/\b(?:cud|culd)\b/g, 'could'],
  [/\b(?:shud|shuld)\b/g, 'should'],
  [/\bwen\b/g, 'when'],
  [/\bteh\b/g, 'the'],
  [/\bths\b/g, 'this'],
  [/\bwiv\b/g, 'with'],
  [/\bwot\b/g, 'what'],
  [/\bnite\b/g, 'night'],
  [/\bsed\b/g, 'said'],
  [/\bevry\b/g, 'every'],
  [/\b(?:evrythin|evrything|everythin)\b/g, 'everything'],
  [/\b(?:enuf|enuff)\b/g, 'enough'],
  [/\bjst\b/g, 'just'],
  [/\bagn\b/g, 'again'],
  // Without their vowels, as thumbs type them in a hurry.
  [/\b(?:tkn|takn)\b/g, 'taken'],
  [/\b(?:tblts|tblets|tabs)\b/g, 'tablets'],
  [/\bplls\b/g, 'pills'],
  [/\bbld\b/g, 'blood'],
  [/\b(?:bldng|bldin|bldn)\b/g, 'bleeding'],
  [/\bchst\b/g, 'chest'],
  [/\bfce\b/g, 'face'],
  [/\bhlp\b/g, 'help'],
  [/\bscrd\b/g, 'scared'],
  [/\b(?:swlln|swoln|swolen)\b/g, 'swollen'],
  [/\b(?:wks)\b/g, 'weeks'],
  [/\b(?:mths|mnths|mnth)\b/g, 'months'],
  [/\b(?:nthng|nthing|nuthin)\b/g, 'nothing'],
  [/\bhv\b/g, 'have'],
  [/\bmch\b/g, 'much'],
  [/\bmny\b/g, 'many'],
  [/\bbck\b/g, 'back'],
]

/** What a picture says where it stands for a word. */
export const pictures: Readonly<Record<string, string>> = {
  '🔪': 'knife',
  '🔫': 'gun',
  '👊': 'punched',
  '🤛': 'punched',
  '🤜': 'punched',
  '💊': 'pills',
  '🩸': 'blood',
  '⚰': 'dead',
  '🪦': 'dead',
  '🪢': 'rope',
}
