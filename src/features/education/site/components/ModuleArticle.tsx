import { AlertIcon, ArrowRightIcon } from '@/shared/ui/art/icons'
import { LeafRule } from '@/shared/ui/art/LeafRule'
import { RedFlagList } from '@/shared/ui/RedFlagList'
import { SiteLink } from '@/shared/ui/SiteLink'

import { routes } from '../../content/routes'
import { nameRoutes, notesForModule } from '../../domain/routes'
import { RouteNotes } from '../islands/RouteNotes.island'
import { durationInWords, type ModuleView, type ReaderWords } from '../view'
import { ArticleText, articleStyle, Picture } from '@/shared/ui/article/ArticleText'
import { SourceList } from './SourceList'

type Words = { texts: ReaderWords }

function KeyInsight({ texts, text, notice }: Words & { text: string; notice: string | null }) {
  return (
    <aside aria-labelledby="key-insight" className="my-11 border-l-[3px] border-marigold py-1 pl-5 sm:pl-7">
      <h2 id="key-insight" className="font-sans caps">
        {texts.keyInsight}
      </h2>
      <p className="mt-2 font-serif text-2xl leading-snug text-balance">{text}</p>
      {notice && <p className="mt-2 text-sm text-rose">{notice}</p>}
    </aside>
  )
}

function RedFlags({ texts, flags }: Words & { flags: ModuleView['redFlags'] }) {
  return (
    <section
      aria-labelledby="red-flags"
      className="mt-10 break-inside-avoid border-[1.5px] border-rose px-5 py-5 sm:px-7"
    >
      <h2 id="red-flags" className="flex items-center gap-3 text-xl text-rose">
        <AlertIcon size={26} className="shrink-0" />
        {texts.helpHeading}
      </h2>
      <RedFlagList flags={flags} />
      <p className="mt-3 print:hidden">
        <SiteLink href="/warning-signs" className="inline-flex min-h-11 items-center">
          {texts.allSigns}
        </SiteLink>
      </p>
    </section>
  )
}

function Review({ texts, module }: Words & { module: ModuleView }) {
  const rows = [
    [texts.reviewedBy, module.reviewedBy],
    [texts.reviewedOn, module.reviewedOn],
    [texts.changedSince, module.sentencesReadOn && texts.changedSentences.replaceAll('{day}', module.sentencesReadOn)],
    [texts.nextReview, module.nextReviewDue],
    [texts.secondReader, module.secondReader],
  ].filter(([, value]) => value)
  return (
    <div className="mt-8 text-sm text-soft-ink">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr] print:grid-cols-[max-content_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="mb-2 sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure">{texts.noDiagnosis}</p>
    </div>
  )
}

function Related({ texts, modules }: Words & { modules: ModuleView['related'] }) {
  return (
    <nav aria-labelledby="related" className="mt-12 print:hidden">
      <h2 id="related" className="text-xl">
        {texts.readNext}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {modules.map(({ slug, title, duration }) => (
          <li
            key={slug}
            className="relative flex min-h-14 items-center gap-x-4 py-1 hover:bg-leaf large-text:flex-wrap"
          >
            {/* A plain link: through the router it would be intercepted and open as a dialog over this page. */}
            <a
              href={`/education/${slug}`}
              className="flex min-h-11 flex-1 items-center font-serif text-lg leading-snug no-underline after:absolute after:inset-0 hover:underline large-text:basis-full"
            >
              {title}
            </a>
            <span className="text-sm text-soft-ink">{durationInWords(duration, texts)}</span>
            <ArrowRightIcon size={18} className="shrink-0 text-marigold" />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ModuleArticleProps = Words & {
  module: ModuleView
  /** What the library page calls the ways into it. */
  routeNames: readonly { name: string }[]
  /** The absolute URL, for print. */
  address: string
  /** Rendered between the text and its sources. */
  finish?: React.ReactNode
}

/** The body of a module, shared by its page and the dialog. A server component. */
export function ModuleArticle({ module, texts, routeNames, address, finish }: ModuleArticleProps) {
  const { content, keyInsight, redFlags, sources, related } = module
  const routeNotes = notesForModule(nameRoutes(routes, routeNames), module.slug)
  const numbers = new Map(sources.map(({ id, number }) => [id, number]))
  return (
    <article className="mx-auto max-w-[33rem] print:max-w-none">
      {routeNotes.length > 0 && <RouteNotes texts={texts} notes={routeNotes} />}
      <div data-read-aloud>
        {module.picture && <Picture media={module.picture} />}
        {content && (
          <div className={articleStyle}>
            <ArticleText content={content} numbers={numbers} />
          </div>
        )}
        {keyInsight && <KeyInsight texts={texts} text={keyInsight} notice={module.notices.keyInsight} />}
      </div>
      {redFlags.length > 0 && <RedFlags texts={texts} flags={redFlags} />}
      {finish && <div className="mt-10">{finish}</div>}
      <LeafRule className="my-12 print:hidden" />
      {/* Twenty sources are longer than the text on a phone: who read it, and where to go on, are not to be scrolled for. */}
      <Review texts={texts} module={module} />
      <p className="hidden text-sm print:mt-2 print:block">{address}</p>
      {related.length > 0 && <Related texts={texts} modules={related} />}
      {sources.length > 0 && <SourceList texts={texts} sources={sources} />}
    </article>
  )
}
