import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

const focused =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum has-checked:outline-2 has-checked:outline-plum'
const tinted = 'hover:bg-leaf has-checked:bg-leaf'
const box = [
  'border-[1.5px] border-edge bg-paper has-checked:border-plum has-checked:-outline-offset-3',
  // As a field that is wrong (Field.tsx): none of the group was chosen.
  'in-aria-invalid:border-rose forced-colors:in-aria-invalid:border-4 forced-colors:in-aria-invalid:border-double',
]

const variants = {
  /** A box with centred text. */
  box: [focused, tinted, box, 'items-center justify-center text-center'],
  /** A box with drawing and text on the left. */
  card: [focused, box],
  /** A pill with a short label. */
  chip: [
    focused,
    tinted,
    box,
    'min-h-11 items-center justify-center rounded-full px-4 py-1.5 text-center text-sm has-checked:bg-plum has-checked:text-on-plum',
  ],
  /** A list item. */
  row: [
    focused,
    tinted,
    'min-h-14 items-center gap-4 border-b border-line px-4 py-2 last:border-b-0 has-checked:-outline-offset-2',
  ],
  /** A cell of a ruled grid, whose top and left borders are the list's. */
  cell: [focused, tinted, 'border-r border-b border-line p-5 has-checked:-outline-offset-2'],
  /** A checkbox beside a sentence. */
  plain: ['min-h-11 items-start gap-3'],
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'radio' | 'checkbox'
  variant: keyof typeof variants
  /** Shows the native radio or checkbox as well; otherwise only the frame shows the selection. */
  marked?: boolean
  /** The inner layout, if it is not a flex row. */
  grid?: boolean
  /** The class of the label that wraps the input. */
  className?: string
  children: ReactNode
}

/**
 * One option of a group: a native radio button or checkbox in its label, so that arrow keys, forms and screen readers
 * support it. The group is a `fieldset` with a `legend`.
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
            : // Visually hidden, but as large as the label, so that focusing it scrolls the label into view.
              'absolute inset-0 size-full cursor-pointer appearance-none opacity-0'
        }
        {...input}
      />
      {children}
    </label>
  )
}
