import type { SafetyCountry } from '../content/safetyTexts'
import { AuntiePortrait } from './components/AuntiePortrait'
import { Chat } from './islands/Chat.island'

/** The chat with Auntie, and the numbers of people who can do more than she can. */
export function AuntieScreen({ countries }: { countries: SafetyCountry[] }) {
  return (
    <Chat
      countries={countries}
      portrait={<AuntiePortrait className="h-full w-full" />}
      title={
        // The conversation opens the page; its name is for those who hear or find it.
        <h1 className="font-sans text-sm font-semibold tracking-normal text-soft-ink">Ask an Auntie</h1>
      }
    />
  )
}
