import clsx from 'clsx'
import { useId, useRef } from 'react'

import { CloseIcon, SearchIcon } from '@/shared/ui/art/icons'
import { Input, inputGroupClass } from '@/shared/ui/Field'
import type { LibraryTexts } from '../../content/libraryTexts'

type SearchBoxProps = {
  texts: LibraryTexts
  search: string
  onSearch: (search: string) => void
}

/** The search field of the library, with a button that clears it. */
export function SearchBox({ texts, search, onSearch }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form role="search" className={clsx(inputGroupClass, 'max-w-xl')} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className="grid size-12 shrink-0 place-items-center text-soft-ink">
        <SearchIcon size={22} />
        <span className="sr-only">{texts.searchLabel}</span>
      </label>
      <Input
        controlSize="bare"
        ref={input}
        id={id}
        type="search"
        placeholder={texts.searchHint}
        value={search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
      />
      {search && (
        <button
          type="button"
          aria-label={texts.clearButton}
          className="grid size-12 shrink-0 place-items-center"
          onClick={() => {
            onSearch('')
            input.current?.focus()
          }}
        >
          <CloseIcon size={18} />
        </button>
      )}
    </form>
  )
}
