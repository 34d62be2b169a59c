/** What is scored, in the order of the results. */
export const categories = ['movement', 'nutrition', 'purpose', 'social', 'stress', 'perimenopause'] as const
export type Category = (typeof categories)[number]

type Option = {
  text: string
  /** Stands alone, and counts as nothing selected: "None of these…". */
  exclusive?: boolean
}

type Asked = { id: string; category: Category; text: string; help: string }

export type Question =
  | (Asked & { type: 'radio' | 'checkbox'; options: readonly Option[] })
  | (Asked & { type: 'scale'; scaleMin: number; scaleMax: number; scaleLabels: readonly [string, string] })

/** Answers by question id: an option's text, a list of them, or a number on the scale. */
export type Responses = Record<string, string | string[] | number>
