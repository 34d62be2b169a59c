/** The three moments of Today's Focus; each day has one line for each. */
export const moments = [
  { value: 'morning', label: 'This morning' },
  { value: 'daytime', label: 'In the daytime' },
  { value: 'evening', label: 'This evening' },
] as const

export type Moment = (typeof moments)[number]['value']
