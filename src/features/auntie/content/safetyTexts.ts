import type { Concern } from '../domain/safety/findConcern'

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

/** The countries Auntie starts with, and those that stand in while the CMS cannot be reached. */
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
    violenceLines: [{ name: 'National Domestic Violence Hotline', how: '1-800-799-7233', link: 'tel:+18007997233' }],
  },
  {
    code: 'ca',
    name: 'Canada',
    emergencyNumber: '911',
    crisisLines: [{ name: '9-8-8 Suicide Crisis Helpline', how: 'Call or text 988, any hour', link: 'tel:988' }],
    violenceLines: [anywhere],
  },
  {
    code: 'gb',
    name: 'United Kingdom',
    emergencyNumber: '999',
    crisisLines: [{ name: 'Samaritans', how: 'Call 116 123 free, any hour', link: 'tel:116123' }],
    violenceLines: [
      { name: 'National Domestic Abuse Helpline (Refuge)', how: '0808 2000 247', link: 'tel:08082000247' },
    ],
  },
  {
    code: 'ie',
    name: 'Ireland',
    emergencyNumber: '112',
    crisisLines: [{ name: 'Samaritans', how: 'Call 116 123 free, any hour', link: 'tel:116123' }],
    violenceLines: [anywhere],
  },
  {
    code: 'au',
    name: 'Australia',
    emergencyNumber: '000',
    crisisLines: [{ name: 'Lifeline', how: 'Call 13 11 14, or text 0477 13 11 14, any hour', link: 'tel:131114' }],
    violenceLines: [anywhere],
  },
  {
    code: 'nz',
    name: 'New Zealand',
    emergencyNumber: '111',
    crisisLines: [{ name: '1737 Need to talk?', how: 'Call or text 1737, any hour', link: 'tel:1737' }],
    violenceLines: [anywhere],
  },
  { code: 'eu', name: 'European Union', emergencyNumber: '112', crisisLines: [anywhere], violenceLines: [anywhere] },
  { code: 'in', name: 'India', emergencyNumber: '112', crisisLines: [anywhere], violenceLines: [anywhere] },
  { code: 'other', name: 'Somewhere else', emergencyNumber: '', crisisLines: [anywhere], violenceLines: [anywhere] },
]

/**
 * What Auntie answers by herself, by concern. `{emergency}` becomes the country's number; the lines of the country
 * follow under a crisis answer as links.
 */
export const builtInAnswers: Record<Concern, string> = {
  'self-harm':
    'Love, I’m stopping everything else, because what you wrote matters more. I’m software and I can’t hold your hand, but a person can, right now. Please call or text one of the lines below, and tell someone near you, in these words if you like: “I’m not safe on my own tonight.”\n\nIf you have taken something, are hurt, or might act on this soon, call {emergency} now. If you can, put some distance between you and what you could use. You are not a burden for saying it. Saying it was the hard part.',
  violence:
    'What you wrote worries me, so I’m putting the rest aside. Nobody gets to hurt you or make you live in fear, and if the fear is of what you might do yourself, that can be helped too, today. I’m software; please talk to a person who does this every day. The lines below listen and do not push.\n\nIf anyone is in danger right now, get to another room or out of the house if you safely can, and call {emergency}. If somebody might look at this device, close this page afterward: nothing of the chat is kept here.',
  'chest-pain':
    'Stop here and call {emergency} now. Pressure or pain in the chest, trouble breathing, or pain in jaw, arm or back with sweat or nausea is never something to wait out, and women’s hearts often complain quietly. It may turn out to be harmless. Let the people with the machines say so. Don’t drive yourself; unlock the door and sit down.',
  stroke:
    'Call {emergency} now, please. A drooping face, a weak arm or leg, slurred or lost words, or sight that goes can be a stroke, and minutes count, even when it passes again. Note the time it started and tell them. I can’t examine you, and this one can’t wait for me.',
  'sudden-headache':
    'A sudden, severe or worst-ever headache is an emergency until someone has looked. Call {emergency} now, and don’t drive yourself. It may well be nothing terrible, but that is found out in the emergency room, not in a chat.',
  'other-emergency':
    'That needs emergency care now: call {emergency}, and have somebody stay with you. Very heavy bleeding with faintness, a swelling face or throat, or sudden loss of sight is for people who can examine you at once. I can’t.',
  'leg-swelling':
    'One leg that is suddenly swollen, hot or painful can be a blood clot, so it needs to be seen today: urgent care or the emergency room. If you are also short of breath or your chest hurts, call {emergency} now. Don’t rub it and don’t wait for the weekend to pass. Very often it is something smaller, and then you’ll know.',
  'bleeding-after-menopause':
    'Any bleeding twelve months or more after your last period wants to be checked, even a single spot or a pink smear, and on hormone therapy too. Please call your doctor or gynecologist this week and say exactly this: “I am past menopause, and I’ve had some bleeding. I’d like to be seen.” Most of the time the cause is harmless; it’s checked because sometimes it isn’t. If it is very heavy, or you feel faint, call {emergency}.',
  'breast-lump':
    'A lump, a change of the nipple or dimpled skin wants to be seen by someone who can feel it: please book an appointment with your doctor this week, whatever your last mammogram said. Most lumps turn out to be harmless. I won’t soothe you out of the phone call, though, because I can’t examine you and they can.',
}
