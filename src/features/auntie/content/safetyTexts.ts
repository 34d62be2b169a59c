import type { Crisis } from '../domain/safety/safetyAnswer'

/** A number or address to turn to, as a country lists it. */
export type SafetyLine = { name: string; how: string; link: string }

/** What Auntie can name for a visitor's country. */
export type SafetyCountry = {
  /** Short and lasting: what the browser sends as the visitor's choice. */
  code: string
  name: string
  emergencyNumber: string
  /** For thoughts of suicide and self-harm. */
  crisisLines: SafetyLine[]
  /** For fear at home and violence. */
  violenceLines: SafetyLine[]
}

const anywhere: SafetyLine = {
  name: 'Find a Helpline',
  how: 'findahelpline.com lists free support by country',
  link: 'https://findahelpline.com',
}

/**
 * The countries Auntie starts with, and those that stand in while the CMS cannot be reached. India's 14416: the ministry's
 * answer to the Lok Sabha of 7 February 2025. South Africa: 0800 428 428 by SAnews of 24 November 2017, 0800 567 567 by
 * SADAG in The Star of 12 February 2019, that it is open at any hour by SADAG on 4 November 2025. Of Nigeria only lines
 * were found that name each other's hours and numbers differently, so it has none.
 */
export const builtInCountries: SafetyCountry[] = [
  {
    code: 'us',
    name: 'United States',
    emergencyNumber: '911',
    crisisLines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        how: 'Call or text 988, or chat at 988lifeline.org, any hour',
        link: 'tel:988',
      },
    ],
    violenceLines: [
      { name: 'National Domestic Violence Hotline', how: '1-800-799-7233', link: 'tel:+18007997233' },
      // https://rainn.org/get-help/national-sexual-assault-hotline
      {
        name: 'National Sexual Assault Hotline (RAINN)',
        how: 'Call 1-800-656-4673, any hour',
        link: 'tel:+18006564673',
      },
    ],
  },
  {
    code: 'ca',
    name: 'Canada',
    emergencyNumber: '911',
    crisisLines: [{ name: '9-8-8 Suicide Crisis Helpline', how: 'Call or text 988, any hour', link: 'tel:988' }],
    violenceLines: [
      {
        name: 'ShelterSafe',
        how: 'sheltersafe.ca names the nearest shelter and its line, any hour',
        link: 'https://sheltersafe.ca',
      },
    ],
  },
  {
    code: 'gb',
    name: 'United Kingdom',
    emergencyNumber: '999',
    crisisLines: [{ name: 'Samaritans', how: 'Call 116 123 free, any hour', link: 'tel:116123' }],
    violenceLines: [
      { name: 'National Domestic Abuse Helpline (Refuge)', how: '0808 2000 247', link: 'tel:08082000247' },
      // https://247sexualabusesupport.org.uk/faqs
      {
        name: 'Rape and Sexual Abuse Support Line',
        how: '247sexualabusesupport.org.uk has its number and a chat for England and Wales, any hour',
        link: 'https://247sexualabusesupport.org.uk',
      },
    ],
  },
  {
    code: 'ie',
    name: 'Ireland',
    emergencyNumber: '112',
    crisisLines: [{ name: 'Samaritans', how: 'Call 116 123 free, any hour', link: 'tel:116123' }],
    violenceLines: [{ name: 'Women’s Aid', how: 'Call 1800 341 900 free, any hour', link: 'tel:1800341900' }],
  },
  {
    code: 'au',
    name: 'Australia',
    emergencyNumber: '000',
    crisisLines: [{ name: 'Lifeline', how: 'Call 13 11 14, or text 0477 13 11 14, any hour', link: 'tel:131114' }],
    violenceLines: [
      { name: '1800RESPECT', how: 'Call 1800 737 732, or text 0458 737 732, any hour', link: 'tel:1800737732' },
    ],
  },
  {
    code: 'nz',
    name: 'New Zealand',
    emergencyNumber: '111',
    crisisLines: [{ name: '1737 Need to talk?', how: 'Call or text 1737, any hour', link: 'tel:1737' }],
    violenceLines: [
      { name: 'Women’s Refuge', how: 'Call 0800 733 843, any hour', link: 'tel:0800733843' },
      // https://msd.govt.nz/about-msd-and-our-work/work-programmes/initiatives/family-and-sexual-violence/specialist-services/helpline.html
      {
        name: 'Safe to talk, for sexual harm',
        how: 'Call 0800 044 334, or text 4334, any hour',
        link: 'tel:0800044334',
      },
    ],
  },
  {
    code: 'eu',
    name: 'European Union',
    emergencyNumber: '112',
    crisisLines: [anywhere],
    violenceLines: [
      {
        name: 'Helpline for violence against women',
        how: 'Call 116 016 in most countries of the Union; where it does not answer, 112',
        link: 'tel:116016',
      },
      anywhere,
    ],
  },
  {
    code: 'in',
    name: 'India',
    emergencyNumber: '112',
    crisisLines: [{ name: 'Tele-MANAS', how: 'Call 14416 free, any hour, in twenty languages', link: 'tel:14416' }],
    violenceLines: [{ name: 'Women Helpline', how: 'Call 181 free, any hour', link: 'tel:181' }],
  },
  {
    code: 'za',
    name: 'South Africa',
    emergencyNumber: '112',
    crisisLines: [
      { name: 'SADAG Suicide Crisis Helpline', how: 'Call 0800 567 567 free, any hour', link: 'tel:0800567567' },
    ],
    violenceLines: [
      {
        name: 'Gender-Based Violence Command Centre',
        how: 'Call 0800 428 428 free, any hour',
        link: 'tel:0800428428',
      },
    ],
  },
  { code: 'other', name: 'Somewhere else', emergencyNumber: '112', crisisLines: [anywhere], violenceLines: [anywhere] },
]

