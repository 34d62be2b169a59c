import clsx from 'clsx'
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'

/** What a Field hands to its control. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: ReactNode
  /** `caps`: small capitals. `plain`: as text. `small`: as small text. */
  labelStyle?: 'caps' | 'plain' | 'small'
  hint?: ReactNode
  /** What is wrong, in words; shown under the control and read out with it. */
  error?: ReactNode
  errorRef?: Ref<HTMLParagraphElement>
  className?: string
  /** The control, with the ids and states that tie it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

/** A control with its visible label over it, its hint and its error under it. */
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
        <p id={`${id}-hint`} className="mt-1 text-sm text-soft-ink">
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

const framed =
  'border-[1.5px] border-edge bg-paper aria-invalid:border-rose disabled:cursor-not-allowed disabled:bg-leaf disabled:text-soft-ink'

type ControlSize = { controlSize?: 'normal' | 'large' }

type InputProps = ComponentProps<'input'> & {
  /** `small`: as wide as its content. `bare`: without a frame, within an InputGroup. */
  controlSize?: 'small' | 'normal' | 'large' | 'bare'
}

/** A one-line input. Its label, hint and error are a Field's. */
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

/** The classes of a frame around a bare Input and what stands beside it, such as a sign or a button. */
export const inputGroupClass =
  'flex items-center border-[1.5px] border-edge focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-plum has-aria-invalid:border-rose'

type TextareaProps = ComponentProps<'textarea'> & {
  /** Begins with one line and grows with what is written. */
  growing?: boolean
}

/** Room for several lines. Its label, hint and error are a Field's. */
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

/** One of many: the browser's own list, which phones open as a wheel. Its label, hint and error are a Field's. */
export function Select({ controlSize = 'normal', className, ...rest }: ComponentProps<'select'> & ControlSize) {
  return (
    <select
      className={clsx(framed, 'min-h-12 w-full px-3', controlSize === 'large' && 'text-lg', className)}
      {...rest}
    />
  )
}
