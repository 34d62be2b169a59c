import type { LanguageText } from '../domain/answer/languages'

import { languageEmergencies } from './languageEmergencies'
import { textsBeside } from './languageTextsBeside'

const words = (text: string) => text.trim().split(/\s+/)
const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/**
 * By the code of the language (ISO 639-1). Read by no native speaker yet (docs/safety/hazard-log.md).
 */
export const languageTexts: Readonly<Record<string, LanguageText>> = {
  es: {
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
  de: {
    emergency: languageEmergencies.de,
    sentences: [
      'Ich bin ein Programm und lese nur Englisch gut.',
      'Wenn Sie in Gefahr sind, jemand Sie schlägt oder bedroht oder Sie daran denken, sich das Leben zu nehmen, rufen Sie jetzt {emergency} an.',
      'Ebenso bei Schmerzen in der Brust, plötzlichen Kopfschmerzen wie nie zuvor, Atemnot, hängendem Gesicht, starker Blutung oder zu vielen Tabletten.',
      'Unter den Nummern hier hört Ihnen ein Mensch zu; Sie müssen damit nicht allein bleiben.',
      'Auf findahelpline.com finden Sie kostenlose Hilfe in Ihrem Land und in Ihrer Sprache.',
    ],
    common: words(
      'ich nicht und der die das ein eine ist bin habe hab mein meine mir mich er sie es wir zu in auf mit fur von aber wie was wenn auch noch mehr seit immer nur schon sehr kann will hilfe keine einfach',
    ),
    phrases: lines(`
      ich will sterben
      ich mochte sterben
      ich will nicht mehr leben
      ich mochte nicht mehr leben
      mich umbringen
      mir das leben nehmen
      selbstmord
      suizid
      mein mann schlagt mich
      er schlagt mich
      angst vor meinem mann
      vergewaltigt
      er hat mich gewurgt
      schmerzen in der brust
      brustschmerzen
      ich bekomme keine luft
      zu viele tabletten
      ich kann nicht mehr
      will nicht mehr
      will nicht mehr leben
      nicht mehr aufwachen
      einfach weg
      nicht mehr da ware
      besser ohne mich
      keinen sinn mehr
      mir etwas antun
      mich selbst verletzen
      ich ritze mich
      ritze mich
      alle tabletten
      mein mann schlagt
      mein freund schlagt
      er hat mich geschlagen
      hat mich gestossen
      gegen die wand gestossen
      gegen die wand
      gewurgt
      er droht mir
      bedroht mich
      bringt mich um
      druck auf der brust
      schmerzen im brustkorb
      atemnot
      arm ist taub
      gesicht hangt
      nicht richtig sprechen
      hilf mir
      helft mir
    `),
  },
  pt: {
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
  id: {
    sentences: [
      'Saya program komputer dan hanya bisa membaca bahasa Inggris dengan baik.',
      'Jika Anda dalam bahaya, ada yang memukul atau mengancam Anda, atau Anda berpikir untuk mengakhiri hidup, telepon {emergency} sekarang.',
      'Juga jika dada terasa nyeri, sesak napas, wajah turun sebelah, pendarahan hebat, atau minum obat terlalu banyak.',
      'Di nomor di bawah ini ada orang yang mendengarkan; Anda tidak harus sendirian.',
      'Di findahelpline.com ada bantuan gratis di negara dan bahasa Anda.',
    ],
    common: words(
      'saya aku yang dan di tidak ini itu dengan untuk dari ada sudah mau ingin suami tak sangat bisa akan karena sakit lagi hidup tolong kami dia juga',
    ),
    phrases: lines(`
      ingin mati
      mau mati
      ingin bunuh diri
      bunuh diri
      tidak mau hidup lagi
      suami saya memukul saya
      nyeri dada
      sesak napas
      ingin mengakhiri hidup
      lelah hidup
      lebih baik aku mati
      lebih baik saya mati
      suamiku memukul
      memukul aku
      memukul saya
      memukuliku
      sulit bernapas
      dada saya sakit
      tolong saya
    `),
  },
  hi: {
    sentences: [
      'मैं एक प्रोग्राम हूँ और केवल अंग्रेज़ी ठीक से पढ़ सकती हूँ।',
      'अगर आप ख़तरे में हैं, कोई आपको मारता या धमकाता है, या आप अपनी जान लेने के बारे में सोच रही हैं, तो अभी {emergency} पर फ़ोन करें।',
      'सीने में दर्द, साँस की तकलीफ़, चेहरा टेढ़ा होना, बहुत ख़ून बहना या ज़्यादा गोलियाँ लेने पर भी तुरंत फ़ोन करें।',
      'नीचे दी गई लाइनों पर एक इंसान आपकी बात सुनेगा; आप अकेली नहीं हैं।',
      'findahelpline.com पर आपके देश और आपकी भाषा में मुफ़्त मदद मिलती है।',
    ],
    common: words(
      'main mein mujhe mera meri hai hoon hu nahi nahin kya aur ka ki ke ko se bahut raha rahi hota hoti pati',
    ),
    phrases: lines(`
      marna chahti
      marna chahta
      mar jana chahti
      jeena nahi
      jeena nahi chahti
      jina nahi chahti
      khudkushi
      pati marta hai
      pati mujhe marta
      seene mein dard
      ab marna hai
      mar jaungi
      mar jana hai
      zindagi se thak
      jeene ka mann nahi
      pati mujhe
      mere pati mujhe
      mujhe maarta hai
      mujhe marte hain
      peet te hain
      peette hain
      saans nahi
      seene me dard
      seene me bahut dard
    `),
  },
  ur: {
    sentences: [
      'میں ایک پروگرام ہوں اور صرف انگریزی ٹھیک سے پڑھ سکتی ہوں۔',
      'اگر آپ خطرے میں ہیں، کوئی آپ کو مارتا یا دھمکاتا ہے، یا آپ اپنی جان لینے کا سوچ رہی ہیں تو ابھی {emergency} پر فون کریں۔',
      'سینے میں درد، سانس کی تکلیف، چہرہ ٹیڑھا ہونے، بہت خون بہنے یا زیادہ گولیاں کھانے پر بھی فوراً فون کریں۔',
      'نیچے دی گئی لائنوں پر ایک انسان آپ کی بات سنے گا، آپ اکیلی نہیں ہیں۔',
      'findahelpline.com پر آپ کے ملک اور آپ کی زبان میں مفت مدد ملتی ہے۔',
    ],
    common: [],
    phrases: [],
  },
  ar: {
    sentences: [
      'أنا برنامج ولا أقرأ جيدًا سوى الإنجليزية.',
      'إذا كنتِ في خطر أو كان أحد يضربكِ أو يهددكِ أو كنتِ تفكرين في إنهاء حياتك فاتصلي الآن بالرقم {emergency}.',
      'وكذلك عند ألم في الصدر أو ضيق في التنفس أو تدلي الوجه أو نزيف شديد أو إذا تناولتِ حبوبًا كثيرة.',
      'على الخطوط أدناه شخص يستمع إليك، ولستِ مضطرة للبقاء وحدك.',
      'في findahelpline.com تجدين مساعدة مجانية في بلدك وبلغتك.',
    ],
    common: [],
    phrases: [],
  },
  bn: {
    sentences: [
      'আমি একটি প্রোগ্রাম, আর কেবল ইংরেজি ভালো পড়তে পারি।',
      'আপনি বিপদে থাকলে, কেউ আপনাকে মারলে বা হুমকি দিলে, বা নিজের জীবন শেষ করার কথা ভাবলে এখনই {emergency} নম্বরে ফোন করুন।',
      'বুকে ব্যথা, শ্বাসকষ্ট, মুখ বেঁকে যাওয়া, বেশি রক্তপাত বা বেশি ওষুধ খেয়ে ফেললেও এখনই ফোন করুন।',
      'নিচের লাইনগুলোতে একজন মানুষ আপনার কথা শুনবেন; আপনি একা নন।',
      'findahelpline.com-এ আপনার দেশে ও আপনার ভাষায় বিনামূল্যে সাহায্য পাওয়া যায়।',
    ],
    common: [],
    phrases: [],
  },
  ru: {
    sentences: [
      'Я программа и хорошо читаю только по-английски.',
      'Если вы в опасности, если вас бьют или вам угрожают или если вы думаете о том, чтобы уйти из жизни, позвоните сейчас по номеру {emergency}.',
      'Звоните и при боли в груди, одышке, перекошенном лице, сильном кровотечении или если приняли слишком много таблеток.',
      'По линиям ниже вас выслушает человек, вам не нужно оставаться с этим одной.',
      'На findahelpline.com есть бесплатная помощь в вашей стране и на вашем языке.',
    ],
    common: [],
    phrases: [],
  },
  zh: {
    sentences: [
      '我是一个程序，只能读懂英文。',
      '如果您有危险，有人打您或威胁您，或者想结束自己的生命，请现在就拨打 {emergency}。',
      '如果胸痛、呼吸困难、面部下垂、大量出血，或者吃了太多药，也请马上拨打。',
      '拨打下面的电话，会有人听您说话，您不必独自承受。',
      '在 findahelpline.com 可以找到您所在国家、用您的语言提供的免费帮助。',
    ],
    common: [],
    phrases: [],
  },
  ...textsBeside,
}
