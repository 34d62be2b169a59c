import type { LanguageText } from '../domain/answer/question/languages'

import { languageAssault } from './languageAssault'
import { languageSoon } from './languageSoon'

const words = (text: string) => text.trim().split(/\s+/)
const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/**
 * Turkish, Japanese, Greek and Ukrainian, with the numbers of the country where most speak it, as whoever writes in
 * it may be there and none of these is a country that the lines know. Read by no native speaker yet
 * (docs/safety/hazard-log.md). Where the numbers were seen: Türkiye, https://www.112.gov.tr and
 * https://raillynews.com/2021/10/tum-acil-numaralar-112de-toplandi/ (no nationwide crisis line was found; 183, the ministry’s line for violence, free at any hour: https://polisnoktasi.com/kadin-cocuk-ve-sosyal-hizmetleri-kapsaminda-alo-183-hatti/ and https://progress.guide/atlas/asia/turkey); Japan,
 * https://www.city.edogawa.tokyo.jp/foreign/komattatoki/kinkyu.html (119, 110) and the city of Yasu’s bulletin of
 * September 2024 at mykoho.jp (Yorisoi Hotline, free at any hour); Greece, https://www.patt.gov.gr (112) and
 * https://progress.guide/atlas/europe/greece (1018 of Klimaka, at any hour); Ukraine, https://interfax.com.ua/news/general/640484-amp.html
 * (1547), https://osn.com.ua (1547 at any hour), https://techtoday.in.ua (7333 of Lifeline Ukraine, May 2024) and https://bukvy.org/?p=90240 (112, and that 101 to 104 go on).
 */
export const nearbyTexts: Readonly<Record<string, LanguageText>> = {
  tr: {
    assault: languageAssault.tr,
    soon: languageSoon.tr,
    sentences: [
      'Ben bir programım ve yalnızca İngilizceyi iyi okuyabiliyorum.',
      'Tehlikedeyseniz, biri sizi dövüyor ya da tehdit ediyorsa veya canınıza kıymayı düşünüyorsanız hemen {emergency} numarasını arayın; Türkiye’de 112, şiddet gördüğünüzde günün her saati ücretsiz 183.',
      'Göğüs ağrısı, daha önce hiç olmadığı kadar şiddetli ani baş ağrısı, nefes darlığı, yüzde kayma, şiddetli kanama veya çok fazla hap alındığında da hemen arayın.',
      'Aşağıdaki hatlarda sizi dinleyen bir insan var; bununla yalnız kalmak zorunda değilsiniz.',
      'findahelpline.com adresinde ülkenizde ve dilinizde ücretsiz yardım bulabilirsiniz.',
    ],
    common: words(
      'bana beni benim bir ve cok icin degil yok gibi simdi artik nasil hic olarak sonra oluyor istemiyorum istiyorum yapabilirim kocam esim gece uyuyamiyorum',
    ),
    phrases: lines(`
      intihar
      beni olduruyor
      yasamak istemiyorum
      olmek istiyorum
      kendimi oldurmek istiyorum
      intihar etmek istiyorum
      canima kiymak
      kocam beni dovuyor
      esim beni dovuyor
      beni dovuyor
      beni oldurecek
      gogsum agriyor
      nefes alamiyorum
    `),
  },
  ja: {
    sentences: [
      '私はプログラムで、よく読めるのは英語だけです。',
      '危険を感じているとき、誰かに殴られたり脅されたりしているとき、死にたいと考えているときは、今すぐ{emergency}に電話してください。日本では警察は110、救急は119です。',
      '胸の痛み、突然の今までにない頭痛、息苦しさ、顔のゆがみ、大量の出血、薬の飲みすぎのときも、すぐに電話してください。',
      '下の番号では人があなたの話を聞きます。日本では「よりそいホットライン」0120-279-338が24時間無料です。一人で抱え込まないでください。',
      'findahelpline.comで、あなたの国と言語の無料の相談先が見つかります。',
    ],
    common: [],
    phrases: [],
  },
  el: {
    sentences: [
      'Είμαι πρόγραμμα και διαβάζω καλά μόνο αγγλικά.',
      'Αν κινδυνεύετε, αν κάποιος σας χτυπά ή σας απειλεί ή αν σκέφτεστε να δώσετε τέλος στη ζωή σας, καλέστε τώρα το {emergency}· στην Ελλάδα το 112.',
      'Καλέστε και αν έχετε πόνο στο στήθος, ξαφνικό πονοκέφαλο όπως ποτέ άλλοτε, δύσπνοια, στραβό πρόσωπο, μεγάλη αιμορραγία ή αν πήρατε πάρα πολλά χάπια.',
      'Στις γραμμές παρακάτω σας ακούει ένας άνθρωπος· στην Ελλάδα το 1018, όλο το εικοσιτετράωρο. Δεν χρειάζεται να το περάσετε μόνη.',
      'Στο findahelpline.com θα βρείτε δωρεάν βοήθεια στη χώρα και στη γλώσσα σας.',
    ],
    common: [],
    phrases: [],
  },
  uk: {
    sentences: [
      'Я програма й добре читаю лише англійською.',
      'Якщо ви в небезпеці, якщо вас б’ють чи вам погрожують або якщо ви думаєте про те, щоб піти з життя, зателефонуйте зараз за номером {emergency}; в Україні 112 або швидка 103.',
      'Телефонуйте й тоді, коли болить у грудях, раптово болить голова, як ніколи досі, важко дихати, перекосило обличчя, сильна кровотеча або випито забагато таблеток.',
      'За номерами нижче вас вислухає людина; в Україні це Лайфлайн 7333, а при насильстві вдома 1547, цілодобово. Вам не треба бути з цим наодинці.',
      'На findahelpline.com є безкоштовна допомога у вашій країні та вашою мовою.',
    ],
    common: [],
    phrases: [],
  },
}
