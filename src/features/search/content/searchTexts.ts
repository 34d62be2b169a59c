/** The starting words of the search page. */
export const searchTexts = {
  eyebrow: 'Somewhere in here',
  headline: 'Search',
  introduction: 'Write it the way you say it: flush or flash, HRT or MHT. We don’t save your searches.',
  fieldLabel: 'Search the whole site',
  hint: 'Sleep, HRT, parabens…',
  button: 'Search',
} as const
