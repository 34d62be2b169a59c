import type { LanguageEmergency } from '../domain/answer/question/languages'

const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/**
 * By the code of the language: what the body's emergencies are called, as phrases (`domain/safety/phrasePattern.ts`)
 * without accents, and what is said first to a message that has one. Read by no native speaker yet
 * (docs/safety/hazard-log.md).
 */
export const languageEmergencies: Readonly<Record<'es' | 'fr' | 'de' | 'pt' | 'it', LanguageEmergency>> = {
  es: {
    sentence: 'Esto puede ser una emergencia: llame ahora al {emergency}, no espere a que pase.',
    phrases: lines(`
      (peor|peores) .. (dolor|dolores) .. cabeza
      dolor .. cabeza ... (peor|subito|repentino|de repente|como un golpe|explosion|insoportable)
      (de repente|de golpe|subito) ... dolor .. cabeza
      (cuello|nuca) .. (rigido|rigida|tieso|tiesa)
      (dolor|presion|opresion|peso|aprieta) .. (el|en el|al) pecho
      (duele|aprieta|oprime) .. pecho
      (puedo|cuesta|falta) .. (respirar|aire)
      (cara|boca|sonrisa) .. (torcida|caida|dormida|ladeada|paralizada)
      (brazo|pierna|mano|lado) .. (dormido|dormida|debil|no responde|sin fuerza|flojo|floja)
      no (siento|puedo mover|muevo) .. (brazo|pierna|mano|lado)
      no (me salen|encuentro|puedo decir) .. palabras
      (sangro|sangrando|sangre|hemorragia|sangrado) ... (no para|coagulos|cada hora|mareo|mareada)
      (vomito|vomitando|vomite|vomitado) .. sangre
      (tome|tomado|tomo|trague|tragado) .. (muchas|todas|demasiadas) .. pastillas
      desmaye|desmayado|desmayo|perdi el conocimiento|convulsiones|inconsciente
      (labios|lengua|garganta) .. (hinchad*|se cierra|cerrando)
    `),
  },
  fr: {
    sentence: 'C’est peut-être une urgence : appelez le {emergency} maintenant, n’attendez pas que cela passe.',
    phrases: lines(`
      (pire|pires) .. (mal|maux|douleur|cephalee) .. tete
      (mal|maux) de tete ... (pire|jamais|soudain*|brutal*|brusque*|foudroyant*|explos*|coup)
      (soudain*|dun coup|brutal*|brusque*) .. (mal|maux) .. tete
      (nuque|cou) .. (raide|bloque*)
      (douleur|mal|serre|pression|poids|oppression|etau) .. (a|dans|sur) la poitrine
      poitrine .. (serre*|oppressee)
      (narrive|arrive|peux) .. (plus|pas) .. respirer
      mal a respirer|manque dair
      (visage|bouche|sourire) .. (tombe|tordu*|paralyse*|de travers|affaisse*|engourdi*)
      (bras|jambe|main|cote) .. (mou|molle|engourdi*|paralyse*|sans force|ne repond)
      (trouve|trouver) .. mes mots
      (saigne|saignement|sang|hemorragie) ... (caillots|narrete|ne sarrete|a flots|toutes les heures|vertige*)
      (vomi|vomis|vomit|crache) .. sang
      (pris|avale) .. (trop|toutes|tous|plein) .. (comprimes|cachets|medicaments|pilules)
      evanoui*|perdu connaissance|convulsion*|inconscient*
      (levres|langue|gorge) .. (gonfle*|se ferme)
    `),
  },
  de: {
    sentence: 'Das kann ein Notfall sein: Rufen Sie jetzt {emergency} an, warten Sie nicht ab.',
    phrases: lines(`
      (schlimmste*|starkste*|furchtbarste*) .. (kopfschmerz*|kopfweh)
      (kopfschmerz*|kopfweh) ... (schlimmste*|plotzlich*|schlagartig*|schlag|wie nie|explo*|vernichtend*)
      (plotzlich*|schlagartig*) .. (kopfschmerz*|kopfweh)
      nacken .. (steif*|starr*)
      (schmerz*|druck|enge|stechen) .. (brust|brustkorb|brustbein)
      brustschmerz*
      (keine|kaum) .. luft
      atemnot
      (gesicht|mundwinkel|mund) .. (hangt|schief|taub|gelahmt|herunter)
      (arm|bein|hand|seite|halfte) .. (taub|gelahmt|schwach|kraftlos|schlaff|gefuhllos)
      nicht richtig (sprechen|reden)|(finde|find) .. worte nicht
      (blute|blutung|blut) ... (nicht auf|klumpen|jede stunde|stundlich|schwindlig|schwindelig)
      blut .. (erbrochen|erbreche|spucke|gespuckt)
      (zu viele|alle) .. tabletten .. (genommen|geschluckt)
      ohnmachtig|bewusstlos|zusammengebrochen|krampfanfall
      (lippen|zunge|hals|kehle) .. (geschwollen|schwellen|schwillt)
    `),
  },
  pt: {
    sentence: 'Isto pode ser uma emergência: ligue agora para o {emergency}, não espere passar.',
    phrases: lines(`
      (pior|piores) .. (dor|dores) .. cabeca
      dor .. cabeca ... (pior|subita|de repente|repentina|explos*|soco|pancada)
      (de repente|do nada|subita) .. dor .. cabeca
      (pescoco|nuca) .. (duro|dura|rigid*)
      (dor|pressao|aperto|peso) .. (no|do) peito
      (falta|consigo) .. (de ar|respirar)
      (rosto|boca|cara|sorriso) .. (torto|torta|caido|caida|dormente|paralisad*)
      (braco|perna|mao|lado) .. (dormente|mole|fraco|fraca|paralisad*|sem forca)
      nao (sinto|consigo mexer|mexo) .. (braco|perna|mao|lado)
      (fala|falar|palavras) .. (enrolad*|arrastad*|embolad*|nao saem|nao sai)
      (sangrando|sangramento|sangue|hemorragia) ... (nao para|coagulos|toda hora|sem parar|tonta|tontura)
      (vomitei|vomito|vomitando) .. sangue
      (tomei|engoli) .. (muitos|todos|demais) .. (comprimidos|remedios)
      desmaiei|desmaiou|desmaio|convulsao|convulsoes|inconsciente
      (labios|lingua|garganta) .. (inchad*|fechando)
    `),
  },
  it: {
    sentence: 'Può essere un’emergenza: chiami subito il {emergency}, non aspetti che passi.',
    phrases: lines(`
      (peggior|peggiore) .. (mal|dolore) .. testa
      (mal di testa|cefalea) ... (peggior*|improvvis*|colpo|fulmin*|esplo*)
      (improvvis*|di colpo|allimprovviso) .. (mal di testa|cefalea)
      (collo|nuca) .. (rigid*|bloccat*)
      (dolore|peso|pressione|oppressione|stretta|fitta) .. (al|sul|nel) petto
      (manca|fatico|riesco) .. (respir*|fiato)
      (faccia|viso|bocca|sorriso) .. (storta|storto|caduta|addormentat*|paralizzat*)
      (braccio|gamba|mano|lato) .. (addormentat*|molle|debole|paralizzat*|senza forza|intorpidit*)
      non (sento|muovo|riesco a muovere) .. (braccio|gamba|mano|lato)
      non trovo .. parole|parlo .. (impastat*|biascic*)
      (sangue|sanguino|sanguinamento|emorragia) ... (non si ferma|coaguli|ogni ora|gira la testa)
      vomit* .. sangue
      (preso|ingoiato) .. (troppe|tutte) .. (pastiglie|pillole|compresse|pasticche)
      svenuta|svenuto|svengo|perso i sensi|convulsioni|incosciente
      (labbra|lingua|gola) .. (gonfia|gonfie|gonfio|chiude|chiudendo)
    `),
  },
}
