import clsx from 'clsx'
import type { ComponentProps } from 'react'

type ButtonStyle = { variant?: 'primary' | 'quiet' | 'danger'; size?: 'normal' | 'small' }

/**
 * The classes of a button, also for links that look like one. At most one `primary` per view; controls are at least 44
 * px high.
 */
export function buttonClass({ variant = 'primary', size = 'normal' }: ButtonStyle = {}, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-full border-[1.5px] text-center font-semibold no-underline transition-colors duration-200',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-leaf disabled:text-soft-ink',
    size === 'normal' ? 'min-h-12 px-6 py-2' : 'min-h-11 px-4 py-1.5 text-sm',
    variant === 'primary' && 'border-plum bg-plum text-on-plum hover:bg-ink hover:border-ink hover:text-paper',
    variant === 'quiet' && 'border-plum bg-transparent text-plum hover:bg-leaf',
    variant === 'danger' && 'border-rose bg-transparent text-rose hover:bg-leaf',
    className,
  )
}

/** The classes of a pill in a row of options: a tab, a filter. */
export function pillClass(chosen: boolean): string {
  return clsx(
    'min-h-11 max-w-full shrink-0 rounded-[1.375rem] border px-4 py-1.5 text-sm font-semibold transition-colors duration-200',
    chosen ? 'border-ink bg-ink text-paper' : 'border-edge hover:bg-leaf',
  )
}

/**
 * A button. `type` defaults to `button`. While pending, its label says so; `aria-disabled` instead of `disabled` keeps
 * the focus on it.
 */
export function Button({ variant, size, type = 'button', className, ...rest }: ComponentProps<'button'> & ButtonStyle) {
  return <button type={type} className={buttonClass({ variant, size }, className)} {...rest} />
}
