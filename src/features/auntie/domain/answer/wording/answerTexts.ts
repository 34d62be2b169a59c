/** Said when the library has nothing that answers. */
export const noAnswerText =
  'Our library doesn’t hold an answer to that, and I won’t make one up. Try other words, or look around on the shelves. If it’s about your own body and it worries you, a doctor or pharmacist is the one to ask.'

export const nearestText = 'This is the nearest our library has:'
export const askBackText =
  'If that isn’t what you meant, say it in other words: what you feel, since when, and what you’d like to know.'
export const nearestShelfText = 'The nearest we have is'
/** Said where the library is about it and no passage of it is surely meant. */
export const unsureText =
  'I can’t tell which page answers that, and I won’t read you the wrong one. The nearest we have is'
export const pharmacistText =
  'How much, how far apart, how long from a meal, a missed one, or one that’s out of stock is a question for your pharmacist: they see what you take, and most answer the phone today.'
export const aroundText = 'What our library has around it:'
export const momentText = 'First, this minute:'
/** What a program says to who wants something of kitchen, garden or games. */
export const outsideTexts: readonly string[] = [
  'That’s outside my shelves, love: I’m a program, and our library doesn’t hold an answer to that. What I’ve read is about perimenopause and after, from hot nights to short tempers. Ask me any of it.',
  'I’d be making it up, and I don’t do that: our library doesn’t hold an answer to it. Bring me anything about sleep, heat, mood, bones or what to say to a doctor, and I’m some use.',
]
