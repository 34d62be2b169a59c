import type { Concern } from './findConcern'

const effort =
  /\b(?:exercis\w*|workouts?|work out|gym|run(?:ning)?|jog\w*|weights?|lift\w*|squats?|hiit|cycl(?:e|ing)|spin(?:ning)?|swim\w*|zumba|danc(?:e|ing)|hike|hiking|sex|sauna|hot (?:tub|bath|yoga))\b/i
/** What calms, and lets somebody wait who must not: “got any breathing exercises” after a breath that stabs. */
const calming =
  /\b(?:breathing (?:exercises?|techniques?|tricks?)|breath ?work|(?:paced|slow|box|deep) breathing|meditat\w*|mindful\w*|relax(?:ation|ing)? (?:exercises?|techniques?)|calm (?:myself|me) down)\b/i
const effortOrCalm = new RegExp(`${effort.source}|${calming.source}`, 'i')
/** What may do harm to whoever has that sign: a clot is not rubbed loose, and a heart that hurts is not driven on. */
const strains: Partial<Record<Concern, RegExp>> = {
  'leg-swelling': new RegExp(
    `${effortOrCalm.source}|\\b(?:stretch\\w*|yoga|pilates|walk\\w*|massag\\w*|rub\\w*|roll(?:er|ing)?|compression|support (?:socks|stockings|tights)|stockings|flight socks|hot water bottle|heat pads?|wheat bags?|ice packs?|foot spa|cramps?|restless|fly(?:ing)?|flights?|long drive|leg (?:raises|lifts))\\b`,
    'i',
  ),
  'chest-pain': effortOrCalm,
  'other-emergency': calming,
}
/** Whether a question is of something that strains what an alarm was about: it is answered by the alarm, however long ago that was. */
export const strainsIt = (message: string, concern: Concern): boolean => strains[concern]?.test(message) === true
