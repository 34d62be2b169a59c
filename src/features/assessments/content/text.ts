/** A text around the assessments as editors see it. `list` is one entry a line. */
export type Text = { label: string; text: string; list?: boolean }

/** Texts that belong to the questions, signs or categories: `help_movement_minutes`. */
export const textsFor = <Prefix extends string, Id extends string>(
  prefix: Prefix,
  labels: Readonly<Record<Id, string>>,
  texts: Readonly<Record<Id, string>>,
): Record<`${Prefix}_${Id}`, Text> =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([id, text]) => [`${prefix}_${id}`, { label: labels[id as Id], text }]),
  ) as Record<`${Prefix}_${Id}`, Text>
