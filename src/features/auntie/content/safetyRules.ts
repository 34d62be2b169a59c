import type { SafetyRule } from '../domain/safety/findConcern'

import { crisisRules } from './crisisRules'
import { redFlagRules } from './redFlagRules'
import { selfHarmRule } from './selfHarmRule'
import { urgentRules } from './urgentRules'
import { soonRules } from './soonRules'
import { violenceRule } from './violenceRule'

/** Word lists that the phrases of the built-in rules refer to. */
export const builtInLists: Record<string, string> = {
  abuser:
    'he|hes|she|shes|daughter|stepdaughter|grandson|mother|mom|mum|sister|roommate|caregiver|uncle|cousin|husband|hubby|wife|partner|boyfriend|girlfriend|ex|spouse|fiance|son|stepson|brother|father|dad|stepdad|stepfather|man',
  relative:
    'him|her|them|husband|wife|partner|boyfriend|ex|son|daughter|kid|kids|child|children|baby|grandson|granddaughter|grandchild|mother|mom|mum|father|dad|sister|brother|boss|family|teenager|someone|people|coworker|neighbor|neighbour|little boy|little girl|boy|girl|toddler|man|woman|stepson|stepdaughter|parents',
  wish: 'wish|wished|hope|hoping|want|wanted|rather|relief|relieved|happier|free|fantas*|imagine|imagining|picture|picturing|dream|dreaming|better|easier|peace|if only|prefer|long for|crave|pray|praying|think about|thinking about',
  afraid: 'afraid|scared|frightened|terrified|petrified|fearful',
  intent:
    'want|wanted|going|plan|planning|planned|ready|about|decided|trying|tried|try|hope|hoping|wish|need|prefer|deserve|long|love|like|urge|tempted|thinking|thought|might|may|will|ll|id|rather',
  pills:
    'pill|pills|tablet|tablets|capsules|paracetamol|tylenol|acetaminophen|aspirin|ibuprofen|medication|medicine|meds|medicines|xanax|valium|morphine|oxycodone|opioids|insulin|amitriptyline|antidepressants|ambien|packet|bottle|box',
  many: 'all|whole|entire|full|handful|bottle|too many|too much|twenty|thirty|forty|fifty|sixty|hundred|#0|lots',
  long: '(twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|12|13|14|15|16|17|18|19|20|24|30|36) months|# years|(two|three|four|five|six|seven|eight|nine|ten|several|many|few|couple of) years|a year|one year|# year|years|ages|decade|20#',
  bleed:
    'bleed|bleeding|bled|blood|bloody|pinkish|brownish discharge|brown discharge|reddish discharge|spotting|spotted|spot of blood|smear|pink|discharge with blood',
  old: '(im|am|age|aged|at) (56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80)',
  body: 'arm|arms|leg|legs|hand|side|face|body|mouth',
}

/** The rules that Auntie starts with, and that stand in while the CMS cannot be reached. */
export const builtInRules: SafetyRule[] = [
  selfHarmRule,
  ...crisisRules,
  violenceRule,
  ...urgentRules,
  ...redFlagRules,
  ...soonRules,
]
