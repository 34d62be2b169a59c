import type { StatementKind } from './statementKinds'
import { thanksTexts } from './smallTalk'

const ask = 'Whenever there’s something to look up, just ask.'
const onRage = 'If the temper is new or it frightens you, say so, and I’ll read you what we have on rage.'
const onMood = 'If it’s more than a passing mood, say so, and I’ll read you what we have on that.'
const program = 'I’m a program that reads our library'

/** Said where anything gives reason to worry: no joke, no cheer, and nothing to send her on. The lines follow. */
export const carefulText = `I’ve read it, and it needs no question at the end. ${program}, so I can’t be with you the way a person can.`

/** What is said by kind: short, true of a program, and in more than one wording. */
export const statementTexts: Record<StatementKind, readonly string[]> = {
  letter: [
    `That’s kindly said. ${program}, though, and what you write here goes to nobody else. If you’d like something looked up for yourself, ask away.`,
  ],
  displeased: [
    `Fair enough, and thank you for saying so. ${program}: I match your words to its pages, and I get it wrong. Tell me in other words what you’d like to know, and I’ll look again.`,
  ],
  thanks: thanksTexts,
  loss: [
    `I’m so sorry. There’s no date by which that has to hurt less. ${program}, so I can’t sit with you, and I hope somebody can.`,
    `I’m so sorry. That leaves a gap in every ordinary day. ${program}, so I can’t be with you the way a person can.`,
    `I’m so sorry. You needn’t make a question of it, or be brave about it here. ${program}, and I can’t put the kettle on for you, much as you could use it.`,
  ],
  pet: [
    `I’m so sorry. Somebody who was there every day is gone, and there’s no only about it. Cry as long as you need.`,
    `I’m so sorry. That’s a friend to miss, and a very quiet house. ${program}, so I can’t sit with you, and I hope somebody can.`,
  ],
  touch: [
    `I’m so sorry. That’s a real thing to go without, and a hard one to say out loud. ${program}, so I have no arms to offer.`,
    `I’m sorry. To go so long without a hand on your shoulder is a grief of its own. ${program}, and that is no help with it.`,
  ],
  lonely: [
    `That’s hard, and it says nothing against you. ${program}, so I’m not quite company, but I’m here at any hour.`,
    `I’m sorry. Lonely is a heavy thing to carry about all day. ${program}, and no stand-in for a friend.`,
  ],
  birthday: [
    `Happy birthday, love. To be forgotten on your own day hurts, at any age, and it’s no vanity to mind.`,
    `Oh, love. That hurts, and no wonder. Many happy returns, late or not: the day is worth marking, whoever forgot it.`,
  ],
  'let down': [
    `That hurts, and it’s not silly to mind. ${ask}`,
    `Oh, love. You deserved better than that. ${program}, so I can’t have a word with them.`,
  ],
  'empty nest': [
    `That’s a lot of quiet all at once. You brought somebody up to be able to leave, and it’s allowed to hurt that it worked.`,
    `A quiet like that takes some getting used to. Missing somebody who is doing well is still missing somebody.`,
  ],
  guilt: [
    `That’s a hard thing to carry. Feeling guilty doesn’t mean you have done wrong: seeing to it that somebody is cared for is caring, too.`,
    `I’m sorry, that’s a heavy one. Guilt turns up with people who care, and it’s a poor judge of what they did.`,
  ],
  relief: [
    `Oh, that’s good news, and what a weight off. Breathe out, and do something nice with the rest of the day.`,
    `That’s the best kind of news. You can put that worry down now. ${ask}`,
  ],
  retiring: [
    `Congratulations! That’s a long stretch of work, and you got to the end of it. May Mondays never be the same.`,
    `Congratulations! The alarm clock can look for another victim. ${ask}`,
  ],
  nerves: [
    `Congratulations, and petrified is allowed. They chose you with their eyes open.`,
    `Well done. You can be frightened and good at it, both in the same week. ${ask}`,
  ],
  milestone: [
    `Congratulations! That’s news worth telling twice, so tell it to somebody with a cake as well.`,
    `How lovely, congratulations all round! ${ask}`,
  ],
  outfit: [
    `Then it’s the clothes that are wrong, and not you. They’re there to fit the body you have today.`,
    `A maddening hunt, that. The clothes have to fit you, love, and not the other way about.`,
  ],
  kindness: [
    `That’s worth more than flowers. Somebody like that is good to have about. ${ask}`,
    `There’s a good one. That’s worth telling, and worth saying to their face as well.`,
    `That’s kindness with its sleeves rolled up. Thank you for telling it here.`,
  ],
  'good news': [
    `That’s lovely to hear, and thank you for telling it. Long may it last.`,
    `Oh, that’s good. I’m only a program, and it’s still news to read twice. ${ask}`,
    `Good news looks well on you. Tell it to somebody with a kettle as well.`,
  ],
  'made up': [
    `That’s a good end to it: sorry said, and all well again. Nobody can ask for more than that.`,
    `Said sorry and made it up: that’s the hard part done, and done well.`,
  ],
  snapped: [
    `It happens in the best of kitchens, and a sorry mends most of it. ${onRage}`,
    `One of those days, then. Minding it means that you know what to say next. ${onRage}`,
  ],
  better: [
    `Good, then that was worth it. Go gently with the rest of the day.`,
    `That’s good to read. Keep hold of it. ${ask}`,
  ],
  'a cold': [
    `Poor you. Feeling sorry for yourself is half of what a cold is for. Bed, a blanket, and let somebody else see to supper.`,
    `Poor love. Colds are small and make everything else big. I hope it’s short. If you want something for it, a pharmacist knows what goes with what you take.`,
  ],
  invisible: [
    `That’s a miserable thing to feel. It isn’t so here: I’ve read every word of it. ${onMood}`,
    `To be looked through is hard, and it’s not your doing. ${onMood}`,
  ],
  'fed up': [
    `That’s allowed, and it needs no reason. ${onMood}`,
    `Then be fed up, love. It’s a complete message as it stands. ${onMood}`,
    `Fair enough. Some days deserve nothing better than a shrug and an early night. ${onMood}`,
  ],
  cross: [
    `Then let it out, nobody minds here: I’m a program, and I don’t bruise. ${onRage}`,
    `That’s a fine list to be cross with, and some of it surely earned it. ${onRage}`,
  ],
  noises: [
    `Ha! Other people’s noises are in no book I’ve read, and the cure isn’t either. ${onRage}`,
    `Ha! I’m a program and make none, which is a point in my favour. ${onRage}`,
  ],
  joke: [
    `Ha! I’ve read the whole library, and there’s no cure for that in it. ${ask}`,
    `Ha! You have my sympathy, for what a program’s is worth. ${ask}`,
    `Ha! That wants a cup of tea and a witness. ${ask}`,
  ],
  elsewhere: [
    `There my shelves are bare: I’m a program, and all I’ve read is about perimenopause and after. You’re welcome to tell it here all the same.`,
    `It makes a change to read of something else, though my library holds nothing on it. When it’s sleep, heat, mood or bones, I’m some use.`,
    `I’d be no help with that: I’m a program whose books are all about perimenopause and after. For anything of those, just ask.`,
  ],
  'hard day': [
    `That sounds like a lot, and it needs no question at the end. If sleep, mood or your body has a hand in it, say which, and I’ll look.`,
    `I’m sorry it’s like that. ${program}, so I can’t take any of it off you, but you can put it down here. ${ask}`,
    `That’s a hard one, love. ${program}, not a person to lean on. If there’s a part of it to look up, tell me which.`,
  ],
  laughter: [`Ha! Keep that one for a bad day. ${ask}`, `Ha! Thank you, that one was worth telling. ${ask}`],
  other: [
    `I’ve read it, and it needn’t be a question. If there’s a part of it you’d like looked up, tell me which.`,
    `Thank you for telling me. ${program}, so listening is easy and looking up is what I’m for. ${ask}`,
    `Go on, if you like: it needn’t be a question. ${ask}`,
  ],
}

/** What is looked for to name one page that may help with it. */
export const pageQuestions: Partial<Record<StatementKind, string>> = {
  loss: 'How long does grief last after somebody died?',
  touch: 'I am lonely, how do I find friends?',
  lonely: 'I am lonely, how do I find friends?',
  'let down': 'How do I keep friends?',
  'empty nest': 'My children have left home and I grieve, empty nest',
  guilt: 'I feel guilty caring for my parents',
  outfit: 'Why has my waist gone in menopause?',
}
