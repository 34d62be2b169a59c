/** The starting words of the coaching page. */
export const coachingTexts = {
  eyebrow: 'Coaching · $75 an hour',
  headline: 'An Hour That’s Yours',
  introduction:
    'Sometimes you don’t need another article. You need a person, a chair and an hour nobody else gets. It’s the only thing here that costs anything.',
  isHeading: 'What It Is',
  is: [
    'One hour, one to one, for $75.',
    'Room to say out loud what you’ve only said to the ceiling.',
    'Help with sorting: what matters now, what can wait, what was never yours.',
    'A hand with the next conversation, be it with your boss, your partner or your doctor.',
  ],
  isNotHeading: 'What It Isn’t',
  isNot: [
    'Medical care. Nobody examines you, names an illness or changes a medicine.',
    'Therapy, or help in a crisis.',
    'A way to more of this site. Everything here stays free without it.',
    'A subscription. One hour is one hour.',
  ],
  bringHeading: 'What to Bring',
  bring: [
    { title: 'One question', text: 'The one you’d ask if nobody minded. Badly put is fine.' },
    {
      title: 'A page of notes, if you like',
      text: 'What you wrote down while [tracking](/tracking) prints on one sheet. It goes with you only if you take it.',
    },
    {
      title: 'For your doctor, something else',
      text: '[Talking to Your Doctor](/education/talking-to-your-doctor) helps with that appointment, and is free.',
    },
  ],
  warningHeading: 'Not for waiting',
  warning:
    'Thoughts of harming yourself, chest pain, bleeding so heavy that you feel faint: none of that waits for an appointment. Call your emergency number. {lines} What else can’t wait, and how soon: [When Not to Wait](/warning-signs).',
  bookingButton: 'Schedule $75 Consultation',
  bookingElsewhere:
    'You book and pay on another site, by its rules. We send nothing along: not your name, not a line you logged.',
  letterTo: 'This opens a letter to',
  letterText: 'in your mail program. A day and a time that suit you are enough; your medical history can stay at home.',
  noBooking: 'There is no appointment to book yet.',
  noBookingText:
    'When there is one, the button will be here. Until then [Auntie](/ask-auntie) is awake, and she charges nothing.',
} as const
