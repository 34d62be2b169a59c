import type { Route } from '../domain/routes'

/**
 * Ways into the library for those whom the average page leaves out. Each sentence stands, with its citation, in the first
 * module of its route; `references` are the sources it has there.
 */
export const routes: readonly Route[] = [
  {
    key: 'early',
    first: ['early-and-surgical-menopause', 'hormone-therapy-in-practice', 'bones-on-purpose'],
    notes: [
      {
        modules: ['hormone-therapy-without-the-panic', 'hormone-therapy-in-practice'],
        text: 'Before 40, hormone therapy puts back what is missing: the guideline says to go on until at least the usual age of menopause. After a surgical menopause the same holds. Neither does if there is a reason against it, as some cancers are.',
        references: ['eshre-poi-2024', 'ams-surgical-menopause'],
      },
      {
        modules: ['bones-on-purpose'],
        text: 'Menopause before 45 means more thin bones, the earlier the more so. Under 40 your bones should be looked at from the start.',
        references: ['early-menopause-2010', 'poi-bone-2023'],
      },
      {
        modules: ['heart-vessels-and-the-midlife-window'],
        text: 'Menopause before 45 means more heart disease, the earlier the more so. Ask to have yours looked after now, not at fifty.',
        references: ['early-menopause-2010'],
      },
      {
        modules: ['contraception-method-by-method'],
        text: 'If your ovaries are still there and no one knows why they stopped, they can wake up for a while: if you do not want a baby, you still need birth control.',
        references: ['poi-resumption-2011', 'racgp-poi-2017'],
      },
      {
        modules: ['what-perimenopause-actually-is', 'hot-flashes-honestly'],
        text: 'Most of this was measured in women past fifty. Where both ovaries were taken out or stopped by treatment, symptoms can come all at once, and hard.',
        references: ['ams-surgical-menopause'],
      },
    ],
  },
  {
    key: 'after-cancer',
    first: ['menopause-after-cancer', 'prescriptions-without-hormones', 'cbt-skills-for-flashes-and-3-a-m'],
    notes: [
      {
        modules: ['hormone-therapy-without-the-panic', 'hormone-therapy-in-practice'],
        text: 'After breast cancer, hormone therapy for the whole body is not offered, as a rule. After other cancers it depends on which one you had, and how far it had gone: ask your cancer team.',
        references: ['nice-ng101-2018', 'emas-igcs-2020'],
      },
      {
        modules: ['supplements-the-honest-ledger', 'soy-wine-and-coffee-the-fine-print'],
        text: 'Soy pills, red clover, black cohosh and vitamin E are not offered for flashes after breast cancer. Show your cancer team whatever is in your bag.',
        references: ['nice-ng101-2018'],
      },
      {
        modules: ['hot-flashes-honestly', 'prescriptions-without-hormones'],
        text: 'If you take tamoxifen: of the antidepressants, not paroxetine or fluoxetine. Ask your cancer team before you start anything.',
        references: ['nice-ng23-2015'],
      },
      {
        modules: ['down-there-spoken-aloud'],
        text: 'If you take an aromatase inhibitor, estrogen is out, and otherwise after breast cancer vaginal estrogen is a question for your cancer team. Moisturizers and lubricants come first.',
        references: ['emas-igcs-2020', 'gsm-nams-2020'],
      },
      {
        modules: ['contraception-method-by-method'],
        text: 'If treatment stopped your periods, your ovaries can wake up, and tamoxifen and its like are not birth control: you still need some. Ask your cancer team which.',
        references: ['scotland-breast-contraception'],
      },
    ],
  },
  {
    key: 'no-periods',
    first: ['no-bleeding-to-go-by', 'contraception-method-by-method', 'tracking-without-obsessing'],
    notes: [
      {
        modules: ['what-perimenopause-actually-is', 'is-it-menopause-or-something-else'],
        text: 'The stages go by the gaps between periods, and that is no use to you. Over 45 you go by how you feel; a blood test helps in a few cases alone.',
        references: ['straw-10-2012', 'nice-ng23-2015'],
      },
      {
        modules: ['hormone-therapy-without-the-panic', 'hormone-therapy-in-practice'],
        text: 'What counts is what is still inside you. Uterus out, all of it: estrogen alone is enough for most, but say so if you ever had endometriosis. After an ablation you need both halves. A hormonal coil may be one of them: ask.',
        references: [
          'dudley-hrt-leaflet',
          'emas-endometriosis-2025',
          'remedy-gynae-hrt',
          'menopause-charity-contraception',
        ],
      },
      {
        modules: ['contraception-method-by-method'],
        text: 'No bleeding does not mean no pregnancy: an ablation is not birth control, and a pregnancy after it can be dangerous.',
        references: ['ablation-ekhuft'],
      },
      {
        modules: ['tracking-without-obsessing'],
        text: 'Without dates to note, two weeks of symptoms make your map.',
        references: [],
      },
    ],
  },
  {
    key: 'trans',
    first: ['every-body-that-changes', 'down-there-spoken-aloud', 'talking-to-your-doctor'],
    notes: [
      {
        modules: ['hormone-therapy-without-the-panic', 'hormone-therapy-in-practice'],
        text: 'There is no birthday on which you have to stop testosterone: you and your clinic weigh it as you go. If you are a trans woman, what you take has rules of its own, which this page does not cover.',
        references: ['ygen-testosterone'],
      },
      {
        modules: ['down-there-spoken-aloud'],
        text: 'Testosterone makes the vagina thin and dry. Vaginal estrogen works mostly there, and little gets into the rest of you.',
        references: ['northside-screening', 'vagifem-spc-2022'],
      },
      {
        modules: ['contraception-method-by-method'],
        text: 'Testosterone is not birth control, and it can harm a baby in the womb.',
        references: ['sh24-trans-contraception'],
      },
      {
        modules: ['talking-to-your-doctor'],
        text: 'A line at the start can save you an hour: your name, which parts you have, and that you would like to talk about menopause.',
        references: [],
      },
      {
        modules: ['what-perimenopause-actually-is', 'every-body-that-changes'],
        text: 'Menopause follows ovaries, not labels: this page says “she” of most of its readers, and means you as well.',
        references: ['nice-ng23-2024'],
      },
    ],
  },
]
