import { UnsubscribeButton } from './islands/UnsubscribeButton.island'

/** The target of the unsubscribe link: one button that unsubscribes. */
export function UnsubscribeScreen() {
  return (
    <div className="page-width max-w-2xl pt-16 text-center">
      <p className="caps">No more letters</p>
      <h1 className="mt-2">Shall we stop writing?</h1>
      <p className="mt-4 text-lg text-soft-ink">
        Somebody asked us to write to you once. Press the button and nobody can ask us again: we keep a fingerprint of
        your address for that, and not the address.
      </p>
      <UnsubscribeButton />
    </div>
  )
}
