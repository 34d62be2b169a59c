import type { LanguageText } from '../domain/answer/question/languages'

import { languageAssault } from './languageAssault'
import { languageEmergencies } from './languageEmergencies'
import { languageSoon } from './languageSoon'
import { furtherTexts } from './languageTextsFurther'
import { nearbyTexts } from './languageTextsNearby'
import { romanceTexts } from './languageTextsRomance'

const words = (text: string) => text.trim().split(/\s+/)
const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/**
 * By the code of the language (ISO 639-1). Read by no native speaker yet (docs/safety/hazard-log.md).
 */
export const languageTexts: Readonly<Record<string, LanguageText>> = {
  es: romanceTexts.es,
  fr: romanceTexts.fr,
  de: {
    assault: languageAssault.de,
    soon: languageSoon.de,
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
      hilfe
      er bringt mich um
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
  pt: romanceTexts.pt,
  it: romanceTexts.it,
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
  ...furtherTexts,
  ...nearbyTexts,
}
