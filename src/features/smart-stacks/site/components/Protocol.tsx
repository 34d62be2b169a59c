import { AlertIcon, HandIcon } from '@/shared/ui/art/icons'
import { ShortSources } from '@/shared/ui/ShortSources'

import { describeGrade } from '../../domain/evidence'
import type { StackView, SupplementView } from '../view'
import { EvidenceNeedle } from './EvidenceNeedle'

const hardest = 5

/** The difficulty as one to five strokes of a tally. */
function Difficulty({ difficulty }: { difficulty: number }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="flex items-center gap-1.5">
        {Array.from({ length: hardest }, (_, index) => (
          <span
            key={index}
            className={index < difficulty ? 'h-4 border-l-[3px] border-marigold' : 'h-4 border-l border-edge'}
          />
        ))}
      </span>
      {difficulty} out of {hardest}
    </span>
  )
}

function Noted({ title, entries }: { title: string; entries: StackView['coreProducts'] }) {
  if (entries.length === 0) return null
  return (
    <section className="break-inside-avoid">
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-marigold">
        {entries.map(({ name, note }) => (
          <li key={name}>{note ? `${name}: ${note}` : name}</li>
        ))}
      </ul>
    </section>
  )
}

function Supplement({ supplement }: { supplement: SupplementView }) {
  const { name, studiedDose, evidenceGrade, evidenceNote, cautions, interactions, notForHotFlashes, sources } =
    supplement
  const grade = describeGrade(evidenceGrade)
  return (
    <li className="break-inside-avoid-page py-6">
      <h4 className="text-lg font-semibold">{name}</h4>
      <p className="mt-1.5 flex items-center gap-2 text-sm font-semibold">
        <EvidenceNeedle step={grade.step} />
        {grade.label}
      </p>
      {notForHotFlashes && (
        <p className="mt-2 flex items-center gap-2 text-sm font-semibold text-rose">
          <HandIcon size={18} className="shrink-0" />
          Not recommended for hot flashes
        </p>
      )}
      <p className="mt-3">{evidenceNote}</p>
      <dl className="mt-3 space-y-3">
        <div>
          <dt className="caps">What was studied, not what to take</dt>
          <dd>{studiedDose}</dd>
        </div>
        <div>
          <dt className="caps">Cautions</dt>
          <dd>{cautions}</dd>
        </div>
        <div>
          <dt className="caps">Interactions</dt>
          <dd>{interactions}</dd>
        </div>
      </dl>
      <details className="mt-3 print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-plum underline underline-offset-4">
          Sources ({sources.length})<span className="sr-only"> for {name}</span>
        </summary>
        <div className="mt-2">
          <ShortSources sources={sources} />
        </div>
      </details>
      <div className="mt-3 hidden print:block">
        <ShortSources sources={sources} />
      </div>
    </li>
  )
}

/** The body of a protocol, shared by its page and the dialog. */
export function Protocol({ stack }: { stack: StackView }) {
  return (
    <div className="space-y-10">
      <dl className="grid gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-2">
        <div>
          <dt className="caps">For</dt>
          <dd className="first-letter:uppercase">{stack.targetSymptoms.join(', ')}</dd>
        </div>
        <div>
          <dt className="caps">Difficulty</dt>
          <dd>
            <Difficulty difficulty={stack.difficulty} />
          </dd>
        </div>
        <div>
          <dt className="caps">Timing</dt>
          <dd>{stack.timing}</dd>
        </div>
        <div>
          <dt className="caps">How long</dt>
          <dd>{stack.duration}</dd>
        </div>
      </dl>
      <section>
        <h3 className="text-xl">Instructions</h3>
        <ol className="mt-3 list-decimal space-y-2 pl-6 marker:font-serif marker:text-marigold">
          {stack.instructions.map((instruction) => (
            <li key={instruction} className="pl-1">
              {instruction}
            </li>
          ))}
        </ol>
      </section>
      <Noted title="Core products" entries={stack.coreProducts} />
      <Noted title="Additional supports" entries={stack.additionalSupports} />
      <Noted title="Lifestyle integration" entries={stack.lifestyleIntegration} />
      <section className="break-inside-avoid">
        <h3 className="text-xl">Expected timeline</h3>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {stack.expectedTimeline.map(({ name, note }) => (
            <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[8rem_1fr]">
              <dt className="font-semibold">{name}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </section>
      {stack.supplements.length > 0 && (
        <section>
          <h3 className="text-xl">Supplements</h3>
          <p className="mt-3 flex gap-3 border-l-4 border-rose bg-leaf p-4 print:border">
            <AlertIcon size={22} className="mt-1 shrink-0 text-rose" />
            {stack.safetyNote}
          </p>
          <ul className="divide-y divide-line">
            {stack.supplements.map((supplement) => (
              <Supplement key={supplement.name} supplement={supplement} />
            ))}
          </ul>
        </section>
      )}
      {stack.leftOut.length > 0 && (
        <section className="border border-line bg-leaf px-5 pt-5 sm:px-6">
          <h3 className="text-xl">Left out on purpose</h3>
          <p className="mt-2 text-soft-ink">You may meet it elsewhere. This stack does without it, and here is why.</p>
          <ul>
            {stack.leftOut.map((supplement) => (
              <Supplement key={supplement.name} supplement={supplement} />
            ))}
          </ul>
        </section>
      )}
      {stack.sources.length > 0 && (
        <section>
          <h3 className="mb-3 text-xl">What the protocol rests on</h3>
          <ShortSources sources={stack.sources} folded />
        </section>
      )}
      <p className="border-t border-line pt-6 font-semibold">
        Take a screenshot of this protocol to keep it, and consult a healthcare provider before you start anything new.
      </p>
    </div>
  )
}
