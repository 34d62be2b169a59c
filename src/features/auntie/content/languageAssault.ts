import type { LanguageEmergency } from '../domain/answer/question/languages'

const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/**
 * By the code of the language: how it is told that somebody forced her, as phrases (`domain/safety/phrasePattern.ts`)
 * without accents, and what is said first to a message that has one: what Auntie says of rape in English
 * (`safetyTexts.ts`), in two sentences. Read by no native speaker yet (docs/safety/hazard-log.md).
 */
export const languageAssault: Readonly<
  Record<'es' | 'fr' | 'de' | 'pt' | 'it' | 'nl' | 'pl' | 'tr', LanguageEmergency>
> = {
  es: {
    sentence:
      'Si alguien la forzó o no paró cuando dijo que no: le creo, y no fue culpa suya, tampoco con un marido o un ex. Si fue en los últimos días, un hospital o un centro para víctimas de violencia sexual puede atenderla.',
    phrases: lines(`
      me (obligo|obliga|obligaba|forzo|fuerza|forzaba) + (sexo|cama|relaciones|acostarme|encima de mi)|(dije|dicho|decia|digo) que no|(llore|llorando|lloraba)
      me (violo|violaron|viola)|(fui|he sido|siento) violada|violacion
      abuso .. de mi|contra mi voluntad|sin mi consentimiento
    `),
  },
  fr: {
    sentence:
      'Si quelqu’un vous a forcée ou ne s’est pas arrêté quand vous avez dit non : je vous crois, et ce n’était pas votre faute, même avec un mari ou un ex. Si cela date des derniers jours, un hôpital ou un centre pour victimes de violences sexuelles peut vous soigner.',
    phrases: lines(`
      (ma|me|mavait) (force|forcee|oblige|obligee|contrainte|forcait) + (sexe|lit|rapport|rapports|coucher avec|sur moi)|(dit|disais|dis) non|(pleure|pleurais|pleurant)
      (ma|mavait|me|ete|etre) (viole|violee)|un viol
      abuse de moi|contre ma volonte|sans mon consentement
    `),
  },
  de: {
    sentence:
      'Wenn jemand Sie gezwungen oder bei Ihrem Nein nicht aufgehört hat: Ich glaube Ihnen, und es war nicht Ihre Schuld, auch nicht bei einem Ehemann oder Ex. War es in den letzten Tagen, kann ein Krankenhaus oder eine Stelle für Opfer sexueller Gewalt Sie versorgen.',
    phrases: lines(`
      (gezwungen|zwang|zwingt) + sex|bett|mit ihm (zu)? schlafen|(auf|uber) mich|nein gesagt|(sagte|habe|hab) nein|geweint
      vergewaltig*
      gegen meinen willen|sexuell missbraucht
    `),
  },
  pt: {
    sentence:
      'Se alguém a forçou ou não parou quando disse que não: acredito em você, e a culpa não é sua, nem com um marido ou um ex. Se foi nos últimos dias, um hospital ou um centro para vítimas de violência sexual pode cuidar de você.',
    phrases: lines(`
      (obrigou|forcou|obrigava|forcava) me|me (obrigou|forcou|obriga|forca|obrigava|forcava) + (sexo|cama|relacoes|transar|em cima de mim)|(disse|dizia|falei|digo) que nao|(chorei|chorando|chorava)
      estupr*|(fui|foi|ser) violada|(violou me|me violou)
      abusou .. de mim|contra a minha vontade|contra minha vontade|sem (o)? meu consentimento
    `),
  },
  it: {
    sentence:
      'Se qualcuno l’ha costretta o non si è fermato quando ha detto di no: le credo, e non è stata colpa sua, nemmeno con un marito o un ex. Se è stato negli ultimi giorni, un ospedale o un centro antiviolenza può curarla.',
    phrases: lines(`
      (costretta|costringe|costringeva|obbligata|forzata) + sesso|letto|rapporti|rapporto|sopra di me|(detto|dicevo|dico) (di)? no|(pianto|piangevo|piangendo)
      violentat*|stuprat*|stupro
      abusato .. di me|contro la mia volonta|senza il mio consenso
    `),
  },
  nl: {
    sentence:
      'Als iemand u heeft gedwongen of niet stopte toen u nee zei: ik geloof u, en het was niet uw schuld, ook niet bij een man of ex. Was het in de afgelopen dagen, dan kan een ziekenhuis of een centrum seksueel geweld u helpen.',
    phrases: lines(`
      (gedwongen|dwong|dwingt) + seks|bed|vrijen|op me|(zei|zeg) nee|nee gezegd|(gehuild|huilde)
      verkracht*|aangerand
      tegen mijn wil|seksueel misbruikt
    `),
  },
  pl: {
    sentence:
      'Jeśli ktoś Panią zmusił albo nie przestał, gdy mówiła Pani „nie”: wierzę Pani, i to nie była Pani wina, także gdy to mąż lub były partner. Jeśli stało się to w ostatnich dniach, szpital lub ośrodek dla osób po przemocy seksualnej może Pani pomóc.',
    // The crossed l falls out of words without accents
    phrases: lines(`
      (zmusi|zmusil|zmusza) mnie|mnie (zmusi|zmusil|zmusza) + seks*|wspo*|(powiedzia|powiedzialam|mowi|mowilam) (am)? .. nie|plaka*
      zgwa*
      wbrew mojej woli
    `),
  },
  tr: {
    sentence:
      'Biri sizi zorladıysa ya da hayır dediğinizde durmadıysa: size inanıyorum, suç sizde değil, kocanız ya da eski eşiniz olsa da. Son günlerde olduysa bir hastane size bakabilir.',
    phrases: lines(`
      (zorladi|zorluyor|zorla) + iliski*|sevis*|yatak*|seks*|uzerime|(hayir|istemiyorum) (dedim|diyordum)|agladim
      tecavuz*
      (rizam|iznim) olmadan
    `),
  },
}
