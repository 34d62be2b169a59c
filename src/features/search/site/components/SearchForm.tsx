import clsx from 'clsx'
import type { RefObject } from 'react'

import { SearchIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'
import { Input, inputGroupClass } from '@/shared/ui/Field'

import { maxSearchLength } from '@/shared/lib/searchKinds'

import { searchTexts } from '../../content/searchTexts'

type Typing = {
  inputRef: RefObject<HTMLInputElement | null>
  value: string
  onType: (value: string) => void
  onSend: () => void
}

type SearchFormProps = {
  /** The words of the field; in the dialog they belong to the control. */
  texts?: { fieldLabel: string; hint: string; button: string }
  search?: string
  typing?: Typing
}

/** The search form. Navigates to the search page unless an island handles the input. */
export function SearchForm({ texts = searchTexts, search, typing }: SearchFormProps) {
  return (
    <form
      role="search"
      action="/search"
      className="flex flex-wrap gap-3"
      onSubmit={
        typing
          ? (event) => {
              event.preventDefault()
              typing.onSend()
            }
          : undefined
      }
    >
      <label className={clsx(inputGroupClass, 'min-w-0 flex-1 basis-56')}>
        <span className="grid size-12 shrink-0 place-items-center text-soft-ink">
          <SearchIcon size={22} />
          <span className="sr-only">{texts.fieldLabel}</span>
        </span>
        <Input
          controlSize="bare"
          type="search"
          name="q"
          ref={typing?.inputRef}
          {...(typing
            ? { value: typing.value, onChange: (event) => typing.onType(event.target.value) }
            : { defaultValue: search })}
          maxLength={maxSearchLength}
          placeholder={texts.hint}
          autoComplete="off"
          enterKeyHint="search"
          className="pr-3"
        />
      </label>
      {!typing && <Button type="submit">{texts.button}</Button>}
    </form>
  )
}
