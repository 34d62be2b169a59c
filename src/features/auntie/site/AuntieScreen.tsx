import type { SafetyCountry } from '../content/safetyTexts'
import { AuntiePortrait } from './components/AuntiePortrait'
import { Chat } from './islands/Chat.island'

/** The chat with Auntie, and the numbers of people who can do more than she can. */
export function AuntieScreen({ countries }: { countries: SafetyCountry[] }) {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <p className="caps">An AI that reads our library</p>
      <h1 className="mt-2">Ask an Auntie</h1>
      <p className="mt-4 mb-8 max-w-136 text-lg text-soft-ink">
        Candid answers out of the library, each with the page it comes from. She is software, she can be wrong, and she
        never examines, diagnoses or prescribes.
      </p>
      <Chat countries={countries} portrait={<AuntiePortrait size={44} className="shrink-0 text-marigold" />} />
    </div>
  )
}