/**
 * What Auntie answers by herself to a crisis; how soon after rape: https://www.hiv.gov/blog/first-72-hours-after-sexual-assault-are-critical-hiv-prevention,
 * https://sarchelp.co.uk/medical-staff/timescales-forensic-examination; to a red flag, what the list of red flags says. `{emergency}` becomes the country's number; the lines of the country
 * follow under a crisis answer as links.
 */
export const builtInAnswers: Record<Crisis, string> = {
  'self-harm':
    'Love, I’m stopping everything else, because what you wrote matters more. I’m software and I can’t hold your hand, but a person can, right now. Please call or text one of these lines, and tell someone near you, in these words if you like: “I’m not safe on my own tonight.”\n\nIf you have taken something, are hurt, or might act on this soon, call {emergency} now. If you can, put some distance between you and what you could use. You are not a burden for saying it. Saying it was the hard part.',
  strangulation:
    'Hands on a throat are dangerous even when they let go, and even when nothing shows. Please be seen by a doctor today: the harm can be inside, and it can come hours or days later. A changed voice, pain or trouble swallowing, trouble breathing, a headache, dizziness or having passed out mean {emergency} now.\n\nSay it in these words: “I was strangled.” Somebody who has done it once is a danger to you, and none of it is your doing. I’m software. The people on these lines know exactly this, and they listen without pushing. If somebody might look at this device, close this page afterward: nothing of the chat is kept here.',
  rape: 'I believe you, and it was not your fault: not what you wore, not what you drank, not that you froze, not who he is to you, a stranger or your husband. You get to decide what happens next. A person from these lines can go through it with you, whether it was last night or thirty years ago.\n\nIf you are in danger or hurt, call {emergency}. If it was in the last days, a hospital or a sexual assault center can look after you, also without the police. Some of it is soonest best: medicine against HIV begins within 72 hours, against a pregnancy within five days. They can keep evidence in case you want it later. If somebody might look at this device, close this page afterward: nothing of the chat is kept here.',
  'harm-to-others':
    'You said the hard thing out loud, and that counts. Thoughts of hurting somebody, or having done it, need a person right now, not software. Please step away: another room, out of the house, the keys and anything dangerous out of reach. Somebody else should take over whoever you look after.\n\nIf anyone is hurt, or you might act on it, call {emergency} now and say exactly what you told me. A baby or child who was shaken, hit or fell has to be seen at once, even if quiet. The line here listens to this, too, and there is help that works.',
  violence:
    'What you wrote worries me, so I’m putting the rest aside. Nobody gets to hurt you or make you live in fear, and if the fear is of what you might do yourself, that can be helped too, today. I’m software; please talk to a person who does this every day. These lines listen and do not push.\n\nIf anyone is in danger right now, get to another room or out of the house if you safely can, and call {emergency}. If somebody might look at this device, close this page afterward: nothing of the chat is kept here.',
}

