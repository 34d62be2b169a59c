import clsx from 'clsx'
import type { ComponentProps } from 'react'

const edges = {
  plain: 'border-edge text-ink',
  sage: 'border-sage text-ink',
  marigold: 'border-marigold text-ink',
  rose: 'border-rose text-ink',
  own: 'border-sage font-semibold text-sage',
  example: 'border-dashed border-edge font-semibold text-soft-ink',
}

/** What a pill says of what it stands beside: a property, its degree in a colour, or whose a number is. */
type PillKind = keyof typeof edges

export const pillKinds = Object.keys(edges) as PillKind[]

type PillProps = ComponentProps<'span'> & { kind?: PillKind; size?: 'normal' | 'small' }

/** A word in a frame, beside what it says something of. Nothing to press: options are `pillClass`. */
export function Pill({ kind = 'plain', size = 'normal', className, ...rest }: PillProps) {
  return (
    <span
      className={clsx(
        // As round as it is high, and of several lines no rounder: their ends would stand in the curve.
        'inline-flex max-w-full items-center gap-2 rounded-[0.875rem] border font-sans leading-normal',
        size === 'normal' ? 'min-h-7 px-3 py-0.5 text-sm' : 'px-2.5 py-0.5 text-xs',
        edges[kind],
        className,
      )}
      {...rest}
    />
  )
}
