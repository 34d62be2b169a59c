/** Words by which claims name what is taken or done, what it is taken for, and what somebody was prescribed. */

const practice =
  "breath(?!less)\\w*|inhaling|exhal\\w*|sigh\\w*|yoga|yogic|sun salutations?|(?:un)?roll\\w*(?: out)? (?:the|your|a|my|her|their) mats?|on the mat|child['’]s pose|downward dog|body scans?|cat[- ]cow|legs up the wall|savasana|corpse pose|pilates|reflexology|reiki|cupping|pranayama|asanas?|tai chi|qi ?gong|mindful\\w*|meditat\\w*|acupuncture|acupressure|sound baths?|chanting|affirmations?|visuali[sz]ation|relaxation|homeopath\\w*"
/** Sold for its effect alone. */
const sold =
  "black cohosh|cohosh|isoflavones?|phyto-?o?estrogens?|equol|red clover|evening primrose|magnesium|zinc|selenium|ashwagandha|adaptogens?|ginseng|ginkgo|maca|dong quai|wild yam|chaste ?berr(?:y|ies)|vitex|valerian|rhodiola|st\\.? john['’]?s wort|omega-?3s?|fish oil|cbd|pine bark|melatonin|turmeric|curcumin|probiotics?|reishi|moringa|spirulina|dhea"
/** Also eaten, drunk or smelled without a thought of health. */
const kitchen =
  'supplements?|soy|clover|primrose|herb\\w*|botanicals?|sage|yam|flax ?seeds?|linseeds?|vitamins?|cannabi\\w*|pollen|licorice|lavender|chamomile|nettles?|hops|saffron|seaweed|kelp|fennel|celery|ginger|garlic|cinnamon|peppermint|thyme|oregano|aloe|tofu|edamame|chia|pumpkin seeds|bone broth'
const plant = `${sold}|${kitchen}`
/** What a larder holds: told of flashes it may be a snack, so that it has to be said what it does. */
const larder =
  "vinegars?|kefir|kombucha|green tea|matcha|honey|royal jelly|propolis|beetroots?|beets|pomegranates?|prunes|walnuts|almonds|(?:blue|rasp|cran|elder)berr(?:y|ies)|avocados?|broccoli|kale|oats|oat milk|miso|tempeh|soya|soybeans?|lentils|chickpeas|dandelion|hibiscus|rose ?hips?|hawthorn|lemon (?:balm|water)|passion ?flower|motherwort|shatavari|ashoka|tulsi|holy basil|gotu kola|fenugreek|milk thistle|sea buckthorn|lion['’]s mane|cucumbers?|watermelon|mint|rosemary|olive oil|coconut oil|castor oil|essential oils?|clary|geranium|cold (?:showers?|plunges?|baths?)|ice baths?|bee bread|cocoa|dark chocolate|wheatgrass|barley grass|sauerkraut|kimchi|yogh?urts?|cherr(?:y|ies)|bananas?|liquorice"

/** What is swallowed or rubbed in for its effect, by its name. */
export const soldRemedy = new RegExp(String.raw`\b(?:${sold})\b`, 'i')

/** What treats no hot flash, whatever else it is good for. */
export const notATreatment = new RegExp(String.raw`\b(?:${practice}|${plant})\b`, 'i')

/** {@link notATreatment}, and what else is eaten, drunk or done for it. */
export const remedy = new RegExp(String.raw`\b(?:${practice}|${plant}|${larder})\b`)

/** What hot flashes are treated with. */
export const treatment =
  /\b(?:hormones?|hormone therapy|hrt|mht|o?estrogens?|estradiol|fezolinetant|elinzanetant|antidepressants?|gabapentin|oxybutynin|clonidine|cbt|cognitive|hypnosis)\b/

/** What is sold or recommended without proof. */
export const unproven = new RegExp(
  String.raw`\b(?:${practice}|${plant}|${larder}|teas?|tonics?|smoothies?|juices?|shots?|broths?|creams?|lotions?|oils?|balms?|gels?|serums?|powders?|potions?|elixirs?|tinctures?|drops|gumm(?:y|ies)|capsules|superfoods?|(?<!\bour )foods?|diets?|keto\w*|fasting|cleanses?|detox\w*|programmes?|programs?|resets?|challenges?|protocols?|plans?|methods?|regimens?|routines?|courses?|blends?|formulas?|recipes?|remed(?:y|ies)|rituals?|ceremon(?:y|ies)|crystals?|reiki|spells?|prayers?|massages?|brushing|rollers?|rolling|saunas?|plunges?|cold showers?|cider vinegar|collagen|bioidentical\w*|phyto\w*|plant (?:hormones?|o?estrogens?)|mushrooms?|packs?|seed cycling|roots?|leaf|leaves|seeds?|natur\w+|bottles?|jars?|this|it|these)\b`,
)

