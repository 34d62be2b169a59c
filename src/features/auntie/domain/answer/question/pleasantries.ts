/** What is said for politeness in a language, and how somebody takes her leave in it: in Latin letters without accents. */
type Courtesies = { thanks: string; greets: string; goesWith: string; parts: string }

const courtesies: Readonly<Record<string, Courtesies>> = {
  es: {
    thanks:
      'muchas gracias|muchisimas gracias|mil gracias|gracias por (?:tu|su|la|toda tu) (?:ayuda|respuesta|atencion)|gracias|te lo agradezco|se lo agradezco',
    greets:
      'hola|buenos dias|buenas tardes|buenas noches|buenas|como estas|como esta(?: usted)?|que tal|mucho gusto|feliz navidad',
    goesWith:
      'muy amable|eres muy amable|eres un sol|tia|senora|de nuevo|otra vez|igualmente|por contestar|por responder|de corazon|bendiciones|un saludo|saludos|un abrazo',
    parts: 'adios|por todo|hasta siempre',
  },
  fr: {
    thanks:
      'merci beaucoup|merci infiniment|mille mercis|merci bien|merci pour (?:votre|ton|l|cette|la) ?(?:aide|reponse|attention)|merci(?: a vous| a toi)?|je vous remercie|je te remercie',
    greets:
      'bonjour|bonsoir|salut|coucou|comment allez vous|comment vas tu|comment ca va|ca va|bonne nuit|bonne journee|bonne soiree|enchantee?',
    goesWith:
      'c est (?:tres )?gentil|tres gentil|vous etes (?:tres )?gentille?|tu es (?:tres )?gentille?|tata|madame|encore|de tout coeur|de votre part|a vous|a tous|a bientot',
    parts: 'adieu|pour tout|au revoir',
  },
  de: {
    thanks:
      'vielen (?:lieben |herzlichen )?dank|herzlichen dank|tausend dank|lieben dank|danke (?:schon|schoen|sehr|vielmals)|danke (?:fur|fuer) (?:die|deine|ihre) (?:hilfe|antwort|muhe)|besten dank|ich danke (?:dir|ihnen)|danke',
    greets:
      'guten morgen|guten tag|guten abend|gute nacht|gruss gott|moin(?: moin)?|servus|hallo zusammen|wie geht es (?:ihnen|dir)|wie geht s|frohe weihnachten|schonen (?:tag|abend)(?: noch)?',
    goesWith:
      'hallo|liebe tante|tante|ihnen|dir|auch|das ist (?:sehr )?(?:lieb|nett)|sehr (?:lieb|nett|freundlich)|du bist (?:ein schatz|lieb|super)|von ihnen|von dir|liebe grusse|lg',
    parts: 'fur alles|fuer alles|leb wohl|lebt wohl|auf wiedersehen',
  },
  pt: {
    thanks:
      'muito obrigad[ao]|obrigad[ao] (?:pela|por sua|pela sua) (?:ajuda|resposta|atencao)|obrigadinha|obrigad[ao]|agradeco(?: muito)?',
    greets: 'ola|oi|bom dia|boa tarde|boa noite|tudo bem|como vai(?: voce)?|como esta|tudo bom',
    goesWith:
      'muito gentil|e muito gentil|tia|mesmo|de coracao|querida|beijinhos|beijos|abraco|por responder|com voce|voce e um amor',
    parts: 'adeus|por tudo',
  },
  it: {
    thanks:
      'grazie mille|molte grazie|tante grazie|grazie per (?:l aiuto|il tuo aiuto|la risposta|il suo aiuto)|grazie(?: di cuore)?|la ringrazio|ti ringrazio',
    greets:
      'ciao|buongiorno|buon giorno|buonasera|buona sera|buonanotte|buona notte|salve|come stai|come sta|come va|buona giornata',
    goesWith:
      'sei (?:molto |davvero )?gentile|e (?:molto )?gentile|molto gentile|zia|cara|a tutti|ancora|davvero|un abbraccio|saluti',
    parts: 'addio|per tutto|di tutto|arrivederci',
  },
  nl: {
    thanks:
      'dank je ?wel|dank u ?wel|hartelijk dank|heel erg bedankt|bedankt(?: voor (?:je|uw|de) (?:hulp|antwoord))?|hartstikke bedankt|dank je|dank u',
    greets:
      'goedemorgen|goedemiddag|goedenavond|goede morgen|goede avond|welterusten|hoe gaat het(?: met (?:je|u))?|hoi|fijne dag',
    goesWith: 'hallo|tante|lief|wat lief|erg lief|groetjes|nog|hoor',
    parts: 'voor alles|vaarwel',
  },
  pl: {
    thanks: 'dziekuje(?: bardzo| serdecznie| pieknie)?(?: za (?:pomoc|odpowiedz))?|bardzo dziekuje|dzieki(?: wielkie)?',
    greets: 'dzien dobry|dobry wieczor|dobranoc|czesc|witam|jak sie (?:masz|pani ma)|milego dnia|hej',
    goesWith: 'ciociu|pani|serdecznie|pozdrawiam|bardzo mi milo|to mile',
    parts: 'za wszystko|zegnaj(?:cie)?|do widzenia',
  },
  tr: {
    thanks: 'cok tesekkur(?:ler| ederim)|tesekkur(?:ler| ederim)|sagol(?:un)?|sag ol|yardimin(?:iz)? icin',
    greets: 'merhaba|selam|gunaydin|iyi (?:gunler|aksamlar|geceler)|nasilsin(?:iz)?',
    goesWith: 'teyze|cok naziksin(?:iz)?|canim',
    parts: 'her sey icin|elveda|hoscakal(?:in)?',
  },
  id: {
    thanks: 'terima kasih(?: banyak)?(?: atas (?:bantuan|jawaban)(?:nya|mu)?)?|makasih(?: banyak)?',
    greets: 'selamat (?:pagi|siang|sore|malam)|apa kabar|halo',
    goesWith: 'tante|bu|ya|banyak',
    parts: 'selamat tinggal|untuk semuanya|atas semuanya',
  },
  tl: {
    thanks: 'maraming salamat(?: po)?|salamat(?: po)?(?: sa tulong)?',
    greets: 'magandang (?:umaga|hapon|gabi|araw)(?: po)?|kumusta(?: po)?(?: kayo| ka)?|kamusta(?: po)?(?: kayo| ka)?',
    goesWith: 'po|tita|ingat',
    parts: 'paalam|sa lahat',
  },
  vi: {
    thanks: 'cam on(?: (?:ban|co|nhieu|rat nhieu|chi))*',
    greets: 'xin chao(?: (?:ban|co|chi))?|chao (?:ban|co|chi)|chuc ngu ngon',
    goesWith: 'nhieu',
    parts: 'tam biet|vi tat ca',
  },
  sv: {
    thanks: 'tack sa mycket|tusen tack|stort tack|tack for (?:hjalpen|svaret)|tack',
    greets: 'god morgon|god kvall|god natt|hur mar du|hejsan|hej(?: hej)?',
    goesWith: 'snalla du|snallt|for hjalpen|for svaret|tant',
    parts: 'for allt|farval|adjo',
  },
  da: {
    thanks: 'mange tak|tusind tak|tak for (?:hjaelpen|svaret)',
    greets: 'god morgen|god aften|godnat|hvordan gar det|goddag',
    goesWith: 'hej|tante|for hjaelpen',
    parts: 'for alt|farvel',
  },
  no: {
    thanks: 'tusen takk|mange takk|takk for (?:hjelpen|svaret)|takk(?: skal du ha)?',
    greets: 'god morgen|god kveld|god natt|hvordan har du det|hei(?: hei)?',
    goesWith: 'tante|for hjelpen',
    parts: 'for alt|farvel',
  },
  fi: {
    thanks: 'kiitos(?: paljon| avusta)?|paljon kiitoksia',
    greets: 'hyvaa (?:huomenta|paivaa|iltaa|yota)|hei|moi|mita kuuluu',
    goesWith: 'tati|paljon',
    parts: 'kaikesta|hyvasti',
  },
  ro: {
    thanks: 'multumesc(?: mult| frumos)?(?: pentru (?:ajutor|raspuns))?|va multumesc',
    greets: 'buna(?: ziua| dimineata| seara)?|noapte buna|ce mai faceti|salut',
    goesWith: 'matusa|mult|frumos',
    parts: 'pentru tot|adio',
  },
  cs: {
    thanks: 'dekuji(?: moc| vam)?(?: za (?:pomoc|odpoved))?|moc dekuji|diky(?: moc)?',
    greets: 'dobry den|dobre rano|dobry vecer|dobrou noc|ahoj|jak se mate',
    goesWith: 'teto|moc',
    parts: 'za vsechno|sbohem|na shledanou',
  },
  ru: {
    thanks: 'большое спасибо|спасибо(?: большое| вам| за (?:помощь|ответ))*|благодарю(?: вас)?',
    greets: 'здравствуйте|привет|добрый (?:день|вечер)|доброе утро|спокойной ночи|как (?:вы|дела)',
    goesWith: 'тётя|тетя|вам|большое|вы очень добры',
    parts: 'за всё|за все|прощай(?:те)?|до свидания',
  },
  uk: {
    thanks: 'щиро дякую|дуже дякую|дякую(?: вам| за допомогу)*',
    greets: 'добрий (?:день|вечір)|доброго (?:дня|ранку|вечора)|добридень|вітаю|на добраніч',
    goesWith: 'вам|тітонько',
    parts: 'за все|прощавай(?:те)?|до побачення',
  },
  ar: {
    thanks: 'شكرا(?: جزيلا| لك| لكم)*|شكراً(?: جزيلاً| لك| لكم)*|مشكورة',
    greets: 'السلام عليكم|مرحبا|أهلا|اهلا|صباح الخير|مساء الخير|كيف حالك',
    goesWith: 'خالتي|جزيلا|لك',
    parts: 'على كل شيء|وداعا|مع السلامة',
  },
  hi: {
    thanks: 'बहुत(?: बहुत)? धन्यवाद|धन्यवाद|शुक्रिया|बहुत शुक्रिया',
    greets: 'नमस्ते|नमस्कार|शुभ (?:प्रभात|रात्रि)|आप कैसी हैं',
    goesWith: 'आंटी|जी|आपका',
    parts: 'सब कुछ के लिए|अलविदा',
  },
  el: {
    thanks: 'ευχαριστώ(?: πολύ| πάρα πολύ)?|ευχαριστω(?: πολυ)?|σας ευχαριστώ(?: πολύ)?',
    greets: 'καλημέρα|καλησπέρα|καληνύχτα|γεια σας|γεια σου|τι κάνετε',
    goesWith: 'σας|θεία',
    parts: 'για όλα|αντίο',
  },
  zh: {
    thanks: '(?:非常|太)?(?:感谢|感謝|谢谢|謝謝)(?:你|您)?(?:了|的帮助|的幫助)?',
    greets: '你好|您好|早上好|晚上好|早安|晚安',
    goesWith: '阿姨|啊',
    parts: '再见|再見|永别|一切',
  },
  ja: {
    thanks: '(?:どうも|本当に)?ありがとう(?:ございます|ございました)?',
    greets: 'こんにちは|こんばんは|おはよう(?:ございます)?|おやすみ(?:なさい)?|はじめまして',
    goesWith: 'おばさん|ね',
    parts: 'さようなら|今まで',
  },
  ko: {
    thanks: '(?:정말 |대단히 )?(?:감사합니다|고맙습니다|고마워요?)',
    greets: '안녕하세요|안녕|좋은 아침(?:이에요)?',
    goesWith: '이모|정말',
    parts: '안녕히 계세요|그동안',
  },
}

