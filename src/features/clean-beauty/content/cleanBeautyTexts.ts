import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the Clean Beauty page. */
export const cleanBeautyTexts = {
  eyebrow: 'What is in the bottle',
  headline: 'Clean Beauty Guide',
  introduction:
    'What is known, what is only feared, and what merely itches. Your old moisturizer may stay until it is empty.',
  appLink: 'Free ingredient-scanning app',
  ingredientsTab: 'Toxic Ingredients',
  ingredientsHeading: 'Harmful ingredients, honestly rated',
  ingredientsIntroduction:
    'Six names from the back of the bottle. Not all of them earn the heading: each has its own rating and its sources.',
  scaleHeading: 'How sure is anybody that it disturbs hormones?',
  onLabels: 'On labels:',
  hormonesHeading: 'What it does to hormones',
  perimenopauseHeading: 'In perimenopause',
  certaintyHeading: 'How sure is anybody?',
  foundHeading: 'Found in',
  insteadHeading: 'Instead',
  avoidHeading: 'How to avoid it',
  sources: 'Sources',
  brandsTab: 'Clean Brands',
  brandsHeading: 'Clean brands',
  brandsIntroduction:
    'Kinds of product that leave little to worry about, scored from what their labels usually say, with what to look for.',
  samplesNote:
    'Cards marked Sample are made up, scores included. They show where brands will be named once the owner of this site has looked them up. No company has been judged.',
  ofHundred: 'of 100,',
  green: 'in the green',
  between: 'in between',
  red: 'in the red',
  lookFor: 'Look for',
  comesAs: 'Comes as:',
  sampleMark: 'Sample',
  rubricHeading: 'How the points are given',
  rubricText:
    'A hundred points for what can be read on any label. They say how much a label tells and spares you, not how safe a thing is; score your own shelf with them. A brand listed here by name has its score from the app.',
  guideTab: 'Yuka Guide',
  guideHeading: 'How to use a scanning app',
  guideIntroduction:
    'An app such as Yuka reads a barcode and gives the product a score. Four steps to get the good out of it.',
  colorsHeading: 'What the colors mean',
  colorsNote: 'A score is somebody’s opinion with a number on it. A useful one, often.',
  guideSteps: [
    {
      title: 'Open it in the aisle',
      text: 'Point the camera at the barcode. It shows a score out of 100 and a color.',
    },
    {
      title: 'Read past the color',
      text: 'Tap the ingredients. A low score may come from one preservative or one perfume you do not mind.',
    },
    {
      title: 'Ask what the score leaves out',
      text: 'It rates what is printed on the label. It cannot tell how much of it reaches you, or whether it suits your skin.',
    },
    {
      title: 'Change one thing at a time',
      text: 'Begin with what stays on your skin all day. When something is empty, replace it; nothing needs throwing out.',
    },
  ],
  colors: [
    { range: '80 to 100', word: 'green' },
    { range: '50 to 79', word: 'in between' },
    { range: '0 to 49', word: 'red' },
  ],
  rubric: [
    { text: 'No “fragrance” or “parfum” in the list' },
    { text: 'None of the six names on this page' },
    { text: 'The whole list of ingredients on the pack' },
    { text: 'Fifteen ingredients or fewer' },
    { text: 'No word without a fixed meaning, such as “clean” or “hypoallergenic”' },
    { text: 'A pump or tube that keeps fingers out' },
    { text: 'What it is for, in plain words or a number such as an SPF' },
    { text: 'A date, or how long it lasts once open' },
  ],
} as const

export type CleanBeautyTexts = PageTexts<typeof cleanBeautyTexts>