export const hotFlash =
  /\b(?:hot flash(?:es)?|hot-flash\w*|flash(?:es)?|flush(?:es|ed)?|flushing|night[- ]sweats?|sweats|sweating|vasomotor|(?:drenched|soaked|soaking|wet|dry|sweaty|damp|clammy) (?:sheets|nights?|pillows?|night(?:gowns?|ies|dress(?:es)?|shirts?)|pyjamas|pajamas|t-shirts?|bed(?:ding|clothes)?|duvets?)|(?:sheets|pillows?|nightgowns?|pyjamas|pajamas|bedding) (?:are|is|were|was|stay(?:s|ed)?) (?:\w+ )?dry|(?:stay(?:s|ed)?|kept?|keeps?|be|am|slept|sleep|wake|woke) (?:\w+ )?dry|dry again|(?:my|your|her) fan|(?:my|your|her|the) nights (?:were|was|are) an? (?:\w+ )?(?:swamp|sauna|oven|furnace|desert|meadow|lake|bath)|(?:first|next) (?:prickle|flicker|spark|hint|rush|sign) of (?:the )?heat|thermostat|keep(?:s)? (?:your|its|my|her) cool|(?:throw\w*|threw|kick\w*|toss\w*|fling\w*|flung|push\w*) (?:off )?(?:the |my |her |your )?(?:duvets?|covers|blankets?|quilts?|bedclothes)(?: off)?|nights?(?: (?:are|were|is|was|stay(?:s|ed)?))? dry|power surges?|(?:inner|internal|personal|private|own|body['’]s) (?:\w+ )?(?:furnace|boiler|oven|heat ?waves?|summers?|tropics|inferno|sauna|volcano|bonfire|thermostat|radiator|heating)|(?:furnace|fire|volcano|bonfire|boiler) (?:within|inside))\b/

/** A flash in a picture that by itself may be the weather. */
export const heat = /\b(?:the (?:\w+ )?heat|heat ?waves?|(?:inner|internal|own) (?:fire|heat))\b/

/** What somebody has, or fears to have. */
export const ailments = String.raw`\b(?:hot flash(?:es)?|flash(?:es)?|flush(?:es)?|sweats?|(?:peri|post)?-?menopause|cancers?|tumou?rs?|lumps?|cysts?|thyroid|osteopor\w*|bones?|arthritis|joints?|diabetes|insulin resistance|dementia|alzheimer\w*|depression|anxiety|panic|insomnia|(?:brain|mental) fog|migraines?|headaches?|belly fat|cellulite|dryness|libido|infections?|lip(?:o|e|oe)dema|swelling|endometriosis|fibroids?|symptoms?|pains?|fatigue|exhaustion|ag(?:e|)ing|wrinkles?|hair loss|livers?|gut|ovar(?:y|ies)|hormones?|hormonal imbalance|nervous system|adrenals?|metabolism)\b`

/** Medicine that somebody was prescribed. */
export const medicine = String.raw`(?:medicines?|medications?|meds|pills?|tablets?|antidepressants?|fezolinetant|elinzanetant|chemo(?:therapy)?|radiotherapy|sertraline|venlafaxine|paroxetine|prozac|statins?|hormones?|hormone (?:therapy|treatment)|hrt|mht|o?estrogen|progest\w+|tamoxifen|aromatase inhibitors?|letrozole|anastrozole|metformin|levothyroxine|thyroxine|warfarin|beta[- ]?blockers?|patch(?:es)?|insulin|blood thinners?|inhalers?|painkillers?|prescriptions?|therapy|treatment|drugs?)`

/** Whose medicine it is. */
export const whose = String.raw`(?:your|my|her|the|all your|all the|those|these|that|all|any|every)`

/** What a flash is called once it has been named. */
export const wave = /\b(?:the|each|every|that) (?:wave|surge|blaze|fire|tide|storm|flare)s?\b/
