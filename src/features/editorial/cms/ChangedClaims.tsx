'use client'

import { revealText } from '@/shared/browser/revealText'

import type { Desk } from '../contract'

type Difference = NonNullable<Desk['difference']>
type Claim = Difference['claims'][number]

/** What became of a sentence, and whose turn it is. */
function stateInWords({ state, isRetracted, isSigned, checkedBy, signedBy, may }: Claim): string {
  if (state === 'withdrawn') return 'Withdrawn: change it, or take the withdrawal back under Claims.'
  if (isRetracted) return 'Its source is retracted: cite another one.'
  if (isSigned) return `Signed: ${checkedBy} and ${signedBy} read it in its source.`
  if (state === 'expired') return 'Its check has expired: somebody reads it in its source again.'
  if (!checkedBy) return 'Unchecked: nobody has read it in its source.'
  const readers = signedBy ? `${checkedBy} and ${signedBy}` : checkedBy
  return `Checked: ${readers} read it in its source. ${may ? 'Your signature is missing.' : 'Somebody else signs it.'}`
}

type ChangedClaimsProps = { difference: Difference; isDisabled: boolean; onRead: (hashes: string[]) => void }

/** The sentences that are signed instead of the whole being checked anew, each with who has read it in its source. */
export function ChangedClaims({ difference, isDisabled, onRead }: ChangedClaimsProps) {
  const { claims, removed, maySee } = difference
  const open = claims.flatMap(({ hash, may }) => (may ? [hash] : []))
  return (
    <section className="power-years-desk__claims" aria-labelledby="power-years-changed-claims">
      <h3 id="power-years-changed-claims">Only cited sentences changed</h3>
      <p>
        The rest stands on the site as it is here. So the whole need not be read anew: two people read each of these in
        its source, one of them not its author.
      </p>
      <ul>
        {claims.map((claim) => (
          <li key={claim.hash}>
            <button type="button" onClick={() => void revealText(claim.statement)}>
              “{claim.statement}”
            </button>
            <span>
              {claim.href ? (
                <a href={claim.href} target="_blank" rel="noreferrer">
                  {claim.source}
                </a>
              ) : (
                claim.source
              )}
              {claim.locator && `, ${claim.locator}`}
            </span>
            <small>{stateInWords(claim)}</small>
            {claim.may && open.length > 1 && (
              <button type="button" disabled={isDisabled} onClick={() => onRead([claim.hash])}>
                I read this one in its source
              </button>
            )}
          </li>
        ))}
        {removed.map((statement, index) => (
          // The same sentence may be taken out twice.
          <li key={`${index} ${statement}`}>
            <del>“{statement}”</del>
            <small>No longer in the text.</small>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <button type="button" disabled={isDisabled} onClick={() => onRead(open)}>
          {open.length === 1 ? 'I read it in its source' : `I read all ${open.length} in their sources`}
        </button>
      )}
      {maySee && (
        <button type="button" disabled={isDisabled} onClick={() => onRead([])}>
          I have seen what changed
        </button>
      )}
    </section>
  )
}
