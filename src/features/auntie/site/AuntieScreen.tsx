import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { circlePath } from '@/shared/ui/art/geometry'

import type { SafetyCountry } from '../content/safetyTexts'
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

/** Auntie: a bun, round glasses, and one eyebrow that has heard it all. */
function AuntiePortrait({ size = 56, className }: ArtProps) {
  return (
    <Drawing width={40} height={40} size={size} className={className}>
      <path d={circlePath(22, 22, 13)} fill="var(--color-glow)" fillOpacity={0.4} stroke="none" />
      <path
        d={`${circlePath(20, 5.5, 3.5)}M9.5 20c0-8 4.5-12 10.5-12s10.5 4 10.5 12M11 19c0 8 4 12.5 9 12.5s9-4.5 9-12.5M11 19c3-1 5-3 6-6 2 3.500 7 5.500 12 6M4.500 39c1-5.500 6-7 10.500-7.500M35.500 39c-1-5.500-6-7-10.500-7.500M15 30.500v3c2.500 3 7.500 3 10 0v-3${circlePath(15.6, 21, 3)}${circlePath(24.4, 21, 3)}M18.600 21h2.800M17 26.800q3 2.200 6.200-.4M13 15.800q2-1.300 4 0M22.500 15q2.200-1.600 4.300-.2`}
      />
    </Drawing>
  )
}
