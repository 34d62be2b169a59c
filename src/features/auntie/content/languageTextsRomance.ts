import type { LanguageText } from '../domain/answer/question/languages'

import { languageAssault } from './languageAssault'
import { languageEmergencies } from './languageEmergencies'
import { languageSoon } from './languageSoon'

const words = (text: string) => text.trim().split(/\s+/)
const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/** The Romance languages of `languageTexts`, by their code. */
export const romanceTexts = {
  es: {
    assault: languageAssault.es,
    soon: languageSoon.es,
    emergency: languageEmergencies.es,
    sentences: [
      'Soy un programa y solo leo bien el inglés.',
      'Si está en peligro, si alguien le pega o la amenaza, o si piensa en quitarse la vida, llame ahora al {emergency}.',
      'También si tiene dolor en el pecho, un dolor de cabeza repentino como nunca, falta de aire, la cara caída, un sangrado fuerte o ha tomado demasiadas pastillas.',
      'En las líneas de abajo la escucha una persona, y no tiene que estar sola con esto.',
      'En findahelpline.com encontrará ayuda gratuita en su país y en su idioma.',
    ],
    common: words(
      'que de la el los las un una y en no me mi mis yo es esta estoy tengo con por para pero como muy mas se lo le tambien cuando porque hace ya desde siento hay del al soy tiene ayuda quiero puedo',
    ),
    phrases: lines(`
      suicidio
      me matan
      dolor de pecho
      socorro
      auxilio
      quiero morir
      quiero morirme
      me quiero morir
      quiero matarme
      me quiero matar
      no quiero vivir
      no quiero seguir viviendo
      ya no quiero vivir
      quitarme la vida
      suicidarme
      me pega
      me golpea
      mi marido me pega
      mi esposo me pega
      me quiere matar
      tengo miedo de mi marido
      me violo
      me violaron
      dolor en el pecho
      no puedo respirar
      tome muchas pastillas
      me corto
      ya no aguanto mas
      no aguanto mas
      desaparecer para siempre
      no le veo sentido
      nadie me echaria de menos
      mejor sin mi
      quisiera morir
      quisiera matarme
      no quiero estar aqui
      no quiero despertar
      acabar con todo
      acabar con mi vida
      tomarme todas las pastillas
      me tome todas las pastillas
      quiero desaparecer
      me agarro del cuello
      me empuja
      me grita
      me amenaza
      me va a matar
      me ahorca
      me ahorco
      abusa de mi
      abuso de mi
      mi marido me
      mi esposo me
      mi pareja me
      mi novio me
      me falta el aire
      no siento el brazo
      la cara dormida
      la cara torcida
      me corto los brazos
      ayudame por favor
      ayuda por favor
    `),
  },
  fr: {
    assault: languageAssault.fr,
    soon: languageSoon.fr,
    emergency: languageEmergencies.fr,
    sentences: [
      'Je suis un programme et je ne lis bien que l’anglais.',
      'Si vous êtes en danger, si quelqu’un vous frappe ou vous menace, ou si vous pensez à mettre fin à vos jours, appelez le {emergency} maintenant.',
      'De même en cas de douleur à la poitrine, de mal de tête soudain comme jamais, de souffle court, de visage qui tombe, de saignement abondant ou si vous avez pris trop de comprimés.',
      'Aux lignes ci-dessous, une personne vous écoute ; vous n’avez pas à rester seule avec cela.',
      'Sur findahelpline.com vous trouverez une aide gratuite dans votre pays et dans votre langue.',
    ],
    common: words(
      'je ne pas plus de la le les un une et est suis ai que qui mon ma mes me moi il elle dans pour avec mais sur tout tres comme jai cest nai des du au depuis vous nous ca quand parce aide veux peux',
    ),
    phrases: lines(`
      au secours
      je veux mourir
      envie de mourir
      veux en finir
      envie den finir
      je veux me tuer
      me suicider
      plus envie de vivre
      je ne veux plus vivre
      il me frappe
      mon mari me frappe
      il me bat
      jai peur de mon mari
      jai ete violee
      il ma violee
      douleur a la poitrine
      mal a la poitrine
      je narrive plus a respirer
      jai pris trop de medicaments
      je nen peux plus
      jen peux plus
      jveux mourir
      jveux plus vivre
      je veux disparaitre
      envie de disparaitre
      ne plus me reveiller
      me foutre en lair
      mieux sans moi
      a quoi bon
      mettre fin a mes jours
      mettre fin a ma vie
      je me scarifie
      je me coupe
      il me menace
      il menace de me tuer
      il va me tuer
      il ma frappee
      il ma giflee
      ma giflee
      il ma etranglee
      ma etrangle
      mon compagnon me
      mon mari me
      mon copain me
      mon ex me
      douleur dans la poitrine
      poitrine qui serre
      du mal a respirer
      le bras engourdi
      le visage paralyse
      jai avale
      aidez moi
    `),
  },
  pt: {
    assault: languageAssault.pt,
    soon: languageSoon.pt,
    emergency: languageEmergencies.pt,
    sentences: [
      'Sou um programa e só leio bem o inglês.',
      'Se está em perigo, se alguém lhe bate ou a ameaça, ou se pensa em tirar a própria vida, ligue agora para o {emergency}.',
      'Também se tem dor no peito, uma dor de cabeça súbita como nunca, falta de ar, o rosto caído, sangramento forte ou tomou comprimidos demais.',
      'Nas linhas abaixo uma pessoa escuta você, e não precisa ficar sozinha com isto.',
      'Em findahelpline.com encontra ajuda gratuita no seu país e na sua língua.',
    ],
    common: words(
      'eu que de nao um uma e o a os as meu minha me mim com por para mas como muito mais em no na do da estou tenho sou quando porque ja desde ele ela isso ajuda quero posso voce sinto',
    ),
    phrases: lines(`
      minha vida acabou
      ele vai me matar
      quero morrer
      quero me matar
      vou me matar
      nao quero viver
      nao quero mais viver
      tirar minha vida
      tirar a minha vida
      me suicidar
      meu marido me bate
      ele me bate
      tenho medo do meu marido
      fui estuprada
      fui violada
      dor no peito
      nao consigo respirar
      tomei muitos comprimidos
      nao aguento mais
      queria morrer
      queria sumir
      quero sumir
      quero desaparecer
      dormir e nao acordar
      nao quero acordar
      acabar com tudo
      acabar com a minha vida
      melhor sem mim
      eu me corto
      me corto
      me cortando
      ele me ameaca
      disse que ia me matar
      vai me matar
      me sufocou
      me enforcou
      me estrangulou
      me empurrou
      me bateu
      abusou de mim
      meu namorado me
      meu marido me
      meu ex me
      falta de ar
      aperto no peito
      braco dormente
      rosto torto
      tomei todos os remedios
      me ajuda
      me ajude
    `),
  },
  it: {
    assault: languageAssault.it,
    soon: languageSoon.it,
    emergency: languageEmergencies.it,
    sentences: [
      'Sono un programma e leggo bene solo l’inglese.',
      'Se è in pericolo, se qualcuno la picchia o la minaccia, o se pensa di togliersi la vita, chiami subito il {emergency}.',
      'Anche in caso di dolore al petto, mal di testa improvviso come mai, respiro corto, viso cadente, forte emorragia o se ha preso troppe pastiglie.',
      'Alle linee qui sotto una persona la ascolta; non deve restare sola con questo.',
      'Su findahelpline.com trova aiuto gratuito nel suo paese e nella sua lingua.',
    ],
    common: words(
      'io non che di la il lo le gli un una e ho sono mi mio mia me con per ma come piu molto in del della questo quando perche da anche ancora sto mai lui lei aiuto voglio posso',
    ),
    phrases: lines(`
      aiuto
      al seno
      mi uccide
      voglio morire
      voglio uccidermi
      voglio ammazzarmi
      non voglio piu vivere
      togliermi la vita
      suicidarmi
      farla finita
      mio marito mi picchia
      lui mi picchia
      mi picchia
      ho paura di mio marito
      sono stata violentata
      mi ha violentata
      dolore al petto
      non riesco a respirare
      ho preso troppe pastiglie
      non ce la faccio piu
      vorrei sparire
      voglio sparire
      vorrei morire
      non svegliarmi piu
      meglio senza di me
      senza di me
      mi taglio
      mi sono tagliata
      mi faccio del male
      le mani al collo
      mi ha strangolata
      mi minaccia
      mi ammazza
      mi ha picchiata
      mi ha spinta
      mi ha dato uno schiaffo
      il mio compagno mi
      mio marito mi
      il mio ragazzo mi
      il mio ex mi
      peso sul petto
      male al petto
      mi manca il respiro
      manca il fiato
      braccio addormentato
      la faccia storta
      ho preso tutte le pastiglie
      aiutatemi
      aiutami
    `),
  },
} satisfies Record<string, LanguageText>
