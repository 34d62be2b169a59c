import clsx from 'clsx'
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'

import { ChevronDownIcon } from './art/icons'

/** The props that a Field passes to its control. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: ReactNode
  /** `caps`: small capitals. `plain`: body text. `small`: small text. */
  labelStyle?: 'caps' | 'plain' | 'small'
  hint?: ReactNode
  /** The error message, shown below the control and announced with it. */
  error?: ReactNode
  errorRef?: Ref<HTMLParagraphElement>
  className?: string
  /** Renders the control with the ids and ARIA attributes that associate it with label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

/** A form control with its label, hint and error message. */
export function Field({ label, labelStyle = 'caps', hint, error, errorRef, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={labelStyle === 'caps' ? 'caps' : clsx('block font-semibold', labelStyle === 'small' && 'text-sm')}
      >
        {label}
      </label>
      <div className={labelStyle === 'small' ? 'mt-1.5' : 'mt-2'}>
        {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 max-w-measure text-sm text-soft-ink">
          {hint}
        </p>
      )}
      {error && (
        <p ref={errorRef} id={`${id}-error`} role="alert" className="mt-1 text-rose">
          {error}
        </p>
      )}
    </div>
  )
}

/* Rose is no colour of a visitor's own: there a double line tells what is wrong. */
const framed =
  'border-[1.5px] border-edge bg-paper aria-invalid:border-rose forced-colors:aria-invalid:border-4 forced-colors:aria-invalid:border-double disabled:cursor-not-allowed disabled:bg-leaf disabled:text-soft-ink'

type ControlSize = { controlSize?: 'normal' | 'large' }

type InputProps = ComponentProps<'input'> & {
  /** `small`: as wide as its content. `bare`: without a frame, inside an input group. */
  controlSize?: 'small' | 'normal' | 'large' | 'bare'
}

/** A single-line input, to be wrapped in a Field. */
export function Input({ controlSize = 'normal', className, ...rest }: InputProps) {
  return (
    <input
      className={clsx(
        controlSize === 'small' && [framed, 'min-h-11 px-3 tabular'],
        controlSize === 'normal' && [framed, 'min-h-12 w-full px-4'],
        controlSize === 'large' && [framed, 'min-h-12 w-full px-4 text-lg'],
        controlSize === 'bare' && 'min-h-12 w-full min-w-0 bg-transparent outline-none placeholder:text-soft-ink',
        rest.type === 'search' && '[&::-webkit-search-cancel-button]:hidden',
        className,
      )}
      {...rest}
    />
  )
}

/** The classes of a frame around a bare Input and an adjacent symbol or button. */
export const inputGroupClass =
  'flex items-center border-[1.5px] border-edge focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-plum has-aria-invalid:border-rose forced-colors:has-aria-invalid:border-4 forced-colors:has-aria-invalid:border-double'

type TextareaProps = ComponentProps<'textarea'> & {
  /** Starts with one line and grows with its content. */
  growing?: boolean
}

/** A multi-line input, to be wrapped in a Field. */
export function Textarea({ growing = false, className, ...rest }: TextareaProps) {
  return (
    <textarea
      className={clsx(
        framed,
        'block w-full',
        growing ? 'field-sizing-content max-h-40 min-h-12 min-w-0 resize-none px-3 py-2.5' : 'px-4 py-3',
        className,
      )}
      {...rest}
    />
  )
}

/** A native select with an arrow of our own, as the browser’s sits on the border. To be wrapped in a Field. */
export function Select({ controlSize = 'normal', className, ...rest }: ComponentProps<'select'> & ControlSize) {
  return (
    <span className={clsx('relative block', className)}>
      <select
        className={clsx(framed, 'min-h-12 w-full appearance-none pr-11 pl-3', controlSize === 'large' && 'text-lg')}
        {...rest}
      />
      <ChevronDownIcon size={18} className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
    </span>
  )
}
