/** The starting words of the search page. */
export const searchTexts = {
  eyebrow: 'Somewhere in here',
  headline: 'Search',
  introduction:
    'Modules, stacks, practices, ingredients and experts. Write it the way you say it: flush or flash, HRT or MHT. What you look for is not kept.',
  fieldLabel: 'Search the whole site',
  hint: 'Sleep, HRT, parabens…',
  button: 'Search',
} as const
