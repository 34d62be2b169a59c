import { ExternalIcon } from '@/shared/ui/art/icons'
import { buttonClass } from '@/shared/ui/Button'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { SiteLink } from '@/shared/ui/SiteLink'

import { Arch, TableScene } from './components/Scenes'
import { QuestionOfTheDay } from './islands/QuestionOfTheDay.island'
import type { Contact } from './queries'

type CommunityScreenProps = {
  prompts: { text: string }[]
  relationships: { text: string; context: string }[]
  preview: boolean
  contact: Contact
}

function OfficialPage({ socialPage, productName }: Pick<Contact, 'socialPage' | 'productName'>) {
  if (!socialPage)
    return (
      <p className="mt-3 text-soft-ink">
        We have no page on a social network yet. When we do, its door will be here. A kitchen table works at once.
      </p>
    )
  return (
    <>
      <p className="mt-3 text-soft-ink">
        {productName} has a page where others answer too. It belongs to another company, with its own rules about your
        data; what you write there, anyone may read.
      </p>
      <a
        href={socialPage}
        target="_blank"
        rel="noopener noreferrer external"
        className={buttonClass({ variant: 'quiet' }, 'mt-5')}
      >
        Visit Our Official Page
        <ExternalIcon size={16} />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </>
  )
}

export function CommunityScreen({ prompts, relationships, preview, contact }: CommunityScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/community" />}
      <div className="page-width">
        <header className="grid items-center gap-10 pt-10 pb-14 md:grid-cols-[1.3fr_1fr] md:gap-12 md:pt-14 lg:gap-16">
          <div>
            <p className="caps">Community</p>
            <h1 className="mt-2">Pull up a Chair</h1>
            <p className="mt-4 max-w-136 text-lg text-soft-ink">
              Nobody handed our mothers the words for this. So here are some questions instead: for a table, a group
              chat, or the friend you’d text at 3 a.m. What you answer stays between you.
            </p>
          </div>
          <Arch>
            <TableScene className="h-auto w-full" />
          </Arch>
        </header>
      </div>
      {prompts.length > 0 && (
        <section aria-labelledby="todays-question" className="border-y border-line bg-leaf py-12">
          <div className="page-width">
            <div className="mx-auto max-w-3xl text-center">
              <h2 id="todays-question" className="mb-3 font-sans caps">
                A question for today
              </h2>
              <QuestionOfTheDay questions={prompts.map(({ text }) => text)} />
            </div>
          </div>
        </section>
      )}
      <div className="page-width pb-6">
        <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-[1.5fr_1fr]">
          {prompts.length > 0 && (
            <section aria-labelledby="all-questions">
              <h2 id="all-questions">All the Questions</h2>
              <ol className="mt-5 border-t-[1.5px] border-ink">
                {prompts.map(({ text }, index) => (
                  <li key={text} className="grid grid-cols-[2.5rem_1fr] items-baseline border-b border-line py-3.5">
                    <span aria-hidden="true" className="font-serif text-soft-ink tabular">
                      {index + 1}
                    </span>
                    {text}
                  </li>
                ))}
              </ol>
            </section>
          )}
          <div className="space-y-12">
            <section aria-labelledby="official-page">
              <h2 id="official-page" className="text-2xl">
                Our Official Page
              </h2>
              <OfficialPage {...contact} />
            </section>
            <section aria-labelledby="bring-someone">
              <h2 id="bring-someone" className="text-2xl">
                Bring Someone Along
              </h2>
              <p className="mt-3 text-soft-ink">
                A table needs two. <SiteLink href="/invitations">Send an invitation</SiteLink> to somebody who’d laugh
                at the same things.
              </p>
            </section>
            <section aria-labelledby="house-rules">
              <h2 id="house-rules" className="text-2xl">
                Rules of the Table
              </h2>
              <ul className="mt-3 border-t-[1.5px] border-ink">
                {[
                  'What’s said here isn’t carried out of the door.',
                  'Your body, your story. Nobody else’s, unless she tells it.',
                  'Advice only when it’s asked for. Doses never.',
                  'Passing is an answer.',
                ].map((rule) => (
                  <li key={rule} className="border-b border-line py-3">
                    {rule}
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
        {relationships.length > 0 && (
          <section aria-labelledby="living-together" className="mt-16">
            <h2 id="living-together">On Living with Other People</h2>
            <ul className="mt-6 grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
              {relationships.map(({ text, context }) => (
                <li key={text} className="flex flex-col border-r border-b border-line p-6">
                  {context && <p className="mb-2 caps">{context}</p>}
                  <p className="font-serif text-xl leading-snug">{text}</p>
                </li>
              ))}
            </ul>
            <p className="mt-6 text-soft-ink">
              What research says about company, with its sources:{' '}
              <SiteLink href="/education/why-friends-are-medicine">Why Friends Are Medicine</SiteLink>.
            </p>
          </section>
        )}
      </div>
    </>
  )
}
