import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

const focused =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum has-checked:outline-2 has-checked:outline-plum'
const tinted = 'hover:bg-leaf has-checked:bg-leaf'
const box = 'border-[1.5px] border-edge bg-paper has-checked:border-plum has-checked:-outline-offset-3'

const variants = {
  /** A box of its own, its words in the middle. */
  box: [focused, tinted, box, 'items-center justify-center text-center'],
  /** A box whose drawing and words stand at its left. */
  card: [focused, box],
  /** One of many short words. */
  chip: [
    focused,
    tinted,
    box,
    'min-h-11 items-center justify-center rounded-full px-4 py-1.5 text-center text-sm has-checked:bg-plum has-checked:text-on-plum',
  ],
  /** A line of a list. */
  row: [
    focused,
    tinted,
    'min-h-14 items-center gap-4 border-b border-line px-4 py-2 last:border-b-0 has-checked:-outline-offset-2',
  ],
  /** A field of a ruled grid, whose top and left lines the list draws. */
  cell: [focused, tinted, 'border-r border-b border-line p-5 has-checked:-outline-offset-2'],
  /** A checkbox beside a sentence. */
  plain: ['min-h-11 items-start gap-3'],
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'radio' | 'checkbox'
  variant: keyof typeof variants
  /** Shows the browser's own dot or tick as well; else the frame alone shows what is chosen. */
  marked?: boolean
  /** The layout inside, when it is no flex row. */
  grid?: boolean
  /** Of the label that frames the input. */
  className?: string
  children: ReactNode
}

/**
 * One answer of several, pressed as a whole: a native radio button or checkbox in its label, so that arrow keys, forms
 * and screen readers know it. Its group is a `fieldset` with a `legend`.
 */
export function Choice({ variant, marked = false, grid = false, className, children, ...input }: ChoiceProps) {
  return (
    <label
      className={clsx(
        'relative cursor-pointer transition-colors duration-200',
        grid ? 'grid' : 'flex',
        variants[variant],
        className,
      )}
    >
      <input
        className={
          marked
            ? clsx('size-5 shrink-0 accent-plum', variant === 'plain' || 'outline-none', variant === 'row' || 'mt-1')
            : // Hidden, but over its whole label: what scrolls into view is what is seen.
              'absolute inset-0 size-full cursor-pointer appearance-none opacity-0'
        }
        {...input}
      />
      {children}
    </label>
  )
}
