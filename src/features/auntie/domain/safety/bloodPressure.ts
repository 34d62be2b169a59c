/** A reading as it is told: “150/95”, “165 over 98”. */
const reading = /(?<![\d/.,])(\d{2,3}) ?(?:\/|over|on|by) ?(\d{2,3})(?![\d/]|[.,]\d| ?(?:mc?g|cm|kg|ml|%|£|€|\$))/gi
const ofPressure = /\b(?:bp|b\.p\.|(?:blood )?pressures?|hypertens\w*|systolic|diastolic|cuff|monitor)\b/i
/** What is aimed at, or was once. */
const isOnlyNamed =
  /\b(?:under|below|less than|target(?: is| of)?|goal(?: is| of)?|aim(?:ing)? for|keep(?:ing)? (?:it|mine) (?:at|under|to))\W*$/i
const isOver =
  /\b(?:years? ago|used to (?:be|run)|before (?:the|my|i (?:took|started|went on)) (?:\w+ )?(?:tablets|pills|meds|medication|amlodipine|ramipril|losartan|lisinopril))\b/i

type Pressure = { systolic: number; diastolic: number }

/** The blood pressures that a message tells of today; nothing where the numbers are of something else. */
function pressuresIn(message: string): Pressure[] {
  if (isOver.test(message)) return []
  const isNamed = ofPressure.test(message)
  return [...message.matchAll(reading)].flatMap(({ 0: text, 1: upper, 2: lower, index }) => {
    const [systolic, diastolic] = [Number(upper), Number(lower)]
    const isPressure =
      systolic >= 90 && systolic <= 260 && diastolic >= 40 && diastolic <= 160 && systolic - diastolic >= 15
    // Without a word for it only what nothing else looks like.
    const isPlain = isNamed || (text.includes('/') && !text.includes(' '))
    return isPressure && isPlain && !isOnlyNamed.test(message.slice(0, index)) ? [{ systolic, diastolic }] : []
  })
}

const isVeryHigh = ({ systolic, diastolic }: Pressure) => systolic >= 180 || diastolic >= 120
const isHigh = (one: Pressure) => !isVeryHigh(one) && (one.systolic >= 140 || one.diastolic >= 90)

/** The first blood pressure of a message that is high and can wait to be confirmed, or null. */
export function highPressureIn(message: string): Pressure | null {
  const told = pressuresIn(message)
  return told.some(isVeryHigh) ? null : (told.find(isHigh) ?? null)
}

/**
 * What follows an answer to it. From 140/90 on a reading is taken again and confirmed by readings at home before anybody
 * speaks of high pressure (NICE NG136, as a letter in The Practitioner of 2 March 2020 sums it up). From 180/120 it is taken
 * again, and a professional asked as soon as possible, or with chest pain, short breath, weakness, or trouble with sight or
 * speech an ambulance called (the American Heart Association’s “When To Call 911 About High Blood Pressure”); that this is
 * the same day, and that a bad headache counts, errs on the side of care.
 */
export const adviseOnPressure = ({ systolic, diastolic }: Pressure): string =>
  `And that ${systolic}/${diastolic}: one high reading proves nothing, and it wants to be looked into all the same. Sit still for five minutes, measure again, and write both down. Then take the numbers to a doctor, nurse or pharmacist in the next week or two, and say which hormones or supplements you take. If it ever shows 180/120 or more, be seen the same day; with chest pain, short breath, a bad headache, weakness, or trouble seeing or speaking, call {emergency}.`
