import { enoughToRank, type Commonest } from '../../domain/history'

type CommonestNamesProps = {
  title: string
  /** What an entry does, and what several do: `names a trigger`, `name a trigger`. */
  naming: [one: string, several: string]
  commonest: Commonest
}

/** What was named most, each with its number of entries; or the plain word that it is too early to tell. */
export function CommonestNames({ title, naming, commonest: { named, ranking } }: CommonestNamesProps) {
  const most = ranking?.[0]?.entries ?? 1
  return (
    <section>
      <h3 className="border-b-[1.5px] border-ink pb-2">{title}</h3>
      {ranking ? (
        <ol>
          {ranking.map(({ name, entries, tooLittle }) => (
            <li key={name} className="border-b border-line py-2.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={tooLittle ? 'text-soft-ink' : 'font-semibold'}>{name}</span>
                <span className="text-sm text-soft-ink tabular">
                  {entries} of {named} entries{tooLittle && ': too little to say'}
                </span>
              </p>
              {!tooLittle && (
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-1 w-full">
                  <path d={`M0 1h${(100 * entries) / most}`} stroke="var(--color-marigold)" strokeWidth={2} />
                </svg>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className="pt-3 text-soft-ink">
          Too little to say: {named > 1 ? `${named} entries` : named === 1 ? 'one entry' : 'no entry'}{' '}
          {naming[named > 1 ? 1 : 0]} so far. From {enoughToRank} on, the commonest stand here.
        </p>
      )}
    </section>
  )
}
