import type { Metadata } from 'next'

import { getCountries } from '@/features/auntie/site/queries'
import { NextReading } from '@/features/education/site/islands/NextReading.island'
import { getLibrary, getNextReadTexts } from '@/features/education/site/queries'
import { HomeScreen } from '@/features/home/site/HomeScreen'
import { getHomeTexts, getModuleCount } from '@/features/home/site/queries'
import { PageBlocks } from '@/features/pages/site/components/PageBlocks'
import { getHomeBlocks } from '@/features/pages/site/queries'
import { LogByStrength } from '@/features/symptoms/site/islands/LogByStrength.island'
import { LogHotFlash, SymptomLogger } from '@/features/symptoms/site/islands/SymptomLogger.island'
import { getDiaryTexts } from '@/features/symptoms/site/queries'
import { WeekAtAGlance } from '@/features/symptoms/site/islands/WeekReadings.island'
import { CardOfTheDayLink } from '@/features/tarot/site/components/CardOfTheDayLink'
import { WhenNear } from '@/shared/ui/WhenNear.island'

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default async function HomePage() {
  const [home, moduleCount, { cards }, own, countries, diary, nextReadTexts] = await Promise.all([
    getHomeTexts(),
    getModuleCount(),
    getLibrary(),
    getHomeBlocks(),
    getCountries(),
    getDiaryTexts(),
    getNextReadTexts(),
  ])
  const { texts } = home
  return (
    <>
      <HomeScreen
        {...home}
        moduleCount={moduleCount}
        own={
          own.blocks.length > 0
            ? { blocks: <PageBlocks {...own} countries={countries} />, instead: own.instead }
            : undefined
        }
        parts={{
          reading: (
            <NextReading
              texts={nextReadTexts}
              modules={cards.map(({ slug, title, duration }) => ({ slug, title, duration }))}
              opening={cards[0]?.description ?? ''}
            />
          ),
          log: (
            <>
              <LogByStrength label={texts.flashHeading} names={texts.severities} />
              <LogHotFlash className="mt-4 min-h-13 w-full rounded-full bg-glow px-6 font-semibold text-night-1 outline-moonlight transition-colors duration-200 hover:bg-moonlight">
                {texts.flashButton}
              </LogHotFlash>
            </>
          ),
          week: (
            <WhenNear className="min-h-88">
              <WeekAtAGlance texts={diary.texts} />
            </WhenNear>
          ),
          card: <CardOfTheDayLink heading={texts.cardHeading} note={texts.cardNote} />,
        }}
      />
      <SymptomLogger texts={diary.texts} />
    </>
  )
}
