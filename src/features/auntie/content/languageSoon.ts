import type { LanguageEmergency } from '../domain/answer/question/languages'

const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/**
 * By the code of the language: how bleeding after menopause and a change of a breast are told, as phrases
 * (`domain/safety/phrasePattern.ts`) without accents, and what is said first to a message that has one: what Auntie says of
 * both in English (`safetyTexts.ts`), in one sentence. Read by no native speaker yet (docs/safety/hazard-log.md).
 */
export const languageSoon: Readonly<Record<'es' | 'fr' | 'de' | 'pt' | 'it' | 'nl' | 'pl' | 'tr', LanguageEmergency>> =
  {
    es: {
      sentence:
        'Un sangrado después de la menopausia, un bulto o un cambio en el pecho tiene que verlo un médico esta semana, aunque sea poco y no duela.',
      phrases: lines(`
        (bulto|bultito|bolita|dureza|nodulo) .. (pecho|seno|mama|axila)
        (pecho|seno|mama) .. (bulto|bultito|bolita|dureza|nodulo|hundid*|retraid*)
        pezon .. (hundid*|metid*|retraid*|sangr*|liquido|adentro)
        (menopausia|regla|periodo) ... (sangr*|mancho|manchado|manchando|manchas)
        (sangr*|manchado|manchando) ... (menopausia|anos sin (regla|periodo))
        (volvio|vuelto|regreso|bajo) .. (regla|periodo) ... anos
      `),
    },
    fr: {
      sentence:
        'Un saignement après la ménopause, une boule ou un changement du sein doit être vu par un médecin cette semaine, même si c’est peu et sans douleur.',
      phrases: lines(`
        (boule|grosseur|nodule|bosse) .. (sein|seins|poitrine|aisselle)
        (sein|seins) .. (boule|grosseur|nodule|dur|durci|creux)
        (mamelon|teton) .. (rentre|retracte|saigne|ecoule*|sang)
        (menopause*|regles) ... (saigne*|sang|pertes)
        (saigne*|sang|pertes) ... (menopause*|sans regles)
        regles .. (revenues|reviennent|retour) ... ans
      `),
    },
    de: {
      sentence:
        'Eine Blutung nach den Wechseljahren, ein Knoten oder eine Veränderung der Brust gehört in dieser Woche in eine Arztpraxis, auch wenn es wenig ist und nicht wehtut.',
      phrases: lines(`
        (knoten|verhartung|beule|knubbel|knotchen) .. (brust|busen|achsel)
        (brust|busen) .. (knoten|verhartung|eingezogen|delle|knubbel|knotchen)
        brustwarze* ... (eingezogen|blut*|nasst|flussigkeit|ausfluss)
        (wechseljahre*|menopause|wechsel) ... (blut*|geblutet|schmierblut*)
        (blut*|geblutet|schmierblut*) ... (wechseljahre*|menopause)
        (periode|regel|blutung|tage) ... nach (#|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|vielen) jahren
      `),
    },
    pt: {
      sentence:
        'Um sangramento depois da menopausa, um caroço ou uma mudança na mama precisa ser visto por um médico esta semana, mesmo que seja pouco e não doa.',
      phrases: lines(`
        (caroco|nodulo|bolinha) .. (mama|seio|peito|axila)
        (mama|seio|peito) .. (caroco|nodulo|bolinha|endurecid*)
        (mamilo|bico) .. (dentro|invertido|sang*|secrecao)
        (menopausa|menstruacao) ... (sang*|borra)
        sang* ... (menopausa|anos sem menstru*)
        menstruacao .. (voltou|desceu) ... anos
      `),
    },
    it: {
      sentence:
        'Un sanguinamento dopo la menopausa, un nodulo o un cambiamento del seno va fatto vedere a un medico questa settimana, anche se è poco e non fa male.',
      phrases: lines(`
        (nodulo|pallina|bozzo|noduletto) .. (seno|mammella|ascella|petto)
        (seno|mammella) .. (nodulo|pallina|bozzo|indurit*)
        capezzolo .. (rientr*|retratt*|sang*|secrezione|dentro)
        (menopausa|ciclo|mestruazioni) ... (sangu*|sangue|perdite)
        (sangu*|perdite) ... (menopausa|anni senza)
        (tornato|tornate) .. (ciclo|mestruazioni)
      `),
    },
    nl: {
      sentence:
        'Bloedverlies na de overgang, een knobbel of een verandering in de borst hoort deze week door een arts bekeken te worden, ook als het weinig is en geen pijn doet.',
      phrases: lines(`
        (knobbel|knobbeltje|bult|bultje|harde plek) .. (borst|oksel)
        borst .. (knobbel|knobbeltje|bult|bultje|deuk|harde)
        tepel .. (ingetrokken|binnen|bloed|vocht)
        (overgang|menopauze|ongesteld) ... (bloed*|gebloed)
        (bloed*|gebloed) ... (overgang|menopauze)
        ongesteld ... na # jaar
      `),
    },
    pl: {
      sentence:
        'Krwawienie po menopauzie, guzek albo zmianę w piersi powinien w tym tygodniu obejrzeć lekarz, nawet jeśli to niewiele i nie boli.',
      phrases: lines(`
        (guzek|guz|guzka|zgrubienie|grudka) .. (piers*|pach*)
        piers* .. (guzek|guz|guzka|zgrubienie|wciagniet*)
        (sutek|brodawka) .. (wciagniet*|krwaw*|krew|wyciek)
        (menopauz*|miesiaczk*|okres*) ... (krwaw*|krew|plami*)
        (krwaw*|krew|plami*) ... (menopauz*|miesiaczk*|okresu)
      `),
    },
    tr: {
      sentence:
        'Menopozdan sonra kanama, memede kitle ya da değişiklik, az da olsa ve ağrımasa da bu hafta bir doktora gösterilmelidir.',
      phrases: lines(`
        (memede|memem*|gogsumde|koltuk) .. (sertlik|kitle|yumru|beze|sislik)
        (sertlik|kitle|yumru|beze|sislik) .. (meme*|gogus*|gogsum*)
        meme (basi|ucu|basim|ucum) .. (iceri|kanama|akinti|cekil*)
        (menopoz*|adet*|regl*) ... (kanam*|lekelenme)
        (kanam*|lekelenme) ... (menopoz*|adet*)
      `),
    },
  }
