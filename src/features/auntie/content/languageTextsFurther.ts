import type { LanguageText } from '../domain/answer/question/languages'

import { languageAssault } from './languageAssault'
import { languageSoon } from './languageSoon'

const words = (text: string) => text.trim().split(/\s+/)
const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/**
 * Beside the eleven that most people speak: languages of many who live where English is spoken. Read by no native
 * speaker yet (docs/safety/hazard-log.md).
 */
export const furtherTexts: Readonly<Record<string, LanguageText>> = {
  tl: {
    sentences: [
      'Isa akong programa at Ingles lang ang nababasa ko nang maayos.',
      'Kung nasa panganib ka, kung may nananakit o nagbabanta sa iyo, o kung iniisip mong wakasan ang iyong buhay, tumawag ngayon sa {emergency}.',
      'Tumawag din kung masakit ang dibdib mo, may biglaan at matinding sakit ng ulo, hirap kang huminga, tumabingi ang mukha, malakas ang pagdurugo, o napakaraming gamot ang nainom mo.',
      'Sa mga linya sa ibaba ay may taong makikinig sa iyo; hindi mo kailangang harapin ito nang mag-isa.',
      'Sa findahelpline.com may libreng tulong sa iyong bansa at wika.',
    ],
    common: words(
      'ako ko akong mo siya kami tayo sila ang ng mga na pa po pong opo hindi wala mayroon meron ba lang naman kasi pero kung dahil para sa kay ni si ito yung nang gusto ayoko ayaw sobra talaga bakit paano ano asawa anak masakit gabi araw araw-araw',
    ),
    phrases: lines(`
      ayoko na pong mabuhay
      ayoko na mabuhay
      ayoko nang mabuhay
      gusto ko nang mamatay
      gusto ko na mamatay
      gusto kong mamatay
      magpakamatay
      tapusin na lahat
      sinasaktan ako
      binubugbog ako
    `),
  },
  vi: {
    sentences: [
      'Tôi là một chương trình và chỉ đọc tốt tiếng Anh.',
      'Nếu bạn đang gặp nguy hiểm, bị ai đó đánh hoặc đe dọa, hoặc nghĩ đến việc kết thúc cuộc đời mình, hãy gọi ngay {emergency}.',
      'Cũng gọi ngay nếu bạn đau ngực, đau đầu dữ dội đột ngột, khó thở, méo mặt, chảy máu nhiều hoặc đã uống quá nhiều thuốc.',
      'Ở các đường dây dưới đây có người lắng nghe bạn; bạn không phải một mình chịu đựng điều này.',
      'Tại findahelpline.com có trợ giúp miễn phí ở nước bạn và bằng ngôn ngữ của bạn.',
    ],
    common: words(
      'toi khong muon minh nua chong cua va nhung rat duoc nguoi lam nay dem ngu bi dau qua roi vi cac biet',
    ),
    phrases: lines(`
      toi khong muon song nua
      toi muon chet
      khong muon song nua
      chong toi danh toi
    `),
  },
  ko: {
    sentences: [
      '저는 프로그램이며 영어만 잘 읽을 수 있습니다.',
      '위험에 처해 있거나, 누군가 당신을 때리거나 위협하거나, 스스로 목숨을 끊을 생각을 하고 있다면 지금 {emergency}로 전화하세요.',
      '가슴이 아프거나, 갑자기 심한 두통이 있거나, 숨쉬기 힘들거나, 얼굴 한쪽이 처지거나, 피가 많이 나거나, 약을 너무 많이 먹었을 때에도 바로 전화하세요.',
      '아래 번호에서는 사람이 이야기를 들어 줍니다. 혼자 견디지 않아도 됩니다.',
      'findahelpline.com에서 당신의 나라와 언어로 된 무료 도움을 찾을 수 있습니다.',
    ],
    common: [],
    phrases: [],
  },
  pl: {
    assault: languageAssault.pl,
    soon: languageSoon.pl,
    sentences: [
      'Jestem programem i dobrze czytam tylko po angielsku.',
      'Jeśli grozi Ci niebezpieczeństwo, ktoś Cię bije lub Ci grozi albo myślisz o odebraniu sobie życia, zadzwoń teraz pod numer {emergency}.',
      'Zadzwoń też, gdy masz ból w klatce piersiowej, nagły ból głowy jak nigdy dotąd, duszność, opadającą twarz, silne krwawienie albo połknęłaś za dużo tabletek.',
      'Pod numerami poniżej wysłucha Cię człowiek; nie musisz być z tym sama.',
      'Na findahelpline.com znajdziesz bezpłatną pomoc w swoim kraju i języku.',
    ],
    common: words(
      'nie sie jestem mam mnie mi moj moja jest ale czy juz zyc zycia tego bardzo maz dzieci boli nikt nikomu przez kiedy tylko dla jak nic sily chce moge wiem',
    ),
    phrases: lines(`
      samobojstwo
      on mnie zabije
      nie chce zyc
      nie chce juz zyc
      nie mam juz sily zyc
      chce umrzec
      chce sie zabic
      odebrac sobie zycie
      maz mnie bije
      bije mnie
    `),
  },
  nl: {
    assault: languageAssault.nl,
    soon: languageSoon.nl,
    sentences: [
      'Ik ben een programma en lees alleen Engels goed.',
      'Bent u in gevaar, slaat of bedreigt iemand u, of denkt u eraan een eind aan uw leven te maken, bel dan nu {emergency}.',
      'Bel ook bij pijn op de borst, plotselinge hoofdpijn zoals nooit eerder, benauwdheid, een scheve mond, zwaar bloedverlies of te veel pillen.',
      'Op de nummers hieronder luistert een mens naar u; u hoeft hier niet alleen mee te zijn.',
      'Op findahelpline.com vindt u gratis hulp in uw land en uw taal.',
    ],
    common: words(
      'ik niet een het mijn heb ben maar zijn voor ook naar hij geen meer deze wil kan mij hoort overgang bij sinds vandaag altijd nooit moet wordt haar slaapt slapen gaat',
    ),
    phrases: lines(`
      wil dood
      hij vermoordt me
      ik wil dood
      ik wil niet meer leven
      wil niet meer leven
      een eind aan mijn leven
      zelfmoord
      hij slaat me
      hij slaat mij
      mijn man slaat
      mond hangt scheef
      pijn op de borst
    `),
  },
}
