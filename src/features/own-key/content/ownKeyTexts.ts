import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words about a key of the visitor's own, on the privacy page. What they promise stands in docs/promises.md. */
export const ownKeyTexts = {
  none: 'What you save here hangs on one cookie of this browser: clear it, or lose this phone, and it is gone. A key of your own changes that. Your diary then opens on any device of yours, and is sealed in your browser before it leaves it: we keep it and can’t read it.',
  open: 'Your diary is sealed in your browser with a key of your own, before it leaves it. We keep what we can’t open: no entry of it is readable on our server, not even for a moment. A changed page of ours could betray you, as any site’s could; our server as it is can’t.',
  locked:
    'Your diary is locked in this browser. Nothing is lost: open it with your passkey or with the 24 words of your sheet.',
  nothingSaved: 'Nothing is saved for you here yet, so there is nothing to lose.',
  keepButton: 'Keep it for good',
  haveButton: 'I have a key already',
  openButton: 'Open my diary',
  sheetButton: 'A sheet with my words',
  lockButton: 'Lock this browser',
  instead:
    'You have a key of your own. For hot flashes, days, medicines, visits, shields and assessments this holds in place of the first lines: they are sealed in your browser, our server never sees one opened, and they outlive this browser’s cookies as long as you have your passkey or your sheet. Bingo squares are sealed by our server, as for everybody.',
} as const

export type OwnKeyTexts = PageTexts<typeof ownKeyTexts>