type Ready = { code: string; all: RegExp; named: RegExp; thanks: RegExp; parts: RegExp }
const spaced = (pieces: string) => new RegExp(` (?:${pieces}) `, 'u')
const ready: readonly Ready[] = Object.entries(courtesies).map(([code, { thanks, greets, goesWith, parts }]) => ({
  code,
  all: new RegExp(`^ (?:(?:${thanks}|${greets}|${parts}|${goesWith}) ?)+$`, 'u'),
  named: spaced(`${thanks}|${greets}`),
  thanks: spaced(thanks),
  parts: spaced(parts),
}))

const mostLetters = 80

/** Letters as the lists have them: without accents where they are Latin, and without signs. */
const asListed = (message: string) => {
  const plain = message
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
  return ` ${plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `
}

/** A message of nothing but a greeting or thanks in a language that is not English. */
export type Pleasantry = {
  code: string
  isThanks: boolean
  /** It takes leave, or thanks for everything: that may be more than politeness. */
  isParting: boolean
}

/** Reads a message that only greets or thanks in another language; nothing where it says anything else. */
export function readPleasantry(message: string): Pleasantry | null {
  if (message.length > mostLetters) return null
  const text = asListed(message)
  const found = ready.find(({ all, named }) => named.test(text) && all.test(text))
  return found ? { code: found.code, isThanks: found.thanks.test(text), isParting: found.parts.test(text) } : null
}
