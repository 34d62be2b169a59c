type BarProps = { label: string; value: number; of: number; words: string; tone?: 'sage' | 'plum' }

/** A hairline bar: how much of the whole, with the same in words for those who do not see it. */
export function Bar({ label, value, of, words, tone = 'sage' }: BarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={value}
      aria-valuetext={words}
      className="h-[5px] bg-line"
    >
      <div
        className={tone === 'sage' ? 'h-full bg-sage' : 'h-full bg-plum'}
        style={{ width: `${(100 * value) / of}%` }}
      />
    </div>
  )
}
