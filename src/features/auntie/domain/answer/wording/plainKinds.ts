import { namesBody } from '../question/questionForm'

/** What is told so plainly that nothing is looked up for it, whatever words stand around it. */
export type PlainKind =
  | 'pet'
  | 'touch'
  | 'lonely'
  | 'birthday'
  | 'let down'
  | 'empty nest'
  | 'guilt'
  | 'relief'
  | 'retiring'
  | 'nerves'
  | 'milestone'
  | 'outfit'
  | 'kindness'
  | 'made up'
  | 'snapped'
  | 'better'
  | 'a cold'
  | 'invisible'
  | 'fed up'
  | 'cross'
  | 'noises'
  | 'joke'
  | 'elsewhere'

/** With these a message is nothing plain: what judges need comes first, and what it misses is not laughed off. */
const isGrave =
  /\b(?:suicid\w*|noose|go(?:ing)? on living|nothing to live for|wouldn't be here|touches me|push(?:ed|es) me|shov\w+|hid(?:e|es|ing|den)?|police|passes out|burnt|gutted|way out|bruis\w*|abus\w+|goodbye|sunglasses|scared in|breaking the|take (?:it|this) any ?more|going to do it|kill(?:ing)? (?:my|him|her)self|end (?:it|my life|things)|(?:want|wish|ready) (?:to be dead|to die|i was dead|i were dead)|better off (?:dead|without me)|dead|not (?:wake|waking) up|hurt(?:ing)? myself|overdose\w*|rope|go on like this|no point|what's the point|(?:hits?|beats?|chokes?|shoves?|slaps?|threatens?|follows?|rapes?|strangles?) (?:me|us)|(?:afraid|scared|frightened|terrified) (?:of|he|that)|locks? me|chest|breath\w*|collapsed?|unconscious|faint(?:ed|ing)?|fever|temperature|stroke|lumps?|blood|bleed\w*|bled|shaking|jaw|(?:of|with) (?:life|living|being (?:alive|here)))\b/i
/** Words of the body and of complaints that are looked up, beside those of `questionForm.ts`. */
const namesComplaint =
  /\b(?:sweat\w*|testosterone|dose|clinic|hormon\w*|brain|ankles?|puff\w*|sleep\w*|insomnia|awake|weight|mood\w*|anxi\w*|depress\w*|memory|forgetful|fog\w*|focus|concentrat\w*|adhd|dementia|backs?|arms?|hands?|wrists?|thumbs?|neck|stomach|guts?|teeth|palpitation\w*|meds|medication|menopaus\w*|peri\w*|symptoms?|therapy|supplements?|diet|calories|protein|soya?|calcium)\b/i
/** A complaint follows: “but I feel like roadkill”. */
const turns = /\b(?:but|except|yet|though|although|however)\b(?! (?:she|he|they|we) (?:did|made|said))/i

const family =
  '(?:husband|hubby|wife|partner|other half|fella|man|m[uo]m(?:my)?|mother|dad(?:dy)?|father|sons?|daughters?|kids?|children|boys?|girls?|family|friends?|sisters?|brothers?|best friend|mate|everyone|everybody|they all|nobody|no one)'
const pet =
  '(?:dog|cat|puppy|kitten|pony|horse|rabbit|budgie|parrot|hamster|guinea pig|lab|spaniel|collie|terrier|tabby)'
const sign = (source: string) => new RegExp(source, 'i')

type Sign = {
  kind: PlainKind
  told: RegExp
  /** Words that make it something else */
  unless?: RegExp
  /** Whether it stays so beside words of the body: a biopsy that came back fine */
  ofBody?: true
}

