import clsx from 'clsx'

type TallyProps = { count: number; of: number; className?: string }

/**
 * A number out of few as strokes of a tally, such as a difficulty. Decoration: the words stand beside it. Drawn with
 * borders, which print and which forced colours keep.
 */
export function Tally({ count, of, className = 'border-marigold' }: TallyProps) {
  return (
    <span aria-hidden="true" className="inline-flex shrink-0 items-center gap-[0.3em]">
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={clsx('h-[0.9em]', index < count ? `border-l-[3px] ${className}` : 'border-l border-edge')}
        />
      ))}
    </span>
  )
}
