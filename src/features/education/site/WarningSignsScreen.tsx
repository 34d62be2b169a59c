import { urgencies, urgencyNames } from '@/shared/lib/redFlags'
import { LeafRule } from '@/shared/ui/art/LeafRule'
import { buttonClass } from '@/shared/ui/Button'
import { CallableText } from '@/shared/ui/CallableText'
import { CitedText } from '@/shared/ui/CitedText'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { ShortSources } from '@/shared/ui/ShortSources'

import type { SourcedRedFlag, WarningSignsTexts } from './warningSigns'

type WarningSignsScreenProps = { texts: WarningSignsTexts; flags: readonly SourcedRedFlag[]; preview: boolean }

/** Every warning sign of the site by how soon, with its sources. */
export function WarningSignsScreen({ texts, flags, preview }: WarningSignsScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/warning-signs" />}
      <div className="page-width max-w-3xl pt-10 pb-16 md:pt-14">
        <p className="caps">{texts.eyebrow}</p>
        <h1 className="mt-2">{texts.headline}</h1>
        <p className="mt-4 text-lg text-soft-ink">
          <InlineText>{texts.introduction}</InlineText>
        </p>
        <nav aria-label={texts.jumpLabel} className="mt-6 flex flex-wrap gap-2 print:hidden">
          {urgencies.map((urgency) => (
            <a key={urgency} href={`#soon-${urgency}`} className={buttonClass({ variant: 'quiet', size: 'small' })}>
              {urgencyNames[urgency]}
            </a>
          ))}
        </nav>
        {urgencies.map((urgency) => {
          const own = flags.filter((flag) => flag.urgency === urgency)
          return own.length === 0 ? null : (
            <section key={urgency} aria-labelledby={`soon-${urgency}`} className="mt-12">
              <h2 id={`soon-${urgency}`} className={urgency === 'visit' ? undefined : 'text-rose'}>
                {urgencyNames[urgency]}
              </h2>
              <ul className="mt-4 border-t-[1.5px] border-ink">
                {own.map(({ key, who, cited, sources }) => (
                  <li key={key} id={key} className="scroll-mt-24 break-inside-avoid border-b border-line py-4">
                    <p>
                      <CitedText under={key}>{cited.sign}</CitedText>
                    </p>
                    {who && <p className="text-soft-ink">{who}</p>}
                    <p className="mt-1 font-semibold">
                      <CitedText under={key} words={(text) => <CallableText>{text}</CallableText>}>
                        {cited.action}
                      </CitedText>
                    </p>
                    {sources.length > 0 && (
                      <details className="-mb-3 text-sm print:hidden">
                        <summary className="min-h-11 cursor-pointer py-2.5 text-soft-ink">
                          {sources.length === 1 ? texts.source : texts.sources}
                        </summary>
                        <div className="pb-3">
                          <ShortSources sources={sources} under={key} />
                        </div>
                      </details>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
        <p className="mt-8 text-sm text-soft-ink">
          {flags.some(({ sources }) => sources.length === 0) && (
            <>
              <InlineText>{texts.untraced}</InlineText>{' '}
            </>
          )}
          <InlineText>{texts.note}</InlineText>
        </p>
        <LeafRule className="mt-14" />
      </div>
    </>
  )
}