/**
 * What a helper is told of somebody else's crisis, in place of the answer or, where there is none, of its beginning. To
 * call for another and say what was seen: the module “Asking for Help Before the Cliff”. To ask plainly, to stay and to
 * put means out of reach: https://mentalhealth.vermont.gov/suicide-prevention/helping-someone-else, steps 1 to 3.
 */
export const answersForSomeoneElse: Partial<Record<Crisis, string>> = {
  'self-harm':
    'You are right to take this seriously, and you don’t have to carry it alone. You can call or text these lines for somebody else: say what you have seen or heard, and ask what to do. Stay with them, or have somebody stay. Ask them plainly whether they think of ending their life, and put what they could use out of reach.\n\nIf they have taken something, are hurt, or might act on it soon, call {emergency} now and say exactly what you told me. And if some of it is yours, too, the same lines are for you.',
  violence:
    'What you wrote about somebody else worries me, so I’m putting the rest aside. You can call these lines for another person: say what you have seen or heard, and ask what to do. They listen and do not push.\n\nIf anyone is in danger right now, call {emergency}, and say exactly what you told me. And if it is you as well, the same lines are for you. If somebody might look at this device, close this page afterward: nothing of the chat is kept here.',
}
export const beginningForSomeoneElse =
  'You can call these lines for somebody else: say what you have seen or heard, and ask what to do. What follows is for them.'
/** Said before a sign of illness that is told of another. */
export const beginningForHerSign =
  'You tell this of somebody else, so what follows is for them: read it out, or pass it on.'

/**
 * Said below a bleeding after menopause of who takes a blood thinner, which is easily blamed. Any such bleeding is looked
 * into: https://ncbi.nlm.nih.gov/books/NBK562188. That to stop one early brings clots is its boxed warning:
 * http://www.fda.gov/Safety/MedWatch/SafetyInformation/ucm384790.htm.
 */
export const besideBloodThinner =
  'A blood thinner doesn’t change that: the bleeding is looked into all the same. Say that you take it, and don’t stop it by yourself.'

/**
 * The same of who takes tamoxifen: any bleeding that is not normal is looked into
 * (https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2014/06/tamoxifen-and-uterine-cancer).
 */
export const besideTamoxifen =
  'You take tamoxifen, which is none of those hormones: on it, any bleeding is looked into, even a spot. Say that you take it, and don’t stop it by yourself.'

/** Of who is on chemotherapy: https://nice.org.uk/guidance/cg151/ifp/chapter/If-you-become-unwell-during-your-anticancer-treatment. */
export const besideChemotherapy =
  'On chemotherapy, a fever is an emergency at any hour, weekends too. If your unit gave you a number to call day and night, call it now as well, and say which treatment you are on and when the last one was.'

/** Of a sore scalp or a jaw that tires, with sight that went: `inflamed-arteries` in the list of red flags, and its sources. */
export const besideArteries =
  'Tell them of the jaw, the scalp or the temple as well. Past fifty that can be inflamed arteries of the head, which can take your sight, and then hours count.'

/** Said where she asks of something else while an alarm stands. @param told the words in which it was told */
export const beginningWhileItWaits = (told: string): string =>
  `I have your question, and it can wait. What you told me before can’t: “${told}”. If somebody has looked at it, tell me what they said, and ask me again.`

/** What comes first where the one who did it is a danger today. */
export const beginningInDanger =
  'Your safety today comes first. If they are near, or might come, get to where other people are if you safely can, and call {emergency}: say that you are followed or threatened, and what was done to you.'
/**
 * What comes first where too much of something was taken. Whoever did may feel well for a day while it does its harm:
 * https://www.medicines.org.uk/emc/product/100693/smpc, 4.9.
 */
export const beginningAfterOverdose =
  'You told me that something was taken. That is an emergency now, even if you feel fine: that you feel fine does not mean it is safe. Call {emergency} before anything else, say what was taken, how much and when, and let somebody stay with you.'
/** The same for a helper. */
export const beginningAfterAnothersOverdose =
  'You told me that something was taken. That is an emergency now, even if they feel fine: that they feel fine does not mean it is safe. Call {emergency} before anything else, say what was taken, how much and when, and stay with them.'
