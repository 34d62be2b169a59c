import type { ReactNode } from 'react'

import { Button } from '@/shared/ui/Button'

import { categories } from '../../domain/categories'
import type { LibraryView } from '../../domain/findModules'
import type { LibraryTexts } from '../../content/libraryTexts'

type NoResultsProps = {
  texts: LibraryTexts
  view: LibraryView
  /** Number of matching modules in other categories. */
  elsewhere: number
  /** Number of modules below that speak of it in other words. */
  also: number
  scene: ReactNode
  onShow: (view: LibraryView) => void
}

/** The empty state of the library, with a reset button; a line where other words have found something. */
export function NoResults({ texts, view, elsewhere, also, scene, onShow }: NoResultsProps) {
  const search = view.search.trim()
  const label = texts.categories[categories.findIndex(({ value }) => value === view.tab)]?.label
  const filled = (text: string) =>
    text
      .replaceAll('{category}', () => label ?? '')
      .replaceAll('{count}', String(elsewhere))
      .replaceAll('{search}', () => search)
  if (search && elsewhere === 0 && also > 0) return <p className="py-4 text-soft-ink">{filled(texts.otherWords)}</p>
  return (
    <div className="mt-10 mb-6 flex flex-col items-center text-center">
      {scene}
      <h2 className="mt-6 text-2xl">{search ? texts.nothingHeading : texts.noneHeading}</h2>
      <p className="mt-3 max-w-lg text-soft-ink">
        {!search && texts.noneText}
        {search && elsewhere > 0 && filled(elsewhere === 1 ? texts.oneElsewhere : texts.othersElsewhere)}
        {search && elsewhere === 0 && filled(texts.nothingText)}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {search && elsewhere > 0 && (
          <Button onClick={() => onShow({ tab: 'all', search })}>{texts.everywhereButton}</Button>
        )}
        <Button
          variant={elsewhere > 0 ? 'quiet' : 'primary'}
          onClick={() => onShow({ tab: search ? view.tab : 'all', search: '' })}
        >
          {search ? texts.clearButton : texts.allButton}
        </Button>
      </div>
    </div>
  )
}
