import { buttonClass } from '@/shared/ui/Button'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { SiteLink } from '@/shared/ui/SiteLink'
import { Tabs } from '@/shared/ui/Tabs.island'

import { ArchetypeEmblem } from './components/ArchetypeEmblem'
import { BackToCards } from './islands/BackToCards.island'
import { Coven } from './islands/Coven.island'
import type { ArchetypeView } from './view'
import type { ArchetypesTexts } from '../content/archetypesTexts'
import { InlineText } from '@/shared/ui/InlineText'

function Lines({ title, entries }: { title: string; entries: string[] }) {
  return (
    <>
      <h3 className="sr-only">{title}</h3>
      <ul className="divide-y divide-line border-y border-line text-lg">
        {entries.map((entry) => (
          <li key={entry} className="py-3">
            {entry}
          </li>
        ))}
      </ul>
    </>
  )
}

function Portrait({ archetype, texts }: { archetype: ArchetypeView; texts: ArchetypesTexts }) {
  const { id, persona, tagline, description, painPoints, solutions, modules, tier } = archetype
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16">
      <div className="mx-auto mt-2 flex aspect-6/7 w-56 max-w-full items-center justify-center self-start rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 pt-5 text-moonlight outline outline-offset-8 outline-line lg:w-full">
        <ArchetypeEmblem id={id} size={176} />
      </div>
      <div>
        <p className="text-sm text-soft-ink">{tier}</p>
        <h2 className="mt-2 text-3xl">{persona}</h2>
        <p className="mt-3 font-serif text-xl">{tagline}</p>
        <p className="mt-4 mb-7 max-w-measure text-soft-ink">{description}</p>
        <Tabs
          label={`About the ${persona}`}
          tabs={[
            {
              value: 'pain-points',
              label: texts.painPointsTab,
              content: <Lines title={texts.painPointsTab} entries={painPoints} />,
            },
            {
              value: 'solutions',
              label: texts.solutionsTab,
              content: <Lines title={texts.solutionsTab} entries={solutions} />,
            },
            {
              value: 'modules',
              label: texts.modulesTab,
              content: (
                <>
                  <h3 className="sr-only">{texts.modulesTab}</h3>
                  <ul className="divide-y divide-line border-y border-line text-lg">
                    {modules.map(({ slug, title }) => (
                      <li key={slug}>
                        <SiteLink href={`/education/${slug}`} className="inline-flex min-h-12 items-center py-1.5">
                          {title}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}

type ArchetypesProps = { texts: ArchetypesTexts; archetypes: ArchetypeView[]; preview: boolean }

export function ArchetypesScreen({ texts, archetypes, preview }: ArchetypesProps) {
  return (
    <>
      {preview && <DraftBanner path="/archetypes" />}
      <div className="page-width pt-6 pb-6 md:pt-10">
        <header className="mb-8 gap-x-16 lg:mb-10 lg:grid lg:grid-cols-[1fr_1.3fr] lg:items-end">
          <div>
            <p className="slanted text-xl text-marigold-ink">{texts.eyebrow}</p>
            <h1 className="mt-1">{texts.headline}</h1>
          </div>
          <p className="mt-4 max-w-136 text-lg text-soft-ink lg:mt-0">
            <InlineText>{texts.introduction}</InlineText>
          </p>
        </header>
        <Coven
          question={texts.question}
          members={archetypes.map((archetype) => ({
            id: archetype.id,
            persona: archetype.persona,
            tagline: archetype.tagline,
            tier: archetype.tier,
            emblem: <ArchetypeEmblem key={archetype.id} id={archetype.id} size={56} />,
            portrait: <Portrait key={archetype.id} texts={texts} archetype={archetype} />,
          }))}
        />
        <section
          aria-labelledby="coven-next"
          className="mt-14 items-end justify-between gap-x-12 lg:mt-16 lg:flex lg:border-t lg:border-line lg:pt-10"
        >
          <div>
            <h2 id="coven-next" className="text-2xl">
              {texts.nextHeading}
            </h2>
            <p className="mt-3 max-w-measure text-pretty text-soft-ink">
              <InlineText>{texts.nextText}</InlineText>
            </p>
          </div>
          <div className="mt-6 flex flex-wrap gap-3 lg:shrink-0">
            <SiteLink href="/education" className={buttonClass()}>
              {texts.libraryButton}
            </SiteLink>
            <SiteLink href="/community" className={buttonClass({ variant: 'quiet' })}>
              {texts.communityButton}
            </SiteLink>
            <BackToCards>{texts.backButton}</BackToCards>
          </div>
        </section>
      </div>
    </>
  )
}
