import { SiteLink } from '@/shared/ui/SiteLink'

import type { Figures } from './queries'

const rows = (figures: Figures) => [
  {
    name: 'Claims on the site',
    count: figures.claims,
    says: 'A claim is a sentence with a source, or a row of a table.',
  },
  {
    name: 'With a place in the source',
    count: figures.placed,
    says: 'We say where in it to look: a table, a section, the abstract.',
  },
  { name: 'Signed', count: figures.signed, says: 'Two people with accounts of their own have read it in its source.' },
  {
    name: 'Checked',
    count: figures.checked,
    says: 'Somebody has read it against its source. The second reading is missing.',
  },
  { name: 'Unchecked', count: figures.unchecked, says: 'New words, a new source, or a source nobody here could open.' },
  { name: 'Due', count: figures.due, says: 'Its next look is less than thirty days away.' },
  { name: 'Expired', count: figures.expired, says: 'Its day has passed, or its source no longer stands.' },
  { name: 'Withdrawn', count: figures.withdrawn, says: 'Taken back; marked where it still stands.' },
  { name: 'Sources', count: figures.sources, says: `${figures.opened} of them were read here.` },
  { name: 'Retracted or superseded sources', count: figures.fallen, says: 'Marked wherever they are cited.' },
]

const steps = [
  'A statement of fact cites its source, and, where somebody has noted it, the place in it: a table, a page, a section.',
  'The site finds every cited sentence by itself and keeps a record of it. Change its words or its source, and it is a new, unchecked claim.',
  'Somebody reads the sentence in its source and says so with a name and a day. A second person, with another account, signs.',
  'A year later, or sooner, it comes due. A month after its day has passed, the page says so beside the sentence.',
  'When a study is retracted or replaced, every sentence that rests on it is marked, on every page.',
  'What was wrong and has been put right stands under Corrections: before, after, and why.',
]

/** How claims are checked, with the figures of this moment; null while they cannot be read. */
export function HowWeCheckScreen({ figures }: { figures: Figures | null }) {
  return (
    <div className="page-width grid gap-x-16 pt-6 pb-16 md:pt-10 lg:grid-cols-[1fr_1.7fr] lg:grid-rows-[auto_1fr]">
      <header>
        <h1 className="sm:text-5xl">How We Check</h1>
        <p className="mt-3 max-w-136 text-lg text-soft-ink">
          Every sentence of fact on this site can be traced, has somebody who looked, and an end.{' '}
          <strong>No clinician has reviewed these texts yet</strong>, unless a page says so.
        </p>
      </header>
      <div className="mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:border-l lg:border-line lg:pl-12">
        <h2 className="slanted text-2xl">From a sentence to its source</h2>
        <ol className="mt-3 border-t-[1.5px] border-ink">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline gap-x-3 border-b border-line py-3">
              <span aria-hidden="true" className="font-serif text-3xl leading-none text-marigold-ink tabular">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        {figures && (
          <>
            <p className="mt-4">
              {figures.alone
                ? 'Here whoever writes a text may publish it alone: nobody else has to have checked it. Below each article stands whether somebody did.'
                : 'Where two people have accounts, no article, red flag or crisis line goes on the site before somebody else than its author has checked these very words. Below each article stands when.'}
            </p>
            <h2 className="mt-12 slanted text-2xl">The figures today</h2>
            <table className="mt-3 w-full border-t-[1.5px] border-ink text-left">
              <caption className="sr-only">Claims and sources by what is known of them</caption>
              <tbody>
                {rows(figures).map(({ name, count, says }) => (
                  <tr key={name} className="border-b border-line align-top">
                    <th scope="row" className="py-3 pr-4 font-semibold">
                      {name}
                      <span className="block text-sm font-normal text-soft-ink">{says}</span>
                    </th>
                    <td className="py-3 text-right font-serif text-2xl tabular">{count.toLocaleString('en-US')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </div>
      <section
        aria-labelledby="something-wrong"
        className="mt-10 max-w-measure lg:sticky lg:top-8 lg:self-start lg:border-t lg:border-line lg:pt-6"
      >
        <h2 id="something-wrong" className="text-2xl">
          If you find something wrong
        </h2>
        <p className="mt-3">
          Below the sources of an article, a stack, an ingredient, a practice session, a card, a line of the day or a
          warning sign stand the sentences that rest on them. Press “Report this sentence”. We learn which sentence it
          is, and nothing about you.
        </p>
        <ul className="mt-4">
          <li>
            <SiteLink href="/corrections" className="inline-flex min-h-11 items-center">
              Corrections
            </SiteLink>
          </li>
          <li>
            <SiteLink href="/how-we-check/rss.xml" className="inline-flex min-h-11 items-center">
              What was checked last (RSS)
            </SiteLink>
          </li>
          <li>
            <SiteLink href="/api/claims.json" className="inline-flex min-h-11 items-center">
              All claims for machines (JSON)
            </SiteLink>
          </li>
        </ul>
      </section>
    </div>
  )
}
