import clsx from 'clsx'

type ButtonLook = { look?: 'primary' | 'quiet' | 'danger'; size?: 'normal' | 'small' }

/** The classes of a button, for `<button>` and links alike. One `primary` a view; controls are at least 44 px high. */
export function buttonClass({ look = 'primary', size = 'normal' }: ButtonLook = {}, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-full border-[1.5px] text-center font-semibold no-underline transition-colors duration-200',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-leaf disabled:text-soft-ink',
    size === 'normal' ? 'min-h-12 px-6 py-2' : 'min-h-11 px-4 py-1.5 text-sm',
    look === 'primary' && 'border-plum bg-plum text-on-plum hover:bg-ink hover:border-ink hover:text-paper',
    look === 'quiet' && 'border-plum bg-transparent text-plum hover:bg-leaf',
    look === 'danger' && 'border-rose bg-transparent text-rose hover:bg-leaf',
    className,
  )
}