/** The first that fits is it. */
const plainSigns: readonly Sign[] = [
  {
    kind: 'pet',
    told: sign(
      `\\b(?:lost|buried|put (?:down|to sleep)|(?:had|have) to (?:let|put|have))\\b.{0,30}\\b(?:my|our|the|old) (?:\\w+ )?${pet}\\b|\\b(?:my|our) (?:\\w+ ){0,2}${pet}\\b.{0,30}\\b(?:died|passed away|was put (?:down|to sleep)|has gone)\\b|\\bonly a (?:dog|cat)\\b`,
    ),
    unless: /\b(?:lost (?:my|our) (?:mum|mom|dad|husband|wife|son|daughter|baby))\b/i,
    ofBody: true,
  },
  {
    kind: 'touch',
    told: /\bmiss (?:being (?:touched|held|hugged|cuddled|kissed)|(?:a |the )?(?:hugs?|cuddles?|touch)|his (?:arms?|hands?)|her (?:arms?|hands?)|somebody to hold|someone to hold)\b|\b(?:nobody|no one|no-one) (?:ever |really |to )*(?:hugs?|touch(?:es)?|holds?|cuddles?)\b|\b(?:haven't been|not been) (?:hugged|touched|held)\b/i,
    ofBody: true,
  },
  {
    kind: 'birthday',
    told: sign(
      `\\bforgot\\w*\\b.{0,25}\\bmy (?:\\w+ )?(?:birthday|anniversary)\\b|\\b(?:nobody|no one|not one of (?:them|you)|none of them) (?:remembered|rang|called|came|noticed|said)\\b.{0,30}\\bbirthday\\b|\\bmy birthday\\b.{0,50}\\b(?:nobody|no one|forgot\\w*|alone|not a (?:card|word))\\b`,
    ),
    ofBody: true,
  },
  {
    kind: 'let down',
    told: sign(
      `\\b(?:let me down|stood me up|left me out|didn't invite me|wasn't invited|not invited|cancelled on me|forgot (?:me|about me)|stopped (?:ringing|calling|texting)(?: me)?|ghosted me)\\b|\\b${family} (?:\\w+ )?(?:never|hasn't|haven't|didn't|don't|doesn't) (?:even )?(?:rang|rung|ring|rings|call|calls|called|text|texted|write|visit|visits|turn up|notice|noticed|remember|say thank you)\\b`,
    ),
  },
  {
    kind: 'empty nest',
    told: /\b(?:last one|youngest|eldest|oldest|only child|baby|twins?|my (?:son|daughter|boy|girl|lad)|both (?:of them|kids|boys|girls)|kids?|children)\b.{0,40}\b(?:left|gone|moved|off|flown|went)\b.{0,25}\b(?:uni\w*|college|home|nest|out|abroad|halls)\b|\bempty nest\w*\b|\bnest is empty\b|\bhouse is (?:so |very |too |awfully |terribly )?quiet\b/i,
  },
  {
    kind: 'guilt',
    told: /\bguilt\w*\b.{0,80}\b(?:care home|nursing home|looking after|caring for|put(?:ting)? (?:m[uo]m|dad|mother|father|her|him) in(?:to)?)\b|\b(?:care home|nursing home|looking after|caring for)\b.{0,80}\bguilt\w*/i,
    ofBody: true,
  },
  {
    kind: 'relief',
    told: /\b(?:biopsy|scan|smear|mammogram|results?|tests?|bloods?|ultrasound|mri|x-?ray|dexa|colposcopy|hysteroscopy|recall|lump)\b[^.!?]{0,40}\b(?:came back|come back|is|are|was|were|all) (?:all |completely |absolutely |totally )?(?:fine|clear|normal|benign|ok|okay|negative|nothing|good|great)\b|\b(?:it's|it is|it was) (?:benign|not cancer)\b|\b(?:got|given|had) the all[- ]clear\b/i,
    unless:
      /\b(?:still|yet|but|worr\w*|why|pain\w*|hurts?|sore|bleeding|again|however|scared|doctor says|wants? (?:me|another)|(?:years?|months?|weeks?|decade) ago|cancer (?:\w+ )*years|let down|hoped|easier|wish|won't|knot|(?:19|20)\d\d|last year)\b/i,
    ofBody: true,
  },
  {
    kind: 'retiring',
    told: /\b(?:retir(?:ing|ed|e)|retirement|(?:finished|stopped) work for good|last day (?:at work|of work|in the office|of teaching)|handed in my notice)\b.{0,40}(?:!|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|this|next|last|after|years?|finally|week|friday)\b)/i,
    unless:
      /\b(?:worr\w*|scared|lost|lonely|sad|dread\w*|miss|money|pension|don't know (?:who|what)|no idea (?:who|what)|who (?:i am|am i)|what (?:i'm|am i|i am) for|purpose|identity|empty|useless|pointless|bored|at a loss|drift\w*|at sea|nobody|he|she|doctor|forced|ill|early|kindest)\b/i,
  },
  {
    kind: 'nerves',
    told: /\b(?:promot\w+|new job|got the job|job offer|first day)\b.{0,60}\b(?:petrified|terrified|scared|nervous|found out|fraud|imposter|impostor|out of my depth|panick\w*|wobbl\w*)\b/i,
  },
  {
    kind: 'outfit',
    told: /\bnothing (?:at all )?(?:to wear|fits|in my wardrobe)\b|\bnone of my (?:clothes|jeans|trousers|dresses) fit\b/i,
  },
  {
    kind: 'milestone',
    told: /\b(?:(?:daughter|son|niece|sister|friend|granddaughter|grandson)(?:'s| is|s)? (?:getting|just got|got) (?:married|engaged)|(?:first|new|second|third) grand(?:child|daughter|son|baby)\b.{0,30}\b(?:born|arrived|here|due|on the way)|(?:i'm|i am|going to be|became|become) a (?:gran\w*|nan\w*|auntie)\b|(?:ruby|silver|golden|\d+th|\d+) (?:wedding )?anniversary|passed my|won (?:first|the|a)|ran (?:my|a) (?:first )?(?:5k|10k|marathon|half))\b/i,
    unless: /\b(?:dropping|late|without|widow\w*|died|gone|miscarr\w*|lost)\b/i,
  },
  {
    kind: 'made up',
    told: /\b(?:snapped|shouted|yelled|screamed|(?:had|having) a (?:\w+ )?row|rowed|argued|fell out|bit (?:his|her|their) head)\b.{0,80}\b(?:sorry|made up|hugged|laugh\w*|apologi[sz]ed|friends again|kissed)\b/i,
  },
  {
    kind: 'kindness',
    told: /\b(?:(?:is|was|has been|he's|she's|they're|been) (?:such |just |so |really )*(?:an angel|a (?:saint|star|gem|diamond|rock|treasure|love|darling|sweetheart|brick|legend)|good to (?:me|us)\b|kind(?:ness)?(?: itself)?(?: to (?:me|us)\b)|the (?:kindest|loveliest|sweetest) \w+)|kindest (?:man|woman|person|soul|nurse|doctor)|god bless (?:her|him|them)|bless (?:his|her|their) (?:cotton socks|heart)|could have hugged (?:him|her|them)|(?:made|brought|cooked|bought|ran|run) me (?:a |an |some |my |breakfast|dinner|tea\b|supper|flowers)|changed the (?:bed|sheets) for me|gave me (?:the (?:afternoon|day|morning) off|flowers))\b/i,
    unless:
      /\b(?:used to|sorry|cry\w*|cried|overwhelmed|afterwards|always sorry|after he|hit me|shouts?|shouted|died|funeral|miss)\b/i,
    ofBody: true,
  },
  {
    kind: 'snapped',
    told: /\b(?:bit (?:his|her|their|my \w+'s) heads? off|(?:snapped|shouted|yelled|screamed|barked|flew|lost my (?:rag|temper)) (?:off )?(?:at|with) (?:my|the|him|her|them|everyone|poor)|took it out on (?:him|her|them|my))\b/i,
  },
  {
    kind: 'better',
    told: /\b(?:good cry|feel(?:ing|s)? (?:a bit |a lot |much |so much |oddly |already |quite )?(?:better|lighter|good|human)(?: (?:now|today|already|for it))?)\b|\bweight off\b/i,
    unless:
      /\b(?:letters?|notes?|decided|plan\w*|all year|don't|doesn't|didn't|never|not|want to|would|until|if|can't|to feel|make me|makes me)\b/i,
  },
  {
    kind: 'a cold',
    told: /\b(?:with|got|have|having|caught|nursing|stinking|streaming|rotten|horrible|nasty|head|just|only) (?:a |the |another )?(?:\w+ )?(?:cold|sniffles|lurgy|man flu)(?!\s*(?:flash\w*|flush\w*|feet|hands|sweats?|sores?|shower|weather|water|house|snap|spells?|drink|turkey|all|when|after|at|in|sheets|room))\b/i,
    unless: /\b(?:weeks|months|keeps?|always|shiver\w*|worse)\b/i,
  },
  {
    kind: 'invisible',
    told: /\b(?:feel(?:ing)?|i'm|am|become|became|gone) (?:so |just |completely |quite |a bit |totally )?(?:invisible|overlooked|like (?:furniture|a ghost|wallpaper|the help))\b|\b(?:nobody|no one) (?:sees|notices|looks at|listens to) (?:me|us)\b/i,
  },
  {
    kind: 'lonely',
    told: /\b(?:i'm|i am|so|feel(?:ing)?|bit|very|really|just) (?:so |very |a bit |really )?(?:lonely|lonesome)\b|\b(?:nobody|no one|no-one) (?:to talk to|rings?|calls?|visits?|comes)\b|\bnot (?:spoken|talked) to (?:a soul|anyone|anybody)\b/i,
    unless: /\b(?:find|meet|make|join|could do with|want|need)\b/i,
  },
  {
    kind: 'fed up',
    told: /\b(?:fed up|had enough|cheesed off|browned off|brassed off|had it up to here|(?:bored|sick|tired) of (?:my (?:own )?(?:moaning|voice|self|company)|myself|it all|everything|everyone)|(?:can't|cannot|couldn't|can not) be (?:bothered|arsed|doing)|not in the mood|over it|meh)\b/i,
  },
  {
    kind: 'cross',
    told: /(?:\b(?:i'm|im|i am|i was|i feel|feeling|felt)|^\W*)(?: (?:so|very|really|bloody|just))* ?\b(?:so )?(?:cross|angry|furious|livid|annoyed|grumpy|mad at)\b/i,
    unless: /\b(?:all the time|every day|constantly|since|lately|myself|tired|way for|gets? so|hormon\w*)\b/i,
  },
  {
    kind: 'joke',
    told: /\bfiguratively(?: speaking)?\b|\b(?:only|just) (?:joking|kidding|messing)\b/i,
    ofBody: true,
  },
  {
    kind: 'joke',
    told: /\b(?:could (?:murder|kill for|eat) an? |will be the death of me|(?:is|are) the death of me|shoot me now|send (?:help|gin|wine|chocolate|cake)|(?:drives?|driving|drove|sends?|sending) me (?:up the wall|round the (?:bend|twist)|potty|bonkers|bananas|batty|nuts)|give me strength|heaven help (?:me|us)|i(?:'m going to| will|'ll) (?:swing for|throttle|murder) (?:him|her|them|that|my)|i could (?:cheerfully |happily |gladly |just )?(?:swing for|throttle|murder|strangle|brain) (?:him|her|them|my (?:husband|hubby|other half|partner|man|wife|boss|mother-in-law|teenagers?|kids))|hit the roof about|if one more person)\b/i,
    unless: /\b(?:he|him) (?:said|says|threatened|will|hit|hits)\b|\b(?:really|serious|seriously)\b/i,
  },
]

const othersNoises = sign(
  `^\\W*(?:is it (?:just|only) me\\b|(?:does|do) (?:everyone|everybody|any(?:one|body)|other women|all women|you all)\\b|am i the only\\b).{0,60}\\b(?:hate|want(?:s|ing)? to \\w+|can't (?:stand|bear)|murder|strangle|throttle|irritat\\w+|annoy\\w*|detest|loathe)\\b.{0,60}\\b(?:chew\\w*|eat(?:s|ing)?|slurp\\w*|sniff\\w*|whistl\\w*|humm?\\w*|crunch\\w*|swallow\\w*|cough\\w*|socks?|towels?|toilet seat|dishwasher|crumbs|driving|jokes|crisps|burp\\w*|throat)\\b`,
)

const worlds =
  '(?:recipes?|lentils?|soup|casserole|stew|risotto|lasagne|curry|sourdough|jam|chutney|sponge|scones|tomato(?:es)?|courgettes?|seedlings?|roses|dahlias|hydrangeas?|garden\\w*|allotment|lawn|slugs|compost|greenhouse|hanging baskets?|knit\\w*|crochet\\w*|cardigan|quilt\\w*|sewing machine|curtains|football|rugby|cricket|netball|snooker|darts|formula one|world cup|the cup final|league|penalties|the ashes|wimbledon|olympics|pub quiz|quiz|crosswords?|sudoku|wordle|jigsaw|bingo|scrabble|bridge club|homework|capital of|population of|weather|forecast|bus times?|train times?|timetable|exchange rate|lottery|horoscope|election|budget|strictly|bake off|eurovision|corrie|emmerdale|eastenders|netflix|box set|flat[- ]?pack|ikea|printer|wi-?fi|laptop|phone battery|boiler|washing machine|dishwasher|lawnmower|car (?:insurance|tyres?|mot)|mot|wallpaper|paint(?:ing)? the (?:fence|hall|kitchen|bathroom|shed)|puncture|carpets?|red wine out|greenfly|moles|caravan|campsite|passport|visa|luggage|remarri\\w*|remarry\\w*|getting (?:re)?married|wedding (?:dress|speech|list|guests?|invit\\w+)|hen (?:do|night|party))'
const ofAnotherWorld = sign(`\\b${worlds}\\b`)

/** What lightens what is told. */
export const laughs = /\b(?:lol|ha ?ha\w*|laugh(?:ed|ing)|joking|in stitches|love him really|in a good way)\b/

/** Whether a message is of kitchen, garden, games, repairs and says nothing of a body. */
export const isOfAnotherWorld = (message: string): boolean =>
  ofAnotherWorld.test(message) &&
  !namesBody(message) &&
  !namesComplaint.test(message) &&
  !isGrave.test(message) &&
  !/\b(?:flush|sweat|hot flash|tired|lonely|cry\w*|cried|forget\w*|my (?:heart (?!again)|head|eyes|legs|body)|pills?|tablets?|vitamins?|eat(?:ing)? (?:for|more|less))\b/i.test(
    message,
  )

/** Whether a question asks nothing but whether others are as annoyed. */
export const isOfNoises = (message: string): boolean => othersNoises.test(message) && !isGrave.test(message)

/** What is longer has more to it than its kind. */
const mostWords = 30
const mostOfAnotherWorld = 14
/** Who is in it, or what was read here, may be what it is about. */
const ofSomebody = /\b(?:he|him|his|your|miscarr\w*|scared|alone|until|cancelled)\b/i
/** A bare feeling is a subject that is looked for: “I feel lonely”. */
const fewestOfFeeling = 4
const mayBeSubject: ReadonlySet<PlainKind> = new Set(['lonely', 'empty nest', 'invisible'])

/** The kind of what is told plainly; nothing where it may be a complaint, or more than it says. */
export function findPlainKind(message: string): PlainKind | undefined {
  const words = message.trim().split(/\s+/).length
  if (words > mostWords) return undefined
  if (isOfNoises(message)) return 'noises'
  if (isGrave.test(message.replace(/\b(?:only a dog|lump)\b/gi, ''))) return undefined
  const isOfBody = namesBody(message) || namesComplaint.test(message)
  const found = plainSigns.find(
    ({ told, unless, ofBody }) => told.test(message) && !unless?.test(message) && (ofBody || !isOfBody),
  )
  if (found && mayBeSubject.has(found.kind) && words < fewestOfFeeling) return undefined
  if (
    found &&
    !(found.kind !== 'guilt' && found.kind !== 'lonely' && found.kind !== 'kindness' && turns.test(message) && isOfBody)
  )
    return found.kind
  return words <= mostOfAnotherWorld && !ofSomebody.test(message) && isOfAnotherWorld(message) && !laughs.test(message)
    ? 'elsewhere'
    : undefined
}
