import { Bingo } from './islands/Bingo.island'

/** Self-care bingo: the boards, and one of them at `?board=`. */
export function BingoScreen() {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <Bingo />
      <p className="hidden max-w-136 text-lg noscript:block">
        The boards need scripts, which this browser does not run. A piece of paper with 25 kind things on it works as
        well.
      </p>
    </div>
  )
}
