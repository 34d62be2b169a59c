import type { SafetyCountry } from '../content/safetyTexts'
import { AuntiePortrait } from './components/AuntiePortrait'
import { Chat } from './islands/Chat.island'
import type { AuntieTexts } from '../content/auntieTexts'
import { DraftBanner } from '@/shared/ui/DraftBanner'

type AuntieScreenProps = { texts: AuntieTexts; preview: boolean; countries: SafetyCountry[] }

/** The chat with Auntie, and the numbers of people who can do more than she can. */
export function AuntieScreen({ texts, preview, countries }: AuntieScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/ask-auntie" />}
      <Chat
        texts={texts}
        countries={countries}
        portrait={<AuntiePortrait className="h-full w-full" />}
        face={<AuntiePortrait isClose className="h-full w-full" />}
        title={
          // The conversation opens the page; its name is for those who hear or find it.
          <h1 className="font-sans text-sm font-semibold tracking-normal text-soft-ink">{texts.headline}</h1>
        }
      />
    </>
  )
}
